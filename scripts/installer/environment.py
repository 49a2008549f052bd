"""The virtual environment: its packages, as pinned, and Motherlode itself from the sources."""

import sys
from importlib.util import find_spec
from pathlib import Path

from installer.places import BACKEND, BIN, BUILD, REQUIREMENTS, ROOT, VENV
from installer.steps import digest, do, is_done, run

INSTALL = ("install", "--no-compile", "--no-deps")
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
"""The Python that environments are made from, even if one of them is active."""
PYTHON = BIN / "python"
MOST_OF_ALL = "dev"
"""The packages that include all others."""


def pinned(name: str) -> str:
    """A name for the pins of an environment."""
    return digest([REQUIREMENTS / f"{name}.txt"])


def make() -> None:
    """Makes the virtual environment; one of another Python is replaced."""
    do("environment", f"{BASE_PYTHON} {sys.version}", lambda: create(VENV))


def create(folder: Path) -> None:
    """Makes an empty environment: a pip of its own would take longer than all the rest of it."""
    run("environment", BASE_PYTHON, "-m", "venv", "--clear", "--without-pip", folder)


def run_pip(step: str, python: Path, *arguments: str | Path, **settings: str) -> None:
    """Runs pip for an environment: the pip of the Python that runs this, or else one of its own."""
    if find_spec("pip"):
        pip: tuple[str | Path, ...] = (sys.executable, "-m", "pip", "--python", python)
    else:
        run(step, python, "-m", "ensurepip")
        pip = (python, "-m", "pip")
    run(step, *pip, "--quiet", "--disable-pip-version-check", *arguments, **settings)


def install_pinned(step: str, name: str, python: Path = PYTHON) -> None:
    run_pip(step, python, *INSTALL, "--require-hashes", "-r", REQUIREMENTS / f"{name}.txt")


def aside(name: str, step: str) -> Path:
    """The Python of an environment for one job, apart from the one that people use."""
    folder = BUILD / "environments" / name
    ready, python = folder / "ready", folder / "bin" / "python"
    inputs = f"{sys.version} {pinned(name)}"
    if not ready.exists() or ready.read_text() != inputs:
        create(folder)
        install_pinned(step, name, python)
        ready.write_text(inputs)
    return python


def install_node() -> None:
    if not is_done("packages", pinned(MOST_OF_ALL), pinned("player")):
        do("Node", pinned("node"), lambda: install_pinned("Node", "node"))


def install_packages(name: str) -> None:
    """Installs the packages of a player or a developer."""
    do(
        "packages",
        pinned(name),
        lambda: install_pinned("packages", name),
        pinned(MOST_OF_ALL),
    )


def install_motherlode() -> None:
    """Has the environment import Motherlode from the sources."""

    def install() -> None:
        without = {"MOTHERLODE_COMPILE": "0", "MOTHERLODE_CLIENT": "0"}
        own = ("--no-build-isolation", "--editable", ROOT)
        run_pip("motherlode", PYTHON, *INSTALL, *own, **without)

    inputs = [ROOT / "pyproject.toml", ROOT / "src/motherlode/__init__.py", *BACKEND.glob("*.py")]
    do("motherlode", digest(inputs), install)


def install_pip() -> None:
    """Gives the environment a pip of its own, for those who try packages out."""
    do("pip", sys.version, lambda: run("pip", PYTHON, "-m", "ensurepip"))
