"""Begun tables keep their content when a number changes; new tables take the new number."""

from pathlib import Path
from typing import Any

import msgspec

from motherlode.kernel.record import Seat, from_json, replay, to_json
from motherlode.server.api.game_catalogue import TableGames, game_detail, game_info
from motherlode.server.api.rest_schema import GameDetail, NewSeat, NewTable
from motherlode.server.tables import creation
from motherlode.server.tables.autoplay import decision_request
from motherlode.server.tables.table import Table
from motherlode.server.workers import jobs
from motherlode.server.workers.encoded_log import LogRow
from tests.changed_content import changed_content
from tests.server.play import move_at
from tests.server.sites import drive
from tests.server.tables import played_table, registry_on


def iron(table: Table) -> int:
    """The cubes of iron that a table's game has."""
    value: Any = table.setup().content.value
    return int(value.cubes.iron)


async def move(table: Table, message: str) -> None:
    """Makes the first legal move; a worker would think about it with the table's content."""
    live_game = table.require_playing()
    seat = int(live_game.play.deciding_seat() or 0)
    asked = decision_request(table, live_game, seat, "greedy")
    assert jobs.game_setup(asked.game).content.hash == table.config.content
    text = live_game.play.legal_texts()[0]
    await move_at(table, seat, message, live_game.number + 1, text)


async def replayed_length(table: Table) -> int:
    """The number of entries of the table's record, which is verified."""
    log = await table.read_log()
    rows = [LogRow(row.number, row.seat, row.by, row.text, row.at) for row in log]
    seats = [Seat(seat.name) for seat in table.config.seats]
    game, dealt = table.stored_game(), jobs.deals_of(table.config, table.id)
    record = jobs.replayed_record(game, dealt, rows, seats, [], "")
    return len(replay(from_json(to_json(record))).log)


def test_begun_and_waiting_tables_keep_their_numbers(database: str, tmp_path: Path) -> None:
    tables: list[str] = []

    async def begin() -> None:
        async with registry_on(database) as registry:
            tables.append((await played_table(registry, 7)).id)
            form = NewTable("karats", [NewSeat("open"), NewSeat("open")])
            tables.append((await creation.new_table(registry, form)).table)

    async def go_on() -> None:
        async with registry_on(database) as registry:
            begun, waiting = [await registry.table(table) for table in tables]
            assert (begun.fault, begun.number, iron(begun)) == ("", 7, 50)
            for number in range(5):
                await move(begun, f"later{number}")
            assert await replayed_length(begun) == 12
            assert iron(waiting) == 50
            assert iron(await played_table(registry, 1)) == 45

    drive(begin)
    with changed_content(tmp_path / "content"):
        drive(go_on)


def test_the_game_of_a_table_has_its_own_numbers(database: str, tmp_path: Path) -> None:
    """Boards show the content that a table was begun with."""
    tables: list[str] = []

    async def begin() -> None:
        async with registry_on(database) as registry:
            tables.append((await played_table(registry, 2)).id)

    async def show() -> None:
        async with registry_on(database) as registry:
            table = await registry.table(tables[0])
            games = TableGames()
            made = games.get(table.config, table.content)
            assert games.get(table.config, table.content) is made, "it is made once"
            shown = msgspec.json.decode(made, type=GameDetail)
            assert shown.content_tables["cubes"]["iron"] == 50
            assert (shown.base, shown.version) == (table.config.base, table.config.version)
            assert shown.zones == game_detail("karats").zones
            assert table.info().base != game_detail("karats").base

    drive(begin)
    with changed_content(tmp_path / "content"):
        game_detail.cache_clear()
        game_info.cache_clear()
        drive(show)
    game_detail.cache_clear()
    game_info.cache_clear()
