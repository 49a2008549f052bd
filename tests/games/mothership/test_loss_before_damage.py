"""The loser of a roll answers before anything is removed; damage comes after that (M29)."""

import pytest

from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    give_tiles,
    mothership_duel,
    play_until,
    set_hand,
    shield_left,
    totals,
    two_fleets,
)

WHOLE = (12, 5)
"""HP and shield of a Mothership that has lost nothing."""


def condition(t: Table, seat: int) -> tuple[int, int]:
    """HP and shield of a seat's Mothership."""
    return t.get("hull_points", seat), shield_left(t, seat)


def after_damage(damage: int) -> tuple[int, int]:
    """HP and shield of a whole Mothership after this damage."""
    return 12 - max(damage - 5, 0), max(5 - damage, 0)


def until_loss_of(t: Table, seat: int, *texts: str) -> Table:
    """A table on which the seat lost and is asked, with totals that are known and no damage yet."""
    found = play_until(t, list(texts), lambda t: (t.step, t.seat) == ("on_loss", seat))
    assert condition(found, seat) == WHOLE
    assert found.events_of("totals")
    assert not found.events_of("hull_hit")
    return found


@pytest.mark.rule("M29", "M65")
def test_a_defender_strikes_back_before_it_is_damaged() -> None:
    t = until_loss_of(mothership_duel(theirs=("last_stand",)), 1, "pass", "pass")
    attack, _ = totals(t)
    events = [fact["event"] for fact in t.play("play last_stand")]
    assert events.index("played") < events.index("hull_hit")
    assert condition(t, 0) == (12 - 4, 5)
    assert condition(t, 1) == after_damage(attack)


@pytest.mark.rule("M29", "M65")
def test_an_attacker_strikes_back_before_it_is_damaged() -> None:
    t = until_loss_of(mothership_duel("last_stand"), 0, "pass", "pass")
    _, defence = totals(t)
    t.play("play last_stand")
    assert condition(t, 0) == after_damage(defence)
    assert condition(t, 1) == (12 - 4, 5)


@pytest.mark.rule("M29", "M31")
def test_a_field_damages_a_mothership_after_its_owner_was_asked() -> None:
    t = set_hand(two_fleets({"m": "g4"}, {}), 0, "last_stand")
    t.set("energy", {"engines": 8, "weapons": 2, "shields": 5}, 0)
    begin_turn(t).play("order mothership")
    entered = t.legal("enter")[0]
    t = until_loss_of(t, 0, entered, "pass", "pass")
    assert t.legal("play") == []  # a field is no enemy ship
    field, _ = totals(t)
    t.play("pass")
    assert condition(t, 0) == after_damage(field)


@pytest.mark.rule("M29", "M45")
@pytest.mark.parametrize("loser", [0, 1])
def test_from_afar_only_a_losing_defender_is_damaged(loser: int) -> None:
    t = give_tiles(two_fleets({"m": "a13"}, {"m": "d13"}), 0, "combat", 5, "a")
    set_hand(set_hand(t, 0, "last_stand"), 1, "last_stand")
    t.set("energy", {"engines": 0, "weapons": 10, "shields": 5}, 1)
    begin_turn(t).play("order mothership", "use sunslayer_torpedoes", "target d13")
    t = until_loss_of(t, loser, *["pass"] * 4)
    attack, _ = totals(t)
    t.play("play last_stand")
    while t.step == "cancel":
        t.play("pass")
    assert condition(t, 1 - loser) == (12 - 4, 5)
    while t.step == "on_loss":
        t.play("pass")
    assert condition(t, loser) == (after_damage(attack) if loser == 1 else WHOLE)


@pytest.mark.rule("M29", "M36")
def test_a_shield_bought_on_a_loss_does_not_lessen_its_damage() -> None:
    t = give_tiles(mothership_duel("last_stand"), 0, "support", 1).set("resources", 9, 0)
    t = until_loss_of(t, 0, "pass", "pass")
    _, defence = totals(t)
    t.play("research engineering", *["subsystem shields"] * 3, "pass")
    hull, shield = after_damage(defence)
    assert condition(t, 0) == (hull, shield + 3)
