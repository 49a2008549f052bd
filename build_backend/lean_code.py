"""Changes the C code that mypyc writes, on its way to the C compiler: the rules stay as they are.

An index is checked once (`lean_checks`), references that nobody needs are not taken
(`borrowed_vecs`), and small functions are written into the functions that call them
(`inlined_functions`).
"""

from pathlib import Path

import inlined_functions
from borrowed_vecs import borrow, final_attributes
from lean_checks import shorten

FOLDER = "lean"
"""The folder of the changed files, beside the generated ones."""


def lean_copies(sources: list[str]) -> list[str]:
    """Writes a changed copy of each of mypyc's files; returns the files to compile.

    A file that would stay the same is not written, so that it isn't compiled again.
    """
    codes = {source: Path(source).read_text(encoding="utf-8") for source in sources if ours(source)}
    finals = final_attributes("".join(codes.values()))
    codes = {source: borrow(shorten(code), finals) for source, code in codes.items()}
    codes = inlined_functions.inline(codes, inlined_functions.listed())
    for source, code in codes.items():
        write_changed(lean_path(source), code)
    return [str(lean_path(source)) if source in codes else source for source in sources]


def ours(source: str) -> bool:
    """True for the C file of a module; the others are mypyc's runtime."""
    return Path(source).name.startswith("__native_")


def lean_path(source: str) -> Path:
    return Path(source).parent / FOLDER / Path(source).name


def write_changed(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
