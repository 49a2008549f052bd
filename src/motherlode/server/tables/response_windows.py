"""Windows: steps that ask seats whatever they hold, and who of them is asked.

A step declares its window (see `Step`). At a table with humans a pass there takes effect only after
a delay that is the same for all, so that the time reveals nothing about a hand. An order without an
action asks for the full time of its seat, or raises its hand in a window on request.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from motherlode.kernel.play import Play
from motherlode.kernel.position import Position
from motherlode.kernel.release import release_of
from motherlode.kernel.rules import AT_ONCE, BY_TURNS, ON_REQUEST
from motherlode.kernel.state import FRAME, TURN
from motherlode.server.api.rest_schema import Clock
from motherlode.server.api.socket_schema import Order

WINDOW_MS = 2000
"""The delay before a pass takes effect in a window, in milliseconds."""
PAUSE = "pause"
"""The window of a pause in the own turn."""
SLOW_CLOCK = 86_400
"""From this many seconds a move on, nobody is waited for at the end of a turn."""


@dataclass(slots=True)
class Window:
    """An open window. `opened` is the entry after which it opened, `at` the time of that entry.

    `key` identifies it while several seats answer; `acted` are the seats that have.
    """

    kind: str
    key: list[int]
    opened: int
    at: int
    acted: set[int] = field(default_factory=set)

    def goes_on_for(self, kind: str, key: list[int]) -> bool:
        """True if this is still the same window, for the next of its seats."""
        return kind in (AT_ONCE, ON_REQUEST) and self.key == key

    def delay(self, clock: Clock | None, window_ms: int) -> int:
        """The milliseconds that a pass waits; at a slow table nobody waits for raised hands."""
        slow = clock is not None and clock.per_move >= SLOW_CLOCK
        return 0 if slow and self.kind == ON_REQUEST else window_ms


def kind_of(play: Play) -> str:
    """The kind of the open window, or an empty text."""
    return play.position.window() or (PAUSE if play.position.in_pause() else "")


def next_window(
    before: Window | None, play: Play, number: int, at: int, seat: int = -1
) -> Window | None:
    """The window that is open after entry `number`, which `seat` made at the time `at`."""
    kind = kind_of(play)
    if not kind:
        return None
    key = window_key(play.position)
    if before is not None and before.goes_on_for(kind, key):
        before.acted.add(seat)
        return before
    return Window(kind, key, number, at)


def window_key(position: Position) -> list[int]:
    """Identifies the pending frame, without the seat that it asks."""
    dump = position.state.dump()
    step, _seat, *fields = dump[-FRAME:]
    return [len(dump), step, *fields]


def turn_of(play: Play) -> int:
    """The seat whose turn it is."""
    return int(play.position.state.cells[TURN])


def answers_at_once(play: Play) -> dict[int, list[int]]:
    """What each seat may answer in a window that is open for all at once, in the order of asking.

    The first answer passes.
    """
    return {
        int(position.seat()): position.legal()[: len(position.legal()) - len(position.anytime())]
        for position in positions_at_once(play)
    }


def why_not_at_once(play: Play, seat: int, action: int) -> tuple[str, str]:
    """The reason and the rule why a seat can't answer with an action in the open window."""
    for position in positions_at_once(play):
        if int(position.seat()) == seat and action not in position.anytime():
            return position.rules.why_not(position.state, action)
    return "not_now", ""


def positions_at_once(play: Play) -> Iterator[Position]:
    """The position of each seat that a window for all at once asks, if those before it pass.

    Passing for a seat changes nothing but who is asked next.
    """
    if play.position.window() != AT_ONCE:
        return
    key, position = window_key(play.position), play.position.copy()
    asked: set[int] = set()
    while not position.over() and window_key(position) == key and int(position.seat()) not in asked:
        asked.add(int(position.seat()))
        yield position
        position = position.copy()
        position.advance(position.legal()[0], release_of(position).dealer(0))


def is_current(order: Order, kind: str, opened: int, turn_began: int) -> bool:
    """True if an order holds now: for good, or since an entry of this window or of this turn."""
    return order.since < 0 or order.since >= (turn_began if kind == ON_REQUEST else opened)


def asks_for_time(
    orders: Sequence[Order], names: Sequence[str], window: Window, turn: int, turn_began: int
) -> bool:
    """True if an order without an action asks for the full time of its seat in a window."""
    return any(
        order.step in names
        and not order.action
        and (not order.after or turn in order.after)
        and is_current(order, window.kind, window.opened, turn_began)
        for order in orders
        if order.step
    )


__all__ = [
    "AT_ONCE",
    "BY_TURNS",
    "ON_REQUEST",
    "PAUSE",
    "WINDOW_MS",
    "Window",
    "answers_at_once",
    "asks_for_time",
    "is_current",
    "kind_of",
    "next_window",
    "turn_of",
    "why_not_at_once",
]
