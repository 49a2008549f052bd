"""The players of a local game, read from a list of seats like `you,greedy,you:Red`."""

import difflib
from dataclasses import dataclass

from motherlode import bots
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.catalogue import ENGLISH, platform_text
from motherlode.i18n.words import seat_name
from motherlode.kernel.errors import BadOptions, UnknownBot
from motherlode.kernel.game import Game
from motherlode.kernel.record import Seat, check_name

YOU = "you"
DEFAULT_BOT = "greedy"
DEFAULT_SEATS = 3


@dataclass(frozen=True)
class Player:
    """A player: the name that is shown, and `bot`, the kind of bot, empty for a person."""

    name: str
    bot: str = ""

    @property
    def human(self) -> bool:
        return not self.bot

    def seat(self) -> Seat:
        """The player's seat as records store it."""
        return Seat(self.name, self.bot)


def default_name(language: str = ENGLISH) -> str:
    """The name of a person who gave none, like "Miner"; the lobby of the web client uses it too."""
    return platform_text("ui", "lobby.me", language)


def default_seats(game: Game) -> str:
    """The default list of seats: you and two bots; fewer or more bots if the game requires it."""
    count = min(max(DEFAULT_SEATS, game.seats[0]), game.seats[-1])
    return ",".join([YOU] + [DEFAULT_BOT] * (count - 1))


def read_players(text: str, language: str = ENGLISH) -> list[Player]:
    """Players from a list like `you,greedy,you:Red`; repeated names get a number."""
    players: list[Player] = []
    for part in text.split(","):
        kind, name = kind_and_name(part.strip())
        refuse_unknown(kind)
        taken = [player.name for player in players]
        default = default_name(language) if kind == YOU else kind
        name = unique_name(check_name(name.strip() or default), taken)
        players.append(Player(name, "" if kind == YOU else kind))
    return players


def kind_and_name(part: str) -> tuple[str, str]:
    """Splits `you:Red` into kind and name; a kind may contain a colon: `search:master:Red`."""
    if bots.is_known(part):
        return part, ""
    kind, _, name = part.rpartition(":")
    if bots.is_known(kind):
        return kind, name
    kind, _, name = part.partition(":")
    return kind, name


def refuse_unknown(kind: str) -> None:
    """Raises UnknownBot if `kind` is neither `you` nor a bot, BadOptions if it is empty."""
    known = [YOU, *bots.names()]
    if not kind:
        raise BadOptions(phrase("errors.empty_seat"))
    if kind != YOU and not bots.is_known(kind):
        near = difflib.get_close_matches(kind, known, 1)
        meant = phrase("errors.meant", near=near[0]) if near else ""
        kinds = ", ".join([*known, *bots.BUDGET_EXAMPLES])
        raise UnknownBot(phrase("errors.seat", kind=repr(kind)[:40], known=kinds, meant=meant))


def unique_name(name: str, taken: list[str]) -> str:
    """`name`, with a number added if it is one of `taken`."""
    number, candidate = 1, name
    while candidate in taken:
        number += 1
        candidate = f"{name} {number}"
    return candidate


def player_of(seat: Seat, number: int, language: str = ENGLISH) -> Player:
    """The player of a record's seat; raises UnknownBot if its bot doesn't exist any more."""
    if seat.bot:
        refuse_unknown(seat.bot)
    return Player(seat_name(seat.name, seat.bot, number, language), seat.bot)
