"""A game's own options on the command line, made from its schema."""

from motherlode.cli.arguments import Arguments, Parser
from motherlode.cli.text import phrase
from motherlode.i18n.words import Words
from motherlode.kernel.game import Game
from motherlode.kernel.options import Option


def add_options(parser: Parser, game: Game) -> None:
    """A `--name value` for each option; values are checked with the rest of the table."""
    for option in game.options:
        flag = "--" + option.name.replace("_", "-")
        parser.add_argument(
            flag, metavar="X", dest=_place(option), help=told(game, option).replace("%", "%%")
        )


def told(game: Game, option: Option) -> str:
    """What an option does, which values it takes, and what it is when nothing is said."""
    schema = option.schema()
    return phrase(
        "help.option",
        what=Words(game, []).of("options", option.name),
        values=values_of(schema),
        default=usual(schema),
    )


def values_of(schema: dict[str, object]) -> str:
    """The values that an option takes, for people."""
    if isinstance(named := schema.get("enum"), list):
        return ", ".join(named)
    if schema["type"] == "boolean":
        return phrase("help.on_off")
    return f"{schema['minimum']}-{schema['maximum']}"


def usual(schema: dict[str, object]) -> str:
    """The default, as one would type it."""
    default = schema["default"]
    if isinstance(default, bool):
        return "on" if default else "off"
    return str(default)


def options_given(arguments: Arguments, game: Game) -> dict[str, str]:
    """What the command line says of the game's options."""
    named = {option.name: getattr(arguments, _place(option)) for option in game.options}
    return {name: value for name, value in named.items() if value is not None}


def _place(option: Option) -> str:
    return f"option_{option.name}"
