"""Drill: choosing cards of a colour and discarding them, then a place (S15-S17, S26)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel import piles
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
from ..chosen_cards import Chosen
from ..declined_symbols_notation import NONE_DECLINED, declined_in, place_in
from ..digging import discard_for_drill, do_drill
from ..hand_and_tokens import in_hand
from ..kinds import CardKind, Colour
from ..params import Deck, Params
from .anytime_actions import may_use
from .base_step import SuperMotherloadStep


def matches_colour(deck: Deck, kind: CardKind, colour: Colour) -> bool:
    """True if a card's icons are of the colour or wild (S15)."""
    own = deck.colour[kind]
    return own == colour or own == kinds.WILD


def any_card_matches(params: Params, s: State, seat: Seat, colour: Colour) -> bool:
    """True if a card in hand could be used for a Drill in this colour."""
    deck = params.deck(s, seat)
    for i in range(kinds.CARDS):
        if in_hand(s, seat, CardKind(i)) and matches_colour(deck, CardKind(i), colour):
            return True
    return False


def can_complete_drill(
    params: Params,
    s: State,
    seat: Seat,
    colour: Colour,
    icons: i64,
    abilities: i64,
    first: CardKind,
) -> bool:
    """True if a Drill with these icons fits, alone or with more cards from `first` on.

    A further card makes the line longer, so it helps only if it brings a new ability.
    """
    if icons > kinds.LONGEST_LINE:
        return False
    if placement.drill_fits(params, s, colour, abilities, icons):
        return True
    deck = params.deck(s, seat)
    hand = s.block(seat) + cell.IN_HAND
    end: i64 = kinds.CARDS
    for i in range(first, end):
        more = CardKind(i)
        if s.cells[hand + more] > 0 and matches_colour(deck, more, colour):
            abilities_of_card = deck.abilities[more]
            if abilities_of_card & ~abilities != 0:
                total = icons + deck.icons[more]
                if can_complete_drill(
                    params, s, seat, colour, total, abilities | abilities_of_card, more
                ):
                    return True
    return False


def can_drill(params: Params, s: State, seat: Seat, colour: Colour) -> bool:
    """True if some cards in hand make a legal Drill in this colour (S17)."""
    deck = params.deck(s, seat)
    hand = s.block(seat) + cell.IN_HAND
    kind = piles.next_kind(s.cells, hand, 0, kinds.CARDS)
    while kind < kinds.CARDS:
        card = CardKind(kind)
        if matches_colour(deck, card, colour):
            icons = deck.icons[card]
            if can_complete_drill(params, s, seat, colour, icons, deck.abilities[card], card):
                return True
        kind = piles.next_kind(s.cells, hand, kind + 1, kinds.CARDS)
    return False


def add_lines(
    params: Params, s: State, colour: Colour, icons: i64, abilities: i64, moves: LegalActions
) -> None:
    """Adds the places of a line; a single space is listed across only."""
    shapes = params.shapes
    ground = placement.drill_ground(params, s, colour, abilities)
    ways = len(kinds.DIRECTIONS)
    for way in range(ways if icons > 1 else 1):
        line = shapes.line(icons, way)
        placement.add_places(shapes, line, ground, act.DIG, way, ways, moves)


def explain_line(
    params: Params, s: State, colour: Colour, icons: i64, abilities: i64, place: i64
) -> tuple[str, str]:
    """Why a line can't lie at a place; the reason is empty if it can."""
    ways = len(kinds.DIRECTIONS)
    way = act.way_of(place, ways)
    line = params.shapes.line(icons, way)
    tool = params.tools.drill(colour, abilities)
    corners = placement.round_corners(abilities)
    space = act.space_of(place, ways)
    reason, rule = placement.explain_place(params, s, line, space, tool, corners)
    if reason == "" and icons == 1 and way == kinds.DOWN:
        return "single_space_lies_across", "S16"  # both ways are one choice, listed across
    return reason, rule


def explain_line_without(
    params: Params, s: State, colour: Colour, icons: i64, abilities: i64, code: i64
) -> tuple[str, str]:
    """Why a line that declines symbols can't be placed; the reason is empty if it can (S24)."""
    ways = len(kinds.DIRECTIONS)
    place = place_in(code, ways)
    reason, rule = explain_line(params, s, colour, icons, abilities, place)
    if reason != "":
        return reason, rule
    line = params.shapes.line(icons, act.way_of(place, ways))
    space = act.space_of(place, ways)
    return placement.explain_declined(params.shapes, s, line, space, declined_in(code, ways))


def place_line(params: Params, s: State, place: i64, declined: i64, d: Dealer) -> None:
    """Places the line of the Drill whose frame is on top."""
    ways = len(kinds.DIRECTIONS)
    do_drill(params, s, act.space_of(place, ways), act.way_of(place, ways), declined, d)


def place_line_without(params: Params, s: State, code: i64, d: Dealer) -> None:
    """Places the line of the Drill whose frame is on top, and declines symbols (S24)."""
    ways = len(kinds.DIRECTIONS)
    place_line(params, s, place_in(code, ways), declined_in(code, ways), d)


@final
class ChoosingCards(SuperMotherloadStep):
    """Choose cards for a Drill in a colour, then discard them together (S15, S26).

    `dig` discards them and places the line at once. Cards with Bomb, Draw or swap bonuses must be
    confirmed first, because these are received before the placement. Without them a player who
    holds any Artifact or could take an Achievement may confirm, to do so before the placement.
    """

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        deck = self.params.deck(s, seat)
        chosen = Chosen(s, seat, deck)
        self.add_cards(s, seat, deck, chosen, moves)
        if 0 < chosen.icons <= kinds.LONGEST_LINE:
            self.add_placement(s, seat, chosen, moves)

    def add_cards(
        self, s: State, seat: Seat, deck: Deck, chosen: Chosen, moves: LegalActions
    ) -> None:
        """Adds the cards that can still lead to a legal Drill."""
        colour = self.colour(s)
        hand = s.block(seat) + cell.IN_HAND
        kind = piles.next_kind(s.cells, hand, chosen.last, kinds.CARDS)
        while kind < kinds.CARDS:
            card = CardKind(kind)
            if matches_colour(deck, card, colour):
                total = chosen.icons + deck.icons[card]
                after = chosen.abilities | deck.abilities[card]
                if can_complete_drill(self.params, s, seat, colour, total, after, card):
                    moves.add(act.PLAY, card)
            kind = piles.next_kind(s.cells, hand, kind + 1, kinds.CARDS)

    def add_placement(self, s: State, seat: Seat, chosen: Chosen, moves: LegalActions) -> None:
        """Adds the places of the chosen cards, or the confirmation that comes before them."""
        pauses = chosen.instant() or may_use(self.params, s, seat)
        if pauses and self.fits(s, chosen):
            moves.add(act.CONFIRM)
        if not chosen.instant():
            add_lines(self.params, s, self.colour(s), chosen.icons, chosen.abilities, moves)

    def fits(self, s: State, chosen: Chosen) -> bool:
        """True if the line of the chosen cards fits somewhere (S17)."""
        colour = self.colour(s)
        return placement.drill_fits(self.params, s, colour, chosen.abilities, chosen.icons)

    def chosen(self, s: State) -> Chosen:
        seat = s.seat()
        return Chosen(s, seat, self.params.deck(s, seat))

    def colour(self, s: State) -> Colour:
        return Colour(s.field(step.COLOUR))

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.PLAY:
            return self.explain_card(s, CardKind(argument))
        if verb == act.CONFIRM:
            return self.explain_confirm(s)
        if verb in (act.DIG, act.DIG_WITHOUT):
            return self.explain_dig(s, verb, argument)
        return super().explain(s, verb, argument)

    def explain_card(self, s: State, kind: CardKind) -> tuple[str, str]:
        seat = s.seat()
        if not in_hand(s, seat, kind):
            return "card_not_in_hand", "S15"
        if not matches_colour(self.params.deck(s, seat), kind, self.colour(s)):
            return "other_colour", "S15"
        if kind < self.chosen(s).last:
            return "cards_in_order", "S15"
        return "drill_fits_nowhere", "S17"

    def explain_confirm(self, s: State) -> tuple[str, str]:
        chosen = self.chosen(s)
        if chosen.icons == 0:
            return "no_cards_chosen", "S15"
        if not self.fits(s, chosen):
            return "drill_fits_nowhere", "S17"
        return "nothing_to_confirm", "S26"

    def explain_dig(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        chosen = self.chosen(s)
        icons = chosen.icons
        abilities = chosen.abilities
        if not 0 < icons <= kinds.LONGEST_LINE:
            return "no_cards_chosen", "S15"
        if chosen.instant():
            return "bonuses_first", "S26"
        if verb == act.DIG:
            return explain_line(self.params, s, self.colour(s), icons, abilities, argument)
        return explain_line_without(self.params, s, self.colour(s), icons, abilities, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        if verb == act.PLAY:
            chosen_cards.choose(s, seat, CardKind(argument))
            return
        discard_for_drill(self.params, s, seat, self.colour(s), d)
        if verb == act.DIG:
            place_line(self.params, s, argument, NONE_DECLINED, d)
        elif verb == act.DIG_WITHOUT:
            place_line_without(self.params, s, argument, d)

    def run(self, s: State, d: Dealer) -> None:
        chosen_cards.cancel_action(s)


@final
class PlacingLine(SuperMotherloadStep):
    """Choose where the line of a Drill goes, once its cards are discarded (S16, S26)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        icons = s.field(step.LENGTH)
        add_lines(self.params, s, self.colour(s), icons, s.field(step.ABILITIES), moves)

    def colour(self, s: State) -> Colour:
        return Colour(s.field(step.COLOUR))

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        icons = s.field(step.LENGTH)
        abilities = s.field(step.ABILITIES)
        if verb == act.DIG:
            return explain_line(self.params, s, self.colour(s), icons, abilities, argument)
        if verb == act.DIG_WITHOUT:
            return explain_line_without(self.params, s, self.colour(s), icons, abilities, argument)
        if verb == act.PLAY:
            return "cards_are_discarded", "S26"
        return super().explain(s, verb, argument)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        if verb == act.DIG:
            place_line(self.params, s, argument, NONE_DECLINED, d)
        else:
            place_line_without(self.params, s, argument, d)
