"""`motherlode upgrade check`: replays all stored games under this version; changes nothing."""

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import motherlode
from motherlode.cli.base_argument_parser import (
    Arguments,
    BadUsage,
    Subparsers,
    add_command,
    add_game,
    add_json,
)
from motherlode.cli.console_output import one_line
from motherlode.cli.content import likely_game
from motherlode.cli.progress_bar import progress_bar
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of
from motherlode.cli.translated_texts import phrase

if TYPE_CHECKING:
    from motherlode.server.operation.change_check import Change, ChangeReport
    from motherlode.server.operation.upgrade_check import Outcome

FOUND = 1
"""The exit code if a game can't go on."""
MOST_LISTED = 20


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "upgrade")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    check = add_command(commands, "upgrade check")
    add_setting_flags(check, ["database"])
    check.add_argument("--against", metavar="CHANGE", help=phrase("help.upgrade_against"))
    add_game(check)
    add_json(check)
    check.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Checks the stored games; returns 1 if one of them can't go on."""
    database = settings_of(arguments).settings.database
    if arguments.against is not None:
        return check_change(database, change_of(arguments), arguments.json)
    return check_upgrade(database, arguments.game, arguments.json)


def check_upgrade(database: str, game: str | None, as_json: bool) -> int:
    from motherlode.kernel.registry import find_game
    from motherlode.server.operation.upgrade_check import (
        AS_IT_IS,
        KEPT,
        StoredTables,
        outcome_of,
    )

    if game is not None:
        find_game(game)
    outcomes: list[Outcome] = []
    with (
        StoredTables(database) as tables,
        progress_bar(phrase("upgrade.working"), len(tables.ids)) as progress,
    ):
        for number, stored in enumerate(tables, 1):
            if game in (None, stored.game):
                outcomes.append(outcome_of(stored))
            progress(number)
    if as_json:
        rows = [outcome._asdict() for outcome in outcomes]
        print(json.dumps({"version": motherlode.__version__, "tables": rows}, indent=1))
    else:
        print_outcomes(outcomes)
    return 0 if all(outcome.playability in (AS_IT_IS, KEPT) for outcome in outcomes) else FOUND


def print_outcomes(outcomes: list["Outcome"]) -> None:
    from motherlode.server.operation.upgrade_check import AS_IT_IS, BEFORE_1, CANNOT, KEPT

    print(phrase("upgrade.heading", count=len(outcomes), version=motherlode.__version__))
    kept = Counter(
        (outcome.game, outcome.playability, outcome.version)
        for outcome in outcomes
        if outcome.playability in (AS_IT_IS, KEPT)
    )
    for (game, playability, version), count in sorted(kept.items()):
        key = "upgrade.as_it_is" if playability == AS_IT_IS else "upgrade.kept"
        print(phrase(key, game=game, count=count, version=version))
    wrong = [outcome for outcome in outcomes if outcome.playability == CANNOT]
    for outcome in wrong[:MOST_LISTED]:
        where = {"table": outcome.table, "game": outcome.game, "state": outcome.state or "?"}
        print(one_line(phrase("upgrade.cannot", **where, why=outcome.why)))
    if len(wrong) > MOST_LISTED:
        print(phrase("upgrade.more", count=len(wrong) - MOST_LISTED))
    if old := [outcome.table for outcome in outcomes if outcome.playability == BEFORE_1]:
        named = ", ".join(old[:MOST_LISTED]) + (", ..." if len(old) > MOST_LISTED else "")
        print(phrase("upgrade.before_1", count=len(old), tables=named))
    print(phrase("upgrade.unchanged"))


def change_of(arguments: Arguments) -> "Change":
    """The change that `--against` names: the file of an edition, or a version of rules."""
    from motherlode.kernel.content import read_source
    from motherlode.kernel.release_archive import version_key
    from motherlode.server.operation.change_check import Change, require_change

    if version_key(arguments.against):
        if arguments.game is None:
            raise BadUsage(phrase("upgrade.which_game"))
        change = Change(arguments.game, version=arguments.against)
    else:
        path = Path(arguments.against)
        change = Change(arguments.game or likely_game(read_source(path).tables).name, path)
    require_change(change)
    return change


def check_change(database: str, change: "Change", as_json: bool) -> int:
    from motherlode.server.operation.change_check import ChangeReport, add_game as add_stored
    from motherlode.server.operation.upgrade_check import StoredTables

    report = ChangeReport()
    with (
        StoredTables(database) as tables,
        progress_bar(phrase("upgrade.working"), len(tables.ids)) as progress,
    ):
        for number, stored in enumerate(tables, 1):
            add_stored(report, change, stored)
            progress(number)
    if as_json:
        rows = [game._asdict() for game in report.games]
        print(json.dumps({"left_out": report.left_out, "tables": rows}, indent=1))
    else:
        print_report(report, change)
    return 0


def print_report(report: "ChangeReport", change: "Change") -> None:
    what = change.version or str(change.edition)
    print(
        one_line(phrase("upgrade.against", count=len(report.games), game=change.game, change=what))
    )
    for effect, count in sorted(report.counts().items()):
        print(phrase(f"upgrade.{effect}", count=count))
    if entry := report.median_entry():
        print(phrase("upgrade.median_entry", entry=entry))
    for game in [game for game in report.games if game.why][:MOST_LISTED]:
        print(
            one_line(phrase("upgrade.illegal_at", table=game.table, entry=game.entry, why=game.why))
        )
    if report.left_out:
        print(phrase("upgrade.left_out", count=report.left_out))
    print(phrase("upgrade.unchanged"))
