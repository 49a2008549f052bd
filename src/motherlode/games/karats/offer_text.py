"""How offers and counter-offers are written: `2 iron + copper for ember to seat 2`."""

import re

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import UnreadableArguments

from . import kinds, trade_terms

NOTHING = "nothing"
AND = re.compile(r" *(?:\+|,|\band\b) *")
CUBES = re.compile(r"(?:(\d{1,9}) )?([a-z]+)")
TRADE = re.compile(r"(.+?) for (.+)")
TO_SEAT = re.compile(r"(.+) to (seat \d)")


class CounterText:
    """The text of a counter-offer: what the answering seat gives, and what it wants for it."""

    def read(self, text: str) -> int:
        return read_trade(0, text)

    def text(self, number: int) -> str:
        given = [int(trade_terms.given(number, i)) for i in range(len(kinds.MATERIALS))]
        wanted = [int(trade_terms.wanted(number, i)) for i in range(len(kinds.MATERIALS))]
        return f"{cubes_text(given)} for {cubes_text(wanted)}"

    def random(self, dealer: Dealer) -> int:
        return random_terms(0, dealer)


class OfferText(CounterText):
    """The text of an offer: the cubes given, the cubes wanted, and the seat that it is made to."""

    def read(self, text: str) -> int:
        found = TO_SEAT.fullmatch(text)
        if found is None or found[2] not in kinds.SEAT_NAMES:
            raise UnreadableArguments("offer_names_no_seat", "K32")
        return read_trade(kinds.SEAT_NAMES.index(found[2]), found[1])

    def text(self, number: int) -> str:
        return f"{super().text(number)} to {kinds.SEAT_NAMES[int(trade_terms.partner_of(number))]}"

    def random(self, dealer: Dealer) -> int:
        return random_terms(int(dealer.below(kinds.MOST_SEATS)), dealer)


def read_trade(partner: int, text: str) -> int:
    """The number of the trade that a text such as `2 iron + copper for ember` describes."""
    found = TRADE.fullmatch(text)
    if found is None:
        raise UnreadableArguments("trade_is_cubes_for_cubes", "K32")
    return trade_terms.terms_of(partner, read_cubes(found[1]), read_cubes(found[2]))


def read_cubes(text: str) -> list[int]:
    """How many cubes of each material a text such as `2 iron + copper` names."""
    counts = [0] * len(kinds.MATERIALS)
    for part in [] if text == NOTHING else AND.split(text):
        found = CUBES.fullmatch(part)
        if found is None:
            raise UnreadableArguments("trade_is_cubes_for_cubes", "K32")
        if found[2] not in kinds.MATERIALS:
            raise UnreadableArguments("only_materials_are_traded", "K16")
        counts[kinds.MATERIALS.index(found[2])] += int(found[1] or 1)
    if max(counts) > trade_terms.MOST_OF_A_KIND:
        raise UnreadableArguments("too_many_of_a_kind", "K32")
    return counts


def cubes_text(counts: list[int]) -> str:
    """The text of cubes, given as the count of each material: `2 iron + copper`."""
    named = zip(counts, kinds.MATERIALS, strict=True)
    return " + ".join(f"{n} {name}" if n > 1 else name for n, name in named if n) or NOTHING


def random_terms(partner: int, dealer: Dealer) -> int:
    """A random trade with a partner: 0 to 2 cubes of each material on each side."""
    sides = [[int(dealer.below(3)) for _ in kinds.MATERIALS] for _ in range(2)]
    return trade_terms.terms_of(partner, *sides)
