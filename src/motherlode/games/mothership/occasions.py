"""Occasions: reactions that a standing order can tell from others of their step (M29)."""

from motherlode.games.mothership.fleet import attacks, in_mask
from motherlode.games.mothership.kinds import MOTHERSHIP, PLANET_FIGHT
from motherlode.games.mothership.order import AFTER_ROLL, BEFORE_ROLL, ON_LOSS
from motherlode.games.mothership.parts import ATTACKERS, DEFENDING, FIGHT
from motherlode.kernel.state import State

WITHOUT_MOTHERSHIP = {
    BEFORE_ROLL: "before_roll small",
    AFTER_ROLL: "after_roll small",
    ON_LOSS: "on_loss small",
}


def occasion(s: State) -> str:
    """A dogfight without the own Mothership, for which cards may be spared; else nothing."""
    if mothership_fights(s, int(s.seat())):
        return ""
    return WITHOUT_MOTHERSHIP.get(int(s.step()), "")


def mothership_fights(s: State, seat: int) -> bool:
    """Whether a seat's Mothership is in the dogfight."""
    if attacks(s, seat):
        return in_mask(s.cells[ATTACKERS], MOTHERSHIP)
    return bool(s.cells[DEFENDING] == MOTHERSHIP and s.cells[FIGHT] != PLANET_FIGHT)
