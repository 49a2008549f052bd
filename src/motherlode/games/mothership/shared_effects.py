"""Effects used by cards, abilities and tiles: repair, gain, draw, hold or warp a ship."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import cells as cell, deck, events as event, fight, fleet
from .board import OPEN_SPACE
from .kinds import Space
from .params import Params


def lose_hull(s: State, seat: Seat, damage: i64, d: Dealer) -> None:
    """Takes HP from a Mothership; its shield does not absorb them."""
    block = s.block(seat)
    lost = min(damage, s.cells[block + cell.HP])
    s.cells[block + cell.HP] -= lost
    s.cells[block + cell.DAMAGED] = 1
    d.emit(event.HULL_HIT, seat, lost, 0)


def repair_hull(n: Params, s: State, seat: Seat, hull: i64, d: Dealer) -> None:
    """Restores HP of a Mothership, up to the full hull."""
    block = s.block(seat)
    mended = min(hull, n.mothership.hull - s.cells[block + cell.HP])
    if mended > 0:
        s.cells[block + cell.HP] += mended
        d.emit(event.HULL_REPAIRED, seat, mended)


def gain_resources(s: State, seat: Seat, count: i64, d: Dealer) -> None:
    s.cells[s.block(seat) + cell.RESOURCES] += count
    d.emit(event.GAINED, seat, count)


def draw_cards(s: State, seat: Seat, count: i64, d: Dealer) -> None:
    for i in range(count):
        deck.draw_card(s, seat, d)


def hold_ship(s: State, space: Space, d: Dealer) -> None:
    """Holds the ship on a space: it can't move in its owner's next turn."""
    occupant = s.cells[cell.MAP + space]
    s.cells[s.block(fleet.seat_of(occupant)) + cell.HELD + fleet.ship_of(occupant)] = 1
    d.emit(event.SHIP_HELD, fleet.seat_of(occupant), fleet.ship_of(occupant))


def warp_ship(
    n: Params, s: State, player: Seat, seat: Seat, ship: i64, space: Space, d: Dealer
) -> None:
    """Moves a ship to another space at once.

    This ends the movement of the player's own ship (M37). If the ship lands in another asteroid
    field, the field attacks it (M42).
    """
    before = n.board.fields[fleet.space_of(s, seat, ship)]
    fleet.put_ship(s, seat, ship, space)
    d.emit(event.SHIP_WARPED, seat, ship, space)
    if seat == player:
        fleet.mark(s, seat, ship, cell.MOVEMENT_OVER)
    field = n.board.fields[space]
    deflected = s.cells[s.block(seat) + cell.STATUS + ship] & cell.DEFLECTED != 0
    if field != OPEN_SPACE and field != before and not deflected:
        fight.open_asteroids(n, s, seat, ship, space, d)
