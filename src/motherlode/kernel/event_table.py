"""The event table: the kinds of events of a game, their arguments, and which ones are secret."""

from dataclasses import dataclass, field
from typing import Any, Final

from motherlode.kernel.dealer import Event

BUNDLE: Final = 1000
"""A bundle packs counts into one number: digits in this base, the first kind's count lowest."""


@dataclass(frozen=True)
class Argument:
    """A named number of an event. `kinds` names its values; without it, it is a plain number.

    A `bundle` packs the counts of several kinds into one number: see `BUNDLE`.
    """

    name: str
    kinds: tuple[str, ...] = ()
    secret: bool = False
    bundle: bool = False

    def word(self, number: int) -> str | int | dict[str, int]:
        if self.bundle:
            counts = [number // BUNDLE**i % BUNDLE for i in range(len(self.kinds))]
            return {kind: n for kind, n in zip(self.kinds, counts, strict=True) if n}
        return self.kinds[number] if self.kinds else number


@dataclass(frozen=True)
class EventKind:
    id: int
    name: str
    arguments: tuple[Argument, ...]


@dataclass
class EventTable:
    """All kinds of events of a game. Only the event's own seat may see its secret arguments."""

    kinds: list[EventKind] = field(default_factory=list)

    def kind(self, name: str, *arguments: Argument) -> int:
        """Adds a kind of event, returns its id; `arguments` name the event's x, y, z in order."""
        if len(arguments) > 3:
            raise ValueError(
                f"event {name!r} has {len(arguments)} arguments, at most three are possible"
            )
        if any(kind.name == name for kind in self.kinds):
            raise ValueError(
                f"two kinds of events of a game are named {name!r}: each needs its own name"
            )
        self.kinds.append(EventKind(len(self.kinds), name, arguments))
        return len(self.kinds) - 1

    def redact(self, event: Event, seat: int) -> dict[str, Any]:
        """The event as plain data for `seat`, without arguments that are secret from it."""
        kind = self.kinds[event.kind]
        fact: dict[str, Any] = {"event": kind.name}
        if event.seat >= 0:
            fact["seat"] = int(event.seat)
        for argument, number in zip(kind.arguments, event.numbers(), strict=False):
            if not argument.secret or seat == event.seat:
                fact[argument.name] = argument.word(number)
        return fact
