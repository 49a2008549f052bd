"""Minerals that an Artifact or a Buy Bonus brings: which one, and the stack it goes on (S40, S43).

They never mix with the tiles of an action that wait to be placed.
"""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State

from .. import actions as act, events as event, kinds, state_cells as cell, step_table as step
from ..hand_and_tokens import draw_cards
from ..kinds import Colour, Mineral
from ..mineral_counts import bundle_of_one, count_collected, minerals_held, tiles_on_stack
from ..pilot_stacks import any_stack_takes_tiles, for_sale, is_paid, takes_tiles
from .base_step import SuperMotherloadStep


@final
class Duplicating(SuperMotherloadStep):
    """Choose a Mineral on one's stacks to duplicate (S40, S43).

    Without a Mineral, or without a stack for the copy, nothing happens. Tiles that paid for a
    card have left its stack before this step.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if any_stack_takes_tiles(s, seat, s.field(step.BARRED), Colour(s.field(step.STACK))):
            for i in range(len(kinds.MINERALS)):
                if minerals_held(s, seat, Mineral(i)) > 0:
                    moves.add(act.COPY, i)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.COPY:
            return "nothing_to_match", "S40"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        d.emit(event.DUPLICATED, s.seat(), argument)
        s.become(step.PUT_TILE, s.seat(), s.field(step.STACK), s.field(step.BARRED), argument)

    def run(self, s: State, d: Dealer) -> None:
        s.pop()


@final
class PuttingTile(SuperMotherloadStep):
    """Put the Mineral of an Artifact or a bonus on a stack; then draw `cards` (S40, S43).

    A duplicate may not go on the stack of the card that gave it: that stack is barred (S40).
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        for i in range(len(kinds.COLOURS)):
            if self.takes_tile(s, Colour(i)):
                moves.add(act.STOW, i)

    def takes_tile(self, s: State, stack: Colour) -> bool:
        barred_stack = Colour(s.field(step.STACK))
        return takes_tiles(s, s.seat(), stack, s.field(step.BARRED), barred_stack)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.LEAVE:
            return "bonus_tile_stays", "S43"
        if verb != act.STOW:
            return super().explain(s, verb, argument)
        if for_sale(s, s.seat(), Colour(argument)):
            return "card_beneath", "S40"
        return "stack_bought_out", "S24"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        """Puts the tile down; a card that it pays for outside an action is bought next (S28)."""
        seat = s.seat()
        stack = Colour(argument)
        mineral = Mineral(s.field(step.MINERAL))
        was_paid = is_paid(self.params, s, seat, stack)
        s.cells[tiles_on_stack(s, seat, stack) + mineral] += 1
        d.emit(event.STOWED, seat, bundle_of_one(mineral), stack)
        count_collected(s, mineral, 1)
        self.finish(s, d)
        outside = s.cells[cell.IN_ACTION] == 0
        if outside and not was_paid and is_paid(self.params, s, seat, stack):
            s.push(step.BUY, seat, stack, 1)

    def finish(self, s: State, d: Dealer) -> None:
        """Draws the cards that come after the tile, and ends the step."""
        seat = s.seat()
        cards = s.field(step.CARDS)
        s.pop()
        draw_cards(s, seat, cards, d)

    def run(self, s: State, d: Dealer) -> None:
        """Runs only if all stacks are bought out: then the tile is lost (S24)."""
        d.emit(event.TILES_LOST, s.seat(), bundle_of_one(Mineral(s.field(step.MINERAL))))
        self.finish(s, d)
