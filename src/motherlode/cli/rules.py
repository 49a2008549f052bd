"""`motherlode rules`: what a rule says, and which tests prove which rules."""

from motherlode.cli.arguments import Arguments, Subparsers, add_command, add_game
from motherlode.cli.phrases import phrase
from motherlode.cli.screen import console
from motherlode.cli.sheet import rule_text
from motherlode.kernel import registry
from motherlode.kernel.rulebook import Rule, UnknownRule, rule, rules_of


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "rules")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    show = add_command(commands, "rules show")
    show.add_argument("id", metavar="ID", help=phrase("help.rule_id"))
    add_game(show)
    show.set_defaults(run=show_rule)


def show_rule(arguments: Arguments) -> int:
    console().print(rule_text(found(arguments.id, arguments.game)))
    return 0


def found(id: str, game: str | None) -> Rule:
    """The rule of that id, in the game that is named or in any."""
    if game is not None:
        return rule(registry.title(game), id)
    for title in registry.titles().values():
        if id.upper() in rules_of(title):
            return rule(title, id)
    raise UnknownRule(phrase("errors.rule", id=repr(id)[:20], games=", ".join(registry.titles())))
