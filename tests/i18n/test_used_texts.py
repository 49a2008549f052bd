"""Every text of the command line, the lab, the notices and the admin page is named in the code."""

import ast
from functools import cache
from pathlib import Path

import pytest

from motherlode.i18n.catalogue import ENGLISH, FOLDER
from motherlode.i18n.messages import parse
from tests.texts import files

SOURCES = FOLDER.parent
WITHOUT_PAGES = sorted(
    name
    for name in files(ENGLISH)
    if not name.startswith("ui/") and "/words/" not in str(files(ENGLISH)[name])
)


@cache
def named_in_code() -> tuple[frozenset[str], tuple[str, ...]]:
    """Keys that the code names as a whole, and beginnings of those that it puts together."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value.replace(".", "-"))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value).replace(".", "-"))
    return frozenset(whole), tuple(
        text for text in begun if text.endswith(("-", "_")) and len(text) > 2
    )


def ids(path: Path) -> list[str]:
    entries = parse(path.read_text(encoding="utf-8"), str(path)).body
    return [entry.id.name for entry in entries if hasattr(entry, "id")]


SECTIONS_BY_NAME = ("problems", "outcomes", "verdicts")
"""Sections that are looked up by names of the code: codes of refusals and outcomes."""
PUT_TOGETHER = ("gates-",)
"""Names of gates have several parts, such as a place and a number of seats."""


def is_used(id: str) -> bool:
    whole, begun = named_in_code()
    section, _, name = id.partition("-")
    if section in SECTIONS_BY_NAME:
        return bool({name, name.replace("_", " ")} & whole)
    return id in whole or id.startswith((*begun, *PUT_TOGETHER))


@pytest.mark.parametrize("name", WITHOUT_PAGES)
def test_every_text_is_used(name: str) -> None:
    unused = [id for id in ids(files(ENGLISH)[name]) if not is_used(id)]
    assert unused == [], "\n".join(unused)
