"""Gates: win shares by turn order, intervals, and the three outcomes of a gate."""

from random import Random

import pytest

from motherlode.lab.measures.confidence_interval import median_interval
from motherlode.lab.measures.game_summary import GameSummary, places
from motherlode.lab.measures.gates import (
    KEPT,
    MISSED,
    UNKNOWN,
    interval,
    outcome,
    outcome_of_all,
    seat_gates,
    turn_order_gates,
)
from motherlode.plugin_types import Gate


def game(order: list[int], winner: int) -> GameSummary:
    """A game in which each seat has its place in `order` and the seat `winner` won."""
    return GameSummary([float(seat == winner) for seat in range(len(order))], [], order=order)


def first_to_play_always_wins(seats: int, games: int) -> list[GameSummary]:
    """Games whose start is drawn by lot, so that every seat begins, and wins, equally often."""
    starts = [number % seats for number in range(games)]
    return [game([(seat - start) % seats for seat in range(seats)], start) for start in starts]


def test_turn_order_gates_are_missed_if_the_first_player_wins_from_any_seat() -> None:
    games = first_to_play_always_wins(4, 400)
    assert [gate.value for gate in seat_gates(4, games)] == [0.25] * 4
    assert {outcome(gate) for gate in seat_gates(4, games)} == {KEPT}
    by_turn = turn_order_gates(4, games)
    assert [gate.value for gate in by_turn] == [1.0, 0.0, 0.0, 0.0]
    assert {outcome(gate) for gate in by_turn} == {MISSED}
    assert by_turn[2].name == "4 players: 3rd to play wins"
    assert by_turn[0].low == pytest.approx(0.19)
    assert by_turn[0].high == pytest.approx(0.31)


def test_turn_order_gates_ignore_games_without_turns_and_solo_games() -> None:
    assert turn_order_gates(1, [game([0], 0)]) == []
    assert turn_order_gates(2, [GameSummary([0.5, 0.5], [])]) == []
    assert [gate.games for gate in turn_order_gates(2, [game([1, 0], 0), game([], 0)])] == [1, 1]


def test_a_seats_place_is_its_rank_in_the_order_of_first_turns() -> None:
    assert places([2, 0, 1], 3) == [1, 2, 0]
    assert places([], 3) == []


def test_a_seat_out_before_its_first_turn_is_placed_by_its_order_at_the_table() -> None:
    """Seat 1 began, seat 2 was out before its turn, seats 3 and 0 followed."""
    assert places([1, 3, 0], 4) == [3, 0, 1, 2]


@pytest.mark.parametrize(
    ("value", "games", "expected"),
    [
        (0.50, 2000, KEPT),  # 47.8 % to 52.2 %
        (0.55, 2000, UNKNOWN),  # 52.8 % to 57.2 %
        (0.60, 2000, MISSED),  # 57.8 % to 62.1 %
        (0.50, 200, UNKNOWN),  # 43.1 % to 56.9 %: so few games can't show that it is kept
        (0.65, 200, MISSED),  # 58.2 % to 71.3 %
        (0.42, 2000, UNKNOWN),  # outside, but its interval isn't: 39.9 % to 44.2 %
    ],
)
def test_a_gate_is_kept_or_missed_only_if_its_whole_interval_is_inside_or_outside(
    value: float, games: int, expected: str
) -> None:
    assert outcome(Gate("x", value, 0.44, 0.56, games)) == expected


def test_the_outcome_of_all_gates_is_missed_if_one_gate_is_missed() -> None:
    kept = Gate("x", 0.5, 0.44, 0.56, 2000)
    unknown = Gate("y", 0.55, 0.44, 0.56, 2000)
    missed = Gate("z", 0.9, 0.44, 0.56, 2000)
    assert outcome_of_all([kept, unknown, missed]) == MISSED
    assert outcome_of_all([kept, unknown]) == UNKNOWN
    assert outcome_of_all([kept, kept]) == KEPT


def test_the_interval_of_a_median_holds_the_median_in_19_of_20_samples() -> None:
    """The true median of these values is 0.5; 500 samples of 41 values each."""
    random = Random("medians")
    samples = [[random.random() for _ in range(41)] for _ in range(500)]
    held = sum(low <= 0.5 <= high for low, high in map(median_interval, samples))
    assert 0.93 <= held / len(samples) <= 0.99


def test_a_gate_for_a_median_has_an_interval() -> None:
    gate = Gate.of_median("rounds", [10] * 10 + [12] * 11 + [40] * 10, 8, 30)
    assert (gate.value, gate.games, gate.share) == (12, 31, False)
    assert interval(gate) == (10, 40)
    assert outcome(gate) == UNKNOWN
    assert median_interval([3.0]) == (3.0, 3.0)
