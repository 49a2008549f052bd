"""Imports between the rooms of the package: each room imports only the rooms below it."""

import ast
import re
import runpy
from functools import cache
from pathlib import Path

import pytest

import motherlode

PACKAGE = Path(motherlode.__file__).parent
ROOT = Path(__file__).parents[1]

ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    "optional_packages": set(),
    "i18n": {"kernel"},
    "plugin_types": {"kernel", "i18n"},
    "games": {"kernel", "i18n", "plugin_types"},
    "bots": {"kernel", "i18n"},
    "records": {"kernel", "i18n"},
    "lessons": {"kernel", "i18n", "plugin_types"},
    "testing": {"kernel", "i18n", "plugin_types", "bots"},
    "lab": {"kernel", "i18n", "plugin_types", "games", "bots", "records"},
    "envs": {"kernel", "i18n", "optional_packages", "games", "bots", "records"},
    "public_api": {"kernel", "i18n", "bots", "lab"},
    "server": {
        *("kernel", "i18n", "plugin_types", "games", "bots", "records", "lessons", "lab", "envs"),
        "optional_packages",
    },
    "cli": {
        *("kernel", "i18n", "plugin_types", "games", "bots", "records", "testing", "lab", "envs"),
        *("lessons", "server", "optional_packages"),
    },
}


@cache
def imported(file: Path) -> frozenset[str]:
    """The full names that a file imports anywhere in it, `if TYPE_CHECKING` included."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{source_of(file, node)}.{alias.name}" for alias in node.names}
    return frozenset(found)


def source_of(file: Path, node: ast.ImportFrom) -> str:
    """The full module name of a `from ... import`, with leading dots resolved."""
    if not node.level:
        return node.module or ""
    package = file.parents[node.level - 1].relative_to(PACKAGE.parent).parts
    return ".".join([*package, *filter(None, [node.module])])


def rooms_imported(file: Path) -> set[str]:
    """The rooms (folders of `src/motherlode`) that a file imports from."""
    rooms = {path.stem for path in PACKAGE.iterdir()}
    ours = [name for name in imported(file) if name.startswith("motherlode.")]
    return {name.split(".")[1] for name in ours} & rooms


def module_name(file: Path) -> str:
    name = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
    return name.removesuffix(".__init__")


def module_graph() -> dict[str, set[str]]:
    """Each module of the package with the modules that it imports.

    Importing a module of a package does not count as importing the package's `__init__`; only an
    import of the package itself does.
    """
    files = {module_name(file): file for file in sorted(PACKAGE.rglob("*.py"))}
    graph = {}
    for module, file in files.items():
        names = imported(file)
        found = {name if name in files else name.rpartition(".")[0] for name in names}
        graph[module] = {name for name in found if name in files and name != module}
    return graph


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Every set of modules that import each other, directly or through others."""
    reach = {module: reachable(graph, module) for module in graph}
    found = {
        tuple(sorted({other for other in reach[module] if module in reach[other]}))
        for module in graph
        if module in reach[module]
    }
    return sorted(list(group) for group in found)


def reachable(graph: dict[str, set[str]], module: str) -> set[str]:
    """Every module that a module imports, directly or through others."""
    found: set[str] = set()
    waiting = list(graph[module])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += graph[name]
    return found


def test_there_are_no_import_cycles() -> None:
    assert cycles(module_graph()) == []


def test_an_import_cycle_is_detected() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}
    assert cycles(graph) == [["b", "c"]]


def test_no_test_module_imports_another_or_a_conftest() -> None:
    for file in Path(__file__).parent.rglob("*.py"):
        shared = [name for name in imported(file) if re.match(r"tests\..*\b(test_|conftest)", name)]
        assert not shared, f"{file.name} imports {shared}: move what they share to a helper"


@pytest.mark.parametrize("room", list(ALLOWED))
def test_a_part_of_the_package_imports_only_the_parts_below_it(room: str) -> None:
    for file in [*(PACKAGE / room).rglob("*.py"), *PACKAGE.glob(f"{room}.py")]:
        beyond = rooms_imported(file) - ALLOWED[room] - {room}
        assert not beyond, f"{file.relative_to(PACKAGE)} imports {beyond}"


@pytest.mark.parametrize("outside", ["http", "socket", "urllib", "rich"])
def test_the_kernel_knows_no_network_and_no_terminal(outside: str) -> None:
    for file in (PACKAGE / "kernel").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert not re.search(rf"^\s*(from|import) {outside}\b", text, re.MULTILINE), file


def test_a_game_knows_no_other_game() -> None:
    for game in (path for path in (PACKAGE / "games").iterdir() if path.is_dir()):
        for file in game.rglob("*.py"):
            for other in (PACKAGE / "games").iterdir():
                if other != game and other.is_dir():
                    assert f"games.{other.name}" not in file.read_text(encoding="utf-8"), file


def test_the_kernel_names_no_game() -> None:
    names = [path.name for path in (PACKAGE / "games").iterdir() if (path / "game.py").exists()]
    for file in (PACKAGE / "kernel").rglob("*.py"):
        text = file.read_text(encoding="utf-8").lower()
        assert not [name for name in names if name in text], file


def test_the_picture_of_the_packages_parts_is_true_and_up_to_date() -> None:
    drawing = runpy.run_path(str(ROOT / "scripts" / "diagrams.py"))
    rows = [[name.removesuffix(".py") for name, _ in rooms] for _, rooms in drawing["ROWS"]]
    depth = {room: row for row, rooms in enumerate(rows) for room in rooms}
    assert set(depth) == set(ALLOWED)
    for room, below in ALLOWED.items():
        assert [name for name in below if depth[name] <= depth[room]] == [], room
    for name in ("rooms", "move"):
        drawn = (ROOT / "docs" / "pictures" / f"{name}.svg").read_text(encoding="utf-8")
        assert drawn == drawing[name](), "run scripts/diagrams.py"


def test_every_top_level_module_and_package_has_its_allowed_imports_listed() -> None:
    modules = [*PACKAGE.glob("*.py"), *(path.parent for path in PACKAGE.glob("*/__init__.py"))]
    assert {path.stem for path in modules} - {"__init__", "_run_from_source"} == set(ALLOWED)


def import_lines(source: str) -> int:
    nodes = ast.walk(ast.parse(source))
    imports = [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in imports)


def test_games_spend_few_of_their_lines_on_imports() -> None:
    """Tables of a game are used by name, as `cell.OFFERS`, not imported constant by constant."""
    sources = [file.read_text(encoding="utf-8") for file in (PACKAGE / "games").rglob("*.py")]
    lines = sum(len(source.splitlines()) for source in sources)
    assert sum(import_lines(source) for source in sources) < 0.08 * lines
