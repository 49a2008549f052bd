"""`motherlode restore`: restores a backup into an empty database."""

from pathlib import Path

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of
from motherlode.cli.translated_texts import phrase


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "restore")
    add_setting_flags(parser, ["database"])
    parser.add_argument("file", metavar="FILE", type=Path, help=phrase("help.restore_file"))
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Checks the whole backup, then restores it; refuses before anything is written."""
    from motherlode.server.operation.backup import check_backup, restore
    from motherlode.server.operation.backup_file import read_header

    database = settings_of(arguments).settings.database
    total = read_header(arguments.file).total
    with progress_bar(phrase("restore.checking"), total) as progress:
        header = check_backup(arguments.file, progress)
    with progress_bar(phrase("restore.writing"), total) as progress:
        restore(database, arguments.file, header, progress)
    tables, entries = header.rows["tables"], header.rows["entries"]
    print(phrase("restore.done", file=arguments.file, tables=tables, entries=entries))
    return 0
