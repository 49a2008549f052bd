"""Pictures of boards in the terminal, at any width."""

import io
from typing import Any

import pytest
from rich.console import Console

from motherlode.cli.board_picture import picture
from motherlode.cli.local_game import LocalGame
from motherlode.cli.parse_seats import Player, read_players
from motherlode.kernel import registry
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_from_text
from motherlode.kernel.view import SPECTATOR
from motherlode.plugin_types import TerminalPlugin

TIMES = "\N{MULTIPLICATION SIGN}"


def local_game_of(game: str, seats: str, **options: Any) -> LocalGame:
    players = read_players(seats)
    setup = registry.find_game(game).setup(len(players), options)
    return LocalGame(Play(setup, seed_from_text("a picture")), players)


def draw(local_game: LocalGame, width: int, seat: int = 0, encoding: str = "utf-8") -> str:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="strict")
    console = Console(file=out, width=width, highlight=False, markup=False)
    console.print(picture(local_game, seat))
    out.flush()
    raw = out.buffer
    assert isinstance(raw, io.BytesIO)
    return raw.getvalue().decode(encoding)


def many_seats(game: str) -> str:
    return ",".join(["greedy"] * registry.find_game(game).seats[-1])


@pytest.mark.parametrize("game", registry.all_games())
def test_every_position_is_drawn_within_the_width(game: str) -> None:
    """Draws each position at another width, for each seat and for spectators in turn."""
    local_game = local_game_of(game, many_seats(game))
    seats = [SPECTATOR, *range(len(local_game.players))]
    number = 0
    while local_game.bot_to_move() and number < 90:
        width = 1 + number * 13 % 200
        shown = draw(local_game, width, seats[number % len(seats)])
        assert max(len(line) for line in shown.splitlines()) <= width
        local_game.play_bot()
        number += 1
    assert draw(local_game, 80, SPECTATOR)


@pytest.mark.parametrize("game", registry.all_games())
def test_a_player_name_with_markup_characters_is_drawn_unchanged(game: str) -> None:
    setup = registry.find_game(game).setup(2)
    players = [Player("[/z]Ann", "greedy"), Player("Bo", "greedy")]
    local_game = LocalGame(Play(setup, seed_from_text("a picture")), players)
    for _ in range(20):
        local_game.play_bot()
    assert "[/z]Ann" in draw(local_game, 160)


@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_karats_fits_common_terminal_widths_without_being_cut(width: int) -> None:
    local_game = local_game_of("karats", "greedy,greedy,greedy", automaton="hard")
    for number in range(400):
        if number % 8 == 0:
            assert "…" not in draw(local_game, width)
        if local_game.bot_to_move():
            local_game.play_bot()


def test_karats_is_drawn_in_ascii_for_an_ascii_terminal() -> None:
    local_game = local_game_of("karats", "greedy,greedy", automaton="easy")
    for number in range(200):
        if number % 8 == 0:
            assert draw(local_game, 80, encoding="ascii").isascii()
        if local_game.bot_to_move():
            local_game.play_bot()


def karats(**seat: Any) -> tuple[LocalGame, dict[str, Any]]:
    """A game of Karats for two and its view, with some zones of the first seat replaced."""
    local_game = local_game_of("karats", "you:Red,you:Blue")
    view = local_game.play.view(0)
    view["seats"][0] = {**view["seats"][0], **seat}
    return local_game, view


def draw_view(local_game: LocalGame, view: dict[str, Any]) -> str:
    console = Console(width=80, file=io.StringIO())
    draw = local_game.game.plugin(TerminalPlugin).picture
    assert draw is not None
    with console.capture() as captured:
        console.print(draw(local_game.play.setup, view, local_game.words))
    return captured.get()


def test_the_terminal_draws_the_steam_and_the_capacity_of_karats_machines() -> None:
    machines = {"drill 3": 2, "steambot 1": 1, "megalodrill 0": 1, "boiler 1": 1}
    shown = draw_view(*karats(machines=machines))
    assert f"2{TIMES} Drill Machine ●●●○○ " in shown
    assert "Steambot ● " in shown
    assert "Megalodrill ○○○○○○○○ " in shown
    assert "Boiler ● " in shown


def test_a_pilots_drill_machine_is_drawn_with_capacity_four_instead_of_five() -> None:
    shown = draw_view(*karats(machines={"drill 3": 1}, profession="pilot"))
    assert "Drill Machine ●●●○ " in shown
    assert "Pilot" in shown


def test_the_terminal_marks_sabotaged_machines() -> None:
    assert "✗ Drill Machine ●○○○○" in draw_view(*karats(machines={"drill 1 sabotaged": 1}))


def test_gold_is_drawn_as_nuggets_and_dynamite_as_a_count() -> None:
    shown = draw_view(*karats(gold=2, dynamite=3))
    assert "◆◆◇ Gold" in shown
    assert f"3{TIMES} Dynamite" in shown


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ({"step": "answer", "seat": 1, "partner": 0}, "Red offers Blue: ■ 2 Iron for ■ 1 Copper"),
        (
            {"step": "counter", "seat": 0, "partner": 1},
            "Blue makes Red a counter-offer: ■ 1 Copper for ■ 2 Iron",
        ),
    ],
)
def test_what_a_trade_offer_gives_and_wants_is_shown(asked: dict[str, Any], shown: str) -> None:
    local_game, view = karats()
    view["asked"] = asked
    view["table"].update(give={"iron": 2}, want={"copper": 1})
    assert shown in draw_view(local_game, view)
