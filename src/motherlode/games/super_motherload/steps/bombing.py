"""Bomb: choosing a red Pilot with a Bomb Pattern, then a place (S18, S19)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, cells as cell, chosen_cards, kinds, placement, step_table as step
from ..cards import in_hand
from ..digging import do_bomb
from ..kinds import CardKind, Colour
from ..params import Params
from ..shapes import Pattern, Shape
from ..spaces import NOTHING
from .base_step import SuperMotherloadStep


def has_token(s: State, seat: Seat) -> bool:
    return s.cells[s.block(seat) + cell.BOMB_TOKENS] > 0


def red_card(rank: i64) -> CardKind:
    """The red Pilot of a rank: what the argument of BOMB stands for."""
    return kinds.card(Colour(kinds.RED), rank)


def add_bombs(params: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds the red Pilots in hand whose Bomb Pattern fits somewhere (S18, S19)."""
    if not has_token(s, seat):
        return
    deck = params.deck(s, seat)
    for rank in range(kinds.RANKS):
        kind = red_card(rank)
        pattern = deck.pattern(kind)
        playable = in_hand(s, seat, kind) and pattern != NOTHING
        if playable and placement.bomb_fits(params, s, pattern):
            moves.add(act.BOMB, rank)


def explain_bomb(s: State, seat: Seat, rank: i64) -> tuple[str, str]:
    if not has_token(s, seat):
        return "no_bomb_token", "S18"
    if not in_hand(s, seat, red_card(rank)):
        return "card_not_in_hand", "S18"
    return "bomb_fits_nowhere", "S19"


def choose_bomb(s: State, seat: Seat, rank: i64) -> None:
    chosen_cards.choose(s, seat, red_card(rank))
    s.push(step.BLAST, seat)


def chosen_pattern(params: Params, s: State, seat: Seat) -> Pattern:
    """The Bomb Pattern of the chosen card, or NOTHING."""
    return params.deck(s, seat).pattern(chosen_cards.last_chosen(s, seat))


@final
class Blasting(SuperMotherloadStep):
    """Choose where the Bomb Pattern of the chosen card goes, and how it is turned (S19)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        pattern = chosen_pattern(self.params, s, s.seat())
        if pattern == NOTHING:
            return
        shapes = self.params.shapes
        ground = placement.bomb_ground(self.params, s)
        ways = len(kinds.TURNINGS)
        for i in range(shapes.first_turned[pattern], shapes.end_turned[pattern]):
            way = shapes.turning[i]
            placement.add_places(shapes, Shape(i), ground, act.BLAST, way, ways, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb != act.BLAST:
            return super().explain(s, verb, argument)
        pattern = chosen_pattern(self.params, s, s.seat())
        if pattern == NOTHING:
            return "bomb_fits_nowhere", "S19"
        shapes = self.params.shapes
        ways = len(kinds.TURNINGS)
        shape = shapes.turned_pattern(pattern, act.way_of(argument, ways))
        if shape == NOTHING:
            return "same_as_another_turning", "S19"
        space = act.space_of(argument, ways)
        return placement.explain_place(shapes, s, shape, space, self.params.tools.bomb, False)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        ways = len(kinds.TURNINGS)
        pattern = chosen_pattern(self.params, s, seat)
        shape = self.params.shapes.turned_pattern(pattern, act.way_of(argument, ways))
        s.pop()
        do_bomb(self.params, s, seat, shape, act.space_of(argument, ways), d)

    def run(self, s: State, d: Dealer) -> None:
        chosen_cards.cancel_action(s)
