"""Bomb: choosing a red Pilot with a Bomb Pattern and discarding it, then a place (S18, S19)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    actions as act,
    chosen_cards,
    kinds,
    placement,
    state_cells as cell,
    step_table as step,
)
from ..declined_symbols_notation import NONE_DECLINED, declined_in, place_in
from ..dig_shapes import Pattern, Shape
from ..digging import discard_for_bomb, do_bomb
from ..hand_and_tokens import in_hand
from ..kinds import CardKind
from ..params import Params
from ..spaces import NOTHING
from .anytime_actions import may_use
from .base_step import SuperMotherloadStep


def has_token(s: State, seat: Seat) -> bool:
    return s.cells[s.block(seat) + cell.BOMB_TOKENS] > 0


def add_bombs(params: Params, s: State, seat: Seat, moves: LegalActions) -> None:
    """Adds the red Pilots in hand whose Bomb Pattern fits somewhere (S18, S19)."""
    if not has_token(s, seat):
        return
    deck = params.deck(s, seat)
    for i in range(kinds.BOMB_CARDS):
        kind = CardKind(i)
        pattern = deck.pattern(kind)
        playable = in_hand(s, seat, kind) and pattern != NOTHING
        if playable and placement.bomb_fits(params, s, pattern):
            moves.add(act.BOMB, kind)


def explain_bomb(params: Params, s: State, seat: Seat, kind: CardKind) -> tuple[str, str]:
    if not has_token(s, seat):
        return "no_bomb_token", "S18"
    if not in_hand(s, seat, kind):
        return "card_not_in_hand", "S18"
    if params.deck(s, seat).pattern(kind) == NOTHING:
        return "no_bomb_pattern", "S18"
    return "bomb_fits_nowhere", "S19"


def choose_bomb(s: State, seat: Seat, kind: CardKind) -> None:
    chosen_cards.choose(s, seat, kind)
    s.push(step.BLAST, seat)


def pattern_to_place(params: Params, s: State) -> Pattern:
    """The Bomb Pattern that the deciding seat is placing, or NOTHING."""
    seat = s.seat()
    if s.step() == step.PLACE_BOMB:
        return params.deck(s, seat).pattern(CardKind(s.field(step.CARD)))
    return params.deck(s, seat).pattern(chosen_cards.last_chosen(s, seat))


def add_blasts(params: Params, s: State, pattern: Pattern, moves: LegalActions) -> None:
    """Adds the places of a Bomb Pattern, turned in every way."""
    shapes = params.shapes
    ground = placement.bomb_ground(params, s)
    ways = len(kinds.TURNINGS)
    for i in range(shapes.first_turned[pattern], shapes.end_turned[pattern]):
        way = shapes.turning[i]
        placement.add_places(shapes, Shape(i), ground, act.BLAST, way, ways, moves)


def explain_blast(params: Params, s: State, pattern: Pattern, place: i64) -> tuple[str, str]:
    """Why a pattern can't lie at a place; the reason is empty if it can."""
    if pattern == NOTHING:
        return "bomb_fits_nowhere", "S19"
    ways = len(kinds.TURNINGS)
    shape = params.shapes.turned_pattern(pattern, act.way_of(place, ways))
    if shape == NOTHING:
        return "same_as_another_turning", "S19"
    space = act.space_of(place, ways)
    return placement.explain_place(params, s, shape, space, params.tools.bomb, False)


def explain_blast_without(params: Params, s: State, pattern: Pattern, code: i64) -> tuple[str, str]:
    """Why a pattern that declines symbols can't be placed; the reason is empty if it can (S24)."""
    ways = len(kinds.TURNINGS)
    place = place_in(code, ways)
    reason, rule = explain_blast(params, s, pattern, place)
    if reason != "":
        return reason, rule
    shape = params.shapes.turned_pattern(pattern, act.way_of(place, ways))
    space = act.space_of(place, ways)
    return placement.explain_declined(params.shapes, s, shape, space, declined_in(code, ways))


def place_bomb(params: Params, s: State, place: i64, declined: i64, d: Dealer) -> None:
    """Covers the spaces of the pending Bomb's pattern at the place that an action's argument
    names."""
    ways = len(kinds.TURNINGS)
    pattern = pattern_to_place(params, s)
    shape = params.shapes.turned_pattern(pattern, act.way_of(place, ways))
    do_bomb(params, s, shape, act.space_of(place, ways), declined, d)


class PlacingPattern(SuperMotherloadStep):
    """What both steps of a Bomb share: where its pattern may go, and why not elsewhere (S19)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        pattern = pattern_to_place(self.params, s)
        if pattern != NOTHING:
            add_blasts(self.params, s, pattern, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.BLAST:
            return explain_blast(self.params, s, pattern_to_place(self.params, s), argument)
        if verb == act.BLAST_WITHOUT:
            return explain_blast_without(self.params, s, pattern_to_place(self.params, s), argument)
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.BLAST:
            place_bomb(self.params, s, argument, NONE_DECLINED, d)
        elif verb == act.BLAST_WITHOUT:
            ways = len(kinds.TURNINGS)
            declined = declined_in(argument, ways)
            place_bomb(self.params, s, place_in(argument, ways), declined, d)


@final
class ConfirmingBomb(PlacingPattern):
    """Choose where the Bomb Pattern of the chosen card goes; the card is discarded with it (S19).

    A player who holds any Artifact or could take an Achievement may confirm the card first, to do
    so before the placement (S42).
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        super().legal(s, moves)
        if moves.count > 0 and may_use(self.params, s, s.seat()):
            moves.add(act.CONFIRM)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.CONFIRM:
            return "nothing_to_confirm", "S26"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        discard_for_bomb(s, s.seat(), d)
        super().apply(s, verb, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        chosen_cards.cancel_action(s)


@final
class PlacingBomb(PlacingPattern):
    """Choose where the Bomb Pattern of the discarded card goes (S19, S26)."""
