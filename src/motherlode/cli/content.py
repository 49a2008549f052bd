"""`motherlode content check [FILE…]`: components and editions, faults with file and line."""

from pathlib import Path

from motherlode.cli.arguments import Arguments, Subparsers, add_command, add_game
from motherlode.cli.screen import complain, one_line
from motherlode.cli.text import phrase
from motherlode.kernel import registry
from motherlode.kernel.content import Tables, read_folder, read_source
from motherlode.kernel.errors import BadContent
from motherlode.kernel.game import Game


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "content")
    check = add_command(parser.add_subparsers(metavar="COMMAND", required=True), "content check")
    check.add_argument("files", metavar="FILE", nargs="*", type=Path, help=phrase("help.editions"))
    add_game(check)
    check.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Checks every file, so that one fault doesn't hide another's."""
    title = registry.find_game(arguments.game) if arguments.game else None
    if not arguments.files:
        games = [title] if title else list(registry.all_games().values())
        return max(check_game(game) for game in games)
    return max(check_edition(path, title) for path in arguments.files)


def check_game(game: Game) -> int:
    try:
        content = game.content()
    except BadContent as error:
        return complain_of_all(error)
    print(phrase("content.game", title=game.title, hash=content.hash[:12]))
    return 0


def check_edition(path: Path, game: Game | None) -> int:
    """Checks an edition; its game is the one that has most of its tables, where none is named."""
    try:
        game = game or likely_game(read_source(path).tables)
        content = game.content(path)
    except BadContent as error:
        return complain_of_all(error)
    changes = values(content.edition)
    print(one_line(phrase("content.edition", file=path, title=game.title, count=changes)))
    return 0


def complain_of_all(error: BadContent) -> int:
    """Every fault on a line of its own."""
    return max(complain(line, 2) for line in str(error).splitlines())


def likely_game(tables: Tables) -> Game:
    def shared(game: Game) -> int:
        return len(known_tables(game) & set(tables))

    return max(registry.all_games().values(), key=shared)


def known_tables(game: Game) -> set[str]:
    sources = read_folder(game.content_folder) if game.content_folder else []
    return {key for source in sources for key in source.tables}


def values(tables: Tables) -> int:
    """How many values an edition sets."""
    return sum(values(value) if isinstance(value, dict) else 1 for value in tables.values())
