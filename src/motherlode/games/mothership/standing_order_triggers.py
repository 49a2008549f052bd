"""Standing orders for reactions (M29): when they apply, and what may be ordered beforehand."""

from typing import Final

from motherlode.kernel.state import Seat, State

from . import damage_and_elimination, fleet, kinds, state_cells as cell, step_table as step
from .cards import by_occasion

WITHOUT_MOTHERSHIP = {
    step.BEFORE_ROLL: "before_roll small",
    step.AFTER_ROLL: "after_roll small",
    step.ON_LOSS: "on_loss small",
}


WITHOUT_PIECES = "turn without_pieces"
OCCASIONS = (*WITHOUT_MOTHERSHIP.values(), WITHOUT_PIECES)

ATTACKED_MOTHERSHIP = "attacked mothership"
ATTACKED_SHIP = "attacked ship"
ATTACKED_PLANET = "attacked planet"
ATTACKING = "attacking"
CARD_IN_FIGHT = "cancel fight"

ALL_REACTIONS = ("before_roll", "after_roll", "on_loss", "cancel")
SMALL_REACTIONS = (*WITHOUT_MOTHERSHIP.values(), "cancel")

ORDER_SETS = {
    "never_react": tuple((name, "pass") for name in ALL_REACTIONS),
    "react_for_mothership": tuple((name, "pass") for name in SMALL_REACTIONS),
    "end_turns_without_pieces": ((WITHOUT_PIECES, "end turn"),),
}
"""Never react; react only in dogfights of the own Mothership (M29); end empty turns (M52)."""


def with_cards(*names: str) -> tuple[str, ...]:
    """The answers of a window in which these cards may be played: to pass, and each card."""
    return ("pass", *(f"play {name}" for name in names))


IN_CANCELLING: Final = with_cards(*by_occasion.IN_CANCELLING)

REACTIONS: Final = {
    ATTACKED_MOTHERSHIP: with_cards(*by_occasion.OF_ATTACKED_MOTHERSHIP),
    ATTACKED_SHIP: with_cards(*by_occasion.IN_DOGFIGHT),
    ATTACKED_PLANET: with_cards(*by_occasion.OF_ATTACKED_PLANET),
    ATTACKING: with_cards(*by_occasion.OF_ATTACKER),
    "on_loss": with_cards(*by_occasion.ON_LOSS),
    CARD_IN_FIGHT: IN_CANCELLING,
    "cancel": IN_CANCELLING,
}
"""What may be ordered before it happens, and the answers to choose from (M28, M29, M30)."""

DOGFIGHT_WINDOWS: Final = (step.BEFORE_ROLL, step.AFTER_ROLL, step.ON_LOSS)


def happening(s: State) -> tuple[str, ...]:
    """What the pending reaction window is about for the seat that is asked, most exact first.

    All of it is public: who attacks what, and whose card may be cancelled.
    """
    seat = Seat(int(s.seat()))
    if s.step() == step.CANCELLING:
        sides = (s.cells[cell.ATTACKER], s.cells[cell.DEFENDER])
        in_fight = s.cells[cell.FIGHT] != kinds.NO_FIGHT and seat in sides
        return (CARD_IN_FIGHT,) if in_fight else ()
    if s.step() not in DOGFIGHT_WINDOWS:
        return ()
    if fleet.attacks(s, seat):
        return (ATTACKING,)
    if s.cells[cell.DEFENDER] != seat or s.cells[cell.ATTACKER] < 0:
        return ()
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
        return (ATTACKED_PLANET,)
    if s.cells[cell.FIGHT] != kinds.SHIP_FIGHT:
        return ()
    at_mothership = s.cells[cell.DEFENDING] == kinds.MOTHERSHIP
    return (ATTACKED_MOTHERSHIP, ATTACKED_SHIP) if at_mothership else (ATTACKED_SHIP,)


def occasion(s: State) -> str:
    """The name, beside the step's, under which standing orders apply to the pending decision.

    It stands for a reaction in a dogfight without the seat's own Mothership, or for a turn without
    ships and Station (M52); else it is empty.
    """
    seat = Seat(int(s.seat()))
    if s.step() == step.TURN_MENU:
        return "" if has_pieces(s, seat) else WITHOUT_PIECES
    if mothership_fights(s, seat):
        return ""
    return WITHOUT_MOTHERSHIP.get(int(s.step()), "")


def has_pieces(s: State, seat: Seat) -> bool:
    """True if a seat has its Station or a ship."""
    return fleet.station_of(s, seat) >= 0 or damage_and_elimination.ships_left(s, seat) > 0


def mothership_fights(s: State, seat: Seat) -> bool:
    """True if a seat's Mothership is in the dogfight."""
    if fleet.attacks(s, seat):
        return fleet.in_mask(s.cells[cell.ATTACKERS], kinds.MOTHERSHIP)
    return bool(
        s.cells[cell.DEFENDING] == kinds.MOTHERSHIP and s.cells[cell.FIGHT] != kinds.PLANET_FIGHT
    )
