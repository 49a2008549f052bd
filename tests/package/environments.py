"""Builds packages from a copy of the checkout and installs them in clean environments."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
TIME = 1800
SUPPORTED = (11, 12, 13, 14)
"""The minor versions of Python 3 that pyproject.toml declares."""
TOO_OLD = (9, 10)
"""Older ones, which the build's requirements still support."""


class Failed(AssertionError):
    """A command failed; the text is the end of its output."""


def run(*command: str | Path, folder: Path, **settings: str) -> str:
    """Runs a command without our sources on its path; returns its output."""
    environment = dict(os.environ)
    for name in ("PYTHONPATH", "VIRTUAL_ENV", "MOTHERLODE_PURE", "MOTHERLODE_COMPILE"):
        environment.pop(name, None)
    environment |= settings
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=TIME
    )
    if done.returncode:
        raise Failed(f"{command}: {done.stdout[-3000:]}{done.stderr[-3000:]}")
    return done.stdout + done.stderr


def other_pythons(minors: Sequence[int] = SUPPORTED) -> dict[str, str]:
    """The Pythons of this machine by version, the supported ones or others; not the running one."""
    on_path = [f"python3.{minor}" for minor in minors]
    from_pyenv = Path.home().glob(".pyenv/versions/3.*/bin/python")
    installed = {version(python): python for python in [*on_path, *map(str, from_pyenv)]}
    others = [f"3.{minor}" for minor in minors if minor != sys.version_info.minor]
    return {name: installed[name] for name in others if name in installed}


def version(python: str) -> str:
    """The version of a Python, such as 3.12; empty if the program doesn't exist."""
    asked = [python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""


def copy_checkout(folder: Path, client: bool = True) -> Path:
    """Copies the files that git tracks, except tests, and optionally the built web client."""
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", folder=ROOT)
    files = [name for name in listed.splitlines() if not name.startswith("tests/")]
    if client:
        built = ROOT / "src" / "motherlode" / "server" / "static"
        files += [str(path.relative_to(ROOT)) for path in built.rglob("*") if path.is_file()]
    for name in files:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


def build(checkout: Path, **settings: str) -> tuple[Path, str]:
    """Builds the sdist, and the wheel from it; returns their folder and the output."""
    command = (sys.executable, "-m", "build", "--outdir", "dist", ".")
    output = run(*command, folder=checkout, **settings)
    return checkout / "dist", output


def install(
    folder: Path, package: Path, extra: str = "", python: str = sys.executable, **settings: str
) -> Path:
    """Installs a package in a new environment; returns the folder of its commands."""
    run(python, "-m", "venv", folder, folder=folder.parent)
    add_extra(folder / "bin", package, extra, **settings)
    return folder / "bin"


def add_extra(commands: Path, package: Path, extra: str, **settings: str) -> None:
    """Installs a package with one of its extras in an environment."""
    named = f"{package}[{extra}]" if extra else str(package)
    pip = (commands / "python", "-m", "pip", "--disable-pip-version-check", "install")
    run(*pip, "--quiet", "--no-compile", named, folder=commands.parent, **settings)
