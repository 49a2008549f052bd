"""The pictures of tables, as text of a given width."""

import io
from typing import Any

import pytest
from rich.console import Console

from motherlode.cli.local_game import Table
from motherlode.cli.picture import picture
from motherlode.cli.seats import Chair, read_chairs
from motherlode.kernel import registry
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_of
from motherlode.kernel.view import SPECTATOR
from motherlode.plugins import TerminalPlugin

TIMES = "\N{MULTIPLICATION SIGN}"


def table_of(game: str, seats: str, **options: Any) -> Table:
    chairs = read_chairs(seats)
    setup = registry.find_game(game).setup(len(chairs), options)
    return Table(Play(setup, seed_of("a picture")), chairs)


def drawn(table: Table, width: int, seat: int = 0, encoding: str = "utf-8") -> str:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict")
    console = Console(file=out, width=width, highlight=False, markup=False)
    console.print(picture(table, seat))
    out.flush()
    raw = out.buffer
    assert isinstance(raw, io.BytesIO)
    return raw.getvalue().decode(encoding)


def many_seats(game: str) -> str:
    return ",".join(["greedy"] * registry.find_game(game).seats[-1])


@pytest.mark.parametrize("game", registry.all_games())
def test_a_whole_game_is_drawn_at_any_width(game: str) -> None:
    """Every position of a game, each at another width, for every seat and for spectators."""
    table = table_of(game, many_seats(game))
    seats = [SPECTATOR, *range(len(table.chairs))]
    number = 0
    while table.bot_asked() and number < 90:
        width = 1 + number * 13 % 200
        shown = drawn(table, width, seats[number % len(seats)])
        assert max(len(line) for line in shown.splitlines()) <= width
        table.let_bot_act()
        number += 1
    assert drawn(table, 80, SPECTATOR)


@pytest.mark.parametrize("game", registry.all_games())
def test_a_name_is_drawn_as_it_is_written(game: str) -> None:
    setup = registry.find_game(game).setup(2)
    chairs = [Chair("[/z]Ann", "greedy"), Chair("Bo", "greedy")]
    table = Table(Play(setup, seed_of("a picture")), chairs)
    for _ in range(20):
        table.let_bot_act()
    assert "[/z]Ann" in drawn(table, 160)


@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_karats_fits_usual_terminals_without_being_cut(width: int) -> None:
    table = table_of("karats", "greedy,greedy,greedy", automaton="hard")
    for number in range(400):
        if number % 8 == 0:
            assert "…" not in drawn(table, width)
        if table.bot_asked():
            table.let_bot_act()


def test_karats_in_ascii() -> None:
    table = table_of("karats", "greedy,greedy", automaton="easy")
    for number in range(200):
        if number % 8 == 0:
            assert drawn(table, 80, encoding="ascii").isascii()
        if table.bot_asked():
            table.let_bot_act()


def karats(**seat: Any) -> tuple[Table, dict[str, Any]]:
    """A table of two and its view, with the first seat's zones set."""
    table = table_of("karats", "you:Red,you:Blue")
    view = table.play.view(0)
    view["seats"][0] = {**view["seats"][0], **seat}
    return table, view


def drawn_view(table: Table, view: dict[str, Any]) -> str:
    console = Console(width=80, file=io.StringIO())
    draw = table.title.plugin(TerminalPlugin).picture
    assert draw is not None
    with console.capture() as captured:
        console.print(draw(table.play.setup, view, table.words))
    return captured.get()


def test_machines_show_their_steam_and_what_they_can_hold() -> None:
    machines = {"drill 3": 2, "steambot 1": 1, "megalodrill 0": 1, "boiler 1": 1}
    shown = drawn_view(*karats(machines=machines))
    assert f"2{TIMES} Drill Machine ●●●○○ " in shown
    assert "Steambot ● " in shown
    assert "Megalodrill ○○○○○○○○ " in shown
    assert "Boiler ● " in shown


def test_a_pilots_drill_holds_less() -> None:
    shown = drawn_view(*karats(machines={"drill 3": 1}, profession="pilot"))
    assert "Drill Machine ●●●○ " in shown
    assert "Pilot" in shown


def test_sabotaged_machines_are_marked() -> None:
    assert "✗ Drill Machine ●○○○○" in drawn_view(*karats(machines={"drill 1 sabotaged": 1}))


def test_gold_is_nuggets_and_dynamite_is_counted() -> None:
    shown = drawn_view(*karats(gold=2, dynamite=3))
    assert "◆◆◇ Gold" in shown
    assert f"3{TIMES} Dynamite" in shown


def test_an_offer_is_shown_as_it_grows() -> None:
    table, view = karats()
    view["asked"] = {"step": "offer", "seat": 0, "to": 1}
    view["table"].update(give={"iron": 2}, want={"copper": 1})
    assert "Offer to Blue: ■ 2 Iron for ■ 1 Copper" in drawn_view(table, view)
