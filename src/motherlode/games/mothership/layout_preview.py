"""The board of a table before its game: a picture, and figures of how alike the seats are (M57)."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from motherlode.i18n.words import Words
from motherlode.kernel.game import Setup
from motherlode.plugin_types import BoardPreview

from . import layout_choice, layout_generator, teams, terminal_picture, text_maps
from .params import Params


def preview(setup: Setup) -> BoardPreview:
    """The board that a table is dealt: options and edition decide it, never the game's seed."""
    content, options = setup.content.value, setup.options
    name = layout_choice.layout_of(content, setup.seats, str(options["layout"]))
    layout = content.layouts[name]
    sides = teams.teams_of(setup.seats, str(options["teams"]))[: setup.seats]
    figures = layout_generator.seat_figures(
        text_maps.read_map(layout.map), sides, content.fighter.engine, content.game.placement
    )
    alike = layout_generator.fairness(figures) if setup.seats > 1 else None
    return BoardPreview(layout.map, figures, alike)


def drawn(setup: Setup, words: Words) -> RenderableType:
    """The preview for the terminal: the board, and a row of figures for each seat."""
    n: Params = setup.rules.n  # type: ignore[attr-defined]
    shown = preview(setup)
    grid = Grid(box=box.ROUNDED)
    grid.add_column("")
    for name in shown.figures[0]:
        grid.add_column(words.of("figures", name), justify="right")
    for seat, figures in enumerate(shown.figures):
        name = terminal_picture.say(words, "station_number", number=seat + 1)
        station = Text(name, terminal_picture.colour(seat))
        grid.add_row(station, *(str(number) for number in figures.values()))
    parts: list[RenderableType] = [terminal_picture.empty_board(n, shown.map), grid]
    if shown.fairness is not None:
        parts.append(Text(terminal_picture.say(words, "fairness", percent=shown.fairness)))
    return Group(*parts)
