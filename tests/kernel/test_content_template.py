"""Templates of editions: every rebuilt value of every game, and nothing that drifts."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from motherlode.i18n.rules_parser import rules_of
from motherlode.kernel import registry
from motherlode.kernel.content_template import covers, read_tables, template

GAMES = sorted(registry.all_games())


def leaves(tables: Any, path: str = "") -> dict[str, Any]:
    """All values of tables by their paths; a list is one value."""
    if not isinstance(tables, dict):
        return {path: tables}
    return {
        key: value
        for name, table in tables.items()
        for key, value in leaves(table, f"{path}.{name}".strip(".")).items()
    }


def text_of(game: str) -> str:
    folder = registry.find_game(game).content_files.folder
    assert folder is not None
    return template(folder)


def values_of(game: str) -> tuple[list[str], dict[str, Any]]:
    """The names in the content's `rebuilt`, and all its values."""
    values: dict[str, Any] = {}
    for source in registry.find_game(game).content_files.sources():
        values |= leaves(source.tables)
    return values.pop("rebuilt"), values


@pytest.mark.parametrize("game", GAMES)
def test_a_template_holds_every_rebuilt_value_and_no_other(game: str) -> None:
    rebuilt, values = values_of(game)
    wanted = {k: v for k, v in values.items() if any(covers(name, k) for name in rebuilt)}
    assert leaves(tomllib.loads(text_of(game))) == wanted
    assert len(wanted) >= len(rebuilt)


@pytest.mark.parametrize("game", GAMES)
def test_an_unchanged_template_is_an_edition_equal_to_the_box(game: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text_of(game), encoding="utf-8")
    box = registry.find_game(game).content()
    assert registry.find_game(game).content(file).hash == box.hash


@pytest.mark.parametrize("game", GAMES)
def test_a_template_cites_every_rule_whose_components_are_rebuilt(game: str) -> None:
    """The rules page marks them [rebuilt]; a line of the template names the rule's id."""
    rules = rules_of(registry.find_game(game)).values()
    rebuilt = {rule.id for rule in rules if "rebuilt" in rule.sources}
    assert rebuilt
    cited = set(re.findall(r"\b[A-Z]\d+\b", text_of(game)))
    assert rebuilt <= cited


@pytest.mark.parametrize("game", GAMES)
def test_tables_come_in_the_order_of_the_rebuilt_names(game: str) -> None:
    rebuilt, _ = values_of(game)
    ranks = [
        min(rebuilt.index(name) for name in rebuilt for key, _ in table.values if covers(name, key))
        for table in read_tables(text_of(game))
        if table.values
    ]
    assert ranks == sorted(ranks)


def test_a_template_keeps_values_of_many_lines_with_comments_and_lists(tmp_path: Path) -> None:
    text = """\
# A file about gems.

rebuilt = ["gems.*.map", "prices"]

[gems.ruby]   # G1
cost = 3
# Looks like this:
map = '''
x = [
'''

[other]
value = 1

[prices]
low = [
    1,  # cheap
    2,
]
"""
    (tmp_path / "box.toml").write_text(text)
    assert (
        template(tmp_path)
        == """\
[gems.ruby]   # G1
# Looks like this:
map = '''
x = [
'''

[prices]
low = [
    1,  # cheap
    2,
]
"""
    )


def test_a_name_with_a_star_covers_every_key_of_its_table() -> None:
    assert covers("cards.*.value", "cards.prod.value")
    assert not covers("cards.*.value", "cards.prod.count")
    assert covers("boards", "boards.depth_1_a")
    assert not covers("boards.depth_1_a", "boards")
