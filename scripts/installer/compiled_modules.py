"""Compiled modules: built as a wheel in build/, then copied into the sources.

A player's first start doesn't wait for the compiler: it runs in the background, and the next start
uses its result.
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
from installer.paths import BACKEND, BIN, BUILD, REQUIREMENTS, ROOT, SET_UP, SOURCES
from installer.steps import digest, is_done, mark_done, times

STEP = "compiled modules"
WHEELS = BUILD / "compiled"
NICENESS = 10

sys.path.insert(0, str(BACKEND))
import c_compiler  # noqa: E402  (the build backend decides the same way)


def why_not() -> str:
    """The reason why this machine can't compile; empty if it can."""
    return str(c_compiler.why_not())


def source_digest() -> str:
    """A digest of everything that the compiled modules depend on."""
    listed = [ROOT / line for line in (ROOT / "compiled.txt").read_text().split()]
    build = [ROOT / "compiled.txt", ROOT / "setup.py", REQUIREMENTS / "compile.txt"]
    return digest([*listed, *build, *BACKEND.glob("*.py")], sys.version)


def take() -> bool:
    """Copies the modules that fit the sources, removes others; True if there are modules."""
    name = source_digest()
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
        modules = [name for name in packed.namelist() if name.endswith(".so")]
        packed.extractall(SOURCES, modules)


def build_in_background() -> None:
    """Starts a background process that compiles the modules for the next start."""
    command = [sys.executable, str(SET_UP), "compile"]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def build() -> None:
    """Compiles the modules if needed; waits for another process that is compiling."""
    began = time.monotonic()
    with alone("compile", wait=True):
        name = source_digest()
        if not (WHEELS / name).exists():
            _build(name)
    times[STEP] = time.monotonic() - began


def _build(name: str) -> None:
    """Builds the wheel in a temporary folder and renames that when it is complete."""
    unfinished = WHEELS / "unfinished"
    shutil.rmtree(WHEELS, ignore_errors=True)
    options = ("--no-deps", "--no-build-isolation", "--wheel-dir", unfinished)
    environment.run_pip(STEP, _python(), "wheel", *options, ROOT, MOTHERLODE_CLIENT="0")
    unfinished.rename(WHEELS / name)


def _python() -> Path:
    """A Python with mypyc: the developer's environment, or else a separate one."""
    if is_done("packages", environment.pins_digest(environment.ALL_PACKAGES)):
        return BIN / "python"
    return environment.separate_python("compile", STEP)


def lower_priority() -> None:
    """Lowers the priority of this process, so that others on the machine run first."""
    os.nice(NICENESS)
