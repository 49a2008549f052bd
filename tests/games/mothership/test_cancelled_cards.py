"""A cancelled card was not played: it used no phase, no target and no limit (M30)."""

import pytest

from motherlode.games.mothership import kinds, state_cells as cell
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.state import HEADER
from tests.arrange import Table
from tests.games.mothership.arranged_table import begin_turn, empty_board, put_fleet, set_hand

NO = kinds.card("noooooooooooo")
ACTIONS = MOTHERSHIP.actions
MOVED_CARDS = ("hand", "deck", "discard", "played")


def step_of(setup: Setup, position: Position) -> str:
    return setup.rules.steps[position.state.step()].name


def table_cells(setup: Setup, position: Position) -> list[int]:
    """The numbers of all zones, with 0 in those that hold cards; pending steps are left out."""
    layout, cells = setup.game.layout, position.state.cells
    values = [int(cells[i]) for i in range(int(layout.first + layout.stride * layout.seats))]
    for zone in [*layout.common, *layout.owned]:
        for seat in range(layout.seats if zone.per_seat else 1):
            start = zone.start + (layout.block(seat) if zone.per_seat else 0)
            if zone.name in MOVED_CARDS:
                values[start : start + zone.size] = [0] * zone.size
    return values[HEADER:]


def cancelled(setup: Setup, before: Position, play: int, d: Dealer) -> Position | None:
    """The position after a card was declared, aimed and cancelled; None if nobody was asked."""
    position = before.copy()
    position.advance(play, d)
    while step_of(setup, position) == "target":
        targets = position.legal()[: len(position.legal()) - len(position.anytime())]
        position.advance(targets[d.below(len(targets))], d)
    if step_of(setup, position) != "cancel":
        return None
    position.state.cells[position.state.block(position.seat()) + cell.CARDS_HELD + NO] += 1
    position = position_at(setup.rules, position.state)
    position.advance(ACTIONS.parse("play noooooooooooo"), d)
    return position


@pytest.mark.rule("M30", "M65")
def test_a_cancelled_card_changes_nothing_but_where_cards_are() -> None:
    setup = MOTHERSHIP.setup(4, {"exploration": True, "events": True, "teams": "pairs"})
    kinds_seen = set()
    for seed in range(3):
        d = Dealer(seed)
        position = start_game(setup.rules, d)
        for _ in range(200):
            if position.over():
                break
            give_random_cards(setup, position, d)
            for action in position.legal():
                row = ACTIONS.rows[action]
                if row.verb != "play" or step_of(setup, position) == "cancel":
                    continue
                after = cancelled(setup, position, action, d)
                if after is not None:
                    assert table_cells(setup, after) == table_cells(setup, position), row.text
                    kinds_seen.add(row.argument)
            legal = position.legal()
            position.advance(legal[d.below(len(legal))], d)
    assert len(kinds_seen) > 20, "most kinds of cards were declared and cancelled"


def give_random_cards(setup: Setup, position: Position, d: Dealer) -> None:
    """Gives the deciding seat some cards of the deck, and takes the cancelling card out of play."""
    cells = position.state.cells
    hand = position.state.block(position.seat()) + cell.CARDS_HELD
    cells[cell.DISCARD + NO] = 0
    for _ in range(6):
        card = d.below(kinds.CARD_KINDS)
        if card != NO:
            cells[hand + card] = 1
    for seat in range(4):
        cells[position.state.block(seat) + cell.CARDS_HELD + NO] = 0
    position.rules.legal(position.state, position.moves)


def three_fleets(*hands: tuple[str, ...]) -> Table:
    t = empty_board(3, edition={"cards": {"noooooooooooo": {"count": 6}}})
    for seat, where in enumerate(("a1", "c1", "e1")):
        put_fleet(t, seat, f1=where)
        set_hand(t, seat, *hands[seat])
    return begin_turn(t)


@pytest.mark.rule("M30")
def test_a_cancelled_cancellation_lets_everybody_cancel_the_card_again() -> None:
    no = "noooooooooooo"
    t = three_fleets(("replicator", no), (no,), (no,))
    t.play("play replicator", "pass")
    assert t.seat == 2
    t.play(f"play {no}", f"play {no}")
    assert t.get("hand", 0) == {}, "the player of the card cancelled the cancellation"
    t.play("pass")
    assert (t.step, t.seat) == ("cancel", 1), "seat 1 passed before and is asked again"
    t.play(f"play {no}")
    assert t.step == "turn"
    assert t.get("resources", 0) == 0
