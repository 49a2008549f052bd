"""Cards that gain something at once: Resources, cards, HP, or an event (M36, M39, M53)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import Seat, State

from .. import (
    deck,
    dice,
    events as event,
    fleet,
    kinds,
    shared_effects,
    state_cells as cell,
    step_table as step,
)
from ..params import Params
from . import bot_play_conditions
from .base_aimed_card import PlayerCard
from .base_card import DIE, NO_NUMBER, Card, TurnCard

WANTED_LATER: Final = 310
WANTED_BLOCKADE: Final = 200


class GainResources(TurnCard):
    """A card that gains Resources."""

    def reacts(self) -> bool:
        return True

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        return True

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        shared_effects.gain_resources(s, seat, self.amount(n), d)


class DrawCards(TurnCard):
    """A card that draws Action cards."""

    def reacts(self) -> bool:
        return True

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        return deck.cards_at(s, cell.ACTION_DECK) > 0

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        shared_effects.draw_cards(s, seat, self.amount(n), d)


class RepairHull(TurnCard):
    """A card that repairs HP of its player's Mothership."""

    def reacts(self) -> bool:
        return True

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        hurt = s.cells[s.block(seat) + cell.HP] < n.mothership.hull
        return hurt and fleet.alive(s, seat, kinds.MOTHERSHIP)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        shared_effects.repair_hull(n, s, seat, self.amount(n), d)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return WANTED_LATER


@final
class WalletInspector(PlayerCard):
    def reacts(self) -> bool:
        return True

    def fits(self, n: Params, s: State, seat: Seat, other: Seat) -> bool:
        """True: any other player may be the target, since it is hidden who has Resources (M11)."""
        return True

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Takes up to `amount` Resources from a player."""
        taken = min(self.amount(n), s.cells[s.block(target) + cell.RESOURCES])
        s.cells[s.block(target) + cell.RESOURCES] -= taken
        s.cells[s.block(seat) + cell.RESOURCES] += taken
        for i in range(taken):
            d.emit(event.WALLET_TAKEN, seat, target)
        if taken == 0:
            d.emit(event.WALLET_EMPTY, seat, target)


@final
class SurpriseAttack(PlayerCard):
    def reacts(self) -> bool:
        return True

    def fits(self, n: Params, s: State, seat: Seat, other: Seat) -> bool:
        return not fleet.friends(n, seat, other) and fleet.cards_in_hand(s, other) > 0

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Steal `amount` Action cards blindly from an enemy's hand."""
        for i in range(self.amount(n)):
            deck.steal_card(s, seat, Seat(target), d)


class ThrownResources(TurnCard):
    """A card that gains the Resources that a die shows."""

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        return True

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        dice.open_throw(n, s, seat, kinds.CARD_THROW, d, self.id)

    def use_throw(self, s: State, seat: Seat, thrown: i64, d: Dealer) -> None:
        shared_effects.gain_resources(s, seat, thrown, d)


@final
class TradeBlockade(TurnCard):
    def reacts(self) -> bool:
        return True

    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        return True

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Nobody collects from planets or Stations until your next turn."""
        s.cells[cell.BLOCKADE_BY] = seat + 1
        d.emit(event.BLOCKADE_BEGAN, seat)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return WANTED_BLOCKADE if fleet.planets_held(s, seat) <= 1 else bot_play_conditions.NOT_NOW


@final
class RandomEvent(TurnCard):
    def usable_in_turn(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> bool:
        return s.cells[cell.EVENT] == kinds.QUIET

    def why_no_use(self, s: State) -> tuple[str, str]:
        if s.cells[cell.EVENT] != kinds.QUIET:
            return "event_is_on", "M53"
        return "card_has_no_use", "M28"

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Roll the event die, then double or avoid the result for yourself."""
        dice.open_throw(n, s, seat, kinds.EVENT_THROW, d, self.id)

    def use_throw(self, s: State, seat: Seat, thrown: i64, d: Dealer) -> None:
        s.cells[cell.EVENT] = thrown
        s.cells[cell.EVENT_SEAT] = seat
        s.cells[cell.EVENT_ANSWER] = kinds.UNDECIDED
        s.push(step.ANSWERING_EVENT, seat)

    def wanted(self, n: Params, s: State, seat: Seat) -> i64:
        return WANTED_LATER


CARDS: Final[list[Card]] = [
    DrawCards("pick_up_two_cards"),
    RepairHull("hull_repair"),
    WalletInspector("wallet_inspector"),
    SurpriseAttack("surprise_attack"),
    ThrownResources("replicator", DIE),
    TradeBlockade("trade_blockade", NO_NUMBER),
    RandomEvent("random_event", NO_NUMBER, variant="events"),
]
