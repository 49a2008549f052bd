"""`motherlode rules`: prints a rule, or which tests prove which rules."""

import json
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

import motherlode
from motherlode.cli.base_argument_parser import (
    Arguments,
    Subparsers,
    add_command,
    add_game,
    add_json,
)
from motherlode.cli.console_output import console
from motherlode.cli.prompt_view import rule_text
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.rules_parser import Rule, UnknownRule, rule, rules_of
from motherlode.kernel import registry
from motherlode.testing.rule_coverage import RuleTests, coverage

CHECKOUT = Path(motherlode.__file__).parents[2]


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "rules")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    show = add_command(commands, "rules show")
    show.add_argument("id", metavar="ID", help=phrase("help.rule_id"))
    add_game(show)
    show.set_defaults(run=show_rule)
    covered = add_command(commands, "rules coverage")
    add_game(covered)
    covered.add_argument("--tests", metavar="FOLDER", type=Path, help=phrase("help.tests"))
    add_json(covered)
    covered.set_defaults(run=show_coverage)


def show_rule(arguments: Arguments) -> int:
    console().print(rule_text(find_rule(arguments.id, arguments.game)))
    return 0


def find_rule(id: str, name: str | None) -> Rule:
    """The rule `id` of the game called `name`; without a name, of the first game that has it."""
    if name is not None:
        return rule(registry.find_game(name), id)
    for game in registry.all_games().values():
        if id.upper() in rules_of(game):
            return rule(game, id)
    raise UnknownRule(
        phrase("errors.rule", id=repr(id)[:20], games=", ".join(registry.all_games()))
    )


def show_coverage(arguments: Arguments) -> int:
    """Prints every rule with the tests that prove it, of one game or of all."""
    games = (
        [registry.find_game(arguments.game)] if arguments.game else registry.all_games().values()
    )
    folder = arguments.tests or tests_folder()
    covered = [row for game in games for row in coverage(game, folder)]
    if arguments.json:
        print(json.dumps({"rules": [{"id": row.id, "tests": row.tests} for row in covered]}))
        return 0
    out = console()
    out.print(coverage_grid(covered))
    proved = sum(1 for row in covered if row.tests)
    out.print(Text(phrase("rules.proved", proved=proved, count=len(covered)), style="bold"))
    return 0


def tests_folder() -> Path:
    """The folder `tests` in the current folder, if there is one, else in the package's checkout."""
    here = Path("tests")
    return here if here.is_dir() else CHECKOUT / "tests"


def coverage_grid(covered: list[RuleTests]) -> Grid:
    """A grid with a row for each rule: its id and its tests."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in covered:
        proof = Text("\n".join(row.tests)) if row.tests else Text(phrase("rules.none"), "bold red")
        grid.add_row(Text(row.id, style="bold cyan"), proof)
    return grid
