"""Writes small functions into the functions that call them, in the C code that mypyc writes.

Every module has a C file of its own, and a C compiler sees only one at a time: it can't inline a
function of another module. So a file gets copies of those functions in `inlined_functions.txt`
that it calls, as `CPyInl_...` where mypyc calls them `CPyDef_...`, and calls are turned to the
copies. A function that isn't found is called as before, and one line says so.
"""

import re
import sys
from pathlib import Path

LIST = Path(__file__).with_suffix(".txt")
INTERNAL_HEADER = '#include "__native_internal_motherlode.h"\n'
"""The line after which a C file knows all functions, classes and constants of the modules."""


def listed() -> list[str]:
    """The functions to inline, each as module:function."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def inline(codes: dict[str, str], wanted: list[str]) -> dict[str, str]:
    """The C files by path, with copies of the wanted functions in the files that call them."""
    found: dict[str, str] = {}
    for name in wanted:
        function = function_in(codes, name)
        if function is None:
            print(f"motherlode: {name} is not in the C code, so it isn't inlined", file=sys.stderr)
        else:
            found[function[1]] = function[0]
    if not found:
        return codes
    calls = re.compile(rf"= CPyDef_({'|'.join(found)})\(")
    return {path: with_copies(code, found, calls) for path, code in codes.items()}


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


def with_copies(code: str, functions: dict[str, str], calls: re.Pattern[str]) -> str:
    """A C file that calls copies of the functions, which come before its own ones."""
    if INTERNAL_HEADER not in code:
        return code
    needed = callees_first(calls.findall(code), functions, calls)
    copies = "".join(copy_of(name, functions[name]) for name in needed)
    changed = code.replace(INTERNAL_HEADER, INTERNAL_HEADER + copies, 1)
    return calls.sub(r"= CPyInl_\1(", changed)


def callees_first(names: list[str], functions: dict[str, str], calls: re.Pattern[str]) -> list[str]:
    """These functions and all that they call, each after its callees; none may call itself."""
    done: dict[str, None] = {}

    def visit(name: str, callers: tuple[str, ...]) -> None:
        if name in callers:
            sys.exit(f"motherlode: {name} calls itself, so it can't be in {LIST.name}")
        if name not in done:
            for callee in calls.findall(functions[name]):
                visit(callee, (*callers, name))
            done[name] = None

    for name in names:
        visit(name, ())
    return list(done)


def copy_of(name: str, code: str) -> str:
    """The code of a function under its other name, always inlined."""
    renamed = code.replace(f"CPyDef_{name}(", f"CPyInl_{name}(", 1)
    return f"static inline __attribute__((always_inline)) {renamed}"
