"""Compiled modules: built as a wheel in build/, then copied into the sources.

A player's first start doesn't wait for the compiler: it runs in the background, and the next start
uses its result.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from installer import environment
from installer.failures import STILL_WORKS, SetUpFailed
from installer.locks import alone
from installer.paths import BACKEND, BIN, BUILD, REQUIREMENTS, ROOT, SET_UP, SOURCES
from installer.steps import digest, forget, is_done, mark_done, times

STEP = "compiled modules"
WHEELS = BUILD / "compiled"
LAST_ERROR = BUILD / "compile-error.txt"
"""Why compiling in the background failed; nobody saw its output."""
NICENESS = 10
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
"""The end of the names of this Python's compiled modules."""
FAILED = "the C compiler failed (build/set-up.log); remove build/compiled to try again"

sys.path.insert(0, str(BACKEND))
import c_compiler  # noqa: E402  (the build backend decides the same way)


def why_not() -> str:
    """The reason why modules that `take` doesn't find can't be compiled; empty if they can."""
    return str(c_compiler.why_not()) or (FAILED if (WHEELS / source_digest()).exists() else "")


def source_digest() -> str:
    """A digest of everything that the compiled modules depend on."""
    listed = [ROOT / line for line in (ROOT / "compiled.txt").read_text().split()]
    build = [ROOT / "compiled.txt", ROOT / "setup.py", REQUIREMENTS / "compile.txt"]
    build += [*BACKEND.glob("*.py"), *BACKEND.glob("*.txt")]
    return digest([*listed, *build], sys.version, *rows_of_content())


def rows_of_content() -> Iterator[str]:
    """The names of the rows of all content files: their numbers are compiled into the modules."""
    for file in sorted(SOURCES.glob("motherlode/games/*/content/*.toml")):
        try:
            tables = tomllib.loads(file.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise SetUpFailed(f"{file.relative_to(ROOT)}: {error}; {STILL_WORKS}") from None
        rows = {name: list(table) for name, table in tables.items() if isinstance(table, dict)}
        yield f"{file.name} {rows}"


def take() -> bool:
    """Copies the modules that fit the sources, removes others; True if there are modules."""
    name = source_digest()
    if is_done(STEP, name) and are_there():
        return True
    forget(STEP)
    for stale in SOURCES.rglob("*.so"):
        stale.unlink()
    for wheel in (WHEELS / name).glob("*.whl"):
        _unpack(wheel)
    if are_there():
        mark_done(STEP, name)
        return True
    return False


def are_there() -> bool:
    """True if the sources hold compiled modules of this Python."""
    return any(SOURCES.rglob(f"*{SUFFIX}"))


def _unpack(wheel: Path) -> None:
    """Copies the compiled modules of a wheel; a failed compiler made none.

    They are unpacked elsewhere first: on a full disk none is copied, instead of half of them.
    """
    with zipfile.ZipFile(wheel) as packed, TemporaryDirectory(dir=BUILD) as folder:
        modules = [name for name in packed.namelist() if name.endswith(".so")]
        packed.extractall(folder, modules)
        for name in modules:
            Path(folder, name).replace(SOURCES / name)


def build_in_background() -> None:
    """Starts a background process that compiles the modules for the next start."""
    command = [sys.executable, str(SET_UP), "compile"]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def last_error() -> str:
    """Why the last compilation in the background failed; empty if it didn't."""
    return LAST_ERROR.read_text(encoding="utf-8") if LAST_ERROR.exists() else ""


def build_and_note_error() -> None:
    """Compiles the modules; an error is kept for the next start."""
    LAST_ERROR.unlink(missing_ok=True)
    try:
        build()
    except SetUpFailed as error:
        LAST_ERROR.write_text(str(error), encoding="utf-8")
        raise


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
