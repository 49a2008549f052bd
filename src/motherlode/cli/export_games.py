"""`motherlode export`: writes all finished games of a database into one file."""

from pathlib import Path

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of
from motherlode.cli.translated_texts import phrase


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "export")
    add_setting_flags(parser, ["database"])
    parser.add_argument(
        "--out", metavar="FILE", type=Path, required=True, help=phrase("help.export_out")
    )
    parser.add_argument("--names", action="store_true", help=phrase("help.export_names"))
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Replays and writes the games; says how many could not be replayed."""
    from motherlode.records.game_files import require_new, write_games
    from motherlode.server.operation.backup_file import counted
    from motherlode.server.operation.exported_games import FinishedGames

    require_new(arguments.out)
    games = FinishedGames(settings_of(arguments).settings.database, arguments.names)
    with progress_bar(phrase("export.working"), len(games)) as progress:
        count = write_games(arguments.out, counted(games.records(), progress))
    print(phrase("export.written", count=count, file=arguments.out))
    if games.left_out:
        table, why = games.left_out[0]
        print(phrase("export.left_out", count=len(games.left_out), table=table, why=why))
    return 0
