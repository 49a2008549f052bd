"""Drops references to vecs that nobody needs, from the C code that mypyc writes.

mypyc takes a reference to a vec that it reads from an attribute, and gives it back after the last
use. `borrow` leaves out both where another reference keeps the vec for that time:

- a Final attribute of a parameter is never set again, and the caller keeps the parameter;
- between taking and giving back, no function is called and no attribute is set.

Either way the register must hold nothing else, and may only be indexed or, in the first case, be
passed to a compiled function, which takes a reference itself to what it keeps. Everything else
stays as mypyc wrote it.
"""

import re

FUNCTION = re.compile(r"^\S[^\n;]*\bCPyDef_\w+\((?P<parameters>[^\n;]*)\) {\n.*?^}\n", re.M | re.S)
PARAMETER = re.compile(r"PyObject \*(cpy_r_\w+)")
READ = re.compile(
    r"    (?P<vec>cpy_r_\w+) = "
    r"\(\((?P<object>\w+) \*\)(?P<owner>cpy_r_\w+)\)->(?P<attribute>\w+);\n"
    r"    VEC_I64_INCREF\((?P=vec)\);\n"
)
READ_ONLY = re.compile(r'{"(\w+)",\s*\(getter\)(\w+), NULL,')
"""An attribute without a setter: a Final one, or a property, which no object stores."""
GETTER = re.compile(r"^(\w+)\((\w+) \*self, void \*closure\)", re.M)

HARMLESS = re.compile(
    r"    (?:"
    r"\*\(int64_t \*\)cpy_r_\w+ = cpy_r_\w+;"  # an element is set
    r"|cpy_r_\w+ = (?:\*\(int64_t \*\))?[^()]*;"
    r"|cpy_r_\w+ = \((?:int64_t|CPyPtr|Py_ssize_t)\)[^()]*;"
    r"|cpy_r_\w+ = \(uint64_t\)[^()]* < \(uint64_t\)[^()]*;"
    r"|VEC_I64_(?:INCREF|DECREF)\(cpy_r_\w+\);"
    r"|if \((?:(?:un)?likely\()?!?cpy_r_\w+\)?\) (?:{|goto CPyL\d+;)"
    r"|} else"
    r"|}"
    r"|    goto CPyL\d+;"
    r"|goto CPyL\d+;"
    r")"
)
"""A line that calls no function and sets no attribute."""
LABEL = re.compile(r"(CPyL\d+): ;")
JUMP = re.compile(r"goto (CPyL\d+);")

Finals = set[tuple[str, str]]
"""The Final attributes: the C name of the object, and that of the attribute."""


def final_attributes(code: str) -> Finals:
    """The Final attributes of all classes in the C code of all modules."""
    read_only = {getter: name for name, getter in READ_ONLY.findall(code)}
    return {
        (owner, f"_{read_only[getter]}")
        for getter, owner in GETTER.findall(code)
        if getter in read_only
    }


def borrow(code: str, finals: Finals) -> str:
    """The C code of a module without the references that nobody needs."""
    return FUNCTION.sub(lambda function: borrow_in(function, finals), code)


def borrow_in(function: re.Match[str], finals: Finals) -> str:
    body = function[0]
    parameters = PARAMETER.findall(function["parameters"])
    for read in READ.finditer(function[0]):
        vec = read["vec"]
        if sets(body, vec) != 1 or body.count(f"VEC_I64_INCREF({vec});") != 1:
            continue
        kept = (
            (read["object"], read["attribute"]) in finals
            and read["owner"] in parameters
            and sets(body, read["owner"]) == 0
            and only_used(body, vec, passed=True)
        )
        if kept or (only_used(body, vec, passed=False) and nothing_happens(body, vec)):
            body = re.sub(rf"    VEC_I64_(?:IN|DE)CREF\({vec}\);\n", "", body)
    return body


def sets(body: str, name: str) -> int:
    """How often a register or parameter is set."""
    return len(re.findall(rf"\b{name} = |&{name}\b", body))


def only_used(body: str, vec: str, passed: bool) -> bool:
    """True if a vec is only indexed or, if it may be `passed`, an argument of compiled functions.

    It is never stored, returned or given to a function that takes over its reference.
    """
    lines = [line for line in body.splitlines() if re.search(rf"\b{vec}\b", line)]
    fine = rf"    VecI64 {vec};|    {vec} = .*->\w+;|    VEC_I64_(?:IN|DE)CREF\({vec}\);"
    fine += rf"|    cpy_r_\w+ = \((?:int64_t|CPyPtr)\){vec}\.(?:len|items);"
    if passed:
        fine += r"|    cpy_r_\w+ = CPyDef_\w+\([\w ,-]*\);"
    return all(re.fullmatch(fine, line) for line in lines)


def nothing_happens(body: str, vec: str) -> bool:
    """True if all ways from taking the reference give it back before anything else happens."""
    lines = body.splitlines()
    labels = {found[1]: at for at, line in enumerate(lines) if (found := LABEL.fullmatch(line))}
    ahead = [lines.index(f"    VEC_I64_INCREF({vec});") + 1]
    seen: set[int] = set()
    while ahead:
        at = ahead.pop()
        line = lines[at]
        if at in seen or line == f"    VEC_I64_DECREF({vec});":
            continue
        seen.add(at)
        if not HARMLESS.fullmatch(line) and not LABEL.fullmatch(line):
            return False
        ahead += next_lines(lines, at, labels)
    return True


def next_lines(lines: list[str], at: int, labels: dict[str, int]) -> list[int]:
    """The lines that may come after one; a few too many, so that none is missed."""
    line = lines[at]
    jumps = [labels[label] for label in JUMP.findall(line)]
    if line.strip().startswith("goto "):
        return jumps
    if line.endswith("{"):
        end = next(i for i in range(at, len(lines)) if lines[i].startswith("    }"))
        return [at + 1, end + 1]
    return [*jumps, at + 1]
