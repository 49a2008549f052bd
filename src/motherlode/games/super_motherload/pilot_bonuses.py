"""Bonuses on Pilots: a row for each Drill Bonus (S38), a class or a row for each Buy Bonus (S40).

The names are those of the content. `worth` is the value of a bonus for bots, in tenths of a dollar.
"""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import hand_and_tokens, kinds, step_table as step
from .kinds import Colour


@final
class DrillBonus:
    """What a Pilot gives each time it drills.

    `ability` is a bit that changes where the line may lie. `splits` is 1 if the tiles may go on
    different stacks.
    """

    def __init__(
        self,
        cards: i64 = 0,
        bombs: i64 = 0,
        swaps: i64 = 0,
        splits: i64 = 0,
        ability: i64 = 0,
        worth: i64 = 0,
    ) -> None:
        self.cards = cards
        self.bombs = bombs
        self.swaps = swaps
        self.splits = splits
        self.ability = ability
        self.worth = worth


DRILL_BONUSES: Final = {
    "draw_1": DrillBonus(cards=1, worth=20),
    "draw_2": DrillBonus(cards=2, worth=40),
    "bomb": DrillBonus(bombs=1, worth=20),
    "corner": DrillBonus(ability=kinds.ROUND_CORNERS),
    "rock": DrillBonus(ability=kinds.THROUGH_ROCK),
    "split": DrillBonus(splits=1),
    "swap": DrillBonus(swaps=1),
}


class BuyBonus:
    """What a Pilot gives once, when it is bought (S29)."""

    def __init__(self, worth: i64 = 0) -> None:
        self.worth = worth

    def to_hand(self) -> bool:
        """True if the bought card itself goes to the hand instead of the discard."""
        return False

    def give(self, s: State, seat: Seat, stack: Colour, d: Dealer) -> None:
        """Applies the bonus; `stack` is where the card was bought."""


@final
class ToHand(BuyBonus):
    def to_hand(self) -> bool:
        return True


@final
class GainAction(BuyBonus):
    def give(self, s: State, seat: Seat, stack: Colour, d: Dealer) -> None:
        hand_and_tokens.gain_action(s, seat, d)


@final
class DrawCards(BuyBonus):
    def __init__(self, cards: i64, worth: i64) -> None:
        super().__init__(worth)
        self.cards = cards

    def give(self, s: State, seat: Seat, stack: Colour, d: Dealer) -> None:
        hand_and_tokens.draw_cards(s, seat, self.cards, d)


@final
class TakeBomb(BuyBonus):
    def give(self, s: State, seat: Seat, stack: Colour, d: Dealer) -> None:
        hand_and_tokens.take_bomb(s, seat, d)


@final
class Duplicate(BuyBonus):
    """Copies a Mineral onto another stack than the card's."""

    def give(self, s: State, seat: Seat, stack: Colour, d: Dealer) -> None:
        s.push(step.DUPLICATE, seat, stack, 1)


@final
class SwapMinor(BuyBonus):
    def give(self, s: State, seat: Seat, stack: Colour, d: Dealer) -> None:
        s.push(step.SWAP, seat, 1)


BUY_BONUSES: Final[dict[str, BuyBonus]] = {
    "none": BuyBonus(),
    "hand": ToHand(worth=20),
    "action": GainAction(worth=40),
    "draw_1": DrawCards(1, worth=20),
    "draw_2": DrawCards(2, worth=40),
    "bomb": TakeBomb(worth=20),
    "duplicate": Duplicate(worth=40),
    "swap": SwapMinor(),
}
