"""The cases of golden games: how each game is set up and played, and how it must end.

`GAME/cases.toml` lists them. Cases refer to texts, events and payoffs only, so they stay valid when
the layout of a state changes.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.play import Play
from motherlode.kernel.view import SPECTATOR

FILE = "cases.toml"


class BadCases(MotherlodeError):
    """A `cases.toml` that can't be read or contradicts itself."""


class Tie(msgspec.Struct, forbid_unknown_fields=True):
    """A tie: several events of that name share the highest value of a field."""

    event: str
    field: str


class Ending(msgspec.Struct, forbid_unknown_fields=True):
    """What the last action of a game must be and cause; fields left out may be anything.

    `last_action` is the beginning of its text. `events` must happen in this order, with others
    allowed between them; `absent_events` must not happen. `winners` is the number of seats with a
    payoff above 0.
    """

    last_action: str = ""
    events: list[str] = []
    absent_events: list[str] = []
    winners: int | None = None
    tie: Tie | None = None


class Case(msgspec.Struct, forbid_unknown_fields=True):
    """One golden game. Seeds are `seed` followed by a number; the number `first` is tried first.

    `bots` is one name for all seats, or a list with one per seat. If a legal action's text begins
    with one of the `prefer` texts, the seat takes it instead of asking its bot; earlier texts have
    priority, and an empty text fits any action. `prefer_by_seat` has such texts for each seat.
    `edition` is a set of tables that override the content, or the name of one of the file's
    editions.
    """

    name: str
    seed: str
    ending: Ending
    seats: int = 2
    bots: str | list[str] = "greedy"
    first: int = 0
    options: dict[str, str | int | bool] = {}
    edition: str | dict[str, Any] = {}
    prefer: list[str] = []
    prefer_by_seat: list[list[str]] = []

    def bot_names(self) -> list[str]:
        return [self.bots] * self.seats if isinstance(self.bots, str) else self.bots

    def preferred(self, seat: int) -> list[str]:
        return self.prefer_by_seat[seat] if self.prefer_by_seat else self.prefer

    def numbers(self, most: int) -> Iterator[int]:
        """The first `most` seed numbers to try: `first`, then 0, 1, 2, ..."""
        yield self.first
        yield from [number for number in range(most) if number != self.first][: most - 1]


class PerftRow(msgspec.Struct, forbid_unknown_fields=True):
    """A position of a golden game, and the depth of its perft count."""

    case: str
    entries: int
    depth: int


class Cases(msgspec.Struct, forbid_unknown_fields=True):
    """All cases of a game; `printed` names the one that gets a full playthrough file."""

    printed: str
    case: list[Case]
    perft: list[PerftRow]
    editions: dict[str, dict[str, Any]] = {}

    def edition_of(self, case: Case) -> dict[str, Any]:
        """The edition that a case is played with, as TOML tables."""
        return self.editions[case.edition] if isinstance(case.edition, str) else case.edition


def load_cases(folder: Path) -> Cases:
    """Reads and checks `cases.toml` of a game's folder."""
    path = folder / FILE
    try:
        cases = msgspec.toml.decode(path.read_bytes(), type=Cases)
        _check(cases)
    except OSError as error:
        raise BadCases(f"{path}: can't be read: {error.strerror}") from None
    except (msgspec.DecodeError, BadCases) as error:
        raise BadCases(f"{path}: {error}") from None
    return cases


def _check(cases: Cases) -> None:
    names = [case.name for case in cases.case]
    twice = {name for name in names if names.count(name) > 1}
    if twice:
        raise BadCases(f"two golden cases are named {min(twice)!r}: each needs its own name")
    for name in [cases.printed, *(row.case for row in cases.perft)]:
        if name not in names:
            raise BadCases(f"'printed' or 'perft' names the unknown case {name!r}")
    for case in cases.case:
        if isinstance(case.edition, str) and case.edition not in cases.editions:
            raise BadCases(f"{case.name}: no edition is named {case.edition!r}")
        if not len(case.bot_names()) == case.seats == len(case.prefer_by_seat or case.bot_names()):
            raise BadCases(
                f"{case.name}: bots or prefer_by_seat don't have {case.seats} entries, one a seat"
            )


def meets(play: Play, ending: Ending) -> bool:
    """True if the last action of `play` and its events are as `ending` wants."""
    shown = [play.setup.game.events.redact(event, SPECTATOR) for event in play.events]
    names = [str(event["event"]) for event in shown]
    paid = sum(payoff > 0 for payoff in play.position.payoffs())
    return (
        play.log[-1].startswith(ending.last_action)
        and _in_order(ending.events, names)
        and not set(ending.absent_events) & set(names)
        and ending.winners in (None, paid)
        and (ending.tie is None or _tied(ending.tie, shown))
    )


def _in_order(wanted: list[str], names: list[str]) -> bool:
    """True if the wanted names occur among the names in this order."""
    rest = iter(names)
    return all(name in rest for name in wanted)


def _tied(tie: Tie, shown: list[dict[str, Any]]) -> bool:
    values = [event[tie.field] for event in shown if event["event"] == tie.event]
    return values.count(max(values, default=None)) > 1
