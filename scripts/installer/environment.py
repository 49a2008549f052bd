"""The virtual environment: its packages, as pinned, and Motherlode itself from the sources."""

import sys
from pathlib import Path

from installer.places import BACKEND, BIN, REQUIREMENTS, ROOT, VENV
from installer.steps import digest, do, is_done, run

PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-compile")
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
"""The Python that environments are made from, even if one of them is active."""
MOST_OF_ALL = "dev"
"""The packages that include all others."""


def pinned(name: str) -> str:
    """A name for the pins of an environment."""
    return digest([REQUIREMENTS / f"{name}.txt"])


def make() -> None:
    """Makes the virtual environment; one of another Python is replaced."""

    def create() -> None:
        run("environment", BASE_PYTHON, "-m", "venv", "--clear", VENV)

    do("environment", f"{BASE_PYTHON} {sys.version}", create)


def install_pinned(step: str, name: str, python: Path = BIN / "python") -> None:
    pins = REQUIREMENTS / f"{name}.txt"
    run(step, python, *PIP, "--no-deps", "--require-hashes", "-r", pins)


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
        own = ("--no-deps", "--no-build-isolation", "--editable", ROOT)
        run("motherlode", BIN / "python", *PIP, *own, **without)

    inputs = [ROOT / "pyproject.toml", ROOT / "src/motherlode/__init__.py", *BACKEND.glob("*.py")]
    do("motherlode", digest(inputs), install)
