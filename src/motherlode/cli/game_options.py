"""A game's own options as command-line options, made from their schema."""

from motherlode.cli.base_argument_parser import Arguments, Parser
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.words import Words
from motherlode.kernel.game import Game
from motherlode.kernel.options import Option


def add_options(parser: Parser, game: Game) -> None:
    """Adds a `--name value` for each option of `game`; the game's setup checks the values."""
    for option in game.options:
        flag = "--" + option.name.replace("_", "-")
        text = option_help(game, option).replace("%", "%%")
        parser.add_argument(flag, metavar="X", dest=_dest(option), help=text)


def option_help(game: Game, option: Option) -> str:
    """The help text of an option: what it does, its values, its default."""
    schema = option.schema()
    return phrase(
        "help.option",
        what=Words(game, []).of("options", option.name),
        values=values_text(schema),
        default=default_text(schema),
    )


def values_text(schema: dict[str, object]) -> str:
    """The values that an option accepts, as text."""
    if isinstance(names := schema.get("enum", schema.get("examples")), list):
        return ", ".join(names)
    if schema["type"] == "boolean":
        return phrase("help.on_off")
    return f"{schema['minimum']}-{schema['maximum']}"


def default_text(schema: dict[str, object]) -> str:
    """An option's default as a player would type it: `on` or `off` for True or False."""
    default = schema["default"]
    if isinstance(default, bool):
        return "on" if default else "off"
    return str(default)


def options_given(arguments: Arguments, game: Game) -> dict[str, str]:
    """The game's options that the command line sets, with their values."""
    values = {option.name: getattr(arguments, _dest(option)) for option in game.options}
    return {name: value for name, value in values.items() if value is not None}


def _dest(option: Option) -> str:
    """The name of the attribute of the parsed arguments that holds an option's value."""
    return f"option_{option.name}"
