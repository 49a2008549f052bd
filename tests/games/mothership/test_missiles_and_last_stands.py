"""Nuclear Missiles answered by Last Stands: no ship explodes twice."""

import random
from collections import Counter

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.hexes import NAMES
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    MOST_SEEDS,
    begin_turn,
    empty_board,
    give_tiles,
    put_fleet,
    set_hand,
    ship_space,
)

WINDOWS = ("before_roll", "after_roll", "on_loss", "cancel")
POINTS = {"mode": "victory_points"}


def launch_missile(options: dict[str, object], launcher: str, target: str, *cards: str) -> Table:
    """A Mothership with 1 HP and no shield launches a missile; seat 1 holds the cards."""
    t = put_fleet(empty_board(2, options), 0, m=launcher, f3="a1")
    put_fleet(t, 1, f1="f13", f2="g13", f3="o1")
    set_hand(give_tiles(t, 0, "support", 5, "b"), 1, *cards)
    t.set("energy", {"engines": 13, "weapons": 2, "shields": 0}, 0).set("hull_points", 1, 0)
    begin_turn(t).play("order mothership", "use nuclear_missile", f"target {target}")
    return t


def play_last_stands(t: Table) -> tuple[int, list[str]]:
    """Plays every Last Stand that is legal; returns how many, and the ships that exploded."""
    played, lost = 0, []
    while t.step in WINDOWS:
        stand = "play last_stand" in t.legal()
        played += stand
        t.play("play last_stand" if stand else "pass")
        lost += [f"{fact['seat']} {fact['ship']}" for fact in t.told("exploded")]
    return played, lost


@pytest.mark.rule("M20", "M27", "M45", "M52")
@pytest.mark.parametrize("options", [{}, POINTS])
def test_the_launcher_of_a_missile_explodes_only_once(options: dict[str, object]) -> None:
    start = launch_missile(options, "a13", "f13", "last_stand", "last_stand")
    for seed in range(MOST_SEEDS):
        t = start.copy(seed)
        played, lost = play_last_stands(t)
        if {"1 fighter 1", "1 fighter 2"} <= set(lost) and played:
            break
    assert played == 1
    assert max(Counter(lost).values()) == 1
    assert t.get("resources", 1) == t.get("points_for_kills", 1) == 3


@pytest.mark.rule("M20", "M27", "M45", "M52")
@pytest.mark.parametrize("options", [{}, POINTS])
def test_no_last_stand_against_a_launcher_that_its_own_missile_destroyed(
    options: dict[str, object],
) -> None:
    start = launch_missile(options, "e13", "e13", "last_stand")
    for seed in range(MOST_SEEDS):
        t = start.copy(seed)
        while t.step in WINDOWS and ship_space(t, 0, "mothership"):
            t.play("pass")
        if ship_space(t, 0, "mothership") == "":
            break
    played, _ = play_last_stands(t)
    assert played == 0
    assert ship_space(t, 0, "mothership") == ""
    assert t.get("resources", 1) == t.get("points_for_kills", 1) == 0


@pytest.mark.rule("M20", "M45")
def test_a_ship_explodes_only_while_it_is_on_the_board() -> None:
    """Checked in random play with missiles, Last Stands and ships close together."""
    choose = random.Random(5)
    felled = 0
    for seed in range(60):
        t = put_fleet(empty_board(2, POINTS, seed=seed), 0, m="e13", f1="e12", f2="d13", b1="d12")
        put_fleet(t, 1, m="h13", f1="f13", f2="f12", b1="g13")
        for seat in (0, 1):
            set_hand(give_tiles(t, seat, "support", 5, "b"), seat, *["last_stand"] * 3)
            t.set("hull_points", 3, seat)
        begin_turn(t, seed % 2).play("order mothership", "use nuclear_missile", "target f13")
        for _ in range(120):
            if t.over() or t.step == "turn":
                break
            stood = {(seat, ship) for seat in (0, 1) for ship in ships_on_board(t, seat)}
            t.play(choose.choice(t.legal()))
            for fact in t.told("exploded"):
                assert (fact["seat"], fact["ship"]) in stood
                stood.remove((fact["seat"], fact["ship"]))
                felled += fact["ship"] == "mothership"
    assert felled > 5


def ships_on_board(t: Table, seat: int) -> list[str]:
    return [ship for ship in kinds.SHIPS if ship_space(t, seat, ship)]


@pytest.mark.rule("M39")
@pytest.mark.parametrize(("seat", "enemy"), [(0, False), (2, False), (1, True)])
def test_seismic_charge_on_a_missile_needs_an_enemy_launcher(seat: int, enemy: bool) -> None:
    """The launcher is beside a field; only for an enemy's target is the launcher an enemy."""
    t = empty_board(4, {"teams": "pairs"})
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    free = [at for at in board.spaces if not t.get("map")[at] and not board.fields[at]][20:]
    beside = next(at for at in free if board.near_field[at])
    target = next(
        at for at in free if 2 < board.distance(at, beside) < 6 and not board.near_field[at]
    )
    for other, corner in enumerate(("a1", "b1", "c1", "d1")):
        put_fleet(t, other, f3=corner)
    put_fleet(t, 0, m=NAMES[beside], f3="a1")
    where = {"f1": NAMES[target]} | ({"m": NAMES[beside]} if seat == 0 else {"f3": "e1"})
    put_fleet(t, seat, **where)
    set_hand(give_tiles(t, 0, "support", 5, "b"), seat, "seismic_charge")
    begin_turn(t).play("order mothership", "use nuclear_missile", f"target {NAMES[target]}")
    assert (t.step, t.seat) == ("before_roll", seat)
    assert ("play seismic_charge" in t.legal()) == enemy
