"""The orange tile: bought as often as liked, lies open, spent on one roll each (M43)."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import events as event, fleet, kinds, state_cells as cell
from ..params import Params
from ..reach import ALLOWED


def bought_ahead(s: State, seat: Seat) -> i64:
    """The number of purchases of the orange tile that lie open before a seat; all players see
    it."""
    return s.cells[s.block(seat) + cell.ORANGE_TILES]


def why_not_buy(n: Params, s: State, seat: Seat) -> tuple[str, str]:
    """The reason why a seat can't buy the orange tile once more, or ALLOWED."""
    if not n.technology.roll.owned(s, seat):
        return "no_orange_tile", "M43"
    affordable = s.cells[s.block(seat) + cell.RESOURCES] >= n.technology.orange_price
    return ALLOWED if affordable else ("too_expensive", "M43")


def buy(n: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Buys the orange tile once more, at the price of its tier."""
    s.cells[s.block(seat) + cell.RESOURCES] -= n.technology.orange_price
    add_purchase(s, seat)
    d.emit(event.ORANGE_TILE_BOUGHT, seat, bought_ahead(s, seat))


def add_purchase(s: State, seat: Seat) -> None:
    """Adds a use of the orange tile; the step up the tree gives the first one."""
    s.cells[s.block(seat) + cell.ORANGE_TILES] += 1


def why_not_spend(n: Params, s: State, seat: Seat) -> tuple[str, str]:
    """The reason why a side of a fight can't spend the orange tile on the roll, or ALLOWED."""
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
        return "not_on_planet_rolls", "M46"
    if bought_ahead(s, seat) == 0:
        return "no_orange_tile_bought", "M43"
    if n.technology.orange_rolls & roll_bit(s, seat) == 0:
        return "orange_not_for_this_roll", "M44"
    spent = s.cells[cell.OVERCHARGED] & side_bit(s, seat) != 0
    return ("overcharged_already", "M43") if spent else ALLOWED


def roll_bit(s: State, seat: Seat) -> i64:
    """The bit of the seat's roll among those on which the orange tile can be spent."""
    if s.cells[cell.FIGHT] == kinds.ASTEROID_FIGHT:
        return 4
    return 1 if fleet.attacks(s, seat) else 2


def side_bit(s: State, seat: Seat) -> i64:
    """The bit of the seat's side in the cell OVERCHARGED."""
    return 1 if fleet.attacks(s, seat) else 2


def spend(n: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Spends one purchase of the orange tile: its bonus counts in the roll of the seat's side."""
    s.cells[s.block(seat) + cell.ORANGE_TILES] -= 1
    s.cells[cell.OVERCHARGED] = s.cells[cell.OVERCHARGED] | side_bit(s, seat)
    buff = cell.ATTACK_BUFF if fleet.attacks(s, seat) else cell.DEFENCE_BUFF_SUM
    s.cells[buff] += n.technology.roll.amount(s, seat)
    d.emit(event.ROLL_OVERCHARGED, seat)
