"""Any-time and unlisted actions at a table: positions, orders, clocks, delays, retries."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from motherlode.kernel import registry
from motherlode.kernel.entry_authors import PLAYER
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, record_of
from motherlode.lab.measures.record_analysis import analyse
from motherlode.server.api.errors import Refusal
from motherlode.server.api.socket_schema import Order
from motherlode.server.tables.autoplay import (
    could_only_pass,
    may_reveal_hand,
    ordered_choice,
    passing_action,
)
from motherlode.server.tables.live_game import LiveGame, open_live_game
from motherlode.server.tables.table import Table
from motherlode.server.tables.table_config import BOT, HUMAN, SeatConfig, TableConfig
from tests.kernel import gem_game
from tests.kernel.gem_game import GEM, GEMS, gem_setup
from tests.server.play import move_at
from tests.server.sites import drive
from tests.server.tables import hosted, registry_in, sit_all

SEED = bytes(32)


@pytest.fixture
def paused() -> LiveGame:
    """A game of gems in the pause at the end of seat 0's turn, with one gem in its hand."""
    live_game = LiveGame(Play(gem_setup(), SEED, checking=False), None, 0)
    for number, text in enumerate(("dig", "rest"), 1):
        live_game.apply_entry(number, 0, PLAYER, text, 0)
    return live_game


def config(kind: str = HUMAN, *orders: Order) -> TableConfig:
    seats = [SeatConfig(kind, "", "", orders=list(orders)), SeatConfig(kind, "", "")]
    empty: dict[str, Any] = {"options": {}, "edition": {}, "host": "", "clock": None, "secret": ""}
    return TableConfig(
        game="gem", version="1", content="", seats=seats, listed=False, created=0, **empty
    )


def texts(live_game: LiveGame) -> list[str]:
    return [row.text for row in live_game.legal()]


def test_a_position_counts_the_anytime_actions_at_the_end_of_the_legal_ones(
    paused: LiveGame,
) -> None:
    position = paused.positions([0, 1])[0]
    assert position.legal[0].text == "go on"
    assert position.anytime == len(position.legal) - 1 == 1
    assert [row.text for row in paused.answers()] == ["go on"]
    assert paused.positions([1])[1].anytime == 0


def test_in_a_pause_only_the_asked_seats_position_says_so(paused: LiveGame) -> None:
    positions = paused.positions([-1, 0, 1])
    assert [positions[seat].pause for seat in (-1, 0, 1)] == [False, True, False]


def test_an_uninterruptible_step_offers_no_anytime_actions(paused: LiveGame) -> None:
    for number, text in enumerate(("go on", "dig"), 3):
        paused.apply_entry(number, number - 3, PLAYER, text, 0)
    assert paused.step() == "washing"
    assert paused.positions([1])[1].anytime == 0


def test_a_standing_order_plays_go_on_in_a_pausing_step(paused: LiveGame) -> None:
    goes_on = config(HUMAN, Order("ending", "go on"))
    assert GEM.actions.text(ordered_choice(paused, goes_on, 0, 0)[1]) == "go on"


def test_the_order_for_single_choices_does_not_end_a_pause_at_once(
    paused: LiveGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_nothing(paused, monkeypatch)
    assert texts(paused) == ["go on"]
    assert ordered_choice(paused, config(HUMAN, Order()), 0, 0)[1] == -1
    assert could_only_pass(paused)


def use_nothing(live_game: LiveGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the hand hold nothing that can be used; what is public stays the same."""
    monkeypatch.setattr(gem_game.Gems, "legal", lambda self, s, moves: None)
    position = live_game.play.position
    position.rules.legal(position.state, position.moves)


def test_a_seat_with_an_anytime_action_to_use_is_not_passed_for(paused: LiveGame) -> None:
    assert not could_only_pass(paused)


def test_bots_take_time_over_a_pause_only_before_humans(paused: LiveGame) -> None:
    assert may_reveal_hand(config(HUMAN), paused)
    assert not may_reveal_hand(config(BOT), paused)


def test_a_clock_set_to_pass_plays_go_on_when_it_runs_out_in_a_pausing_step(
    paused: LiveGame,
) -> None:
    assert GEM.actions.text(passing_action(paused)) == "go on"


def test_a_clock_set_to_pass_never_takes_an_anytime_action(
    paused: LiveGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    paused.apply_entry(3, 0, PLAYER, "go on", 0)
    monkeypatch.setattr("motherlode.server.tables.autoplay.PASSING", ("spend", "rest"))
    assert GEM.actions.text(passing_action(paused)) == "rest"


@asynccontextmanager
async def gem_table(folder: Path) -> AsyncIterator[Table]:
    """A running table of gems in this process, at the first decision."""
    async with registry_in(folder) as tables:
        table, tokens, _ = await hosted(tables, game="gem")
        await sit_all(table, tokens)
        yield table


@pytest.fixture
def gem_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    games = {**registry.all_games(), "gem": GEM}
    monkeypatch.setattr(registry, "all_games", lambda: games)


async def play_until_swap(table: Table) -> str:
    """Plays until a swap is legal for the seat that is asked; returns its text."""
    for number in range(1, 60):
        assert table.live_game is not None
        play = table.live_game.play
        swaps = [f"swap 1 {given} for {other}" for given, other in (GEMS, GEMS[::-1])]
        legal = [text for text in swaps if play.position.allows(play.parse(text))]
        if legal:
            return legal[0]
        wanted = "spend" if play.deciding_seat() else "dig"
        answers = sorted(play.legal_texts(), key=lambda text: not text.startswith(wanted))
        await move_at(table, int(play.deciding_seat() or 0), f"m{number}", number, answers[0])
    raise AssertionError("no swap was ever legal")


@pytest.mark.usefixtures("gem_registered")
def test_an_unlisted_action_is_stored_by_its_one_text_and_a_retry_finds_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with gem_table(tmp_path) as table:
            text = await play_until_swap(table)
            assert table.live_game is not None
            assert text not in texts(table.live_game)
            number, seat = table.number + 1, int(table.live_game.play.deciding_seat() or 0)
            written = text.replace("swap 1", "SWAP  01")
            assert await move_at(table, seat, "swap", number, written) == number
            assert await move_at(table, seat, "swap", number, written) == number
            entries = await table.store.entries(table.id, 0)
            assert [entry.text for entry in entries][-1] == text
            with pytest.raises(Refusal, match="id was used"):
                await move_at(table, seat, "swap", number, "dig")

    drive(work)


@pytest.mark.usefixtures("gem_registered")
def test_an_unlisted_action_that_is_not_legal_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def work() -> None:
        async with gem_table(tmp_path) as table:
            with pytest.raises(Refusal) as refusal:
                await move_at(table, 0, "swap", 1, "swap 2 red for blue")
            assert (refusal.value.reason, refusal.value.rule) == ("too_few_gems", "G3")
            assert table.number == 0
            with pytest.raises(Refusal) as unreadable:
                await move_at(table, 0, "swap", 1, "swap 1 red for red")
            assert unreadable.value.code == "unreadable"
            assert (unreadable.value.reason, unreadable.value.rule) == ("same_gem", "G3")
            assert "same gem (G3)" in unreadable.value.text

    drive(work)


@pytest.mark.usefixtures("gem_registered")
def test_a_game_with_an_unlisted_action_opens_again_from_its_snapshot(tmp_path: Path) -> None:
    async def work() -> None:
        async with gem_table(tmp_path) as table:
            text = await play_until_swap(table)
            assert table.live_game is not None
            seat = int(table.live_game.play.deciding_seat() or 0)
            await move_at(table, seat, "swap", table.number + 1, text)
            live_game = table.live_game
            snapshot = msgspec.json.encode(live_game.snapshot()).decode()
            rows = list(await table.store.entries(table.id, 0))
            play = live_game.play
            stored = (live_game.number, snapshot)
            again = open_live_game(play.setup, play.seed, None, 0, stored, rows)
            assert again.play.applied == play.applied
            assert again.play.position.state.dump() == play.position.state.dump()

    drive(work)


@pytest.mark.usefixtures("gem_registered")
def test_a_record_with_unlisted_actions_is_analysed(tmp_path: Path) -> None:
    async def work() -> None:
        async with gem_table(tmp_path) as table:
            text = await play_until_swap(table)
            assert table.live_game is not None
            play = Play(gem_setup(), table.live_game.play.seed)
            for entry in table.live_game.play.log:
                play.enter(entry)
            play.play_text(text)
            found = analyse(record_of(play, [Seat("a", ""), Seat("b", "")]), 50)
            assert GEM.actions.text(found.analysed[-1].chosen) == text

    drive(work)
