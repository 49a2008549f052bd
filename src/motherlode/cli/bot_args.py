"""What the commands that let bots play have in common: their arguments, and what they say."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from motherlode.cli.arguments import Arguments, Parser, Subparsers, add_command, whole_number
from motherlode.cli.game_options import add_options, options_given
from motherlode.cli.text import phrase
from motherlode.kernel import registry
from motherlode.kernel.game import Game
from motherlode.lab.runs.match import packed
from motherlode.lab.runs.workers import Crew, gathered

MOST_GAMES = 100_000_000
MOST_WORKERS = 1024


def add_contest(subparsers: Subparsers, name: str, add: Callable[[Parser, Game], None]) -> None:
    """A command with a subcommand for each game; `add` gives it what is its own."""
    parser = add_command(subparsers, name)
    games = parser.add_subparsers(metavar="GAME", required=True)
    for game in registry.all_games().values():
        said = phrase(f"help.{name}")
        command = games.add_parser(game.name, help=game.title, description=said)
        command.add_argument("--seed", metavar="S", default="1", help=phrase("help.match_seed"))
        add_options(command, game)
        add(command, game)
        command.set_defaults(title=game)


def add_games(parser: Parser, usual: int, said: str, least: int = 1) -> None:
    parser.add_argument("--games", metavar="N", type=games(least), default=usual, help=phrase(said))


def games(least: int) -> Callable[[str], int]:
    """A type for argparse: how many games."""
    return whole_number(least, MOST_GAMES)


def add_bots(parser: Parser, usual: str, said: str) -> None:
    parser.add_argument("--bots", metavar="A,B", default=usual, help=phrase(said))


def add_edition(parser: Parser) -> None:
    parser.add_argument("--edition", metavar="FILE", type=Path, help=phrase("help.edition"))


def add_workers(parser: Parser) -> None:
    workers = whole_number(1, MOST_WORKERS)
    parser.add_argument("--workers", metavar="N", type=workers, help=phrase("help.workers"))


def add_crew(parser: Parser) -> None:
    """Who plays: so many processes, or a cluster."""
    add_workers(parser)
    parser.add_argument("--ray", metavar="ADDRESS", default="", help=phrase("help.ray"))


def add_journal(parser: Parser) -> None:
    parser.add_argument("--journal", metavar="FILE", type=Path, help=phrase("help.journal"))


@contextmanager
def crew_given(arguments: Arguments) -> Iterator[Crew]:
    with gathered(arguments.workers, arguments.ray) as crew:
        yield crew


def bots_given(arguments: Arguments) -> tuple[str, ...]:
    return tuple(name.strip() for name in arguments.bots.split(","))


def chosen_options(arguments: Arguments) -> tuple[tuple[str, str], ...]:
    return tuple(options_given(arguments, arguments.title).items())


def edition_given(game: Game, path: Path | None) -> str:
    """The edition of a file, checked, as matches carry it."""
    return packed(game.content(path).edition) if path is not None else ""


def width(text: str) -> float:
    """A type for argparse: the width of an interval, as a share."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1:
        raise argparse.ArgumentTypeError(phrase("errors.width", text=text[:40]))
    return number
