"""The texts of the catalogue by section, and what Fluent files contain, for tests."""

from pathlib import Path

from fluent.syntax import ast, visitor

from motherlode.i18n.catalogue import ENGLISH, FOLDER, words_messages
from motherlode.i18n.messages import Messages, parse
from motherlode.kernel.registry import find_game

GAMES = FOLDER.parent / "games"


def keys(game: str, section: str, language: str = ENGLISH) -> set[str]:
    """The keys of a section of a game's texts, as the ids have them: `drill-0` for `drill 0`."""
    messages = words_messages(find_game(game).words, language)
    return {id.removeprefix(f"{section}-") for id in messages if id.startswith(f"{section}-")}


def texts(messages: Messages) -> dict[str, str]:
    """Every text by its id, with variables as they are written."""
    return {id: messages.lenient_text(id, {})[0] for id in messages}


class Variables(visitor.Visitor):
    """Collects the variables of a part of a syntax tree."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def patterns(path: Path) -> dict[str, ast.Pattern]:
    """Every pattern of a file by its id; that of an attribute as `events-built.you`."""
    found: dict[str, ast.Pattern] = {}
    for entry in parse(path.read_text(encoding="utf-8"), str(path)).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def files(language: str) -> dict[str, Path]:
    """All files of a language, by what they are: `ui/lobby`, `lab`, `karats`."""
    folder = FOLDER / language
    found = {str(p.relative_to(folder).with_suffix("")): p for p in folder.rglob("*.ftl")}
    return found | {p.parents[1].name: p for p in GAMES.glob(f"*/words/{language}.ftl")}
