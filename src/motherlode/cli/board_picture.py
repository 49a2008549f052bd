"""The picture of a board: the game's own drawing, or else its zones as grids."""

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.console_output import console
from motherlode.cli.local_game import LocalGame
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.words import Words
from motherlode.kernel.game import Setup
from motherlode.kernel.view import View
from motherlode.lab.runs.match import Match
from motherlode.plugin_types import TerminalPlugin


def picture(local_game: LocalGame, seat: int) -> RenderableType:
    """The board as `seat` (-1: a spectator) sees it."""
    view = local_game.play.view(seat)
    draw = local_game.game.plugin(TerminalPlugin).picture or zones_as_grids
    drawn: RenderableType = draw(local_game.play.setup, view, local_game.words)
    return drawn


def board_preview(setup: Setup, words: Words) -> RenderableType:
    """The board before the game with figures of how alike the seats are; '' if the game's boards
    are all the same."""
    draw = setup.game.plugin(TerminalPlugin).preview
    drawn: RenderableType = draw(setup, words) if draw else ""
    return drawn


def is_generated(setup: Setup) -> bool:
    """True if the options generated a part of the content, such as the board."""
    return bool(setup.game.seating.generated(setup.seats, setup.options))


def show_generated_boards(matches: Iterable[Match]) -> None:
    """Shows on standard error each generated board of matches that are about to be played."""
    setups = {setup.content.hash: setup for setup in (match.setup() for match in matches)}
    for setup in setups.values():
        if is_generated(setup):
            words = Words(setup.game, [], edition=setup.content.edition)
            console(stderr=True).print(board_preview(setup, words))


def zones_as_grids(setup: Setup, view: View, words: Words) -> RenderableType:
    """Draws the zones of any game: the common zones, then a column with each seat's zones."""
    return Group(common_zones(view, words), seat_zones(view, words))


def common_zones(view: View, words: Words) -> Grid:
    grid = Grid(box=box.ROUNDED, show_header=False, expand=True)
    grid.add_column(style="cyan", ratio=1)
    grid.add_column(ratio=3)
    for name, contents in view["table"].items():
        if is_empty(contents):
            continue
        grid.add_row(Text(words.of("zones", name)), contents_text(contents, words))
    return grid


def seat_zones(view: View, words: Words) -> Grid:
    grid = Grid(box=box.ROUNDED, expand=True)
    grid.add_column("", style="cyan")
    asked = view["asked"]["seat"] if view["asked"] else None
    for seat in range(len(view["seats"])):
        mark = "> " if seat == asked else ""
        grid.add_column(Text(mark + words.seat(seat)), header_style="bold")
    names = list(dict.fromkeys(name for seat in view["seats"] for name in seat))
    for name in names:
        if all(is_empty(seat.get(name)) for seat in view["seats"]):
            continue
        cells = [contents_text(seat.get(name), words) for seat in view["seats"]]
        grid.add_row(Text(words.of("zones", name)), *cells)
    return grid


def is_empty(contents: Any) -> bool:
    """True if a zone is empty or all its numbers are 0: it is not shown then."""
    return not (any(contents) if isinstance(contents, list) else contents)


def contents_text(contents: Any, words: Words) -> Text:
    """The contents of a zone in a view, as text."""
    if contents is None:
        return Text("?", style="dim")
    if isinstance(contents, dict) and list(contents) == ["count"]:
        return Text(phrase("picture.hidden", count=contents["count"]), style="dim")
    if isinstance(contents, dict):
        parts = [f"{count} {words.name(kind)}" for kind, count in contents.items()]
        return Text(", ".join(parts) or "-")
    if isinstance(contents, list):
        last = max(at for at, number in enumerate([1, *contents]) if number)
        return Text(" ".join(str(number) for number in contents[:last]))
    return Text(words.name(contents))
