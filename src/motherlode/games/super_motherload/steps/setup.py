"""The setup: the table, the first board, a deck for each seat (S8-S10)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, Seat, State

from .. import actions as act, events as event, kinds, state_cells as cell, step_table as step
from ..boards import add_sides, lay_first
from ..hand_and_tokens import draw_cards
from ..kinds import DeckKind
from ..params import Params
from ..spaces import NOTHING
from .achievements import lay_out_achievements
from .base_step import SuperMotherloadStep
from .turns import begin_turn


def fill_table(params: Params, s: State, d: Dealer) -> None:
    """Lays out Bomb Tokens, Artifacts and Achievements; sets the starting player (S8, S9)."""
    cells = s.cells
    cells[cell.STARTING_PLAYER] = starting_player(params, s, d)
    cells[cell.BOMB_SUPPLY] = params.bombs.tokens
    for artifact in range(len(kinds.ARTIFACTS)):
        cells[cell.ARTIFACT_SUPPLY + artifact] = params.artifacts[artifact]
    lay_out_achievements(params, s, d)


def starting_player(params: Params, s: State, d: Dealer) -> i64:
    """The seat that the table named as the starting player, or a random one (S8)."""
    named = params.options.starting_player
    return d.below(s.cells[SEATS]) if named == NOTHING else named


def first_seat(s: State) -> Seat:
    """The starting player."""
    return Seat(s.cells[cell.STARTING_PLAYER])


def right_of_first(s: State) -> Seat:
    """The last player of a round: the seat to the right of the first one."""
    return s.previous_seat(first_seat(s))


@final
class ChoosingSide(SuperMotherloadStep):
    """The player to the right of the starting player chooses the side of Depth 1 (S8).

    It comes before the decks are picked. With random sides nobody is asked (S58).
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        if not self.params.options.random_sides:
            add_sides(moves)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        self.lay(s, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        self.lay(s, d.below(len(kinds.SIDES)), d)

    def lay(self, s: State, side: i64, d: Dealer) -> None:
        lay_first(self.params, s, kinds.board_side(0, side), d)
        if self.params.options.random_decks:
            deal_decks(self.params, s, d)
            begin_play(self.params, s, d)
        else:
            s.become(step.PICK_DECK, s.seat())


def deal_decks(params: Params, s: State, d: Dealer) -> None:
    """Deals every seat a random deck, no two the same (S10)."""
    seat = first_seat(s)
    for dealt in range(s.cells[SEATS]):
        take_deck(params, s, seat, random_deck(s, len(kinds.DECKS) - dealt, d), d)
        seat = s.next_seat(seat)


def random_deck(s: State, left: i64, d: Dealer) -> DeckKind:
    """Draws one of the `left` decks that no seat has, all equally likely."""
    skipped = d.below(left)
    deck: i64 = 0
    while is_taken(s, DeckKind(deck)) or skipped > 0:
        if not is_taken(s, DeckKind(deck)):
            skipped -= 1
        deck += 1
    return DeckKind(deck)


def is_taken(s: State, deck: DeckKind) -> bool:
    """True if a seat has the deck already."""
    for seat in range(s.cells[SEATS]):
        if s.cells[s.block(seat) + cell.PILOT_DECK] == deck + 1:
            return True
    return False


def take_deck(params: Params, s: State, seat: Seat, deck: DeckKind, d: Dealer) -> None:
    """Gives a seat its deck: the starters as its Draw Deck, and Bomb Tokens (S10)."""
    cells = s.cells
    block = s.block(seat)
    cells[block + cell.PILOT_DECK] = deck + 1
    d.emit(event.DECK_PICKED, seat, deck)
    starters = params.decks[deck].starters
    for i in range(kinds.STARTERS):
        cells[block + cell.DRAW_DECK + starters[i]] += 1
        cells[block + cell.POINTS] += params.decks[deck].points[starters[i]]
    cells[block + cell.BOMB_TOKENS] = params.setup.bombs
    cells[cell.BOMB_SUPPLY] -= params.setup.bombs


def begin_play(params: Params, s: State, d: Dealer) -> None:
    """Draws the first hand of every seat and begins the first turn."""
    seat = first_seat(s)
    for i in range(s.cells[SEATS]):
        draw_cards(s, seat, params.setup.hand, d)
        seat = s.next_seat(seat)
    begin_turn(params, s, first_seat(s), d)


@final
class PickingDeck(SuperMotherloadStep):
    """The players pick their decks in reverse turn order (S10)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        for deck in range(len(kinds.DECKS)):
            if not is_taken(s, DeckKind(deck)):
                moves.add(act.PICK, deck)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.PICK:
            return "deck_taken", "S10"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        take_deck(self.params, s, seat, DeckKind(argument), d)
        if seat == first_seat(s):
            begin_play(self.params, s, d)
        else:
            s.become(step.PICK_DECK, s.previous_seat(seat))
