"""Editions of the Technology Tree: any tile can be rewritten, and errors are named (M44)."""

import re
from pathlib import Path
from typing import Any

import pytest

from motherlode.games.mothership import fleet, kinds, terminal_picture
from motherlode.games.mothership.game import HERE, MOTHERSHIP
from motherlode.games.mothership.params import Params
from motherlode.games.mothership.technology import tiles
from motherlode.games.mothership.technology.tiles import PLACES, Place
from motherlode.i18n.words import Words
from motherlode.kernel.errors import BadContent
from motherlode.kernel.state import Seat
from motherlode.kernel.view import view
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    empty_board,
    engine_power,
    give_planets,
    give_tiles,
    play_until,
    put_fleet,
    totals,
)


def edited(tile: str, *effects: dict[str, Any], **keys: Any) -> dict[str, Any]:
    """An edition with one tile of its own."""
    row = keys | ({"effects": list(effects)} if effects else {})
    return {"technology": {"tiles": {tile: row}}}


def owning(edition: dict[str, Any], category: str, tier: int, branch: str = "") -> Table:
    """Two fleets beside each other; seat 0 owns tiles of the edition."""
    t = put_fleet(empty_board(edition=edition), 0, m="b13", f1="c13", b1="l11", f3="a1")
    return begin_turn(give_tiles(put_fleet(t, 1, f1="d13", f3="o1"), 0, category, tier, branch))


@pytest.mark.rule("M44")
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.key)
def test_an_edition_can_rewrite_any_tile(place: Place) -> None:
    """Every place takes another effect, and its owner has it."""
    edition = edited(place.key, {"effect": "engine", "amount": 9}, mark="none")
    side = "ab"[kinds.side_of(place.line) - 1] if place.tier > 1 else ""
    t = owning(edition, place.category, place.tier, side)
    before = owning(edition, place.category, place.tier - 1, side if place.tier > 2 else "")
    gained = engine_power(t, 0, 1) - engine_power(before, 0, 1)
    assert gained == 9


@pytest.mark.rule("M44")
def test_an_effect_may_be_on_tiles_of_several_categories() -> None:
    edition = edited("economy", {"effect": "attack", "amount": 3})
    t = give_tiles(owning(edition, "combat", 1), 0, "economy", 1)
    t.play("order fighter 1", "attack d13")
    assert totals(t)[0] == dice_rolled(t)[0][1] + 1 + 3


@pytest.mark.rule("M43", "M44")
def test_tiles_without_a_mark_add_up_and_dark_ones_replace_each_other() -> None:
    dark = {"effect": "income", "amount": 1}
    tree = {"industry_2": {"mark": "none", "effects": [{"effect": "income", "amount": 4}]}}
    edition = {"technology": {"tiles": tree | {"economy": {"mark": "dark", "effects": [dark]}}}}
    t = owning(edition, "economy", 2, "a")
    income = t.setup.rules.n.technology.income  # type: ignore[attr-defined]
    assert income.amount(t.state, Seat(0)) == 1 + 4
    assert income.amount(give_tiles(t, 0, "economy", 3, "a").state, Seat(0)) == 4 + 2  # dark 3


@pytest.mark.rule("M44")
@pytest.mark.parametrize(("ship", "added"), [("bomber 1", 5), ("mothership", 0)])
def test_an_effect_can_be_limited_to_ships_and_occasions(ship: str, added: int) -> None:
    """Bombers get 5 against Stations, other ships and other attacks nothing."""
    siege = {"effect": "attack", "amount": 5, "ships": ["bombers"], "at": ["stations"]}
    t = owning(edited("combat", siege), "combat", 1)
    if ship == "mothership":
        put_fleet(t, 0, m="l11", f3="a1")
    t.play(f"order {ship}", "attack m11")
    assert t.events_of("station_hit")[0]["damage"] == dice_rolled(t)[0][1] + added
    t = owning(edited("combat", siege), "combat", 1)
    t.play("order fighter 1", "attack d13")
    assert totals(t)[0] == dice_rolled(t)[0][1]


@pytest.mark.rule("M31", "M44")
@pytest.mark.parametrize(("at", "added"), [([], 4), (["ships"], 1)])
def test_against_asteroids_a_tile_counts_with_its_larger_number(at: list[str], added: int) -> None:
    effects = ({"effect": "attack", "amount": 4, "at": at}, {"effect": "defence", "amount": 1})
    t = owning(edited("combat", *effects), "combat", 1)
    begin_turn(put_fleet(t, 0, f1="c6")).play("order fighter 1", "enter d6")
    fact = t.events_of("totals")[-1]
    assert fact["defence"] == dice_rolled(t)[-1][1] + added


@pytest.mark.rule("M44")
def test_loot_and_repair_work_on_any_tile() -> None:
    edition = edited("support", {"effect": "loot", "amount": 2}, {"effect": "repair", "amount": 3})
    t = owning(edition, "support", 1).set("hull_points", 5, 0)
    t = play_until(t, ["order fighter 1", "attack d13"], lambda t: bool(t.events_of("looted")))
    assert t.events_of("looted")[0]["count"] == 1 + 2
    t.play("end turn")
    assert t.get("hull_points", 0) == 8


@pytest.mark.rule("M44")
def test_a_shield_works_on_any_tile_and_is_shown() -> None:
    edition = edited("support", {"effect": "shield", "amount": 4})
    t = owning(edition, "support", 1)
    before = owning(edition, "support", 0)
    assert strength_of_shield(t) == strength_of_shield(before) + 4
    shown = Words(MOTHERSHIP, [], "en")
    full = terminal_picture.shields(params(t), view(t.setup.rules, t.state, 0), shown, 0)
    assert full == terminal_picture.say(shown, "shield", left=9, full=9)
    t.set("random_event", kinds.MAGNETIC_STORM).set("event_player", 1)
    assert strength_of_shield(t) == 0


def params(t: Table) -> Params:
    n: Params = t.setup.rules.n  # type: ignore[attr-defined]
    return n


def strength_of_shield(t: Table) -> int:
    return int(fleet.shield(params(t), t.state, Seat(0)))


@pytest.mark.rule("M43", "M44")
def test_an_edition_can_move_the_orange_tile_and_the_dark_path() -> None:
    plain = {"mark": "none", "effects": [{"effect": "defence", "amount": 1}]}
    dark = {"mark": "dark", "effects": [{"effect": "attack", "amount": 4}]}
    orange = {"mark": "orange", "effects": [{"effect": "roll", "amount": 7}]}
    rows = {f"assault_{tier}": plain for tier in (2, 3, 4)}
    rows |= {f"bulwark_{tier}": dark for tier in (2, 3, 4)} | {"dominion_4": orange}
    edition = {"technology": {"tiles": rows}}
    t = empty_board(1, {"level": 5}, edition=edition)
    assert t.get("branches", 1) == [1, 2, 1]
    t = owning(edition, "economy", 3, "b").set("resources", 10, 0)
    begin_turn(t).play("research dominion", "recharge")
    assert (t.get("resources", 0), t.get("orange_tiles", 0)) == (0, 2)


@pytest.mark.rule("M44", "M54")
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.key)
def test_only_dark_tiles_have_their_effect_for_the_npc(place: Place) -> None:
    t = empty_board()
    n = t.setup.rules.n  # type: ignore[attr-defined]
    tile = t.setup.content.value.technology.tiles[place.key]
    side = "ab"[max(kinds.side_of(place.line), 1) - 1]
    give_tiles(t, 1, place.category, place.tier, side if place.tier > 1 else "")
    bonuses = {"engine": n.technology.engines[1], "attack": n.technology.attacks[2],
               "defence": n.technology.defences[1]}  # fmt: skip
    for row in tile.effects:
        if row.effect in kinds.ABILITIES:
            bonus = n.technology.abilities[kinds.ABILITIES.index(row.effect)]
        else:
            bonus = bonuses.get(row.effect) or getattr(n.technology, row.effect)
        t.set("npc", 0)
        if row.ships != ["mothership"]:
            assert bonus.owned(t.state, Seat(1))
            t.set("npc", 1)
            assert bonus.owned(t.state, Seat(1)) == (tile.mark == tiles.DARK)


FAULTS = [
    ('[technology.tiles.combat]\nmark = "black"', 2, "mark: must be one of none, dark, orange"),
    ("[technology.tiles.combat]\neffects = []", 2, "at least one effect"),
    ('[technology.tiles.combat]\neffects = [{ effect = "atack", amount = 1 }]', 2,
     "effect: must be one of income, .*attack"),
    ('[technology.tiles.combat]\neffects = [{ effect = "attack" }]', 2,
     "attack needs a number `amount` of at least 1"),
    ('[technology.tiles.combat]\neffects = [{ effect = "attack", amount = 1, range = 4 }]', 2,
     "range: attack has `amount`"),
    ('[technology.tiles.combat]\neffects = [{ effect = "income", amount = 1, at = ["ships"] }]', 2,
     "at: income has no such limit"),
    ('[technology.tiles.combat]\neffects = [{ effect = "engine", amount = 1, ships = ["all"] }]', 2,
     "ships: engine may only name mothership, fighters, bombers"),
    ('[technology.tiles.combat]\nmark = "orange"', 2, "the orange tile has the effect roll alone"),
    ('[technology.tiles.combat]\neffects = [{ effect = "roll", amount = 4 }]', 2,
     "only the orange tile has the effect roll"),
    ('[technology.tiles.combat]\nmark = "orange"\neffects = [{ effect = "roll", amount = 4 }]', 2,
     "combat and bulwark_2 are orange; one tile is"),
    ('[technology.tiles.combat]\neffects = [{ effect = "jump_gates" }]', 2,
     "combat and engineering_3 give jump_gates; one tile can"),
    ('[technology.tiles.armada_2]\neffects = [{ effect = "income", amount = 1 }]', 1,
     "there is no such place; the places are economy, industry_2"),
    ('[technology.tiles.combat]\npaint = "red"', 2, "unknown; known here: effects, mark"),
    ('[technology.tiles.industry_5]\neffects = [{ effect = "asteroid_mining", die = 7 }]', 2,
     "there is no d7, only d2, d4"),
]  # fmt: skip


@pytest.mark.rule("M44")
@pytest.mark.parametrize(("text", "line", "fault"), FAULTS)
def test_a_wrong_tile_is_refused_with_its_line_and_what_would_be_right(
    tmp_path: Path, text: str, line: int, fault: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"{text}\n")
    with pytest.raises(BadContent, match=rf"mine\.toml:{line}: technology.*{fault}"):
        MOTHERSHIP.content(file)


WARNINGS: list[tuple[dict[str, Any], str]] = [
    (edited("combat", mark="none"), "combat.mark: is not dark"),
    (edited("bulwark_4", mark="dark"), "bulwark_4.mark: is dark beside the path"),
    (edited("assault_3", {"effect": "attack", "amount": 1}), "is not better than assault_2"),
    (edited("engineering_2", {"effect": "energy", "amount": 2}), "energy tiles give 5"),
    (edited("bulwark_2", {"effect": "defence", "amount": 1}, mark="none"), "no tile is orange"),
    (edited("industry_5", {"effect": "income", "amount": 4}), "tier 5 is an ability"),
]


@pytest.mark.rule("M44")
@pytest.mark.parametrize(("edition", "warning"), WARNINGS)
def test_a_tree_that_breaks_a_clue_is_playable_with_a_warning(
    edition: dict[str, Any], warning: str
) -> None:
    value = MOTHERSHIP.content(edition).value
    texts = [
        f"{keys.split()[0]}: {text}" for keys, text in MOTHERSHIP.content_files.warnings(value)
    ]
    assert any(warning in text for text in texts)
    assert MOTHERSHIP.setup(2, {}, edition)


@pytest.mark.rule("M44", "M54")
def test_levels_that_are_alike_for_the_npc_are_a_warning() -> None:
    rows = {key: {"effects": [{"effect": "income", "amount": 3}]}
            for key in ("economy", "combat", "support")}  # fmt: skip
    value = MOTHERSHIP.content({"technology": {"tiles": rows}}).value
    texts = [text for _, text in MOTHERSHIP.content_files.warnings(value)]
    assert "no dark tile of tier 1 changes anything for the NPC (M44, M54)" in texts


@pytest.mark.rule("M43", "M45")
def test_every_ability_has_a_tile() -> None:
    tree = MOTHERSHIP.content().value.technology
    assert all(tiles.place_of_ability(tree, name) for name in kinds.ABILITIES)


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


@pytest.mark.rule("M33", "M44")
def test_a_dominion_tile_pays_at_once_for_a_captured_planet() -> None:
    t = give_tiles(put_fleet(empty_board(), 0, b1="g3", f3="a1"), 0, "economy", 2, "b")
    put_fleet(t, 1, f3="o1")
    t = play_until(
        begin_turn(give_planets(t, 1, 0)),
        ["order bomber 1", "attack h3"],
        lambda t: t.get("planet_owners")[0] == 1,
    )
    assert t.get("resources", 0) == 2
