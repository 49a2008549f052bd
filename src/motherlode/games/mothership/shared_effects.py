"""Effects used by cards, abilities and tiles: repair, gain, draw, hold or warp a ship."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from . import deck, events as event, fight_setup, fleet, state_cells as cell
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
    set_hold(s, space, cell.NO_MOVE, d)


def paralyse_ship(s: State, space: Space, d: Dealer) -> None:
    """Holds the ship on a space: in its owner's next turn it neither moves nor attacks nor uses
    abilities."""
    set_hold(s, space, cell.NO_ACTION, d)


def set_hold(s: State, space: Space, hold: i64, d: Dealer) -> None:
    """Holds the ship on a space; a stronger hold stays."""
    occupant = s.cells[cell.MAP + space]
    at = s.block(fleet.seat_of(occupant)) + cell.HELD + fleet.ship_of(occupant)
    s.cells[at] = max(s.cells[at], hold)
    d.emit(event.SHIP_HELD, fleet.seat_of(occupant), fleet.ship_of(occupant))


def warp_ship(
    n: Params, s: State, player: Seat, seat: Seat, ship: i64, space: Space, d: Dealer
) -> None:
    """Warps a ship to another space.

    This ends the engine movement of the player's own ship (M37). If the ship lands in another
    asteroid field, the field attacks it, unless Deflector Shields protect the ship (M42).
    """
    before = n.board.fields[fleet.space_of(s, seat, ship)]
    fleet.put_ship(s, seat, ship, space)
    d.emit(event.SHIP_WARPED, seat, ship, space)
    if seat == player:
        fleet.mark(s, seat, ship, cell.MOVEMENT_OVER)
    field = n.board.fields[space]
    if field in (OPEN_SPACE, before):
        return
    if fleet.deflectors(s, seat, ship) > 0:
        fleet.use_deflectors(s, seat, ship, 1)
    else:
        fight_setup.open_asteroids(n, s, seat, ship, space, d)
