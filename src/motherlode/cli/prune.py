"""`motherlode prune`: deletes tables that nobody has used for some days, and old boxes with links
of seats; off by default."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command, whole_number
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of
from motherlode.cli.translated_texts import phrase

if TYPE_CHECKING:
    from motherlode.server.operation.prune import OldTable

STATES = ("over", "closed", "waiting", "playing")
MOST_DAYS = 100_000


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "prune")
    add_setting_flags(parser, ["database"])
    for state in STATES:
        text = phrase(f"help.prune_{state}")
        parser.add_argument(
            f"--{state}", metavar="DAYS", type=whole_number(0, MOST_DAYS), help=text
        )
    parser.add_argument(
        "--boxes", metavar="DAYS", type=whole_number(0, MOST_DAYS), help=phrase("help.prune_boxes")
    )
    parser.add_argument("--dry-run", action="store_true", help=phrase("help.prune_dry_run"))
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Deletes the old tables, or lists them with `--dry-run`."""
    from motherlode.server.operation.prune import pruning

    given = {state: getattr(arguments, state) for state in STATES}
    days = {state: age for state, age in given.items() if age is not None}
    database, boxes = settings_of(arguments).settings.database, arguments.boxes
    with pruning(database, days, boxes) as old:
        entries = sum(table.entries for table in old.tables)
        if not days and boxes is None:
            print(phrase("prune.off"))
        elif arguments.dry_run:
            for table in old.tables:
                print(line_of(table))
            print(phrase("prune.would", tables=len(old.tables), entries=entries))
            if boxes is not None:
                print(phrase("prune.would_boxes", boxes=old.boxes))
        else:
            with progress_bar(phrase("prune.working"), len(old.tables)) as progress:
                deleted = old.delete(progress)
            print(phrase("prune.done", tables=deleted))
            if boxes is not None:
                print(phrase("prune.done_boxes", boxes=old.delete_boxes()))
    return 0


def line_of(table: "OldTable") -> str:
    last_used = datetime.fromtimestamp(table.last_used / 1000, UTC).date()
    return phrase(
        "prune.table", id=table.id, game=table.game, state=table.state, day=last_used,
        entries=table.entries,
    )  # fmt: skip
