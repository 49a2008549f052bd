"""The virtual environment: installs the pinned packages, and Motherlode from the sources."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from installer.paths import BACKEND, BIN, BUILD, REQUIREMENTS, ROOT, STAMPS, VENV
from installer.steps import digest, do, is_done, run

INSTALL = ("install", "--no-compile", "--no-deps")
BASE_PYTHON: str = getattr(sys, "_base_executable", sys.executable)
"""The Python that environments are made from, even if a virtual environment is active."""
PYTHON = BIN / "python"
EARLIER = BUILD / "earlier-environment"
"""The environment before an update, kept until the set-up of its successor is complete."""
ALL_PACKAGES = "dev"
"""The environment whose packages include those of all others."""


def pins_digest(name: str) -> str:
    """A digest of the pinned packages of an environment."""
    return digest([REQUIREMENTS / f"{name}.txt"])


def make(name: str) -> None:
    """Creates the virtual environment; a complete one of other packages or Python is put aside.

    Its packages are not changed in place: pip may stop halfway, and then they would fit no more.
    """
    inputs = f"{BASE_PYTHON} {sys.version}"
    if is_set_up() and not (is_done("environment", inputs) and has_packages(name)):
        remove_earlier()
        VENV.rename(EARLIER)
    do("environment", inputs, lambda: create(VENV))


def has_packages(name: str) -> bool:
    """True if the virtual environment has the pinned packages of a player or a developer."""
    return is_done("packages", pins_digest(name), pins_digest(ALL_PACKAGES))


def is_set_up() -> bool:
    """True if Motherlode is installed in the virtual environment."""
    return (STAMPS / "motherlode").exists()


@contextmanager
def restored_after_failure() -> Iterator[None]:
    """Puts the earlier environment back if the set-up of a new one fails; else removes it.

    A set-up that was killed leaves it; the next one puts it back or removes it.
    """
    try:
        yield
    except BaseException:
        if EARLIER.exists() and not is_set_up():
            shutil.rmtree(VENV, ignore_errors=True)
            EARLIER.rename(VENV)
        raise
    remove_earlier()


def remove_earlier() -> None:
    """Removes the earlier environment; it is renamed first, so that no half of it is put back."""
    removed = BUILD / "removed-environment"
    shutil.rmtree(removed, ignore_errors=True)
    if EARLIER.exists():
        EARLIER.rename(removed)
        shutil.rmtree(removed, ignore_errors=True)


def create(folder: Path) -> None:
    """Creates an environment without pip, whose installation takes longest."""
    run("environment", BASE_PYTHON, "-m", "venv", "--clear", "--without-pip", folder)


def run_pip(step: str, python: Path, *arguments: str | Path, **settings: str) -> None:
    """Runs pip for an environment: this Python's pip, or else the environment's own."""
    if find_spec("pip"):
        pip: tuple[str | Path, ...] = (sys.executable, "-m", "pip", "--python", python)
    else:
        run(step, python, "-m", "ensurepip")
        pip = (python, "-m", "pip")
    run(step, *pip, "--quiet", "--disable-pip-version-check", *arguments, **settings)


def install_pinned(step: str, name: str, python: Path = PYTHON) -> None:
    run_pip(step, python, *INSTALL, "--require-hashes", "-r", REQUIREMENTS / f"{name}.txt")


def separate_python(name: str, step: str) -> Path:
    """The Python of a separate environment for one job, created if it is missing or outdated."""
    folder = BUILD / "environments" / name
    ready, python = folder / "ready", folder / "bin" / "python"
    inputs = f"{sys.version} {pins_digest(name)}"
    if not ready.exists() or ready.read_text() != inputs:
        create(folder)
        install_pinned(step, name, python)
        ready.write_text(inputs)
    return python


def install_node() -> None:
    if not has_packages("player"):
        do("Node", pins_digest("node"), lambda: install_pinned("Node", "node"))


def install_packages(name: str) -> None:
    """Installs the packages of a player or a developer."""
    do(
        "packages",
        pins_digest(name),
        lambda: install_pinned("packages", name),
        pins_digest(ALL_PACKAGES),
    )


def install_motherlode() -> None:
    """Installs Motherlode as an editable package."""

    def install() -> None:
        without = {"MOTHERLODE_COMPILE": "0", "MOTHERLODE_CLIENT": "0"}
        own = ("--no-build-isolation", "--editable", ROOT)
        run_pip("motherlode", PYTHON, *INSTALL, *own, **without)

    inputs = [ROOT / "pyproject.toml", ROOT / "src/motherlode/__init__.py", *BACKEND.glob("*.py")]
    do("motherlode", digest(inputs), install)


def install_pip() -> None:
    """Installs pip in the environment, for developers who try packages."""
    do("pip", sys.version, lambda: run("pip", PYTHON, "-m", "ensurepip"))
