"""What an Action card is: when it may be played, what it is aimed at, what it does, why not.

There is one object for a card, which all tables share; the numbers of a table are in `n`. A card
says only where it differs from the base classes here. `take_effect` has the printed text beside it.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import TURN, Seat, State

from .. import cells as cell, fleet, kinds
from ..kinds import CardId, Space
from ..params import Params

NO_TARGET: Final = -1

# What the amount of a card's row in the content says.
COUNT: Final = "count"
FACTOR: Final = "factor"
DIE: Final = "die"
NO_NUMBER: Final = "none"

WANTED: Final = 340
"""How much a bot wants to play a card that gains something at once."""


class Card:
    """An Action card, by its name in the content.

    `number` says what its amount there means. `variant` is the option without which it stays in
    the box.
    """

    def __init__(self, name: str, number: str = COUNT, variant: str = "") -> None:
        self.name = name
        self.id: CardId = kinds.card(name)
        self.number = number
        self.variant = variant

    def amount(self, n: Params) -> i64:
        """The number in its effect, as the table's content has it."""
        return n.cards.amount[self.id]

    def pushes(self) -> bool:
        """True if its row has a `push`: how far it moves a ship."""
        return False

    # When it may be played

    def reacts(self) -> bool:
        """True if it is of use in another's turn too (M40)."""
        return True

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        """True if it has a use in the own turn, outside a dogfight; `moves` stays as it is."""
        return False

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        """True if it can change the roll that is about to be made, for the seat's side."""
        return False

    def why_barred(self, s: State, seat: Seat) -> tuple[str, str]:
        """What keeps a card that is held from being played, whatever is asked; else nothing."""
        if s.cells[TURN] != seat and not self.reacts():
            return "only_in_own_turn", "M40"
        if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
            return "not_on_planet_rolls", "M33"
        return "", ""

    def why_no_use(self, s: State) -> tuple[str, str]:
        """Why it is not usable in a turn, when nothing bars it."""
        return "card_has_no_use", "M40"

    # What it is aimed at

    def is_aimed(self, s: State) -> bool:
        """True if its player says what it is aimed at."""
        return False

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        """Adds everything that it may be aimed at now."""

    def only_target(self, s: State, seat: Seat) -> i64:
        """What it is aimed at where there is no choice, else NO_TARGET."""
        return NO_TARGET

    def tell_aim(self, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Tells all who may forbid it what it is aimed at (M12, M30)."""

    # What it does

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Works on its target: a space, a seat or a ship of the dogfight."""
        raise NotImplementedError(self.name)

    # What it asks for next

    def warp_ends(self, n: Params, s: State, seat: Seat, start: Space, space: Space) -> bool:
        """True if its warp of what stands on `start` may end on a free space."""
        return False

    def shooters(self, n: Params, s: State, seat: Seat, space: Space) -> i64:
        """A mask of the own ships that could make its attack on a space."""
        mask: i64 = 0
        for ship in range(kinds.FLEET):
            if self.can_shoot(n, s, seat, ship, space):
                mask += fleet.bit_of(ship)
        return mask

    def can_shoot(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> bool:
        return False

    def shoot(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Has a ship make its attack."""
        raise NotImplementedError(self.name)

    def attacks_from_afar(self) -> bool:
        """True if its attack is a dogfight without danger to the attacker."""
        return False

    def use_throw(self, s: State, seat: Seat, thrown: i64, d: Dealer) -> None:
        """Uses what its die shows, which its player threw alone."""
        raise NotImplementedError(self.name)

    # How much a bot wants it

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        """How good it looks to play it in the own turn; ending the turn is 0."""
        return WANTED

    def worth_forbidding(self, n: Params) -> bool:
        """True if a bot would forbid an enemy this card."""
        return n.cards.value[self.id] >= 2


class TurnCard(Card):
    """A card of the own turn."""

    def reacts(self) -> bool:
        return False
