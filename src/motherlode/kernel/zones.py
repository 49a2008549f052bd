"""Zones: the named areas of a game (hand, deck, score), their cells, and who may see them.

A zone is a run of cells of the state, declared once with the names of what it counts and its
secrecy. Views, `redeal`, the limits of undo, conservation checks and observation tensors are all
derived from these declarations.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.piles import clear, draw, total
from motherlode.kernel.state import BLOCKS, FRAME, HEADER, SEATS, STRIDE, TOP, State

ALL: Final = 2
COUNT: Final = 1
NOTHING: Final = 0


@final
class Audience:
    """How much of a zone its owner and all others see: all of it, only its count, or nothing."""

    def __init__(self, name: str, owner: i64, others: i64) -> None:
        self.name = name
        self.owner = owner
        self.others = others

    def __repr__(self) -> str:
        return self.name


OPEN: Final = Audience("open", ALL, ALL)
HAND: Final = Audience("hand", ALL, COUNT)
DECK: Final = Audience("deck", COUNT, COUNT)
PRIVATE: Final = Audience("private", ALL, NOTHING)
SECRET: Final = Audience("secret", NOTHING, NOTHING)


@final
class Zone:
    """A named run of cells. `kinds` names the cells; `form` says how a view shows them.

    - `counts`: the number of things of each kind;
    - `number`: one cell, a number;
    - `choice`: one cell, an index into `kinds`;
    - `numbers`: several plain numbers in order.

    Zones of one `pool` hold the same sort of hidden things: `redeal` shuffles together those
    that a seat can't see. If a zone is `apart`, every seat has a pool of its own (for example its
    own deck), which is never mixed with another seat's.
    """

    def __init__(
        self,
        name: str,
        start: i64,
        size: i64,
        kinds: tuple[str, ...],
        form: str,
        audience: Audience,
        pool: str,
        per_seat: bool,
        apart: bool = False,
    ) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.kinds = kinds
        self.form = form
        self.audience = audience
        self.pool = pool
        self.per_seat = per_seat
        self.apart = apart

    def shows(self, owner: i64, seat: i64) -> i64:
        """How much `seat` (-1: a spectator) sees of `owner`'s zone: ALL, COUNT or NOTHING."""
        if self.per_seat and owner == seat:
            return self.audience.owner
        return self.audience.others


class Layout:
    """The cells of a game's state: header, common zones, one block per seat, frames."""

    def __init__(self, seats: int, deepest: int = 16) -> None:
        self.seats = seats
        self.deepest = deepest
        self.common: list[Zone] = []
        self.owned: list[Zone] = []
        self._next: i64 = HEADER
        self._next_owned: i64 = 0
        self.first: i64 = 0
        self.stride: i64 = 0
        self.size: i64 = 0

    def counts(
        self, name: str, kinds: tuple[str, ...], audience: Audience = OPEN, pool: str = ""
    ) -> i64:
        """Adds a common zone that counts things of each kind; returns its first cell."""
        return self._common(name, len(kinds), kinds, "counts", audience, pool)

    def number(self, name: str, audience: Audience = OPEN) -> i64:
        return self._common(name, 1, (), "number", audience, "")

    def choice(self, name: str, kinds: tuple[str, ...], audience: Audience = OPEN) -> i64:
        return self._common(name, 1, kinds, "choice", audience, "")

    def numbers(self, name: str, size: int, audience: Audience = OPEN) -> i64:
        return self._common(name, size, (), "numbers", audience, "")

    def seat_counts(
        self,
        name: str,
        kinds: tuple[str, ...],
        audience: Audience = OPEN,
        pool: str = "",
        apart: bool = False,
    ) -> i64:
        """Adds a zone that every seat has; returns its first cell within the seat's block."""
        return self._owned(name, len(kinds), kinds, "counts", audience, pool, apart)

    def seat_number(self, name: str, audience: Audience = OPEN) -> i64:
        return self._owned(name, 1, (), "number", audience, "")

    def seat_choice(self, name: str, kinds: tuple[str, ...], audience: Audience = OPEN) -> i64:
        return self._owned(name, 1, kinds, "choice", audience, "")

    def seat_numbers(self, name: str, size: int, audience: Audience = OPEN) -> i64:
        return self._owned(name, size, (), "numbers", audience, "")

    def close(self) -> i64:
        """Fixes the layout after all zones are added; returns the first cell of seat 0's block."""
        self.first = self._next
        self.stride = self._next_owned
        self.size = self.first + self.stride * self.seats + self.deepest * FRAME
        return self.first

    def block(self, seat: i64) -> i64:
        """The first cell of a seat's block."""
        return self.first + seat * self.stride

    def zone(self, name: str) -> Zone:
        for zone in self.common + self.owned:
            if zone.name == name:
                return zone
        raise KeyError(name)

    def _common(
        self, name: str, size: int, kinds: tuple[str, ...], form: str, who: Audience, pool: str
    ) -> i64:
        start = self._next
        self.common.append(Zone(name, start, size, kinds, form, who, pool, False))
        self._next += size
        return start

    def _owned(
        self,
        name: str,
        size: int,
        kinds: tuple[str, ...],
        form: str,
        who: Audience,
        pool: str,
        apart: bool = False,
    ) -> i64:
        start = self._next_owned
        self.owned.append(Zone(name, start, size, kinds, form, who, pool, True, apart))
        self._next_owned += size
        return start


def blank(layout: Layout) -> State:
    """An empty state: all zones are 0 and no frame is pending."""
    cells = vec[i64]([0] * layout.size)
    cells[TOP] = layout.first + layout.stride * layout.seats - FRAME
    cells[BLOCKS] = layout.first
    cells[STRIDE] = layout.stride
    return State(cells)


@final
class Place:
    """A zone of one owner (a seat; -1: the table), with its first cell in the state."""

    def __init__(self, zone: Zone, owner: i64, start: i64) -> None:
        self.zone = zone
        self.owner = owner
        self.start = start
        self.pool = f"{zone.pool} of seat {owner + 1}" if zone.apart else zone.pool


def places(layout: Layout, seats: i64) -> list[Place]:
    """Every zone of every owner, common ones first, in the order of declaration."""
    all_places = [Place(zone, -1, zone.start) for zone in layout.common]
    for seat in range(seats):
        block = layout.block(seat)
        all_places += [Place(zone, seat, block + zone.start) for zone in layout.owned]
    return all_places


def count_in(s: State, place: Place) -> i64:
    """The number of things in a place."""
    total: i64 = 0
    for i in range(place.zone.size):
        total += s.cells[place.start + i]
    return total


def unseen_places(layout: Layout, parties: i64, seat: i64) -> list[Place]:
    """The places with a pool that `seat` (-1: a spectator) can't see, or sees only the count of."""
    return [
        place
        for place in places(layout, parties)
        if place.pool and place.zone.shows(place.owner, seat) != ALL
    ]


def hidden_counts(layout: Layout, s: State, seat: i64) -> dict[str, list[int]]:
    """By pool, the number of things of each kind that are hidden from `seat`."""
    pools: dict[str, list[int]] = {}
    for place in unseen_places(layout, s.cells[SEATS], seat):
        counts = pools.setdefault(place.pool, [0] * place.zone.size)
        for i in range(place.zone.size):
            counts[i] += s.cells[place.start + i]
    return pools


@final
class HiddenPool:
    """The places of one pool that a seat can't see: runs of cells of the same size."""

    def __init__(self, together: list[Place]) -> None:
        self.starts: Final = vec[i64]([place.start for place in together])
        self.size: Final[i64] = together[0].zone.size
        self._no_things: Final = vec[i64]([0] * together[0].zone.size)
        self._no_amounts: Final = vec[i64]([0] * len(together))

    def deal_again(self, s: State, d: Dealer) -> None:
        """Shuffles the things of these places together; each place keeps its number of things."""
        cells = s.cells
        starts = self.starts
        size = self.size
        amounts = self._no_amounts[:]
        left: i64 = 0
        largest: i64 = 0
        for at in range(len(starts)):
            amounts[at] = total(cells, starts[at], size)
            left += amounts[at]
            if amounts[at] > amounts[largest]:
                largest = at
        if left == amounts[largest]:
            return  # all others are empty
        pool = self._no_things[:]
        for at in range(len(starts)):
            for kind in range(size):
                pool[kind] += cells[starts[at] + kind]
        # The largest place gets the rest without drawing: that saves most of the random numbers.
        for at in range(len(starts)):
            start = starts[at]
            if at != largest:
                clear(cells, start, size)
                for n in range(amounts[at]):
                    cells[start + draw(pool, 0, left, d)] += 1
                    left -= 1
        start = starts[largest]
        for kind in range(size):
            cells[start + kind] = pool[kind]


@final
class Unseen:
    """The places that a seat (-1: a spectator) can't see, by pool, at a table of `parties` seats
    and NPCs; computed once for many calls of `redeal`."""

    def __init__(self, layout: Layout, parties: i64, seat: i64) -> None:
        hidden = unseen_places(layout, parties, seat)
        self.pools: list[HiddenPool] = []
        for pool in _pools(hidden):
            self.pools.append(HiddenPool([place for place in hidden if place.pool == pool]))

    def redeal(self, s: State, d: Dealer) -> None:
        """Redistributes at random everything that the seat can't see; its view stays the same."""
        for pool in self.pools:
            pool.deal_again(s, d)


def redeal(layout: Layout, s: State, seat: i64, d: Dealer) -> None:
    """Redistributes at random everything that `seat` can't see; its view stays the same."""
    Unseen(layout, s.cells[SEATS], seat).redeal(s, d)


def _pools(hidden: list[Place]) -> list[str]:
    pools: list[str] = []
    for place in hidden:
        if place.pool not in pools:
            pools.append(place.pool)
    return pools
