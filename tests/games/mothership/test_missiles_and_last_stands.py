"""Nuclear Missiles answered by cards: Last Stand hits the launcher, wingmen help (M44, M45)."""

import pytest

from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    dice_rolled,
    give_tiles,
    play_until,
    set_hand,
    ship_space,
    totals,
    two_fleets,
)


def launch_missile(theirs: dict[str, str], *cards: str) -> Table:
    """A Mothership with 1 HP and no shield launches a missile at f13; seat 1 holds the cards."""
    t = two_fleets({"m": "a13"}, {"f1": "f13", **theirs})
    set_hand(give_tiles(t, 0, "combat", 5, "b"), 1, *cards)
    t.set("energy", {"engines": 12, "weapons": 2}, 0).set("hull_points", 1, 0)
    begin_turn(t).play("order mothership", "use nuclear_missile", "target f13")
    return t


@pytest.mark.rule("M27", "M45")
def test_last_stand_destroys_a_distant_launcher() -> None:
    start = launch_missile({}, "last_stand")
    t = play_until(start, ["pass", "pass"], lambda t: t.step == "on_loss" and t.seat == 1)
    t.play("play last_stand")
    assert ship_space(t, 0, "mothership") == ""
    assert ship_space(t, 1, "fighter 1") == ""
    assert t.get("resources", 1) == 3


@pytest.mark.rule("M23", "M45")
def test_wingmen_help_the_target_of_a_missile() -> None:
    t = launch_missile({"f2": "g13"})
    assert totals(t)[1] == dice_rolled(t)[2][1] + 1


@pytest.mark.rule("M41", "M44")
def test_an_expansion_pak_doubles_the_first_throw_only() -> None:
    t = set_hand(give_tiles(two_fleets({"m": "a13"}, {"f1": "f13"}), 0, "combat", 5, "b"), 0,
                 "expansion_pak")  # fmt: skip
    begin_turn(t).play("order mothership", "use nuclear_missile", "target f13")
    t.play("play expansion_pak")
    while t.step in ("before_roll", "cancel"):
        t.play("pass")
    first, second = (die for _, die in dice_rolled(t)[:2])
    while t.step == "after_roll":
        t.play("pass")
    assert totals(t)[0] == 2 * first + second + 1
