"""What an action collected: symbols take effect, tiles go on stacks (S24, S25, S27, S40)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel import counts
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, cells as cell, events as event, kinds, step_table as step
from ..cards import draw_cards, take_artifact, take_bomb
from ..kinds import Colour, Mineral
from ..mineral_counts import (
    bundle_of_one,
    bundle_of_waiting,
    minerals_held,
    tiles_on_stack,
    tiles_waiting,
)
from ..stacks import any_stack_takes_tiles, for_sale, is_paid, takes_tiles
from .base_step import SuperMotherloadStep


@final
class Finding(SuperMotherloadStep):
    """Gives the seat what the covered symbols show: Bomb Tokens, cards, Artifacts (S25)."""

    def run(self, s: State, d: Dealer) -> None:
        cells = s.cells
        seat = s.seat()
        s.pop()
        for i in range(cells[cell.FOUND + kinds.FOUND_BOMBS]):
            take_bomb(s, seat, d)
        draw_cards(s, seat, cells[cell.FOUND + kinds.FOUND_CARDS], d)
        for i in range(cells[cell.FOUND + kinds.FOUND_ARTIFACTS]):
            take_artifact(s, seat, d)
        for find in range(len(kinds.FINDS)):
            cells[cell.FOUND + find] = 0


@final
class Stowing(SuperMotherloadStep):
    """Put the waiting tiles on the top card of a stack (S24).

    Tiles that may be split (S38) are placed one by one, the least valuable first. A duplicate
    may not go on the stack of the card that gave it: that stack is barred (S40).
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        if tiles_waiting(s) > 0:
            for i in range(len(kinds.COLOURS)):
                if self.takes_tiles(s, Colour(i)):
                    moves.add(act.STOW, i)

    def takes_tiles(self, s: State, stack: Colour) -> bool:
        barred_stack = Colour(s.field(step.STACK))
        return takes_tiles(s, s.seat(), stack, s.field(step.BARRED), barred_stack)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.STOW:
            return super().explain(s, verb, argument)
        if for_sale(s, s.seat(), Colour(argument)):
            return "card_beneath", "S40"
        return "stack_bought_out", "S24"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        stack = Colour(argument)
        was_ready = is_paid(self.params, s, seat, stack)
        if s.field(step.SPLIT) != 0:
            put_one(s, seat, stack, d)
        else:
            put_all(s, seat, stack, d)
        now_ready = not was_ready and is_paid(self.params, s, seat, stack)
        if now_ready and s.field(step.BARRED) != 0:
            # A buy caused by a bonus comes right after it (S30), but the tile counts across all
            # cards before it pays (S48).
            s.become(step.BUY, seat, stack, 1)
            s.push(step.CLAIM, seat)

    def run(self, s: State, d: Dealer) -> None:
        """Discards the waiting tiles if all stacks are bought out (S24), and ends the step."""
        if tiles_waiting(s) > 0:
            d.emit(event.TILES_LOST, s.seat(), bundle_of_waiting(s))
            for mineral in range(len(kinds.MINERALS)):
                s.cells[cell.LOOT + mineral] = 0
        s.pop()


def put_one(s: State, seat: Seat, stack: Colour, d: Dealer) -> None:
    """Puts the least valuable of the waiting tiles on a stack."""
    mineral: i64 = 0
    while s.cells[cell.LOOT + mineral] == 0:
        mineral += 1
    s.cells[cell.LOOT + mineral] -= 1
    s.cells[tiles_on_stack(s, seat, stack) + mineral] += 1
    d.emit(event.STOWED, seat, bundle_of_one(Mineral(mineral)), stack)


def put_all(s: State, seat: Seat, stack: Colour, d: Dealer) -> None:
    """Puts all waiting tiles on a stack."""
    d.emit(event.STOWED, seat, bundle_of_waiting(s), stack)
    tiles = tiles_on_stack(s, seat, stack)
    counts.move_all(s.cells, cell.LOOT, tiles, len(kinds.MINERALS))


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
        s.cells[cell.LOOT + argument] = 1
        d.emit(event.DUPLICATED, s.seat(), argument)
        s.become(step.STOW, s.seat(), s.field(step.STACK), s.field(step.BARRED))

    def run(self, s: State, d: Dealer) -> None:
        s.pop()
