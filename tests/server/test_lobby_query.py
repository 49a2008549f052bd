"""The lobby's query reads no more rows than it lists, however many tables are stored."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from motherlode.server.store import open_database
from motherlode.server.store.store import listed_tables_query


@pytest.mark.parametrize(
    ("game", "state", "index"),
    [
        ("", "", "tables_listed (listed=?)"),
        ("", "waiting", "tables_listed_by_state (listed=? AND state=?)"),
        ("karats", "waiting", "tables_listed_by_state (listed=? AND state=?)"),
    ],
)
def test_the_lobby_finds_its_tables_by_an_index(
    game: str, state: str, index: str, tmp_path: Path
) -> None:
    database = open_database(str(tmp_path / "tables.db"))
    wanted = listed_tables_query(game, state)
    with database.engine.connect() as connection:
        plan = plan_of(connection, wanted)
    assert plan[0] == f"SEARCH tables USING INDEX {index}"
    assert not any("TEMP B-TREE" in step for step in plan)


def plan_of(connection: Connection, query: Any) -> list[str]:
    """The steps by which SQLite answers a query; a sort would be a step of its own."""
    text = str(query.compile(connection.engine, compile_kwargs={"literal_binds": True}))
    return [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]
