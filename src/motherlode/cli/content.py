"""`motherlode content`: checks content and editions, and prints templates of editions.

Faults name file and line.
"""

import argparse
from pathlib import Path

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command, add_game
from motherlode.cli.console_output import one_line, report_error
from motherlode.cli.translated_texts import phrase
from motherlode.kernel import registry
from motherlode.kernel.content import Tables, read_source
from motherlode.kernel.content_template import template
from motherlode.kernel.errors import BadContent, MotherlodeError
from motherlode.kernel.game import Game


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "content")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = add_command(commands, "content check")
    check.add_argument("files", metavar="FILE", nargs="*", type=Path, help=phrase("help.editions"))
    add_game(check)
    check.set_defaults(run=run)
    template = add_command(commands, "content template")
    template.add_argument("game", metavar="GAME", type=find_game, help=phrase("help.game"))
    template.set_defaults(run=print_template)


def find_game(name: str) -> Game:
    """Returns the game called `name`, for argparse."""
    try:
        return registry.find_game(name)
    except MotherlodeError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def print_template(arguments: Arguments) -> int:
    """Prints an edition file with the game's own values, where the rulebook prints none."""
    game = arguments.game
    heading = phrase("content.template", title=game.title, game=game.name)
    folder = game.content_files.folder
    text = template(folder) if folder else ""
    print("".join(f"# {line}".rstrip() + "\n" for line in heading.splitlines()))
    print(text, end="")
    return 0


def run(arguments: Arguments) -> int:
    """Checks the edition files, or without files the content of `--game` or of every game.

    Returns the highest exit code.
    """
    game = registry.find_game(arguments.game) if arguments.game else None
    if not arguments.files:
        games = [game] if game else list(registry.all_games().values())
        return max(check_game(game) for game in games)
    return max(check_edition(path, game) for path in arguments.files)


def check_game(game: Game) -> int:
    """Checks a game's own content; returns the exit code."""
    try:
        content = game.content()
    except BadContent as error:
        return report_all(error)
    print_warnings(game.content_files.warnings(content.value))
    print(phrase("content.game", title=game.title, hash=content.hash[:12]))
    return 0


def check_edition(path: Path, game: Game | None) -> int:
    """Checks an edition of `game`; without `game`, of the game that its tables fit best."""
    try:
        game = game or likely_game(read_source(path).tables)
        game.content(path)
    except BadContent as error:
        return report_all(error)
    changes = count_values(read_source(path).tables)
    for line in game.edition_warning_lines(path):
        print(one_line(phrase("content.edition_warning", text=line)))
    print(one_line(phrase("content.edition", file=path, title=game.title, count=changes)))
    return 0


def print_warnings(warnings: list[tuple[str, str]]) -> None:
    """Prints warnings on content that is playable but ill designed, each with its first key."""
    for keys, warning in warnings:
        print(one_line(phrase("content.warning", key=keys.split()[0], text=warning)))


def report_all(error: BadContent) -> int:
    """Reports every fault on a line of its own; returns the exit code."""
    return max(report_error(line, 2) for line in str(error).splitlines())


def likely_game(tables: Tables) -> Game:
    """The game that shares most top-level tables with an edition."""

    def shared(game: Game) -> int:
        return len(known_tables(game) & set(tables))

    return max(registry.all_games().values(), key=shared)


def known_tables(game: Game) -> set[str]:
    """The names of the top-level tables of a game's content."""
    sources = game.content_files.sources()
    return {key for source in sources for key in source.tables}


def count_values(tables: Tables) -> int:
    """The number of values that an edition sets."""
    return sum(count_values(value) if isinstance(value, dict) else 1 for value in tables.values())
