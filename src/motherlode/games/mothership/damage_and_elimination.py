"""Damage to Motherships, explosions, loot, elimination of players, and winning."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import SEATS, TURN, Seat, State

from . import deck, events as event, fleet, kinds, state_cells as cell
from .params import Params

OWN_TURN_WAIT: Final = 3
OTHER_TURN_WAIT: Final = 2
"""The start of the countdown: a ship respawns at the end of its owner's next turn (M52)."""


def damage_mothership(
    n: Params, s: State, seat: Seat, light: i64, heavy: i64, extra: i64, d: Dealer
) -> None:
    """Damages a Mothership: the shield absorbs first, the hull takes the rest (M21).

    `light` is damage by Fighters, which only the shield takes (M19, M22). `extra` is additional
    shield for this dogfight (Auxiliary Shield), used up before the ship's own; below 0 it is shield
    that was bought after the throw (M36).
    """
    block = s.block(seat)
    own = fleet.shield(n, s, seat)
    absorbed = min(max(own + extra, 0), light + heavy)
    worn = max(absorbed - max(extra, 0), 0)
    hull = min(max(heavy - max(own + extra - light, 0), 0), s.cells[block + cell.HP])
    s.cells[block + cell.SHIELD_LOST] += worn
    s.cells[block + cell.HP] -= hull
    if absorbed + hull > 0:
        s.cells[block + cell.DAMAGED] = 1
    d.emit(event.HULL_HIT, seat, hull, absorbed)


def explode(n: Params, s: State, seat: Seat, ship: i64, d: Dealer) -> None:
    """Removes a ship from the board; it respawns later if points are played and its Station
    stands."""
    block = s.block(seat)
    d.emit(event.SHIP_EXPLODED, seat, ship, fleet.space_of(s, seat, ship))
    fleet.lift_ship(s, seat, ship)
    s.cells[block + cell.HELD + ship] = 0
    s.cells[block + cell.STATUS + ship] = 0
    s.cells[block + cell.DEFLECTORS + ship] = 0
    s.cells[block + cell.BONUS + ship] = 0
    s.cells[block + cell.AFTER_ATTACK + ship] = 0
    if ship == kinds.MOTHERSHIP:
        s.cells[block + cell.HP] = 0
    if n.options.mode == kinds.VICTORY_POINTS and fleet.station_of(s, seat) >= 0:
        s.cells[block + cell.RESPAWN + ship] = (
            OWN_TURN_WAIT if s.cells[TURN] == seat else OTHER_TURN_WAIT
        )


def explode_station(s: State, seat: Seat, d: Dealer) -> None:
    block = s.block(seat)
    d.emit(event.STATION_EXPLODED, seat, fleet.station_of(s, seat))
    s.cells[cell.MAP + fleet.station_of(s, seat)] = cell.EMPTY
    s.cells[block + cell.STATION_AT] = 0
    s.cells[block + cell.STATION_HP] = 0
    for ship in range(kinds.FLEET):
        s.cells[block + cell.RESPAWN + ship] = 0


def pay_loot(n: Params, s: State, seat: Seat, loot: i64, d: Dealer) -> None:
    """Pays loot to the seat that destroyed something, unless that is the NPC or is out (M27)."""
    if fleet.is_npc(s, seat) or not fleet.in_game(s, seat):
        return
    gain = loot + fleet.artifact(n, s, seat, kinds.ARTIFACT_LOOT)
    gain += n.technology.loot.amount(s, seat)
    s.cells[s.block(seat) + cell.RESOURCES] += gain
    d.emit(event.LOOTED, seat, gain)


def credit_ship(n: Params, s: State, killer: Seat, owner: Seat, ship: i64, d: Dealer) -> None:
    """Gives loot and points for a destroyed ship, unless the killer is friendly (M27, M52)."""
    if fleet.friends(n, killer, owner):
        return
    big = ship == kinds.MOTHERSHIP
    pay_loot(n, s, killer, n.loot.big if big else n.loot.small, d)
    points = n.points.mothership if big else n.points.small
    s.cells[s.block(killer) + cell.KILL_POINTS] += points


def credit_station(n: Params, s: State, killer: Seat, d: Dealer) -> None:
    pay_loot(n, s, killer, n.loot.big, d)
    s.cells[s.block(killer) + cell.KILL_POINTS] += n.points.station


def points(n: Params, s: State, seat: Seat) -> i64:
    """The Victory Points of a seat: for kills, and for planets that it holds now (M52)."""
    held = fleet.planets_held(s, seat) * n.points.planet
    return s.cells[s.block(seat) + cell.KILL_POINTS] + held


def team_points(n: Params, s: State, seat: Seat) -> i64:
    """The Victory Points of a seat and its teammates together (M52)."""
    total: i64 = 0
    for i in range(n.options.seats):
        if fleet.friends(n, seat, Seat(i)):
            total += points(n, s, Seat(i))
    return total


def ships_left(s: State, seat: Seat) -> i64:
    total: i64 = 0
    for ship in range(kinds.FLEET):
        if fleet.alive(s, seat, ship):
            total += 1
    return total


def is_beaten(n: Params, s: State, seat: Seat) -> bool:
    """True if the Station or the last ship is lost (M47); never with Victory Points (M52)."""
    if n.options.mode == kinds.VICTORY_POINTS:
        return False
    no_ship = ships_left(s, seat) == 0
    return no_ship or (fleet.station_of(s, seat) < 0 and not fleet.is_npc(s, seat))


def eliminate_beaten(n: Params, s: State, d: Dealer) -> None:
    """Eliminates all players who are beaten, at the same moment, and ends a decided game."""
    just_out: i64 = 0
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        if fleet.in_game(s, seat) and is_beaten(n, s, seat):
            s.cells[s.block(seat) + cell.OUT] = 1
            just_out += 1
            s.cells[s.block(seat) + cell.WON] = 2
    if just_out > 0:
        for i in range(s.cells[SEATS]):
            seat = Seat(i)
            if s.cells[s.block(seat) + cell.WON] == 2:
                eliminate(n, s, seat, d)
        end_if_decided(n, s, d)
    if not s.over():
        check_points(n, s, d)


def eliminate(n: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Eliminates a player: units explode, planets go neutral, cards are discarded (M47)."""
    d.emit(event.WENT_OUT, seat)
    if fleet.station_of(s, seat) >= 0 and not fleet.is_npc(s, seat):
        explode_station(s, seat, d)
    for ship in range(kinds.FLEET):
        if fleet.alive(s, seat, ship):
            explode(n, s, seat, ship, d)
        s.cells[s.block(seat) + cell.RESPAWN + ship] = 0
    for planet in range(kinds.MOST_PLANETS):
        if fleet.holder_of(s, planet) == seat:
            s.cells[cell.PLANET_OWNER + planet] = 0
            d.emit(event.PLANET_FREED, -1, planet)
    deck.discard_hand(s, seat)
    s.cells[s.block(seat) + cell.RESOURCES] = 0
    s.cells[s.block(seat) + cell.ORANGE_TILES] = 0


def end_if_decided(n: Params, s: State, d: Dealer) -> None:
    """Ends the game if at most one side is left; if none is, the last sides to go share (M49)."""
    standing = Seat(-1)
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        if fleet.in_game(s, seat):
            if standing >= 0 and n.options.teams[seat] != n.options.teams[standing]:
                clear_won(s)
                return
            standing = seat
    if standing < 0:
        share_win(n, s, d)
        return
    clear_won(s)
    win(n, s, standing, d)


def clear_won(s: State) -> None:
    for seat in range(s.cells[SEATS]):
        s.cells[s.block(seat) + cell.WON] = 0


def share_win(n: Params, s: State, d: Dealer) -> None:
    """Shares the win among all members of the sides that were eliminated just now (M48, M49)."""
    sharing: i64 = 0
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        if side_just_eliminated(n, s, seat):
            sharing += fleet.bit_of(seat)
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        s.cells[s.block(seat) + cell.WON] = 1 if fleet.in_mask(sharing, seat) else 0
    d.emit(event.GAME_DRAWN)
    s.end()


def side_just_eliminated(n: Params, s: State, seat: Seat) -> bool:
    """True if a player of the seat's side was eliminated just now."""
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        if fleet.friends(n, seat, other) and s.cells[s.block(other) + cell.WON] == 2:
            return True
    return False


def win(n: Params, s: State, winner: Seat, d: Dealer) -> None:
    """Ends the game: a player wins with its whole team, eliminated members too (M47, M48)."""
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        if fleet.friends(n, seat, winner):
            s.cells[s.block(seat) + cell.WON] = 1
            d.emit(event.GAME_WON, seat)
    s.end()


def draw_game(n: Params, s: State, d: Dealer) -> None:
    """Ends a game that reached the last round: remaining sides share; solo is not won (M49)."""
    for i in range(s.cells[SEATS]):
        seat = Seat(i)
        if side_is_in_game(n, s, seat) and s.cells[cell.NPC_SEAT] == 0:
            s.cells[s.block(seat) + cell.WON] = 1
    d.emit(event.GAME_DRAWN)
    s.end()


def side_is_in_game(n: Params, s: State, seat: Seat) -> bool:
    """True if the seat or a teammate is still in the game."""
    for i in range(s.cells[SEATS]):
        other = Seat(i)
        if fleet.friends(n, seat, other) and fleet.in_game(s, other):
            return True
    return False


def check_points(n: Params, s: State, d: Dealer) -> None:
    """With Victory Points, ends the game if the side whose turn it is has enough points (M52)."""
    if n.options.mode != kinds.VICTORY_POINTS or s.over():
        return
    seat = Seat(s.cells[TURN])
    if team_points(n, s, seat) >= n.options.goals[seat]:
        win(n, s, seat, d)
