"""The search's key and the observation tensor depend on exactly what a seat's view shows."""

import random

import pytest

pytest.importorskip("numpy")

from motherlode.bots.infoset_key import InfosetKey
from motherlode.envs.observation import Tensors
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position, start_game
from motherlode.kernel.registry import find_game
from motherlode.kernel.view import view
from motherlode.kernel.zones import places

TABLES: list[tuple[str, int, dict[str, str | int | bool]]] = [
    ("karats", 1, {"automaton": "hard"}),
    ("karats", 3, {}),
    ("super_motherload", 3, {}),
    ("mothership", 1, {"level": 3}),
    ("mothership", 2, {"exploration": True, "events": True}),
]


def after(setup: Setup, decisions: int) -> Position:
    rng, dealer = random.Random(5), Dealer(5)
    position = start_game(setup.rules, dealer)
    for _ in range(decisions):
        position.advance(rng.choice(position.legal()), dealer)
    return position


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_infoset_key_and_tensor_change_exactly_if_a_visible_cell_changes(
    game: str, seats: int, options: dict[str, str | int | bool]
) -> None:
    setup = find_game(game).setup(seats, options)
    rules, state = setup.rules, after(setup, 12).state
    tensors, infoset_key = Tensors(rules), InfosetKey(rules, 0)
    seen, key, row = (
        view(rules, state, 0),
        infoset_key.key(state),
        tensors.write(state, 0).tobytes(),
    )
    visible_cells = 0
    for place in places(rules.layout, rules.layout.seats):
        at = int(place.start)
        other = state.copy()
        choices = len(place.zone.kinds) if place.zone.form == "choice" else 1000
        other.cells[at] = (other.cells[at] + 1) % choices
        shown = view(rules, other, 0) != seen
        visible_cells += shown
        assert (infoset_key.key(other) != key) == shown, place.zone.name
        assert (tensors.write(other, 0).tobytes() != row) == shown, place.zone.name
    assert visible_cells > 10


def test_the_tensor_lists_an_npc_after_the_seats() -> None:
    tensors = Tensors(find_game("mothership").setup(1, {"level": 3}).rules)
    names = [piece.name for piece in tensors.pieces]
    assert "seat 0.ships" in names
    assert "party 1.ships" in names
    assert next(piece for piece in tensors.pieces if piece.name == "turn").kinds == (
        "seat 0",
        "party 1",
    )
