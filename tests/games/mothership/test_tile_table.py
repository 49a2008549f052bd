"""The table of technology tiles is complete, in order, and easy to change (M43, M44)."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import motherlode
from motherlode.games.mothership import kinds
from motherlode.games.mothership.game import HERE, MOTHERSHIP
from motherlode.games.mothership.technology import effects, tiles
from motherlode.games.mothership.technology.tiles import TILES, Tile
from motherlode.kernel.content import check_content, read_folder
from motherlode.kernel.errors import BadContent
from tests.games.mothership.arranged_table import empty_board, give_tiles

PLAYS = """
from tests.games.mothership.arranged_table import empty_board, give_tiles
from motherlode.games.mothership.technology import tiles

t = give_tiles(empty_board(), 1, "combat", 3, "b")
n = t.setup.rules.n
assert n.technology.defence.amount(t.state, 1) == 9
assert n.technology.wingman.amount(t.state, 1, 1) == 1
assert tiles.LADDERS["bulwark"] == [2, 3, 4]
assert tiles.NUMBERS["bulwark_3"] == {"n": "bulwark.defence_3"}
"""


@pytest.mark.rule("M43")
def test_every_place_in_the_tree_has_one_tile() -> None:
    places = [(tile.line, tile.tier) for tile in TILES]
    assert len(set(places)) == len(places)
    wanted = []
    for category, fork in kinds.TREE.items():
        wanted.append((category, 1))
        wanted += [(branch, tier) for branch in fork for tier in range(2, kinds.TIERS + 1)]
    assert places == wanted


@pytest.mark.rule("M44")
def test_every_number_of_the_technology_belongs_to_a_tile() -> None:
    technology = MOTHERSHIP.content().value.technology
    for branch in kinds.BRANCHES:
        table = getattr(technology, branch)
        rows = [tile for tile in TILES if tile.branch == branch]
        keys = [key for tile in rows for key in tile.numbers.values()]
        assert sorted(table.__struct_fields__) == sorted(keys)


@pytest.mark.rule("M44")
def test_a_missing_tile_number_is_a_content_error() -> None:
    sources = read_folder(HERE / "content")
    [source] = [source for source in sources if "technology" in source.tables]
    del source.tables["technology"]["bulwark"]["beam"]
    with pytest.raises(BadContent, match=r"technology\.bulwark: 'beam' is missing"):
        check_content(sources, None, MOTHERSHIP.content_schema, MOTHERSHIP.faults)


@pytest.mark.rule("M44")
def test_an_edition_changes_the_number_of_one_tile() -> None:
    edition = {"technology": {"industry": {"income_2": 5}}}
    t = empty_board(edition=edition)
    income = t.setup.rules.n.technology.income  # type: ignore[attr-defined]
    reached = [
        income.amount(give_tiles(t, 0, "economy", tier, "a").state, 0) for tier in (1, 2, 3, 4)
    ]
    assert reached == [1, 5, 5, 3]


@pytest.mark.rule("M43", "M45")
def test_every_ability_has_a_tile() -> None:
    assert sorted(tiles.ABILITY_TILES) == sorted(kinds.ABILITIES)


def test_single_abilities_are_named_only_in_the_technology_folder() -> None:
    """Steps, bots and the forecast call the ability objects of `abilities`."""
    numbers = re.findall(r"(\w+): Final\[i64\] = _ABILITIES", (HERE / "kinds.py").read_text())
    assert len(numbers) == len(kinds.ABILITIES)
    named = re.compile(rf"\b({'|'.join(numbers)})\b")
    elsewhere = {
        str(file.relative_to(HERE))
        for file in HERE.rglob("*.py")
        if named.search(file.read_text()) and HERE / "technology" not in file.parents
    }
    assert elsewhere == {"kinds.py"}


@pytest.mark.rule("M43", "M54")
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.key)
def test_only_dark_tiles_have_their_effect_for_the_npc(tile: Tile) -> None:
    """A player who owns a tile has its effect; the NPC has it only if the tile is dark."""
    n = empty_board().setup.rules.n  # type: ignore[attr-defined]
    side = "ab"[kinds.TREE[tile.category].index(tile.branch)]
    t = give_tiles(empty_board(), 1, tile.category, tile.tier, side)
    if tile.effect.ability == kinds.NO_ABILITY:
        bonus = getattr(n.technology, tile.effect.name)
    else:
        bonus = n.technology.abilities[tile.effect.ability]
    assert bonus.owned(t.state, 1)
    t.set("npc", 1)
    assert bonus.owned(t.state, 1) == tiles.is_dark(tile)


def test_an_effect_in_two_categories_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """An amount is read from one category of the state, so an effect can't be in two."""
    rows = [*TILES, Tile("bulwark", 3, effects.INCOME, "income_3")]
    monkeypatch.setattr(tiles, "TILES", rows)
    with pytest.raises(
        ValueError, match="income has tiles in more than one category: combat, economy"
    ):
        tiles.with_effect(effects.INCOME)


@pytest.mark.rule("M44")
def test_a_tile_with_an_existing_effect_needs_only_a_row_a_key_and_a_number(tmp_path: Path) -> None:
    """Bulwark 3 becomes another tile that adds to defence rolls; nothing else changes."""
    package = tmp_path / "motherlode"
    source = Path(motherlode.__file__).parent
    shutil.copytree(source, package, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    game = package / "games/mothership"
    change(
        game / "technology/tiles.py",
        '"bulwark", 3, effects.WINGMAN, "wingman"',
        '"bulwark", 3, effects.DEFENCE, "defence_3"',
    )
    change(game / "content.py", "wingman: Count", "defence_3: Count")
    change(game / "content/technology.toml", "wingman = 2 ", "defence_3 = 9 ")
    root = Path(__file__).parents[3]
    subprocess.run(
        [sys.executable, "-c", PLAYS], check=True, env={"PYTHONPATH": f"{tmp_path}:{root}"}
    )


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))
