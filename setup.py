"""Compiles the hot rooms with mypyc where a C compiler is; elsewhere all runs from source."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = Path(__file__).with_name("compiled.txt")


def can_compile() -> str:
    """Why not to compile, or nothing."""
    if os.environ.get("MOTHERLODE_COMPILE") == "0":
        return "MOTHERLODE_COMPILE=0"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    include = sysconfig.get_path("include")
    if not Path(include, "Python.h").exists():
        return "the Python headers are missing"
    tried = subprocess.run(
        [compiler, "-x", "c", "-fsyntax-only", "-I", include, "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
    )
    return "" if tried.returncode == 0 else f"the C compiler ({compiler}) doesn't work"


def extensions() -> list[object]:
    """The modules that `compiled.txt` lists, as one unit."""
    reason = can_compile()
    if reason:
        print(f"motherlode: not compiling, the games will run slower: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = COMPILED.read_text().split()
    return list(mypycify([*modules], opt_level="2", debug_level="0", group_name="motherlode"))


setup(ext_modules=extensions())
