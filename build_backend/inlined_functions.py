"""Writes small functions into the functions that call them, in the C code that mypyc writes.

Every module has a C file of its own, and a C compiler sees only one at a time: it can't inline a
function of another module. The functions in `inlined_functions.txt` are copied into a header, as
`CPyInl_...` where mypyc calls them `CPyDef_...`, and calls are turned to the copies. A function
that isn't found is called as before, and one line says so.
"""

import re
import sys
from pathlib import Path

LIST = Path(__file__).with_suffix(".txt")
HEADER = "inlined_functions.h"
INTERNAL_HEADER = '#include "__native_internal_motherlode.h"\n'
"""The line after which a C file knows all functions, classes and constants of the modules."""

Names = dict[str, str]
"""By the name in the list: the C name, without CPyDef_."""


def listed() -> list[str]:
    """The functions to inline, each as module:function."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def inline(codes: dict[str, str], wanted: list[str]) -> tuple[dict[str, str], str]:
    """The C files by path, changed to call inlined functions, and the header with those."""
    found: dict[str, str] = {}
    for name in wanted:
        function = function_in(codes, name)
        if function is None:
            print(f"motherlode: {name} is not in the C code, so it isn't inlined", file=sys.stderr)
        else:
            found[function[1]] = function[0]
    if not found:
        return codes, ""
    calls = re.compile(rf"= CPyDef_({'|'.join(found)})\(")
    ordered = callees_first(found, calls)
    header = "".join(calls.sub(r"= CPyInl_\1(", inlined(found[name], name)) for name in ordered)
    changed = {path: call_inlined(code, calls) for path, code in codes.items()}
    return changed, f"#pragma once\n{header}"


def function_in(codes: dict[str, str], name: str) -> re.Match[str] | None:
    """A function's C code, with its C name as the first group, or None.

    mypyc names a function by the end of its module's name and its own.
    """
    module, function = name.split(":")
    parts = module.split(".")
    code = next((codes[path] for path in codes if Path(path).stem == c_file(module)), "")
    ends = "|".join("___".join(parts[at:]) for at in range(len(parts)))
    own = function.replace(".", "___")
    return re.search(
        rf"^\S[^\n;]*\bCPyDef_((?:{ends})___{own})\([^\n;]*\) {{\n.*?^}}\n", code, re.M | re.S
    )


def c_file(module: str) -> str:
    """The name of a module's C file, without its suffix."""
    return "__native_" + module.replace(".", "___")


def callees_first(functions: dict[str, str], calls: re.Pattern[str]) -> list[str]:
    """The names of the functions, each after those it calls; no function may call itself."""
    done: dict[str, None] = {}

    def visit(name: str, callers: tuple[str, ...]) -> None:
        if name in callers:
            sys.exit(f"motherlode: {name} calls itself, so it can't be in {LIST.name}")
        if name not in done:
            for callee in calls.findall(functions[name]):
                visit(callee, (*callers, name))
            done[name] = None

    for name in functions:
        visit(name, ())
    return list(done)


def inlined(code: str, name: str) -> str:
    """The code of a function under its other name, always inlined."""
    declared = code.replace(f"CPyDef_{name}(", f"CPyInl_{name}(", 1)
    return f"static inline __attribute__((always_inline)) {declared}"


def call_inlined(code: str, calls: re.Pattern[str]) -> str:
    """A C file that calls the inlined functions, and includes them if it does."""
    changed = calls.sub(r"= CPyInl_\1(", code)
    if changed == code:
        return code
    return changed.replace(INTERNAL_HEADER, f'{INTERNAL_HEADER}#include "{HEADER}"\n', 1)
