"""The compiled modules: built aside as a wheel, taken into the sources when nothing runs there.

A player's first start doesn't wait for the compiler: it works in the background, and the next
start takes what it made.
"""

import os
import shutil
import subprocess
import sys
import time
import zipfile
from pathlib import Path

from installer import environment
from installer.locks import alone
from installer.places import BACKEND, BIN, BUILD, REQUIREMENTS, ROOT, SET_UP, SOURCES
from installer.steps import digest, is_done, mark_done, times

STEP = "compiled modules"
WHEELS = BUILD / "compiled"
NICENESS = 10

sys.path.insert(0, str(BACKEND))
import c_compiler  # noqa: E402  (the build backend decides the same way)


def why_not() -> str:
    """The reason why this machine can't compile; empty if it can."""
    return str(c_compiler.why_not())


def wanted() -> str:
    """A name for what would be compiled now."""
    listed = [ROOT / line for line in (ROOT / "compiled.txt").read_text().split()]
    build = [ROOT / "compiled.txt", ROOT / "setup.py", REQUIREMENTS / "compile.txt"]
    return digest([*listed, *build, *BACKEND.glob("*.py")], sys.version)


def take() -> bool:
    """Takes the modules that fit the sources; removes those that don't. True if it has them."""
    name = wanted()
    if is_done(STEP, name):
        return True
    for stale in SOURCES.rglob("*.so"):
        stale.unlink()
    made = list((WHEELS / name).glob("*.whl"))
    for wheel in made:
        _unpack(wheel)
        mark_done(STEP, name)
    return bool(made)


def _unpack(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(SOURCES, [one for one in packed.namelist() if one.endswith(".so")])


def build_in_background() -> None:
    """Starts a process that compiles for the next start."""
    command = [sys.executable, str(SET_UP), "compile"]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def build() -> None:
    """Compiles, unless it is done; waits for another process that does so."""
    began = time.monotonic()
    with alone("compile", wait=True):
        name = wanted()
        if not (WHEELS / name).exists():
            _build(name)
    times[STEP] = time.monotonic() - began


def _build(name: str) -> None:
    """Builds the wheel in a folder of its own, which appears under its name when it is whole."""
    unfinished = WHEELS / "unfinished"
    shutil.rmtree(WHEELS, ignore_errors=True)
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", unfinished)
    environment.run_pip(STEP, _python(), "wheel", *options, ROOT, MOTHERLODE_CLIENT="0")
    unfinished.rename(WHEELS / name)


def _python() -> Path:
    """A Python with mypyc: a developer's environment has it, a player gets one aside."""
    if is_done("packages", environment.pinned(environment.MOST_OF_ALL)):
        return BIN / "python"
    return environment.aside("compile", STEP)


def give_way() -> None:
    """Lets everything else on this machine go first."""
    os.nice(NICENESS)
