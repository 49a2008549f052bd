"""The clues of the rulebook that bind the Technology Tree, each over the shipped content (M44)."""

from itertools import pairwise

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.content_schema import Technology, Tile
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.technology import tile_checks, tiles
from motherlode.games.mothership.technology.effect_kinds import EFFECTS
from motherlode.games.mothership.technology.tiles import DARK, ORANGE, PLACES

TREE: Technology = MOTHERSHIP.content().value.technology
DARK_TIERS = (1, 2, 3, 4)


def tile_at(category: str, branch: str, tier: int) -> Tile:
    return TREE.tiles[category if tier == 1 else f"{branch}_{tier}"]


def places_with(effect: str) -> list[tiles.Place]:
    return [place for place in PLACES if tiles.effect_on(TREE.tiles[place.key], effect)]


def dark_line(category: str) -> list[Tile]:
    """The dark tiles of a category, by tier."""
    rows = [place for place in PLACES if place.category == category]
    return [TREE.tiles[row.key] for row in rows if TREE.tiles[row.key].mark == DARK]


@pytest.mark.rule("M43", "M44")
def test_every_place_in_the_tree_has_one_tile() -> None:
    assert sorted(TREE.tiles) == sorted(place.key for place in PLACES)
    assert len(TREE.tiles) == len(kinds.CATEGORIES) * (1 + 2 * (kinds.TIERS - 1))


@pytest.mark.rule("M43", "M44")
def test_there_is_one_price_for_each_tier_the_orange_tile_included() -> None:
    prices = [getattr(TREE.prices, f"tier_{tier}") for tier in range(1, kinds.TIERS + 1)]
    assert prices == sorted(set(prices))
    n = MOTHERSHIP.setup(2).rules.n  # type: ignore[attr-defined]
    place = tiles.orange_place(TREE)
    assert place is not None
    assert n.technology.orange_price == prices[place.tier - 1]


@pytest.mark.rule("M44", "M54")
@pytest.mark.parametrize("category", kinds.CATEGORIES)
def test_the_dark_tiles_of_a_category_are_one_path_over_tiers_one_to_four(category: str) -> None:
    paths = [
        [tier for tier in range(1, kinds.TIERS + 1) if tile_at(category, branch, tier).mark == DARK]
        for branch in kinds.TREE[category]
    ]
    assert sorted(paths) == [[1], list(DARK_TIERS)]


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize("category", kinds.CATEGORIES)
def test_each_dark_tile_is_as_good_as_the_one_it_replaces_and_better_in_something(
    category: str,
) -> None:
    line = dark_line(category)
    for weaker, better in pairwise(line):
        before, after = tile_checks.features(weaker), tile_checks.features(better)
        assert all(after.get(key, 0) >= amount for key, amount in before.items())
        assert any(amount > before.get(key, 0) for key, amount in after.items())


@pytest.mark.rule("M44", "M54")
@pytest.mark.parametrize("tier", DARK_TIERS)
def test_at_every_tier_a_dark_tile_changes_something_for_the_npc(tier: int) -> None:
    """Income and other Resources are void for it."""
    changed = []
    for category in kinds.CATEGORIES:
        line = dark_line(category)
        before = tile_checks.npc_features(line[tier - 2]) if tier > 1 else {}
        changed.append(tile_checks.npc_features(line[tier - 1]) != before)
    assert any(changed)


@pytest.mark.rule("M43", "M44")
def test_exactly_one_tile_is_orange() -> None:
    assert [tile.mark for tile in TREE.tiles.values()].count(ORANGE) == 1


@pytest.mark.rule("M44")
def test_the_energy_tiles_add_up_to_six() -> None:
    """84 counters for four players are 21 each, and 15 of them are used from the start."""
    assert tile_checks.boost_energy(TREE) == 84 // 4 - 15


@pytest.mark.rule("M35", "M44")
def test_some_tile_raises_the_threshold_of_planets_above_the_printed_one() -> None:
    held = [tiles.effect_on(TREE.tiles[place.key], "hold") for place in places_with("hold")]
    assert max(row.amount for row in held if row) > MOTHERSHIP.content().value.planet.capture


@pytest.mark.rule("M44", "M45")
def test_the_tile_with_jump_gates_lies_in_a_tier_below_five() -> None:
    (place,) = places_with("jump_gates")
    assert place.tier < kinds.TIERS


@pytest.mark.rule("M43", "M44")
def test_tier_five_has_six_different_abilities_of_the_mothership() -> None:
    last = [place for place in PLACES if place.tier == kinds.TIERS]
    found = [[row.effect for row in TREE.tiles[place.key].effects] for place in last]
    assert all(len(names) == 1 for names in found)
    names = [name for (name,) in found]
    assert len(set(names)) == 6
    assert set(names) == set(kinds.ABILITIES) - {"jump_gates"}


@pytest.mark.rule("M44", "M45")
def test_two_abilities_attack_from_a_distance() -> None:
    far = {row.effect for tile in TREE.tiles.values() for row in tile.effects if row.range > 1}
    assert far - {"tractor_beam"} == {"sunslayer_torpedoes", "nuclear_missile"}


@pytest.mark.rule("M44", "M50")
def test_no_tile_or_artifact_repairs_a_station_or_brings_back_a_mothership() -> None:
    """The vocabularies have no such effect: what repairs, repairs a living Mothership's hull."""
    known = {"repair", "repair_drones"}
    names = {*EFFECTS, *kinds.ARTIFACT_EFFECTS}
    assert {name for name in names if "repair" in name or "respawn" in name} == known
    used = {row.effect for tile in TREE.tiles.values() for row in tile.effects}
    used |= {row.effect for row in MOTHERSHIP.content().value.artifacts.values()}
    assert used <= names


@pytest.mark.rule("M44")
def test_the_shipped_tree_breaks_no_clue() -> None:
    assert tile_checks.warnings(TREE) == []
