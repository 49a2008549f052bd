"""What an action collected: symbols take effect, tiles go on a stack or stay (S24, S25, S27)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import State

from .. import actions as act, events as event, kinds, state_cells as cell, step_table as step
from ..achievement_facts import count_in_action
from ..hand_and_tokens import draw_cards, take_artifact, take_bomb
from ..kinds import Colour, Mineral
from ..mineral_counts import (
    bundle_of_one,
    bundle_of_waiting,
    count_collected,
    tiles_on_stack,
    tiles_waiting,
)
from ..pilot_stacks import any_for_sale, for_sale
from .base_step import SuperMotherloadStep


@final
class Finding(SuperMotherloadStep):
    """Gives the seat what the covered symbols show: Bomb Tokens, Artifacts, cards (S25, S26)."""

    def run(self, s: State, d: Dealer) -> None:
        cells = s.cells
        seat = s.seat()
        s.pop()
        for i in range(cells[cell.FOUND + kinds.FOUND_BOMBS]):
            take_bomb(s, seat, d)
        for i in range(cells[cell.FOUND + kinds.FOUND_ARTIFACTS]):
            take_artifact(s, seat, d)
        draw_cards(s, seat, cells[cell.FOUND + kinds.FOUND_CARDS], d)
        for find in range(len(kinds.FINDS)):
            cells[cell.FOUND + find] = 0


@final
class Stowing(SuperMotherloadStep):
    """Put the Minerals of an action on the top card of a stack, or leave them (S24).

    All of them go the same way. Tiles that may be split (S38) are placed or left one by one, the
    least valuable first.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        if tiles_waiting(s) == 0 or not any_for_sale(s, seat):
            return
        for i in range(len(kinds.COLOURS)):
            if for_sale(s, seat, Colour(i)):
                moves.add(act.STOW, i)
        moves.add(act.LEAVE)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.STOW:
            return super().explain(s, verb, argument)
        return "stack_bought_out", "S24"

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        mineral = first_waiting(s)
        if s.field(step.SPLIT) == 0:
            self.move_all(s, verb, argument, d)
        elif verb == act.LEAVE:
            s.cells[cell.LOOT + mineral] -= 1
            d.emit(event.TILES_LEFT, s.seat(), bundle_of_one(mineral))
        else:
            d.emit(event.STOWED, s.seat(), bundle_of_one(mineral), argument)
            self.put(s, mineral, 1, Colour(argument))

    def move_all(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        """Puts all waiting tiles on a stack, or leaves them."""
        if verb == act.LEAVE:
            d.emit(event.TILES_LEFT, s.seat(), bundle_of_waiting(s))
            remove_waiting(s)
            return
        d.emit(event.STOWED, s.seat(), bundle_of_waiting(s), argument)
        for i in range(len(kinds.MINERALS)):
            self.put(s, Mineral(i), s.cells[cell.LOOT + i], Colour(argument))

    def put(self, s: State, mineral: Mineral, tiles: i64, stack: Colour) -> None:
        """Moves waiting tiles to a stack; now they are collected."""
        s.cells[cell.LOOT + mineral] -= tiles
        s.cells[tiles_on_stack(s, s.seat(), stack) + mineral] += tiles
        count_collected(s, mineral, tiles)
        if s.field(step.BOMBING) != 0:
            count_in_action(s, kinds.BOMBED_MINERALS, tiles)

    def run(self, s: State, d: Dealer) -> None:
        """Removes the waiting tiles if all stacks are bought out (S24), and ends the step."""
        if tiles_waiting(s) > 0:
            d.emit(event.TILES_LOST, s.seat(), bundle_of_waiting(s))
            remove_waiting(s)
        s.pop()


def first_waiting(s: State) -> Mineral:
    """The least valuable of the waiting tiles; there must be one."""
    mineral: i64 = 0
    while s.cells[cell.LOOT + mineral] == 0:
        mineral += 1
    return Mineral(mineral)


def remove_waiting(s: State) -> None:
    for mineral in range(len(kinds.MINERALS)):
        s.cells[cell.LOOT + mineral] = 0
