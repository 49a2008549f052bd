"""Setting a checkout up: an error is one line, and the earlier set-up stays."""

import ast
import fcntl
import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "scripts"))

from installer.failures import explain  # noqa: E402

SCRIPT = ROOT / "scripts" / "set_up.py"
NOBODY = "http://127.0.0.1:9/simple"
"""A package index at which nothing answers."""
OFFLINE = {
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": NOBODY,
    "PIP_EXTRA_INDEX_URL": "",
    "PIP_FIND_LINKS": "",
    "PIP_RETRIES": "1",
    "PIP_NO_CACHE_DIR": "1",
}


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the files that a set-up reads, with nothing set up."""
    for folder in ("scripts", "build_backend", "requirements"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for file in ("pyproject.toml", "setup.py", "compiled.txt"):
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "build").mkdir()
    return tmp_path


def failure_of_play(checkout: Path, **settings: str) -> str:
    """The one error line of `make play`, which has to fail."""
    done = subprocess.run(
        [sys.executable, checkout / "scripts" / "set_up.py", "play"],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1, done.stdout
    assert done.stderr.count("\n") == 1, done.stderr
    assert "still works" in done.stderr
    return done.stderr


def test_an_older_python_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))
    with pytest.raises(SystemExit, match=r"^motherlode: this is Python 3.9, and Python 3.11 .*$"):
        runpy.run_path(str(SCRIPT))


def test_an_older_python_can_parse_the_script_that_refuses_it() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 4))


def test_make_play_is_refused_while_another_make_runs(checkout: Path) -> None:
    with (checkout / "build" / "set-up.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "another make is running" in failure_of_play(checkout)
    assert not (checkout / ".venv").exists()


def test_make_play_without_a_network_keeps_the_existing_environment(checkout: Path) -> None:
    assert "the network doesn't answer" in failure_of_play(checkout, **OFFLINE)
    marker = checkout / ".venv" / "marker"
    marker.touch()
    assert "the network doesn't answer" in failure_of_play(checkout, **OFFLINE)
    assert marker.exists()


def test_make_play_names_a_full_disk_as_the_cause_of_its_failure(checkout: Path) -> None:
    (checkout / "build" / "set-up.log").symlink_to("/dev/full")
    assert "the disk is full" in failure_of_play(checkout)


@pytest.mark.parametrize(
    ("output", "cause"),
    [
        ("npm error code ENOTFOUND\nnpm error network", "the network doesn't answer"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "a package is not the one"),
        ("error: one\nERROR: the last line\n\n", "ERROR: the last line (full output: build/set-up"),
    ],
)
def test_a_failed_command_is_explained_in_one_line(output: str, cause: str) -> None:
    explanation = explain("packages", output)
    assert explanation.startswith(f"packages: {cause}")
    assert "\n" not in explanation


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"CC": "/bin/false"}, "the C compiler (/bin/false) doesn't work"),
        ({"CC": "no-such-compiler"}, "there is no C compiler (no-such-compiler)"),
        ({"MOTHERLODE_COMPILE": "0"}, "MOTHERLODE_COMPILE=0"),
    ],
)
def test_why_not_says_why_modules_can_not_be_compiled(
    settings: dict[str, str], reason: str
) -> None:
    code = "import c_compiler; print(c_compiler.why_not())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT / "build_backend",
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
    )
    assert done.stdout == f"{reason}\n"
