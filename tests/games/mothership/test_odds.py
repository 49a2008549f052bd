"""The exact odds, compared with counting every throw of all dice."""

from itertools import product

import pytest
from hypothesis import given, settings, strategies as st

from motherlode.games.mothership import fight_odds

die = st.sampled_from([0, 2, 4, 6, 8, 10, 12])
small = st.sampled_from([0, 6, 8])
dice = st.lists(die, min_size=1, max_size=3)
buff = st.integers(0, 6)


def faces_of_dice(of: int) -> list[int]:
    return list(range(1, of + 1)) if of else [0]


def all_throws(of: list[int]) -> list[tuple[int, ...]]:
    return list(product(*(faces_of_dice(each) for each in of)))


@pytest.mark.rule("M18", "M22")
@settings(max_examples=60)
@given(dice, buff, die, buff)
def test_dogfight_odds_match_all_throws(
    attack: list[int], plus: int, defence: int, guard: int
) -> None:
    won = tied = lost = 0
    for ours in all_throws(attack):
        for theirs in faces_of_dice(defence):
            margin = sum(ours) + plus - theirs - guard
            won, tied, lost = won + (margin > 0), tied + (margin == 0), lost + (margin < 0)
    found = fight_odds.dogfight_odds(attack, plus, [defence], guard)
    assert (found.win, found.tie, found.lose) == (won, tied, lost)
    assert found.ways == won + tied + lost


@pytest.mark.rule("M41")
@settings(max_examples=40)
@given(dice, die, st.integers(1, 60))
def test_odds_of_a_multiplied_die_match_all_throws(
    attack: list[int], defence: int, times: int
) -> None:
    won = 0
    for ours in all_throws(attack):
        for theirs in faces_of_dice(defence):
            won += times * ours[0] + sum(ours[1:]) > theirs
    often = [fight_odds.multiplied_die(attack[0], times), *attack[1:]]
    assert fight_odds.dogfight_odds(often, 0, [defence], 0).win == won


@pytest.mark.rule("M41")
def test_odds_with_doubled_dice_match_all_throws() -> None:
    d4, d6, d8 = (int(fight_odds.multiplied_die(die, 2)) for die in (4, 6, 8))
    both = fight_odds.dogfight_odds([d4, d6], 0, [d8], 0)
    won = sum(
        2 * (a + b) > 2 * c
        for a in faces_of_dice(4)
        for b in faces_of_dice(6)
        for c in faces_of_dice(8)
    )
    assert (both.win, both.ways) == (won, 4 * 6 * 8)
    assert fight_odds.station_loss([d4], 0, 4) == [1, 2, 1]
    assert fight_odds.asteroid_odds(6, d6, 0).lose == sum(
        f > 2 * d for f in faces_of_dice(6) for d in faces_of_dice(6)
    )


@pytest.mark.rule("M5", "M18")
@pytest.mark.parametrize("ours", [10, 12])
@pytest.mark.parametrize("theirs", [2, 4, 6, 8, 10, 12])
def test_odds_of_large_dice_match_all_throws(ours: int, theirs: int) -> None:
    """A strong Mothership's die against every other die, with and without buffs."""
    for plus in range(5):
        won = sum(a + plus > b for a in faces_of_dice(ours) for b in faces_of_dice(theirs))
        tied = sum(a + plus == b for a in faces_of_dice(ours) for b in faces_of_dice(theirs))
        found = fight_odds.dogfight_odds([ours], plus, [theirs], 0)
        assert (found.win, found.tie, found.ways) == (won, tied, ours * theirs)
    with_wing = fight_odds.dogfight_odds([ours, 6, 8], 1, [theirs], 2)
    won = sum(
        a + b + c + 1 > d + 2
        for a in faces_of_dice(ours)
        for b in faces_of_dice(6)
        for c in faces_of_dice(8)
        for d in faces_of_dice(theirs)
    )
    assert (with_wing.win, with_wing.ways) == (won, ours * 6 * 8 * theirs)


@pytest.mark.rule("M21", "M22")
@settings(max_examples=60)
@given(st.lists(small, max_size=2), st.lists(die, max_size=2), buff, die, buff, st.integers(0, 12))
def test_hull_damage_by_mixed_ships_matches_all_throws(
    light: list[int], heavy: list[int], plus: int, defence: int, guard: int, shield: int
) -> None:
    counted: dict[int, int] = {}
    for f in all_throws(light):
        for h in all_throws(heavy):
            for theirs in faces_of_dice(defence):
                hull = 0
                if sum(f) + sum(h) + plus > theirs + guard and heavy:
                    hull = max(sum(h) + plus - max(shield - sum(f), 0), 0)
                counted[hull] = counted.get(hull, 0) + 1
    found = fight_odds.hull_damage(light, heavy, plus, [defence], guard, shield)
    assert {hull: ways for hull, ways in enumerate(found) if ways} == counted


@pytest.mark.rule("M21")
@pytest.mark.parametrize("plus", [243, 244, 260, 1000])
def test_odds_with_large_buffs_match_all_throws(plus: int) -> None:
    found = fight_odds.hull_damage([], [12], plus, [12], 0, 5)
    assert {hull: ways for hull, ways in enumerate(found) if ways} == {
        face + plus - 5: 12 for face in faces_of_dice(12)
    }


@pytest.mark.rule("M33")
@given(dice, st.integers(1, 14))
def test_capture_odds_match_all_throws(attack: list[int], hold: int) -> None:
    ways = all_throws(attack)
    assert fight_odds.capture_odds(attack, hold) == (sum(sum(t) >= hold for t in ways), len(ways))


@pytest.mark.rule("M2", "M24")
@given(dice, buff)
def test_odds_of_station_counters_match_all_throws(attack: list[int], plus: int) -> None:
    counted: dict[int, int] = {}
    for throw in all_throws(attack):
        lost = (sum(throw) + plus) // 4
        counted[lost] = counted.get(lost, 0) + 1
    found = fight_odds.station_loss(attack, plus, 4)
    assert {lost: ways for lost, ways in enumerate(found) if ways} == counted


@pytest.mark.rule("M31")
def test_a_ship_with_a_d8_enters_a_field_safely_in_33_of_48_throws() -> None:
    found = fight_odds.asteroid_odds(6, 8, 0)
    assert (found.win + found.tie, found.ways) == (33, 48)
    assert fight_odds.percent(33, 48) == 69
    assert repr(found).startswith("Odds(")
