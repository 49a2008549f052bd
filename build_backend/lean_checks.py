"""Shorter bounds checks in the C code that mypyc writes.

mypyc checks the index of a vec twice: an index outside is tried again counted from the end, as in
Python. Compiled modules never index a vec from its end, so the second check only costs space and
registers. Here it always fails, and the first is marked as likely to pass: an index below 0 is an
IndexError like one that is too high.
"""

import re

FIRST = re.compile(r"( = \(uint64_t\)\S+ < \(uint64_t\)\S+;\n    if )\((cpy_r_r\d+)\)")
SECOND = re.compile(
    r"(?P<from_end>\S+) = (?P<index>\S+) \+ (?P<length>\S+);\n"
    r"    (?P<again>\S+) = \(uint64_t\)(?P=from_end) < \(uint64_t\)(?P=length);"
)


def shorten(code: str) -> str:
    """The C code with one comparison for each check of an index."""
    code = SECOND.sub(r"\g<from_end> = \g<index>;\n    \g<again> = 0;", code)
    return FIRST.sub(r"\1(likely(\2))", code)
