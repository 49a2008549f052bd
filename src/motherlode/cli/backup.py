"""`motherlode backup`: writes everything that a server stores into one file, while it runs."""

from pathlib import Path

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of
from motherlode.cli.translated_texts import phrase


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "backup")
    add_setting_flags(parser, ["database"])
    parser.add_argument(
        "--out", metavar="FILE", type=Path, required=True, help=phrase("help.backup_out")
    )
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Writes the backup and prints what it holds."""
    from motherlode.server.operation.backup import backup_source

    database = settings_of(arguments).settings.database
    with backup_source(database) as source:
        rows = source.header.rows
        with progress_bar(phrase("backup.writing"), source.header.total) as progress:
            source.write(arguments.out, progress)
    print(
        phrase("backup.written", file=arguments.out, tables=rows["tables"], entries=rows["entries"])
    )
    return 0
