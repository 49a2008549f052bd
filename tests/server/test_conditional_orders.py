"""Orders given before something happens: what they choose, and when they end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from motherlode.kernel import registry as games_registry
from motherlode.kernel.entry_authors import ORDER, PLAYER
from motherlode.kernel.game import Game
from motherlode.plugin_types import ServerPlugin
from motherlode.server.api.errors import Refusal
from motherlode.server.api.rest_schema import MySeat, NewSeat, NewTable
from motherlode.server.api.socket_schema import Order, Orders
from motherlode.server.tables import creation, order_removal, seat_commands
from motherlode.server.tables.table import Table, read_table
from tests.games.mothership.adjacent_fleets import START_SPACES, edition_with_deck_of
from tests.server.fleets import act, entries, game, give, legal_of
from tests.server.sites import drive
from tests.server.tables import registry_in, sit, until

HOUR = 3_600_000
BUFF = "play defence_buff"


class Attack:
    """A table at which seat `a` may attack seat `b`, and a clock that can be put forward."""

    def __init__(self, table: Table, services: Any, a: int) -> None:
        self.table, self.services, self.a, self.b = table, services, a, 1 - a
        self.now = table.time.now
        self.later = 0
        table.time.now = lambda: self.now() + self.later  # type: ignore[method-assign]

    async def order(self, seat: int, *orders: Order) -> None:
        await seat_commands.execute(
            self.table, MySeat(seat, False), Orders("o", list(orders)), None
        )

    def orders(self, seat: int) -> list[Order]:
        return self.table.config.seats[seat].orders

    def listed(self, seat: int) -> list[Order]:
        """The orders that the seat's client shows."""
        return self.table.make_sync(MySeat(seat, False), "", -1).orders

    async def begin(self) -> int:
        """Attacks a ship of the other seat; returns the number of the attacker's pass."""
        for text in ("order fighter 1", f"attack {START_SPACES[self.b][1]}", "fire"):
            if text in legal_of(self.table, self.a):
                await act(self.table, self.a, text)
        return await act(self.table, self.a, "pass")

    async def reopened(self) -> Table:
        """The table as another process would open it."""
        found = await read_table(self.table.store, self.table.time, self.table.id)
        assert found is not None
        return Table(self.services, self.table.id, found)


@asynccontextmanager
async def attack(folder: Path, target: str = "fighter 1") -> AsyncIterator[Attack]:
    """Two fleets beside each other; the ship that is attacked is a Fighter or the Mothership."""
    async with registry_in(folder, window_ms=50) as tables:
        edition = edition_with_deck_of("defence_buff")
        edition["cards"]["expansion_pak"]["count"] = 4
        form = NewTable(
            "mothership",
            [NewSeat("human"), NewSeat("human")],
            options={"layout": "custom"},
            edition=edition,
        )
        made = await creation.new_table(tables, form)
        table = await tables.table(made.table)
        for link in made.seats:
            link.token = await sit(table, link.token)
        placed = [0, 0]
        swapped = (1, 0, 2, 3, 4, 5) if target == "mothership" else (0, 1, 2, 3, 4, 5)
        first = int(game(table).play.deciding_seat() or 0)
        for _ in range(12):
            seat = int(game(table).play.deciding_seat() or 0)
            order = swapped if seat != first else (0, 1, 2, 3, 4, 5)
            await act(table, seat, f"place {START_SPACES[seat][order[placed[seat]]]}")
            placed[seat] += 1
        a = int(game(table).play.deciding_seat() or 0)
        give(game(table), a, ("defence_buff",))
        give(game(table), 1 - a, ("defence_buff", "defence_buff", "expansion_pak"))
        yield Attack(table, tables.services, a)


@pytest.mark.rule("M29")
def test_an_order_plays_a_card_when_a_ship_is_attacked(tmp_path: Path) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            await at.order(at.b, Order("attacked ship", BUFF))
            number = await at.begin()
            await until(lambda: at.table.number > number)
            assert (await entries(at.table, number))[0] == (at.b, ORDER, BUFF)
            assert at.orders(at.b) == [Order("attacked ship", BUFF)], "it stays"
            live_game = game(at.table)
            played = next(entry for entry in live_game.recent if entry.number == number + 1)
            assert live_game.entry_for(played, at.b).by == ORDER
            for seat in (at.a, -1):
                seen = live_game.entry_for(played, seat)
                assert (seen.by, seen.text) == (PLAYER, "")

    drive(work)


@pytest.mark.rule("M29")
def test_an_order_that_holds_once_plays_one_card_then_the_seat_is_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            once = Order("attacked ship", BUFF, once=True, given=at.table.number)
            await at.order(at.b, once)
            number = await at.begin()
            await until(lambda: at.table.number > number)
            assert await entries(at.table, number) == [(at.b, ORDER, BUFF)]
            assert at.orders(at.b) == at.listed(at.b) == []
            await act(at.table, at.a, "pass")
            await until(lambda: BUFF in legal_of(at.table, at.b))
            await at.order(at.b, once, Order("attacked planet", "pass"))
            assert at.orders(at.b) == [Order("attacked planet", "pass")], "a used one stays used"
            again = Order("attacked ship", BUFF, once=True, given=at.table.number)
            await at.order(at.b, again)
            await until(lambda: at.orders(at.b) == [])

    drive(work)


@pytest.mark.rule("M29")
def test_an_order_whose_card_is_not_held_leaves_the_seat_to_be_asked(tmp_path: Path) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            await at.order(at.b, Order("attacked ship", "play volt_switch", once=True))
            number = await at.begin()
            await until(lambda: BUFF in legal_of(at.table, at.b))
            at.table.autoplay.nudge(at.table)
            assert at.table.autoplay_task is None or at.table.autoplay_task.done()
            assert at.table.number == number
            assert len(at.orders(at.b)) == 1, "it was not used"

    drive(work)


@pytest.mark.rule("M29")
@pytest.mark.parametrize(
    ("target", "chosen"), [("fighter 1", "pass"), ("mothership", "play expansion_pak")]
)
def test_the_order_for_what_happens_most_exactly_chooses(
    tmp_path: Path, target: str, chosen: str
) -> None:
    async def work() -> None:
        async with attack(tmp_path, target) as at:
            await at.order(
                at.b,
                Order("before_roll", BUFF),
                Order("attacked ship", "pass"),
                Order("attacked mothership", "play expansion_pak"),
            )
            number = await at.begin()
            await until(lambda: at.table.number > number)
            assert (await entries(at.table, number))[0] == (at.b, ORDER, chosen)

    drive(work)


@pytest.mark.rule("M29")
def test_an_order_removal_at_its_time(tmp_path: Path) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            kept = Order("attacked planet", "pass", until=at.now() + 3 * HOUR)
            await at.order(at.b, Order("attacked ship", BUFF, until=at.now() + HOUR), kept)
            assert len(at.listed(at.b)) == 2
            at.later = HOUR
            assert at.listed(at.b) == [kept]
            number = await at.begin()
            await until(lambda: at.orders(at.b) == [kept])
            await until(lambda: BUFF in legal_of(at.table, at.b))
            assert at.table.number == number
            await at.order(at.b, Order("attacked ship", BUFF, until=at.now()))
            assert at.orders(at.b) == [], "one that has ended already is not taken"

    drive(work)


@pytest.mark.rule("M29")
def test_an_order_that_ends_while_its_window_is_open_chooses_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            await at.order(at.b, Order("attacked ship", BUFF, until=at.now() + HOUR))
            waits = at.table.autoplay.wait_for_window

            async def wait_for_long(table: Table) -> None:
                await waits(table)
                if game(table).play.deciding_seat() == at.b:
                    at.later = HOUR

            at.table.autoplay.wait_for_window = wait_for_long  # type: ignore[method-assign]
            number = await at.begin()
            await until(lambda: at.later == HOUR)
            await until(lambda: at.orders(at.b) == [])
            assert at.table.number == number
            assert BUFF in legal_of(at.table, at.b)

    drive(work)


def test_an_order_removal_when_its_seat_has_begun_some_turns(tmp_path: Path) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            begun = game(at.table).own_turns[at.b]
            await at.order(at.b, Order("attacked ship", BUFF, until_turn=begun + 1))
            assert game(at.table).positions([at.b])[at.b].own_turns == begun
            assert len(at.listed(at.b)) == 1
            await act(at.table, at.a, "end turn")
            await until(lambda: game(at.table).own_turns[at.b] == begun + 1)
            await until(lambda: at.orders(at.b) == [])

    drive(work)


def test_turns_are_counted_the_same_after_an_undo_and_from_a_snapshot(tmp_path: Path) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            table, before = at.table, list(game(at.table).own_turns)
            await act(table, at.a, "end turn")
            await until(lambda: game(table).own_turns[at.b] == before[at.b] + 1)
            after, number = list(game(table).own_turns), table.number
            table.save_snapshot()
            await table.store.entries(table.id, 0)
            assert game(await at.reopened()).own_turns == after
            count = sum(done.entry > 12 for done in game(table).play.applied)
            await table.append_entry(number + 1, at.b, PLAYER, f"undo {count}", "u")
            assert game(table).own_turns == before
            assert game(table).turn_began == table.number

    drive(work)


def test_an_order_is_given_back_if_another_entry_was_first(tmp_path: Path) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            once = Order("attacked ship", BUFF, once=True, given=3)
            await at.order(at.b, once)
            async with at.table.lock:
                assert await order_removal.use_up(at.table, at.b, once)
                assert not await order_removal.use_up(at.table, at.b, once)
                await order_removal.give_back(at.table, at.b, once)
            assert at.orders(at.b) == [once]
            await at.order(at.b, once)
            assert at.orders(at.b) == [once]

    drive(work)


@pytest.mark.parametrize("step", ["attacked moon", "attacked", "", "attacked ship extra"])
def test_an_order_for_something_that_never_happens_is_refused(tmp_path: Path, step: str) -> None:
    async def work() -> None:
        async with attack(tmp_path) as at:
            with pytest.raises(Refusal) as refused:
                await at.order(at.b, Order(step, "pass"))
            assert refused.value.code == "no_such_step"
            with pytest.raises(Refusal):
                await at.order(at.b, Order("attacked ship", "play nothing"))
            assert at.orders(at.b) == []

    drive(work)


TITLES = [
    title for title in games_registry.all_games().values() if title.plugin(ServerPlugin).reactions
]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_every_reaction_that_is_offered_can_be_ordered(title: Game, tmp_path: Path) -> None:
    async def work() -> None:
        async with registry_in(tmp_path) as tables:
            seats = [NewSeat("human"), NewSeat("human")]
            made = await creation.new_table(tables, NewTable(title.name, seats))
            table = await tables.table(made.table)
            for link in made.seats:
                link.token = await sit(table, link.token)
            for step, texts in title.plugin(ServerPlugin).reactions.items():
                wanted = [Order(step, text, once=True) for text in texts]
                message = Orders("o", wanted)
                await seat_commands.execute(table, MySeat(1, False), message, None)
                assert table.config.seats[1].orders == wanted

    drive(work)
