"""The flags of the server's settings, made from their declaration."""

from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable
from typing import Any

from motherlode.cli.base_argument_parser import Arguments, Parser
from motherlode.cli.translated_texts import phrase
from motherlode.server.setting_sources import FILE, ReadSettings, read_settings
from motherlode.server.setting_table import SETTINGS, Setting
from motherlode.server.setting_types import Reader


def add_setting_flags(parser: Parser, names: Iterable[str] | None = None) -> None:
    """Adds the flag of the settings file, and those of all settings or of the named ones."""
    parser.add_argument(f"--{FILE}", metavar="FILE", help=phrase("help.serve_settings"))
    for each in SETTINGS:
        if names is None or each.name in names:
            parser.add_argument(
                f"--{each.name}",
                metavar=each.metavar,
                type=flag_type(each.read),
                action="append" if each.repeated else "store",
                help=explanation(each).replace("%", "%%"),
            )


def settings_of(arguments: Arguments) -> ReadSettings:
    """The settings of a command line, of the environment and of the settings file."""
    return read_settings({name.replace("_", "-"): value for name, value in vars(arguments).items()})


def flag_type(read: Reader) -> Callable[[str], Any]:
    """The function with which argparse reads a flag."""

    def read_flag(text: str) -> Any:
        try:
            return read(text)
        except ValueError as error:
            raise ArgumentTypeError(str(error)) from None

    return read_flag


def explanation(each: Setting) -> str:
    """What a setting does, and its default."""
    text = phrase(f"help.serve_{each.name}")
    shown = shown_default(each)
    return f"{text} (default: {shown})" if shown else text


def shown_default(each: Setting) -> str:
    """A setting's default; the number of processes depends on the machine and is described."""
    return phrase("settings.by_cores") if each.name == "bots" else shown_value(each.default())


def shown_value(value: Any) -> str:
    """A value as it is written in a flag."""
    if isinstance(value, tuple | list):
        return ",".join(map(str, value))
    return f"{value:g}" if isinstance(value, float) else str(value)
