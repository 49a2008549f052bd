"""`motherlode import`: takes the finished games of a file into a database."""

from pathlib import Path

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of
from motherlode.cli.translated_texts import phrase


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "import")
    add_setting_flags(parser, ["database"])
    parser.add_argument("file", metavar="FILE", type=Path, help=phrase("help.import_file"))
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Verifies every game of the file, then adds them all."""
    from motherlode.records.game_files import count_games
    from motherlode.server.operation.imported_games import check_games, import_games

    database, file = settings_of(arguments).settings.database, arguments.file
    total = count_games(file)
    with progress_bar(phrase("import.checking"), total) as progress:
        checked = check_games(file, progress)
    with progress_bar(phrase("import.writing"), total) as progress:
        added, known = import_games(database, file, checked, progress)
    print(phrase("import.done", added=added, known=known, file=file))
    return 0
