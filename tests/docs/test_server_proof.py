"""scripts/server_proof.py goes on where it was broken off, and each of its parts has tests."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "scripts")]

import server_proof as proof  # noqa: E402


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the results of this checkout as they are."""
    monkeypatch.setattr(proof, "RESULTS", tmp_path / "results.json")
    monkeypatch.setattr(proof, "PAGE", tmp_path / "page.md")
    shutil.copy(ROOT / "docs" / "server.md", tmp_path / "page.md")


def called(monkeypatch: pytest.MonkeyPatch, *arguments: str, fails: int = -1) -> list[int]:
    """The numbers of the parts that a call ran; the parts with the number `fails` fail."""
    ran: list[int] = []

    def run(part: proof.Part) -> proof.Result:
        if part.number == fails:
            raise KeyboardInterrupt
        ran.append(part.number)
        return proof.Result(True, "1 passed", "2026-01-01", "abc", 1)

    monkeypatch.setattr(proof, "run", run)
    monkeypatch.setattr(sys, "argv", ["server_proof.py", *arguments])
    if fails >= 0:
        with pytest.raises(KeyboardInterrupt):
            proof.main()
    else:
        proof.main()
    return ran


def test_a_run_that_was_broken_off_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    everything = [part.number for part in proof.PARTS]
    before = called(monkeypatch, fails=9)
    assert before == everything[: everything.index(9)]
    assert before + called(monkeypatch) == everything
    assert called(monkeypatch) == []
    assert called(monkeypatch, "--only", "2,3") == [2, 3]
    assert called(monkeypatch, "--again") == everything


def test_the_results_are_written_into_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    called(monkeypatch, "--write")
    page = proof.PAGE.read_text(encoding="utf-8")
    assert page.count("| passed: 1 passed | 2026-01-01 | abc | 1 |") == len(proof.PARTS)
    assert "### Figures" in page


def test_the_figures_of_a_part_are_what_its_tests_print() -> None:
    lines = ["..", "==== PASSES ====", "____ test_x ____", "----- Captured stdout call -----"]
    lines += ["2026-01-01 12:00:00 [error] log", "100 moves", "==== 1 passed in 2.0s ====", ""]
    assert proof.figures_of(lines) == "100 moves; 1 passed in 2.0s"
    assert proof.figures_of(['{"lost": []}']) == '{"lost": []}'


@pytest.mark.slow
def test_every_part_has_tests() -> None:
    for part in proof.PARTS:
        settings, words = proof.split_command(part.command)
        if "pytest" in words:
            found = subprocess.run(
                [*words, "--collect-only"], cwd=ROOT, capture_output=True, text=True, check=False
            )
            assert found.returncode == 0, part.command
        assert all(name.startswith("MOTHERLODE_") for name in settings)
