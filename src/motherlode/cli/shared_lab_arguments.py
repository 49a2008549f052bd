"""Arguments shared by the lab's commands, in which bots play: match, ladder, balance, sweep."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from motherlode.cli.base_argument_parser import (
    Arguments,
    Parser,
    Subparsers,
    add_command,
    whole_number,
)
from motherlode.cli.game_options import add_options, options_given
from motherlode.cli.translated_texts import phrase
from motherlode.kernel import registry
from motherlode.kernel.game import Game
from motherlode.lab.runs.match import edition_to_json
from motherlode.lab.runs.worker_pool import WorkerPool, open_pool

MAX_GAMES = 100_000_000
MAX_WORKERS = 1024


def add_bot_command(subparsers: Subparsers, name: str, add: Callable[[Parser, Game], None]) -> None:
    """Adds the command `name GAME` for each game; `add` adds the command's own arguments."""
    parser = add_command(subparsers, name)
    games = parser.add_subparsers(metavar="GAME", required=True)
    for game in registry.all_games().values():
        text = phrase(f"help.{name}")
        command = games.add_parser(game.name, help=game.title, description=text)
        command.add_argument("--seed", metavar="S", default="1", help=phrase("help.match_seed"))
        add_options(command, game)
        add(command, game)
        command.set_defaults(game=game)


def add_games(parser: Parser, default: int, help_key: str, least: int = 1) -> None:
    count = game_count(least)
    parser.add_argument("--games", metavar="N", type=count, default=default, help=phrase(help_key))


def game_count(least: int) -> Callable[[str], int]:
    """Returns a function that reads a number of games, `least` or more, for argparse."""
    return whole_number(least, MAX_GAMES)


def add_bots(parser: Parser, default: str, help_key: str) -> None:
    parser.add_argument("--bots", metavar="A,B", default=default, help=phrase(help_key))


def add_edition(parser: Parser) -> None:
    parser.add_argument("--edition", metavar="FILE", type=Path, help=phrase("help.edition"))


def add_workers(parser: Parser) -> None:
    workers = whole_number(1, MAX_WORKERS)
    parser.add_argument("--workers", metavar="N", type=workers, help=phrase("help.workers"))


def add_worker_options(parser: Parser) -> None:
    """Adds the choice of a worker pool: `--workers` processes, or a `--ray` cluster."""
    add_workers(parser)
    parser.add_argument("--ray", metavar="ADDRESS", default="", help=phrase("help.ray"))


def add_journal(parser: Parser) -> None:
    parser.add_argument("--journal", metavar="FILE", type=Path, help=phrase("help.journal"))


@contextmanager
def pool_from(arguments: Arguments) -> Iterator[WorkerPool]:
    """Opens the worker pool that the command line asks for; closes it after the block."""
    with open_pool(arguments.workers, arguments.ray) as pool:
        yield pool


def bots_given(arguments: Arguments) -> tuple[str, ...]:
    return tuple(name.strip() for name in arguments.bots.split(","))


def chosen_options(arguments: Arguments) -> tuple[tuple[str, str], ...]:
    return tuple(options_given(arguments, arguments.game).items())


def edition_given(game: Game, path: Path | None) -> str:
    """The edition in the file `path`, checked, as JSON; empty if `path` is None."""
    return edition_to_json(game.content(path).edition) if path is not None else ""


def width(text: str) -> float:
    """Reads the width of a confidence interval, above 0 and up to 1, for argparse."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1:
        raise argparse.ArgumentTypeError(phrase("errors.width", text=repr(text[:40])))
    return number
