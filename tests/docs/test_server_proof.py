"""scripts/server_proof.py goes on where it was broken off, and each of its parts has tests."""

import json
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


EVERYTHING = [part.command_of(share) for part, share in proof.in_order(set())]
"""The commands of all shares of all parts, in the order in which they run."""


def commands_of(*numbers: int) -> list[str]:
    return [part.command_of(share) for part, share in proof.in_order(set(numbers))]


def called(monkeypatch: pytest.MonkeyPatch, *arguments: str, fails: str = "") -> list[str]:
    """The commands that a call ran; it is broken off when the command `fails` would run."""
    ran: list[str] = []

    def run(command: str) -> proof.Result:
        if command == fails:
            raise KeyboardInterrupt
        ran.append(command)
        return proof.Result(True, "1 passed", "2026-01-01", "abc", 1, "f00 ba4")

    monkeypatch.setattr(proof, "run", run)
    monkeypatch.setattr(sys, "argv", ["server_proof.py", *arguments])
    if fails:
        with pytest.raises(KeyboardInterrupt):
            proof.main()
    else:
        proof.main()
    return ran


def test_a_run_that_was_broken_off_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    stops_at = commands_of(9)[0]
    before = called(monkeypatch, fails=stops_at)
    assert before == EVERYTHING[: EVERYTHING.index(stops_at)]
    assert before + called(monkeypatch) == EVERYTHING
    assert called(monkeypatch) == []
    assert called(monkeypatch, "--only", "2,3") == commands_of(2, 3)
    assert called(monkeypatch, "--again") == EVERYTHING


def test_a_share_that_is_missing_is_run_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    last = EVERYTHING[-1]
    assert "MOTHERLODE_FIRST_GAME=9000" in last
    called(monkeypatch, fails=last)
    assert called(monkeypatch) == [last]


def test_the_results_are_written_into_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    called(monkeypatch, "--write")
    page = proof.PAGE.read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.endswith(" |") and "2026-01-01" in line]
    assert len(rows) == len(proof.PARTS)
    assert page.count("| passed: 1 passed | 2026-01-01 | abc | f00 ba4 | 1 |") == sum(
        part.shares == 1 for part in proof.PARTS
    )
    assert page.count("passed (10,000 of 10,000 games)") == sum(
        part.shares > 1 for part in proof.PARTS
    )
    assert "### Figures" in page


def test_a_result_names_the_sources_that_it_is_of() -> None:
    """A commit may be joined with others into one of another name; its files keep theirs."""
    names = proof.sources().split()
    assert len(names) == 2
    for name, folder in zip(names, ("src", "tests"), strict=True):
        assert proof.git("rev-parse", f"HEAD:{folder}").startswith(name)
        assert proof.git("cat-file", "-t", name) == "tree"


def test_the_figures_of_a_part_are_what_its_tests_print() -> None:
    lines = ["..", "==== PASSES ====", "____ test_x ____", "----- Captured stdout call -----"]
    lines += ["2026-01-01 12:00:00 [error] log", "100 moves", "==== 1 passed in 2.0s ====", ""]
    assert proof.figures_of(lines) == "100 moves; 1 passed in 2.0s"
    assert proof.figures_of(['{"lost": []}', "a log line"]) == '{"lost": []}'
    assert proof.figures_of(["it broke", "off"]) == "it broke; off"


def test_ratios_of_disturbances_are_shown_as_words() -> None:
    rows = [
        {"mischief": "hints", "frames": 9, "ratio": 1.4, "lowest": 0.9, "highest": 2.1},
        {"mischief": "chat messages", "frames": 9, "ratio": 1.0, "lowest": 0.8, "highest": 1.1},
    ]
    kept = proof.figures_of(["log", json.dumps(rows)])
    assert json.loads(kept) == rows
    shown = proof.readable(kept)
    assert shown.endswith("hints 1.4 (0.9-2.1), chat messages 1.0 (0.8-1.1)")


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
