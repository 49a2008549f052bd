"""Checks whether this machine can compile the modules that mypyc speeds up."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from pathlib import Path

PROBE = "#include <Python.h>\nPyObject *probe(void) { return PyLong_FromLong(1); }\n"


@cache
def why_not() -> str:
    """The reason not to compile; empty if a C compiler works."""
    if os.environ.get("MOTHERLODE_COMPILE") == "0":
        return "MOTHERLODE_COMPILE=0"
    command = _command()
    if shutil.which(command[0]) is None:
        return f"there is no C compiler ({command[0]})"
    if not Path(_headers(), "Python.h").exists():
        return "the Python headers are missing"
    return "" if _can_build_library(command) else f"the C compiler ({command[0]}) doesn't work"


def _command() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def _headers() -> str:
    return sysconfig.get_path("include")


def _can_build_library(command: list[str]) -> bool:
    """True if the compiler turns a small extension into a shared library."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "probe.c"), Path(folder, "probe.so")
        source.write_text(PROBE)
        options = ["-fPIC", *_shared(), "-I", _headers(), str(source), "-o", str(made)]
        done = subprocess.run([*command, *options], capture_output=True)
        return done.returncode == 0 and made.exists()


def _shared() -> list[str]:
    """The compiler options for a shared library whose symbols Python provides."""
    return ["-bundle", "-undefined", "dynamic_lookup"] if sys.platform == "darwin" else ["-shared"]
