"""Checks of the cards' rows in the content that its types can't express (M39)."""

from collections.abc import Mapping
from typing import Protocol

from .. import kinds
from . import catalogue
from .base_card import DIE, FACTOR, NO_NUMBER, Card

Fault = tuple[str, str]
"""An error of the content: a key, and what is wrong with it."""
MOST_CANCELS = 10
"""The most cancelling cards: each may cancel the one before, and the stack of frames is limited.

It holds 24: the turn, a ship's orders, a reward for each of 7 planets, a card that warps or pushes,
two of a fight, the declared card, and these.
"""


class Row(Protocol):
    """A card's row in the content."""

    count: int
    amount: int
    push: int
    defending: bool


def check(rows: Mapping[str, Row]) -> list[Fault]:
    """Finds rows without a card, cards without a row, and numbers that have no effect."""
    known = catalogue.names()
    faults = [(f"cards.{name}", missing_card_error(name)) for name in rows if name not in known]
    wanted = list(dict.fromkeys([*kinds.CARDS, *known]))
    faults += [("cards", f"{name} is missing (M39)") for name in wanted if name not in rows]
    for card in catalogue.CARDS:
        if card.name in rows:
            faults += number_faults(card, rows[card.name].amount)
            faults += push_faults(card, rows[card.name].push)
            faults += timing_faults(card, rows[card.name].defending)
    return faults + cancel_faults(rows)


def missing_card_error(name: str) -> str:
    if name in kinds.CARDS:
        return "the package `cards` has no class or row for this card (M39)"
    return "there is no such Action card (M39)"


def number_faults(card: Card, amount: int) -> list[Fault]:
    """Finds an amount on a card whose effect has no number, and a factor that is 0."""
    key = f"cards.{card.name}.amount"
    if card.number == NO_NUMBER and amount != 0:
        return [(key, "the effect of this card has no number, so its amount must be 0 (M39)")]
    if card.number == FACTOR and amount == 0:
        return [(key, "this amount is a factor and must be at least 1 (M39)")]
    return []


def push_faults(card: Card, push: int) -> list[Fault]:
    """Finds a push of a card that moves no ship, and a missing push of a card that does."""
    if card.pushes() == (push > 0):
        return []
    wrong = (
        "a push must move a ship at least 1 space" if card.pushes() else "this card pushes no ship"
    )
    return [(f"cards.{card.name}.push", f"{wrong} (M39)")]


def timing_faults(card: Card, defending: bool) -> list[Fault]:
    """Finds a card of the own turn that is to be played in others, and a cancelling card that is
    not: the rulebook lets it be played in any turn (M30)."""
    key = f"cards.{card.name}.defending"
    if defending and not card.reacts():
        return [(key, "this card has an effect only in its player's own turn: false (M40)")]
    if not defending and card in catalogue.CANCELLING:
        return [(key, "a card that cancels others is played in any turn: true (M30)")]
    return []


def cancel_faults(rows: Mapping[str, Row]) -> list[Fault]:
    """Finds a deck with more than MOST_CANCELS cancelling cards."""
    names = [card.name for card in catalogue.CANCELLING if card.name in rows]
    if sum(rows[name].count for name in names) <= MOST_CANCELS:
        return []
    keys = " ".join(f"cards.{name}.count" for name in names)
    return [(keys, f"the deck may have at most {MOST_CANCELS} cards that cancel others (M30)")]


def dice(rows: Mapping[str, Row]) -> list[tuple[str, int]]:
    """The keys of the dice that cards roll, each with its number of faces."""
    rolled = [card.name for card in catalogue.CARDS if card.number == DIE and card.name in rows]
    return [(f"cards.{name}.amount", rows[name].amount) for name in rolled]
