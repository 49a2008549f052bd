"""Windows for all at once (M30) and for raised hands (M17), at a table of this process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from motherlode.kernel.entry_authors import ONLY, PLAYER, UNASKED
from motherlode.kernel.state import TURN
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import Clock, MySeat, NewSeat, NewTable
from motherlode.server.api.socket_schema import Order, Orders
from motherlode.server.tables import creation, seat_commands
from motherlode.server.tables.live_game import open_live_game
from motherlode.server.tables.seat_changes import leave_to_bot
from motherlode.server.tables.table import Table
from tests.server.fleets import NO, SEVERAL, act, entries, game, give, legal_of
from tests.server.play import move_at
from tests.server.sites import drive
from tests.server.tables import registry_in, sit, until

WINDOW_MS = 250
DAY = 86_400


@asynccontextmanager
async def fleets(
    folder: Path, *hands: tuple[str, ...], clock: Clock | None = None
) -> AsyncIterator[tuple[Table, list[int]]]:
    """A table of Mothership with placed fleets, and its seats in turn order.

    The seat whose turn it is holds the first of the hands, the next one the second, and so on.
    """
    async with registry_in(folder, window_ms=WINDOW_MS) as tables:
        seats_wanted = [NewSeat("human") for _ in hands]
        form = NewTable("mothership", seats_wanted, clock=clock, edition=SEVERAL)
        made = await creation.new_table(tables, form)
        table = await tables.table(made.table)
        for link in made.seats:
            link.token = await sit(table, link.token)
        play = game(table).play
        for _ in hands:
            await act(table, int(play.deciding_seat() or 0), "deploy")
        first = int(play.deciding_seat() or 0)
        seats = [(first + i) % len(hands) for i in range(len(hands))]
        for seat, hand in zip(seats, hands, strict=True):
            give(game(table), seat, hand)
        yield table, seats


async def order(table: Table, seat: int, *orders: Order) -> None:
    await seat_commands.execute(table, MySeat(seat, False), Orders("o", list(orders)), None)


async def delays(table: Table, after: int) -> list[int]:
    """The milliseconds from entry `after` to each later one."""
    rows = await table.store.entries(table.id, 0)
    return [row.at - rows[after - 1].at for row in rows[after:]]


@pytest.mark.rule("M30")
def test_all_seats_with_a_card_are_asked_at_once_and_the_first_to_cancel_counts(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with fleets(tmp_path, ("replicator",), (NO,), (NO,)) as (table, (a, b, c)):
            declared = await act(table, a, "play replicator")
            assert legal_of(table, b) == legal_of(table, c) == ["pass", f"play {NO}"]
            assert legal_of(table, a) == []
            await act(table, c, f"play {NO}")
            assert await entries(table, declared) == [
                (b, UNASKED, "pass"),
                (c, PLAYER, f"play {NO}"),
            ]
            assert legal_of(table, b) == ["pass", f"play {NO}"], "that card can be cancelled too"

    drive(work)


@pytest.mark.rule("M30")
def test_a_seat_that_a_bot_plays_does_not_answer_at_once(tmp_path: Path) -> None:
    """Nor does one that has resigned: its player still has the link."""

    async def work() -> None:
        async with fleets(tmp_path, ("replicator",), (NO,), (NO,)) as (table, (a, _b, c)):
            declared = await act(table, a, "play replicator")
            await table.change_config(lambda config: leave_to_bot(config, c, "greedy"))
            for answer in ("pass", f"play {NO}"):
                with pytest.raises(Refusal) as refused:
                    await act(table, c, answer)
                assert refused.value.code == "replaced"
            assert await entries(table, declared) == []

    drive(work)


@pytest.mark.rule("M30")
def test_a_window_is_the_same_after_a_restart_from_a_snapshot(tmp_path: Path) -> None:
    """Otherwise passes that were noted would be lost, and later ones would take effect at once."""

    async def work() -> None:
        async with fleets(tmp_path, ("replicator",), (NO,), (NO,)) as (table, (a, b, c)):
            declared = await act(table, a, "play replicator")
            await act(table, b, "pass")
            await until(lambda: table.number > declared)
            live_game, rows = game(table), list(await table.store.entries(table.id, 0))
            window = live_game.window
            assert window is not None
            assert (window.opened, window.acted) == (declared, {b})
            body = msgspec.json.encode(live_game.snapshot()).decode()
            seed, stored = bytes.fromhex(table.config.seed), (live_game.number, body)
            again = open_live_game(table.setup(), seed, None, 0, stored, rows)
            assert again.window == window
            assert again.play.deciding_seat() == c

    drive(work)


@pytest.mark.rule("M30")
def test_a_retried_answer_at_once_is_found_and_done_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with fleets(tmp_path, ("replicator",), (NO,), (NO,)) as (table, (a, _b, c)):
            declared = await act(table, a, "play replicator")
            for _ in range(2):
                answered = await move_at(table, c, "same", declared + 1, f"play {NO}")
                assert answered == declared + 2
            assert table.number == declared + 2

    drive(work)


@pytest.mark.rule("M30")
def test_passes_of_all_seats_take_effect_after_one_delay(tmp_path: Path) -> None:
    async def work() -> None:
        async with fleets(tmp_path, ("replicator",), (NO,), (NO,)) as (table, (a, b, c)):
            declared = await act(table, a, "play replicator")
            await act(table, c, "pass")
            await act(table, b, "pass")
            await until(lambda: table.number >= declared + 2)
            assert [row[::2] for row in await entries(table, declared)][:2] == [
                (b, "pass"),
                (c, "pass"),
            ]
            assert min(await delays(table, declared)) >= WINDOW_MS - 10

    drive(work)


@pytest.mark.rule("M29", "M30")
def test_in_mothership_only_a_seat_that_can_just_pass_is_passed_for_by_the_server(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with fleets(tmp_path, ("replicator",), ("prod",), (NO,)) as (table, (a, b, c)):
            declared = await act(table, a, "play replicator")
            await until(lambda: table.number > declared)
            assert await entries(table, declared) == [(b, ONLY, "pass")]
            await asyncio.sleep(2 * WINDOW_MS / 1000)
            assert table.number == declared + 1
            assert legal_of(table, c) == ["pass", f"play {NO}"]

    drive(work)


@pytest.mark.rule("M30")
def test_a_cancelled_cancellation_asks_everybody_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with fleets(tmp_path, ("replicator",), (NO,), (NO, NO)) as (table, (a, b, c)):
            await act(table, a, "play replicator")
            await act(table, c, f"play {NO}")
            await act(table, b, f"play {NO}")
            number = table.number
            await act(table, c, "pass")
            await until(lambda: table.number > number)
            # Seat b's card is spent and its hand is empty: only seat c is asked again.
            assert legal_of(table, c) == ["pass", f"play {NO}"]
            assert game(table).step() == "cancel"

    drive(work)


@pytest.mark.rule("M30", "M36")
def test_an_illegal_answer_of_a_seat_asked_at_once_changes_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with fleets(tmp_path, ("replicator",), (NO,), ("prod",)) as (table, (a, _b, c)):
            declared = await act(table, a, "play replicator")
            for text, reason, rule in (
                ("play prod", "only_a_cancelling_card", "M30"),
                (f"play {NO}", "card_not_held", "M36"),
                ("buy card", "market_closed", "M17"),
            ):
                with pytest.raises(Refusal) as refused:
                    await act(table, c, text)
                given = refused.value.code, refused.value.reason, refused.value.rule
                assert given == ("illegal", reason, rule)
            assert table.number == declared

    drive(work)


async def end_turn(table: Table, seat: int) -> int:
    number = await act(table, seat, "end turn")
    assert game(table).step() == "market"
    return number


@pytest.mark.rule("M17")
def test_without_a_raised_hand_nobody_is_asked_and_the_pause_has_one_length(tmp_path: Path) -> None:
    async def work() -> None:
        async with fleets(tmp_path, (), ("prod",), ()) as (table, (a, b, c)):
            ended = await end_turn(table, a)
            await until(lambda: game(table).step() != "market")
            assert await entries(table, ended) == [(b, UNASKED, "pass"), (c, UNASKED, "pass")]
            assert min(await delays(table, ended)) >= WINDOW_MS - 10

    drive(work)


@pytest.mark.rule("M17")
@pytest.mark.parametrize("when", ["always", "named", "others named", "this turn", "pause"])
def test_a_mothership_player_whose_raised_hand_fits_the_turn_is_asked_until_they_pass(
    tmp_path: Path, when: str
) -> None:
    async def work() -> None:
        async with fleets(tmp_path, (), ("prod",), ()) as (table, (a, b, _c)):
            raised = {
                "always": Order("market"),
                "named": Order("market", after=(a,)),
                "others named": Order("market", after=(b,)),
                "this turn": Order("market", since=table.number),
                "pause": Order("market", since=table.number + 1),
            }[when]
            if when != "pause":
                await order(table, b, raised)
            ended = await end_turn(table, a)
            if when == "pause":
                await order(table, b, raised)
            await asyncio.sleep(2 * WINDOW_MS / 1000)
            if when == "others named":
                assert game(table).step() != "market"
                return
            assert table.number == ended
            assert "sell prod" in legal_of(table, b)
            await act(table, b, "pass")
            await until(lambda: game(table).step() != "market")

    drive(work)


@pytest.mark.rule("M17")
def test_a_hand_raised_for_this_turn_is_down_after_the_next_one(tmp_path: Path) -> None:
    async def work() -> None:
        async with fleets(tmp_path, (), ("prod",), ()) as (table, (a, b, c)):
            await order(table, c, Order("market", since=table.number))
            await end_turn(table, a)
            await until(lambda: game(table).play.deciding_seat() == c)
            await act(table, c, "pass")
            await until(lambda: game(table).step() == "turn")
            ended = await end_turn(table, b)
            await until(lambda: game(table).step() != "market")
            assert (c, UNASKED, "pass") in await entries(table, ended)

    drive(work)


@pytest.mark.rule("M17")
def test_a_mothership_seat_that_sells_a_card_between_turns_stays_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with fleets(tmp_path, (), ("prod", "prod"), ()) as (table, (a, b, _c)):
            await end_turn(table, a)
            sold = await act(table, b, "sell prod")
            await asyncio.sleep(2 * WINDOW_MS / 1000)
            assert table.number == sold
            assert legal_of(table, b)[:2] == ["pass", "sell prod"]

    drive(work)


@pytest.mark.rule("M17")
def test_at_a_table_with_a_day_per_move_passes_in_the_market_are_not_delayed(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        slow = Clock(per_move=DAY, bank=0, expiry="pass")
        async with fleets(tmp_path, (), ("prod",), (), clock=slow) as (table, (a, b, c)):
            game(table).window_ms = 600_000
            await order(table, c, Order("market"))
            ended = await end_turn(table, a)
            await until(lambda: table.number > ended)
            assert await entries(table, ended) == [(b, UNASKED, "pass")]
            assert legal_of(table, c)[0] == "pass", "the raised hand is asked"

    drive(work)


@pytest.mark.rule("M17", "M29")
def test_an_open_window_is_shown_to_everybody(tmp_path: Path) -> None:
    async def work() -> None:
        async with fleets(tmp_path, (), (), ()) as (table, (a, _b, _c)):
            assert game(table).positions([-1])[-1].window is None
            ended = await end_turn(table, a)
            at = (await table.store.entries(table.id, 0))[ended - 1].at
            for position in game(table).positions([-1, 0, 1, 2]).values():
                assert position.window is not None
                assert (position.window.step, position.window.opened) == ("market", ended)
                assert position.window.until == at + WINDOW_MS
            assert int(game(table).play.position.state.cells[TURN]) == a

    drive(work)
