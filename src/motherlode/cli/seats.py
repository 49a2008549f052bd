"""Who sits at the table: `you,greedy,you:Red` read into chairs."""

import difflib
from dataclasses import dataclass

from motherlode import bots
from motherlode.cli.text import phrase
from motherlode.i18n.words import ENGLISH, catalogue, seat_name
from motherlode.kernel.errors import BadOptions, UnknownBot
from motherlode.kernel.game import Game
from motherlode.kernel.record import Seat, check_name

YOU = "you"
USUAL_BOT = "greedy"
USUAL_SEATS = 3


@dataclass(frozen=True)
class Chair:
    """A place at the table: the name to show, and which bot sits there, if one does."""

    name: str
    bot: str = ""

    @property
    def human(self) -> bool:
        return not self.bot

    def seat(self) -> Seat:
        """The chair as records keep it."""
        return Seat(self.name, self.bot)


def own_name(language: str = ENGLISH) -> str:
    """What somebody without a name is called, as in the lobby: sentences say "Miner has"."""
    return str(catalogue(language)["ui"]["lobby"]["me"])


def usual_seats(game: Game) -> str:
    """You and some bots: three seats where the game allows it."""
    count = min(max(USUAL_SEATS, game.seats[0]), game.seats[-1])
    return ",".join([YOU] + [USUAL_BOT] * (count - 1))


def read_chairs(text: str, language: str = ENGLISH) -> list[Chair]:
    """Chairs from a list like `you,greedy,you:Red`; names that come twice are numbered."""
    chairs: list[Chair] = []
    for part in text.split(","):
        kind, name = kind_and_name(part.strip())
        refuse_unknown(kind)
        taken = [chair.name for chair in chairs]
        usual = own_name(language) if kind == YOU else kind
        name = unlike(check_name(name.strip() or usual), taken)
        chairs.append(Chair(name, "" if kind == YOU else kind))
    return chairs


def kind_and_name(part: str) -> tuple[str, str]:
    """`you:Red` in two; a bot's own name may have a colon in it, as `search:master:Red` has."""
    if bots.is_known(part):
        return part, ""
    kind, _, name = part.rpartition(":")
    if bots.is_known(kind):
        return kind, name
    kind, _, name = part.partition(":")
    return kind, name


def refuse_unknown(kind: str) -> None:
    known = [YOU, *bots.names()]
    if not kind:
        raise BadOptions(phrase("errors.empty_seat"))
    if kind != YOU and not bots.is_known(kind):
        near = difflib.get_close_matches(kind, known, 1)
        meant = phrase("errors.meant", near=near[0]) if near else ""
        there = [*known, *bots.BUDGET_EXAMPLES]
        raise UnknownBot(
            phrase("errors.seat", kind=repr(kind)[:40], known=", ".join(there), meant=meant)
        )


def unlike(name: str, taken: list[str]) -> str:
    """The name, with a number where others have it already."""
    number, tried = 1, name
    while tried in taken:
        number += 1
        tried = f"{name} {number}"
    return tried


def chair_of(seat: Seat, number: int, language: str = ENGLISH) -> Chair:
    """The chair of a record's seat; a bot that is not here any more is refused."""
    if seat.bot:
        refuse_unknown(seat.bot)
    return Chair(seat_name(seat.name, seat.bot, number, language), seat.bot)
