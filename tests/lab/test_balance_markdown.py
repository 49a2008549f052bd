"""Tables of balance pages: many gates of a kind become one row."""

from motherlode.lab.pages.balance_markdown import MANY_GATES, shortened
from motherlode.plugin_types import Gate


def card_gates(*shares: float) -> list[Gate]:
    return [Gate(f"card played: {at}", share, 0.01, 1.0, 2000) for at, share in enumerate(shares)]


def test_few_gates_have_a_row_each() -> None:
    gates = card_gates(*[0.5] * MANY_GATES)
    assert list(shortened(gates)) == [(gate, 0) for gate in gates]


def test_of_many_gates_the_kept_one_nearest_to_its_limit_stands_for_all_that_are_kept() -> None:
    gates = card_gates(*[0.5] * MANY_GATES, 0.03, 0.9)
    assert list(shortened(gates)) == [(gates[-2], len(gates) - 1)]


def test_gates_that_are_not_kept_always_have_a_row() -> None:
    gates = card_gates(0.001, 0.0101, *[0.5] * MANY_GATES)
    assert [gate for gate, _ in shortened(gates)][:2] == gates[:2]
    assert [others for _, others in shortened(gates)] == [0, 0, MANY_GATES - 1]


def test_many_gates_of_one_kind_become_one_row_and_few_of_another_kind_stay() -> None:
    seats = [Gate(f"2 players: seat {seat} wins", 0.5, 0.44, 0.56, 2000) for seat in (1, 2)]
    cards = card_gates(*[0.5] * (MANY_GATES + 1))
    assert [others for _, others in shortened(seats + cards)] == [0, 0, MANY_GATES]
