"""Setting a checkout up: what goes wrong is one line, and what was there before stays."""

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
"""An index that nobody serves."""
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
    """A checkout of its own with what a set-up reads, and nothing set up."""
    for folder in ("scripts", "build_backend", "requirements"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for file in ("pyproject.toml", "setup.py", "compiled.txt"):
        shutil.copy(ROOT / file, tmp_path / file)
    (tmp_path / "build").mkdir()
    return tmp_path


def refused(checkout: Path, **settings: str) -> str:
    """The one line that says why `make play` can't be done."""
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


def test_an_older_python_can_read_the_script_that_refuses_it() -> None:
    ast.parse(SCRIPT.read_text(encoding="utf-8"), feature_version=(3, 4))


def test_a_second_make_at_once_is_refused(checkout: Path) -> None:
    with (checkout / "build" / "set-up.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert "another make is at work" in refused(checkout)
    assert not (checkout / ".venv").exists()


def test_without_a_network_the_environment_stays_as_it_was(checkout: Path) -> None:
    assert "the network doesn't answer" in refused(checkout, **OFFLINE)
    kept = checkout / ".venv" / "kept"
    kept.touch()
    assert "the network doesn't answer" in refused(checkout, **OFFLINE)
    assert kept.exists()


def test_a_full_disk_is_named(checkout: Path) -> None:
    (checkout / "build" / "set-up.log").symlink_to("/dev/full")
    assert "the disk is full" in refused(checkout)


@pytest.mark.parametrize(
    ("output", "cause"),
    [
        ("npm error code ENOTFOUND\nnpm error network", "the network doesn't answer"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", "a package is not the one"),
        ("error: one\nERROR: the last line\n\n", "ERROR: the last line (all of it: build/set-up"),
    ],
)
def test_a_command_that_fails_is_explained(output: str, cause: str) -> None:
    told = explain("packages", output)
    assert told.startswith(f"packages: {cause}")
    assert "\n" not in told


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"CC": "/bin/false"}, "the C compiler (/bin/false) doesn't work"),
        ({"CC": "no-such-compiler"}, "there is no C compiler (no-such-compiler)"),
        ({"MOTHERLODE_COMPILE": "0"}, "MOTHERLODE_COMPILE=0"),
    ],
)
def test_a_compiler_that_cant_be_used_is_named(settings: dict[str, str], reason: str) -> None:
    asked = "import c_compiler; print(c_compiler.why_not())"
    done = subprocess.run(
        [sys.executable, "-c", asked],
        cwd=ROOT / "build_backend",
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
    )
    assert done.stdout == f"{reason}\n"
