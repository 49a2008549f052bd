"""The command line's arguments: argparse whose complaints are one line."""

import argparse
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from motherlode.cli.text import phrase
from motherlode.kernel import registry
from motherlode.kernel.errors import MotherlodeError

Arguments: TypeAlias = argparse.Namespace


class BadUsage(MotherlodeError):
    """A command line that says nothing we can do."""


class Parser(argparse.ArgumentParser):
    """A parser that takes no abbreviations and raises `BadUsage` instead of leaving."""

    def __init__(self, **given: object) -> None:
        super().__init__(**{"allow_abbrev": False, **given})  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        raise BadUsage(phrase("errors.usage", what=message, command=self.prog))


Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_command(subparsers: Subparsers, name: str) -> Parser:
    """A subcommand, with what it does from the words."""
    said = phrase(f"help.{name.replace(' ', '_')}")
    return subparsers.add_parser(name.split()[-1], help=said.replace("%", "%%"), description=said)


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=phrase("help.json"))


def add_game(parser: Parser) -> None:
    parser.add_argument("--game", metavar="G", help=phrase("help.game"))


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """A type for argparse: whole numbers within a range."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 12 else high + 1
        except ValueError:
            raise argparse.ArgumentTypeError(phrase("errors.number", text=text[:40])) from None
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(phrase("errors.range", low=low, high=high))
        return number

    return read


def game_or_first(name: str | None) -> str:
    """The game that is named, or the first that is there."""
    return registry.find_game(name).name if name is not None else next(iter(registry.all_games()))
