"""Compiles the hot modules with mypyc where a C compiler works; elsewhere all runs from source.

Run by build_backend/motherlode_build.py, whose folder is on the path then.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import c_compiler
from compile_order import compile_order
from lean_code import lean_copies
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

MODULES = Path("compiled.txt")
BUILDS = {"bdist_wheel", "editable_wheel", "build_ext"}
"""The commands that need compiled modules; the others only ask for metadata or files."""


def extensions() -> list[Extension]:
    """The modules that `compiled.txt` lists, as one unit; none if this machine can't compile."""
    if not BUILDS & set(sys.argv):
        return []
    reason = c_compiler.why_not()
    if reason:
        say_uncompiled(reason)
        return []
    return run_mypyc()


def run_mypyc() -> list[Extension]:
    from mypyc.build import mypycify

    print("motherlode: running mypyc")
    made: list[Extension] = mypycify(
        compile_order(MODULES.read_text().split()),
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="motherlode",
    )
    for extension in made:
        # Only PyInit_... is for others: calls between our modules need no detour.
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return made


def say_uncompiled(reason: str) -> None:
    print(f"motherlode: not compiling, the games will run slower: {reason}", file=sys.stderr)


class BuildInParallel(build_ext):
    """Compiles a unit's C files on all cores, and only those that changed since the last time.

    All modules are compiled or none: a compiler that fails leaves the sources alone.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        self.build_temp = f"build/objects-{sys.implementation.cache_tag}"

    def run(self) -> None:
        try:
            super().run()
        except CCompilerError as error:
            say_uncompiled(str(error))
            for made in self.get_outputs():
                Path(made).unlink(missing_ok=True)
            self.extensions = []

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            def compile_one(generated: str, source: str) -> list[str]:
                (made,) = self.compiler.object_filenames([source], output_dir=options["output_dir"])
                if up_to_date(Path(made), Path(source), Path(generated).parent):
                    return [made]
                return list(one_by_one([source], *args, **options))

            with ThreadPoolExecutor(os.cpu_count()) as threads:
                parts = threads.map(compile_one, sources, lean_copies(sources))
                return [made for part in parts for made in part]

        self.compiler.compile = compile_all
        super().build_extensions()


def up_to_date(made: Path, source: Path, headers_in: Path) -> bool:
    """True if neither a C file nor a header of ours is younger than what was made of it."""
    if not made.exists():
        return False
    since = made.stat().st_mtime
    headers = [*headers_in.glob("*.h"), Path("setup.py")]
    return all(path.stat().st_mtime < since for path in [source, *headers])


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildInParallel})
