"""The base class of Action cards: when a card is playable, its targets and its effect.

All games share one object per card; the numbers of a game are in `n`. A card overrides only the
methods in which it differs. The docstring of `take_effect` says what the card does, beside the code
that does it; `amount` is its number in `cards.toml`. The text that players read is in `i18n`.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import TURN, Seat, State

from .. import fleet, kinds, state_cells as cell
from ..kinds import CardId, Space
from ..params import Params

NO_TARGET: Final = -1

# The meaning of the amount in a card's row of the content.
COUNT: Final = "count"
FACTOR: Final = "factor"
DIE: Final = "die"
NO_NUMBER: Final = "none"

WANTED: Final = 340
"""A bot's rating of a card that gains something at once."""


class Card:
    """An Action card, by its name in the content.

    `number` is the meaning of its amount in the content. `variant` is the option that gives it a
    use; a Random Event is not in the deck without it.
    """

    def __init__(self, name: str, number: str = COUNT, variant: str = "") -> None:
        self.name = name
        self.id: CardId = kinds.card(name)
        self.number = number
        self.variant = variant

    def amount(self, n: Params) -> i64:
        """The amount of the card's effect, from the content of the game."""
        return n.cards.amount[self.id]

    def pushes(self) -> bool:
        """True if the card has a `push` in the content: the number of spaces it moves a ship."""
        return False

    # When it may be played

    def reacts(self) -> bool:
        """True if the content may allow the card in other players' turns too (M40)."""
        return True

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        """True if the card is playable in its player's turn, outside a dogfight."""
        return False

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the card can change the coming roll for the seat's side."""
        return False

    def works_on_planet_rolls(self) -> bool:
        """True if the card may be played on the roll of a capture, which takes no buffs (M42)."""
        return False

    def why_barred(self, s: State, seat: Seat) -> tuple[str, str]:
        """The reason and the rule why a held card can't be played in any step, or empty texts."""
        if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT and not self.works_on_planet_rolls():
            return "not_on_planet_rolls", "M33"
        return "", ""

    def why_no_use(self, s: State) -> tuple[str, str]:
        """The reason why the card is not playable in a turn, if `why_barred` has none."""
        return "card_has_no_use", "M28"

    # Its targets

    def is_aimed(self, s: State) -> bool:
        """True if the player of the card chooses a target."""
        return False

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        """Adds all legal targets of the card to `moves`."""

    def only_target(self, s: State, seat: Seat) -> i64:
        """The card's target if there is only one, else NO_TARGET."""
        return NO_TARGET

    def announce_target(self, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Announces the card's target to all players, before they may cancel it (M12, M30)."""

    # What it does

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Carries out the card's effect on a target: a space, a seat or a ship of the dogfight."""
        raise NotImplementedError(self.name)

    def repeat_added_throw(self, n: Params, s: State, seat: Seat, ship: i64, d: Dealer) -> None:
        """Repeats the throw that was added last to a ship's die, in place of `take_effect`."""
        raise NotImplementedError(self.name)

    # Choices after its effect

    def warp_ends(self, n: Params, s: State, seat: Seat, start: Space, space: Space) -> bool:
        """True if the card's warp from `start` may end on the free space `space`."""
        return False

    def shooters(self, n: Params, s: State, seat: Seat, space: Space) -> i64:
        """A mask of the player's ships that could make the card's attack on a space."""
        mask: i64 = 0
        for ship in range(kinds.FLEET):
            if self.can_shoot(n, s, seat, ship, space):
                mask += fleet.bit_of(ship)
        return mask

    def can_shoot(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> bool:
        return False

    def shoot(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Makes the card's attack with a ship."""
        raise NotImplementedError(self.name)

    def repeats_throw(self) -> bool:
        """True if the card repeats a throw of its player."""
        return False

    def attacks_from_afar(self) -> bool:
        """True if the card's attack is ranged: the attacker takes no damage."""
        return False

    def use_throw(self, s: State, seat: Seat, thrown: i64, d: Dealer) -> None:
        """Applies the die that the card's player threw outside a dogfight."""
        raise NotImplementedError(self.name)

    # Ratings for bots

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        """A bot's rating of playing the card in its turn; ending the turn is rated 0."""
        return WANTED

    def wanted_before_roll(self, s: State, seat: Seat) -> bool:
        """True if a usable card may be worth playing before this roll; a bot keeps it if not."""
        return True

    def worth_cancelling(self, n: Params) -> bool:
        """True if a bot would cancel this card of an enemy."""
        return n.cards.value[self.id] >= 2


class TurnCard(Card):
    """A card for the player's own turn.

    If it `reacts`, an edition may allow it in other turns too: before the roll of a dogfight or of
    asteroids for which its player is asked (M40).
    """

    def reacts(self) -> bool:
        return False

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        if s.cells[TURN] == seat or n.cards.defending[self.id] == 0:
            return False
        if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
            return False
        return self.usable_in_turn(n, s, seat, LegalActions())
