"""The C code of hot functions boxes no integers and never calls the interpreter.

`hot_functions.txt` lists them. `build/lean/` has the C code that is compiled: mypyc's, as the build
has changed it.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("hot_functions.txt")
C_FILES = {path.stem: path for path in (ROOT / "build/lean").glob("__native_motherlode___*.c")}

BOXED = re.compile(
    r"CPyTagged_(?!X?(?:INCREF|IncRef|DECREF|DecRef)\b)\w+"
    r"|CPyLong_(?!AsInt64)\w+|PyLong_From\w+|\w*BoxInt\w*"
)
"""An integer becomes an object, is taken from one, or is an `int` that may be one; CPyLong_AsInt64
runs for huge ones only."""
CALLED = re.compile(
    r"C?PyObject_(?:Call|Vectorcall|GetAttr|SetAttr|GetItem)\w*|CPyDict_GetItem|PyNumber_\w+"
    r"|PyObject_RichCompare\w*|PyIter_Next|CPyList_GetItem\w*"
)
"""An attribute, a global or a function is looked up by its name or called with objects, or objects
are compared, iterated over or taken from a list."""
LINE = re.compile(r'CPy_(?:AddTraceback|AttributeError)\("([^"]+)", "[^"]+",(?: "[^"]+",)* (\d+)')

HOT = [line for line in LIST.read_text().splitlines() if line and not line.startswith("#")]


@pytest.mark.skipif(not C_FILES, reason="nothing was compiled in this checkout")
@pytest.mark.parametrize("name", HOT)
def test_a_hot_function_stays_in_compiled_code(name: str) -> None:
    module, function = name.split(":")
    body = body_of(C_FILES["__native_" + module.replace(".", "___")].read_text(), module, function)
    assert faults(body) == []


def body_of(code: str, module: str, function: str) -> str:
    """The C code of a function; mypyc names it by the end of its module's name and its own."""
    parts = module.split(".")
    ends = ["___".join(parts[at:]) for at in range(len(parts))]
    names = "|".join(ends)
    own = function.replace(".", "___")
    found = re.search(
        rf"^\S[^\n;]*\bCPyDef_(?:{names})___{own}\([^\n;]*\) {{\n.*?^}}", code, re.M | re.S
    )
    assert found is not None, f"{module} has no compiled function {function}"
    return found[0]


def faults(body: str) -> list[str]:
    """The Python lines that box an integer or call the interpreter, with what they use."""
    return [
        f"{line_at(body, match.start())}: {match[0]}"
        for pattern in (BOXED, CALLED)
        for match in pattern.finditer(body)
    ]


def line_at(body: str, at: int) -> str:
    """The Python line that a place in the C code belongs to: that of the next error."""
    found = LINE.search(body, at)
    return f"{found[1]}:{found[2]}" if found else "unknown line"


C_EXAMPLE = """
int64_t CPyDef_rules___Rules___count(PyObject *cpy_r_self, int64_t cpy_r_n) {
    cpy_r_r1 = PyLong_FromLongLong(cpy_r_n);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("src/motherlode/kernel/rules.py", "count", 17, CPyStatic_rules___globals);
    }
    CPyTagged_DECREF(cpy_r_r4);
    cpy_r_r4 = CPyTagged_Add(cpy_r_r4, 2);
    cpy_r_r2 = CPyObject_GetAttr(cpy_r_r1, cpy_r_r0);
    if (unlikely(cpy_r_r2 == NULL)) {
        CPy_AddTraceback("src/motherlode/kernel/rules.py", "count", 18, CPyStatic_rules___globals);
    }
    return cpy_r_r3;
}
char CPyDef_rules___Rules___plain(PyObject *cpy_r_self) {
    return 1;
}
"""


def test_boxed_integers_and_calls_are_named_with_their_line() -> None:
    assert faults(body_of(C_EXAMPLE, "motherlode.kernel.rules", "Rules.count")) == [
        "src/motherlode/kernel/rules.py:17: PyLong_FromLongLong",
        "src/motherlode/kernel/rules.py:18: CPyTagged_Add",
        "src/motherlode/kernel/rules.py:18: CPyObject_GetAttr",
    ]
    assert faults(body_of(C_EXAMPLE, "motherlode.kernel.rules", "Rules.plain")) == []


@pytest.mark.parametrize("function", ["plain", "Rules.plai", "Rules.no_such_function"])
def test_a_listed_function_that_was_not_compiled_is_an_error(function: str) -> None:
    with pytest.raises(AssertionError, match="has no compiled function"):
        body_of(C_EXAMPLE, "motherlode.kernel.rules", function)
