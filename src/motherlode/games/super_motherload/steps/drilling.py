"""Drill: choosing cards of a colour, then a place (S15-S17)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import actions as act, cells as cell, chosen_cards, kinds, placement, step_table as step
from ..cards import in_hand
from ..digging import do_drill
from ..kinds import CardKind, Colour
from ..params import Deck, Params
from .base_step import SuperMotherloadStep


def matches_colour(kind: CardKind, colour: Colour) -> bool:
    """True if a card's icons are of the colour or wild (S15)."""
    own = kinds.colour_of(kind)
    return own == colour or own == kinds.WILD


def any_card_matches(s: State, seat: Seat, colour: Colour) -> bool:
    """True if a card in hand could be used for a Drill in this colour."""
    for i in range(kinds.CARDS):
        if in_hand(s, seat, CardKind(i)) and matches_colour(CardKind(i), colour):
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
    if placement.longest_drill(params, s, colour, abilities, icons) >= icons:
        return True
    deck = params.deck(s, seat)
    hand = s.block(seat) + cell.IN_HAND
    for i in range(first, kinds.CARDS):
        more = CardKind(i)
        if s.cells[hand + more] > 0 and matches_colour(more, colour):
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
    for i in range(kinds.CARDS):
        kind = CardKind(i)
        if s.cells[hand + kind] > 0 and matches_colour(kind, colour):
            icons = deck.icons[kind]
            if can_complete_drill(params, s, seat, colour, icons, deck.abilities[kind], kind):
                return True
    return False


@final
class Drilling(SuperMotherloadStep):
    """Choose cards for a Drill in a colour, or a place for those chosen (S15, S16)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        seat = s.seat()
        deck = self.params.deck(s, seat)
        icons = chosen_cards.sum_of(s, seat, deck.icons)
        abilities = chosen_cards.abilities(s, seat, deck)
        self.add_cards(s, seat, deck, icons, abilities, moves)
        if 0 < icons <= kinds.LONGEST_LINE:
            self.add_lines(s, icons, abilities, moves)

    def add_cards(
        self, s: State, seat: Seat, deck: Deck, icons: i64, abilities: i64, moves: LegalActions
    ) -> None:
        """Adds the cards that can still lead to a legal Drill."""
        colour = self.colour(s)
        hand = s.block(seat) + cell.IN_HAND
        longest: i64 = -1
        for i in range(chosen_cards.last_chosen(s, seat), kinds.CARDS):
            kind = CardKind(i)
            if s.cells[hand + kind] > 0 and matches_colour(kind, colour):
                if longest < 0:
                    longest = placement.longest_drill(
                        self.params, s, colour, abilities, kinds.LONGEST_LINE
                    )
                total = icons + deck.icons[kind]
                after = abilities | deck.abilities[kind]
                if total <= longest or can_complete_drill(
                    self.params, s, seat, colour, total, after, kind
                ):
                    moves.add(act.PLAY, kind)

    def add_lines(self, s: State, icons: i64, abilities: i64, moves: LegalActions) -> None:
        """Adds the places of the line; a single space is listed across only."""
        shapes = self.params.shapes
        ground = placement.drill_ground(self.params, s, self.colour(s), abilities)
        ways = len(kinds.DIRECTIONS)
        for way in range(ways if icons > 1 else 1):
            line = shapes.line(icons, way)
            placement.add_places(shapes, line, ground, act.DIG, way, ways, moves)

    def colour(self, s: State) -> Colour:
        return Colour(s.field(step.COLOUR))

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.PLAY:
            return self.explain_card(s, CardKind(argument))
        if verb == act.DIG:
            return self.explain_line(s, argument)
        return super().explain(s, verb, argument)

    def explain_card(self, s: State, kind: CardKind) -> tuple[str, str]:
        seat = s.seat()
        if not in_hand(s, seat, kind):
            return "card_not_in_hand", "S15"
        if not matches_colour(kind, self.colour(s)):
            return "other_colour", "S15"
        if kind < chosen_cards.last_chosen(s, seat):
            return "cards_in_order", "S15"
        return "drill_fits_nowhere", "S17"

    def explain_line(self, s: State, argument: i64) -> tuple[str, str]:
        seat = s.seat()
        shapes = self.params.shapes
        deck = self.params.deck(s, seat)
        icons = chosen_cards.sum_of(s, seat, deck.icons)
        if not 0 < icons <= kinds.LONGEST_LINE:
            return "no_cards_chosen", "S15"
        abilities = chosen_cards.abilities(s, seat, deck)
        ways = len(kinds.DIRECTIONS)
        line = shapes.line(icons, act.way_of(argument, ways))
        tool = self.params.tools.drill(self.colour(s), abilities)
        corners = placement.round_corners(abilities)
        return placement.explain_place(shapes, s, line, act.space_of(argument, ways), tool, corners)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        if verb == act.PLAY:
            chosen_cards.choose(s, seat, CardKind(argument))
            return
        ways = len(kinds.DIRECTIONS)
        s.pop()
        do_drill(self.params, s, seat, act.space_of(argument, ways), act.way_of(argument, ways), d)

    def run(self, s: State, d: Dealer) -> None:
        chosen_cards.cancel_action(s)
