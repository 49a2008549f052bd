"""What the build changes in the C code that mypyc writes: borrowed vecs and inlined functions."""

import os
import re
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "build_backend"))

import borrowed_vecs  # noqa: E402
import inlined_functions  # noqa: E402
import lean_code  # noqa: E402

STATE = "motherlode___kernel___state___StateObject"
CLASS = """static PyGetSetDef state___State_getseters[] = {
    {"cells",
     (getter)state___State_get_cells, NULL,
     NULL, NULL},
    {"marks",
     (getter)state___State_get_marks, (setter)state___State_set_marks,
     NULL, NULL},
};
static PyObject *
state___State_get_cells(motherlode___kernel___state___StateObject *self, void *closure)
{
}
static PyObject *
state___State_get_marks(motherlode___kernel___state___StateObject *self, void *closure)
{
}
"""
FINALS = {(STATE, "_cells")}


def function(attribute: str, *between: str, last: str = "    return cpy_r_r3;") -> str:
    """The C code of a function that reads a vec of a State, in the form that mypyc writes."""
    lines = [
        "int64_t CPyDef_state___first(PyObject *cpy_r_s, PyObject *cpy_r_other) {",
        "    VecI64 cpy_r_r0;",
        f"    cpy_r_r0 = (({STATE} *)cpy_r_s)->{attribute};",
        "    VEC_I64_INCREF(cpy_r_r0);",
        "    cpy_r_r1 = (int64_t)cpy_r_r0.len;",
        *between,
        "    VEC_I64_DECREF(cpy_r_r0);",
        last,
        "}",
    ]
    return "\n".join(lines) + "\n"


def is_borrowed(code: str) -> bool:
    changed = borrowed_vecs.borrow(code, FINALS)
    assert ("INCREF(cpy_r_r0)" in changed) == ("DECREF(cpy_r_r0)" in changed)
    return "CREF(cpy_r_r0)" not in changed


CALL = "    cpy_r_r2 = CPyDef_piles___total(cpy_r_r0, 0, 5);"
OTHER_CALL = "    cpy_r_r2 = CPyDef_state___change(cpy_r_s);"


def test_final_attributes_are_those_without_a_setter() -> None:
    assert borrowed_vecs.final_attributes(CLASS) == FINALS


@pytest.mark.parametrize("between", [[], [CALL], [OTHER_CALL]])
def test_a_vec_of_a_final_attribute_of_a_parameter_is_borrowed(between: list[str]) -> None:
    assert is_borrowed(function("_cells", *between))


@pytest.mark.parametrize(
    "line",
    [
        "    cpy_r_kept = cpy_r_r0;",  # held by another name
        "    return cpy_r_r0;",
        f"    (({STATE} *)cpy_r_other)->_cells = cpy_r_r0;",
        "    cpy_r_r2 = VecI64Api.append(cpy_r_r0, 5);",  # takes over the reference
        "    cpy_r_r0 = cpy_r_r9;",
        f"    cpy_r_s = cpy_r_other;\n{CALL}",  # the caller doesn't keep the new one
        "    VEC_I64_INCREF(cpy_r_r0);",
    ],
)
def test_a_vec_that_is_kept_or_whose_owner_changes_is_not_borrowed(line: str) -> None:
    assert not is_borrowed(function("_cells", line))


def test_a_vec_of_a_local_object_is_not_borrowed_while_functions_are_called() -> None:
    code = function("_cells", CALL).replace("*)cpy_r_s)", "*)cpy_r_r7)")
    assert not is_borrowed(code)


def test_a_vec_of_any_attribute_is_borrowed_while_nothing_happens() -> None:
    loop = [
        "CPyL1: ;",
        "    cpy_r_r4 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r1;",
        "    if (likely(cpy_r_r4)) goto CPyL2;",
        "    goto CPyL1;",
        "CPyL2: ;",
        "    *(int64_t *)cpy_r_r6 = cpy_r_r5;",
    ]
    assert is_borrowed(function("_marks", *loop))


@pytest.mark.parametrize(
    "line",
    [
        CALL,
        OTHER_CALL,
        f"    (({STATE} *)cpy_r_s)->_marks = cpy_r_r8;",
        "    CPy_DECREF(cpy_r_s);",
        "    if (cpy_r_r4) goto CPyL9;\n    goto CPyL8;\nCPyL9: ;\n    return 1;\nCPyL8: ;",
    ],
)
def test_a_vec_of_an_attribute_is_not_borrowed_if_it_might_go(line: str) -> None:
    assert not is_borrowed(function("_marks", line))


def test_a_call_that_only_one_way_makes_is_seen() -> None:
    ways = [
        "    if (cpy_r_r4) {",
        "        goto CPyL3;",
        "    } else",
        "        goto CPyL4;",
        "CPyL3: ;",
        OTHER_CALL,
        "CPyL4: ;",
    ]
    assert not is_borrowed(function("_marks", *ways))
    assert is_borrowed(function("_marks", *[line for line in ways if line != OTHER_CALL]))


STATE_FILE = """#include "__native_motherlode.h"
#include "__native_internal_motherlode.h"

int64_t CPyDef_state___State___seat(PyObject *cpy_r_self) {
    cpy_r_r1 = CPyDef_state___State___block(cpy_r_self, 1);
    return cpy_r_r1;
}
int64_t CPyDef_state___State___block(PyObject *cpy_r_self, int64_t cpy_r_seat) {
    return cpy_r_seat;
}
"""
GAME_FILE = """#include "__native_motherlode.h"
#include "__native_internal_motherlode.h"

char CPyDef_rules___legal(PyObject *cpy_r_s) {
    cpy_r_r1 = CPyDef_state___State___seat(cpy_r_s);
    cpy_r_r2 = CPyDef_state___State___seat_of(cpy_r_s);
    return 1;
}
"""
KINDS_FILE = STATE_FILE.replace("state___", "kinds___")
CODES = {
    "build/__native_motherlode___kernel___state.c": STATE_FILE,
    "build/__native_motherlode___games___game___rules.c": GAME_FILE,
    "build/__native_motherlode___games___game___kinds.c": KINDS_FILE,
}
BLOCK, SEAT = "motherlode.kernel.state:State.block", "motherlode.kernel.state:State.seat"


def test_listed_functions_are_inlined_where_they_are_called() -> None:
    state, rules, kinds = inlined_functions.inline(CODES, [SEAT, BLOCK]).values()
    assert "cpy_r_r1 = CPyInl_state___State___seat(cpy_r_s);" in rules
    assert "cpy_r_r2 = CPyDef_state___State___seat_of(cpy_r_s);" in rules
    # The copies: each after those that it calls.
    assert rules.count("static inline __attribute__((always_inline)) int64_t CPyInl_") == 2
    block, seat, legal = (
        rules.index(f" {name}(PyObject")
        for name in (
            "CPyInl_state___State___block",
            "CPyInl_state___State___seat",
            "CPyDef_rules___legal",
        )
    )
    assert block < seat < legal
    assert "cpy_r_r1 = CPyInl_state___State___block(cpy_r_self, 1);" in rules
    # The functions themselves stay: others may call them by a pointer.
    assert "int64_t CPyDef_state___State___block(" in state
    assert "CPyInl_state___State___seat(" not in state
    assert kinds == KINDS_FILE


@pytest.mark.parametrize(
    "missing",
    [
        "motherlode.kernel.state:State.gone",
        "motherlode.kernel.gone:State.seat",
        "motherlode.games.game.rules:State.seat",
    ],
)
def test_a_function_that_is_not_found_is_called_as_before(
    missing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    codes = inlined_functions.inline(CODES, [missing, BLOCK])
    message = capsys.readouterr().err
    assert message == f"motherlode: {missing} is not in the C code, so it isn't inlined\n"
    state, rules, _ = codes.values()
    assert "CPyInl_state___State___block(PyObject" in state
    assert rules == GAME_FILE
    assert inlined_functions.inline(CODES, [missing]) == CODES


def test_a_function_that_calls_itself_is_refused() -> None:
    call = "    cpy_r_r0 = CPyDef_state___State___seat(cpy_r_self);"
    circle = STATE_FILE.replace("    return cpy_r_seat;", call)
    codes = {**CODES, "build/__native_motherlode___kernel___state.c": circle}
    with pytest.raises(SystemExit, match=r"State___(block|seat) calls itself, so it can't be in"):
        inlined_functions.inline(codes, [SEAT, BLOCK])


def test_after_a_change_of_an_inlined_function_only_its_callers_are_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So they are compiled again, and no others."""
    monkeypatch.setattr(inlined_functions, "listed", lambda: [SEAT])
    for name, code in CODES.items():
        (tmp_path / Path(name).name).write_text(code)
    sources = sorted(str(path) for path in tmp_path.glob("*.c"))
    lean = [Path(path) for path in lean_code.lean_copies(sources)]
    earlier = time.time() - 100
    for path in lean:
        os.utime(path, (earlier, earlier))
    state = tmp_path / "__native_motherlode___kernel___state.c"
    state.write_text(STATE_FILE.replace("return cpy_r_r1", "return cpy_r_r1 * 7"))
    lean_code.lean_copies(sources)
    changed = {path.name for path in lean if path.stat().st_mtime > earlier + 50}
    assert changed == {state.name, "__native_motherlode___games___game___rules.c"}


C_FILES = sorted((ROOT / "build").glob("__native_motherlode___*.c"))


@pytest.mark.skipif(not C_FILES, reason="nothing was compiled in this checkout")
def test_every_listed_function_is_inlined_in_the_compiled_modules(
    capsys: pytest.CaptureFixture[str],
) -> None:
    codes = {str(path): path.read_text() for path in C_FILES}
    wanted = inlined_functions.listed()
    changed = "".join(inlined_functions.inline(codes, wanted).values())
    assert capsys.readouterr().err == ""
    copied = set(re.findall(r"__attribute__\(\(always_inline\)\) .*\bCPyInl_(\w+)\(", changed))
    assert len(copied) == len(wanted) == len(set(wanted))


@pytest.mark.skipif(not C_FILES, reason="nothing was compiled in this checkout")
def test_most_references_to_the_cells_of_a_state_are_dropped() -> None:
    """mypyc still writes the lines that the build knows."""
    code = "".join(path.read_text() for path in C_FILES)
    finals = borrowed_vecs.final_attributes(code)
    assert finals >= FINALS
    read = [found for found in borrowed_vecs.READ.finditer(code) if found["attribute"] == "_cells"]
    left = borrowed_vecs.READ.findall(borrowed_vecs.borrow(code, finals))
    assert 0 < len(left) < len(read) / 2
