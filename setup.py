"""Compiles the hot rooms with mypyc where a C compiler is; elsewhere all runs from source."""

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

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

    made = mypycify(
        COMPILED.read_text().split(),
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="motherlode",
    )
    for extension in made:
        # Only PyInit_... is for others: calls between our modules need no detour.
        extension.extra_compile_args += ["-fvisibility=hidden"]
    return list(made)


class BuildInParallel(build_ext):
    """Compiles a unit's C files on all cores, and only those that changed since the last time."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.build_temp = f"build/objects-{sys.implementation.cache_tag}"

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                (made,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
                if up_to_date(Path(made), Path(source)):
                    return [made]
                return list(one_by_one([source], *args, **options))

            with ThreadPoolExecutor(os.cpu_count()) as threads:
                return [made for part in threads.map(compile_one, sources) for made in part]

        self.compiler.compile = compile_all
        super().build_extensions()


def up_to_date(made: Path, source: Path) -> bool:
    """Whether nothing that a C file includes of ours is younger than what was made of it."""
    if not made.exists():
        return False
    since = made.stat().st_mtime
    headers = [*source.parent.glob("*.h"), Path(__file__)]
    return all(path.stat().st_mtime < since for path in [source, *headers])


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildInParallel})
