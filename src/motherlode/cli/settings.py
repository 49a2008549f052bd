"""`motherlode settings`: lists the server's settings, their values and where each comes from."""

import json

from rich.table import Table as Grid

from motherlode.cli.base_argument_parser import Arguments, Subparsers, add_command, add_json
from motherlode.cli.console_output import console
from motherlode.cli.server_setting_flags import add_setting_flags, settings_of, shown_value
from motherlode.cli.translated_texts import phrase
from motherlode.server.setting_sources import ReadSettings
from motherlode.server.setting_table import SETTINGS, Setting
from motherlode.server.settings import Settings

HIDDEN = "***"


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "settings")
    parser.add_argument("--page", action="store_true", help=phrase("help.settings_page"))
    add_json(parser)
    add_setting_flags(parser)
    parser.set_defaults(run=run)


def run(arguments: Arguments) -> int:
    """Prints the settings that `serve` would use with the same flags."""
    from motherlode.cli.settings_page import settings_page

    if arguments.page:
        print(settings_page(), end="")
        return 0
    read = settings_of(arguments)
    if arguments.json:
        print(json.dumps({row[0]: {"value": row[1], "source": row[2]} for row in rows(read)}))
    else:
        print_grid(read)
    return 0


def rows(read: ReadSettings) -> list[tuple[str, str, str]]:
    """The name, value and source of each setting."""
    return [(each.name, visible(each, read.settings), read.source[each.name]) for each in SETTINGS]


def visible(each: Setting, settings: Settings) -> str:
    """The value of a setting without its secret: a token, or the password of an address."""
    value = shown_value(each.value(settings))
    if not each.is_secret or not value:
        return value
    return without_password(value) if each.name == "database" else HIDDEN


def without_password(address: str) -> str:
    """A database's address with its password hidden."""
    scheme, _, rest = address.partition("://")
    account, at, host = rest.rpartition("@")
    user, colon, _ = account.partition(":")
    return f"{scheme}://{user}:{HIDDEN}@{host}" if at and colon else address


def print_grid(read: ReadSettings) -> None:
    grid = Grid(box=None)
    for heading in ("name", "value", "source"):
        grid.add_column(phrase(f"settings.{heading}"), overflow="fold")
    for name, value, source in rows(read):
        grid.add_row(name, value, phrase(f"settings.{source}"))
    console().print(grid)
