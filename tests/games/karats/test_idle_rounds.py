"""The end of a game in which nobody excavates any more (K48)."""

import pytest

from tests.arrange import Table
from tests.games.karats.arranged_table import fill_mine_with, karats_table


def idle_table(*gold: int, automaton: str = "off", cube: str = "dirt") -> Table:
    """Seats with this much Gold; nobody has cubes or Devices."""
    professions = ("prospector", "pilot", "saboteur")[: len(gold)]
    t = fill_mine_with(karats_table(*professions, automaton=automaton), cube)
    for seat, count in enumerate(gold):
        t.set("gold", count, seat)
    return t.stand("mine", 0)


def play_rounds(t: Table, rounds: int, action: str = "skip mining") -> None:
    for _ in range(rounds * int(t.setup.rules.seats)):
        t.play(action)


@pytest.mark.rule("K48")
def test_six_rounds_without_an_excavation_end_the_game_and_most_gold_wins() -> None:
    t = idle_table(0, 2)
    play_rounds(t, 5)
    assert not t.over()
    t.play("skip mining")
    assert not t.over()
    t.play("skip mining")
    assert t.over()
    assert (t.payoffs(), t.get("winner")) == ([0.0, 1.0], "seat 2")
    assert t.events_of("mine_abandoned") == [{"event": "mine_abandoned", "rounds": 6}]
    assert t.events_of("won") == [{"event": "won", "seat": 1, "winner": "seat 2"}]


@pytest.mark.rule("K48")
@pytest.mark.parametrize(
    ("gold", "payoffs"),
    [((1, 1), [0.5, 0.5]), ((2, 0, 2), [0.5, 0.0, 0.5]), ((0, 0, 0), [1 / 3] * 3)],
)
def test_players_tied_for_most_gold_after_six_idle_rounds_share_the_win(
    gold: tuple[int, ...], payoffs: list[float]
) -> None:
    t = idle_table(*gold)
    play_rounds(t, 6)
    assert (t.payoffs(), t.get("winner"), t.events_of("won")) == (payoffs, "shared", [])
    winners = [f"seat {seat + 1}" for seat, payoff in enumerate(payoffs) if payoff]
    assert [fact["winner"] for fact in t.events_of("win_shared")] == winners


@pytest.mark.rule("K48")
def test_one_excavated_cube_begins_the_count_of_idle_rounds_again() -> None:
    t = idle_table(0, 0)
    play_rounds(t, 5)
    t.play("skip mining", "mine")
    assert t.get("idle_rounds") == 0
    play_rounds(t, 5)
    assert not t.over()
    play_rounds(t, 1)
    assert t.over()


@pytest.mark.rule("K48", "K12")
def test_a_round_in_which_players_mine_an_empty_mine_counts_as_idle() -> None:
    t = idle_table(1, 0).set("mine", {})
    play_rounds(t, 6, "mine")
    assert t.over()
    assert t.payoffs() == [1.0, 0.0]


@pytest.mark.rule("K48")
def test_with_the_automaton_players_who_never_mine_do_not_end_the_game() -> None:
    t = idle_table(0, 0, automaton="easy")
    play_rounds(t, 20)
    assert not t.over()
    assert t.get("idle_rounds") == 0


def test_an_edition_sets_the_number_of_idle_rounds() -> None:
    t = karats_table("pilot", "saboteur", edition={"turn": {"idle_rounds": 2}})
    fill_mine_with(t, "dirt").stand("mine", 0)
    play_rounds(t, 1)
    assert not t.over()
    play_rounds(t, 1)
    assert t.over()
