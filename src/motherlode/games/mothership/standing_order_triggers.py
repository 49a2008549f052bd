"""Occasions: special cases of reactions for which a player can give standing orders (M29)."""

from motherlode.kernel.state import Seat, State

from . import cells as cell, fleet, kinds, step_table as step

WITHOUT_MOTHERSHIP = {
    step.BEFORE_ROLL: "before_roll small",
    step.AFTER_ROLL: "after_roll small",
    step.ON_LOSS: "on_loss small",
}


def occasion(s: State) -> str:
    """The name of the occasion: a reaction in a dogfight without the own Mothership; else ''."""
    if mothership_fights(s, Seat(int(s.seat()))):
        return ""
    return WITHOUT_MOTHERSHIP.get(int(s.step()), "")


def mothership_fights(s: State, seat: Seat) -> bool:
    """True if a seat's Mothership is in the dogfight."""
    if fleet.attacks(s, seat):
        return fleet.in_mask(s.cells[cell.ATTACKERS], kinds.MOTHERSHIP)
    return bool(
        s.cells[cell.DEFENDING] == kinds.MOTHERSHIP and s.cells[cell.FIGHT] != kinds.PLANET_FIGHT
    )
