"""The argument parser: argparse with one-line error messages."""

import argparse
from collections.abc import Callable
from typing import NoReturn, TypeAlias

from motherlode.cli.translated_texts import phrase
from motherlode.kernel import registry
from motherlode.kernel.errors import MotherlodeError

Arguments: TypeAlias = argparse.Namespace


class BadUsage(MotherlodeError):
    """A command line with wrong or missing arguments."""


class Parser(argparse.ArgumentParser):
    """A parser that accepts no abbreviations and raises `BadUsage` instead of exiting."""

    def __init__(self, **given: object) -> None:
        super().__init__(**{"allow_abbrev": False, **given})  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        raise BadUsage(phrase("errors.usage", what=message, command=self.prog))


Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_command(subparsers: Subparsers, name: str) -> Parser:
    """Adds a subcommand with its help text from the catalogue."""
    text = phrase(f"help.{name.replace(' ', '_')}")
    return subparsers.add_parser(name.split()[-1], help=text.replace("%", "%%"), description=text)


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=phrase("help.json"))


def add_game(parser: Parser) -> None:
    parser.add_argument("--game", metavar="G", help=phrase("help.game"))


def whole_number(low: int, high: int) -> Callable[[str], int]:
    """Returns a function that reads whole numbers from `low` to `high`, for argparse."""

    def read(text: str) -> int:
        try:
            number = int(text) if len(text) < 12 else high + 1
        except ValueError:
            raise argparse.ArgumentTypeError(
                phrase("errors.number", text=repr(text[:40]))
            ) from None
        if not low <= number <= high:
            problem = phrase("errors.range", text=repr(text[:40]), low=low, high=high)
            raise argparse.ArgumentTypeError(problem)
        return number

    return read


def game_or_first(name: str | None) -> str:
    """`name`, if it is an installed game; without a name, the name of the first installed game."""
    return registry.find_game(name).name if name is not None else next(iter(registry.all_games()))
