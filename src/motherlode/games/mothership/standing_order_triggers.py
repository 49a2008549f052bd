"""Standing orders for reactions (M29): special cases of them, and sets of orders to choose from."""

from motherlode.kernel.state import Seat, State

from . import damage_and_elimination, fleet, kinds, state_cells as cell, step_table as step

WITHOUT_MOTHERSHIP = {
    step.BEFORE_ROLL: "before_roll small",
    step.AFTER_ROLL: "after_roll small",
    step.ON_LOSS: "on_loss small",
}


WITHOUT_PIECES = "turn without_pieces"
OCCASIONS = (*WITHOUT_MOTHERSHIP.values(), WITHOUT_PIECES)

ALL_REACTIONS = ("before_roll", "after_roll", "on_loss", "cancel")
SMALL_REACTIONS = (*WITHOUT_MOTHERSHIP.values(), "cancel")

ORDER_SETS = {
    "never_react": tuple((name, "pass") for name in ALL_REACTIONS),
    "react_for_mothership": tuple((name, "pass") for name in SMALL_REACTIONS),
    "end_turns_without_pieces": ((WITHOUT_PIECES, "end turn"),),
}
"""Never react; react only in dogfights of the own Mothership (M29); end empty turns (M52)."""


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
