"""`motherlode rules`: what a rule says, and which tests prove which rules."""

import json
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

import motherlode
from motherlode.cli.arguments import Arguments, Subparsers, add_command, add_game, add_json
from motherlode.cli.prompt_view import rule_text
from motherlode.cli.screen import console
from motherlode.cli.text import phrase
from motherlode.i18n.rules_page import Rule, UnknownRule, rule, rules_of
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
    console().print(rule_text(found(arguments.id, arguments.game)))
    return 0


def found(id: str, game: str | None) -> Rule:
    """The rule of that id, in the game that is named or in any."""
    if game is not None:
        return rule(registry.find_game(game), id)
    for title in registry.all_games().values():
        if id.upper() in rules_of(title):
            return rule(title, id)
    raise UnknownRule(
        phrase("errors.rule", id=repr(id)[:20], games=", ".join(registry.all_games()))
    )


def show_coverage(arguments: Arguments) -> int:
    """Prints every rule with its tests, of one game or of all."""
    titles = (
        [registry.find_game(arguments.game)] if arguments.game else registry.all_games().values()
    )
    folder = arguments.tests or tests_folder()
    covered = [line for title in titles for line in coverage(title, folder)]
    if arguments.json:
        print(json.dumps({"rules": [{"id": line.id, "tests": line.tests} for line in covered]}))
        return 0
    out = console()
    out.print(coverage_table(covered))
    proved = sum(1 for line in covered if line.tests)
    out.print(Text(phrase("rules.proved", proved=proved, count=len(covered)), style="bold"))
    return 0


def tests_folder() -> Path:
    """The tests of the checkout that we stand in, or that the package runs from."""
    here = Path("tests")
    return here if here.is_dir() else CHECKOUT / "tests"


def coverage_table(covered: list[RuleTests]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for line in covered:
        proof = (
            Text("\n".join(line.tests)) if line.tests else Text(phrase("rules.none"), "bold red")
        )
        grid.add_row(Text(line.id, style="bold cyan"), proof)
    return grid
