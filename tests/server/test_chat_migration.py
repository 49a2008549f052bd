"""Chats of databases from before rooms keep their messages, on both databases."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, Engine, create_engine, inspect, text

from motherlode.server.store.database import migration_config, sqlite_engine, upgrade_to
from tests.load.launch import Postgres
from tests.server.sites import fresh_database

BEFORE, AFTER = "0007", "0008"


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Engine:
    """An empty database."""
    if request.param == "sqlite":
        return sqlite_engine(str(tmp_path / "tables.db"))
    postgres: Postgres = request.getfixturevalue("postgres")
    address = fresh_database(postgres, "chat_migration")
    return create_engine(address.replace("postgresql://", "postgresql+psycopg://", 1))


def add_message(connection: Connection, words: str, **more: Any) -> None:
    row = {"table_id": "t", "number": 1, "seat": 0, "name": "Ann", "message": words, "at": 5}
    values = {**row, "text": words, **more}
    names = ", ".join(values)
    marks = ", ".join(f":{name}" for name in values)
    connection.execute(text(f"INSERT INTO chat ({names}) VALUES ({marks})"), values)


def test_messages_from_before_rooms_stay_and_going_back_keeps_those_for_all(
    engine: Engine,
) -> None:
    with engine.begin() as connection:
        upgrade_to(connection, BEFORE)
        connection.execute(
            text(
                "INSERT INTO tables (id, version, doc, game, state, listed, created)"
                " VALUES ('t', 1, '{}', 'karats', 'over', false, 1)"
            )
        )
        add_message(connection, "old")
    with engine.begin() as connection:
        upgrade_to(connection, AFTER)
        key = inspect(connection).get_pk_constraint("chat")["constrained_columns"]
        assert key == ["table_id", "room", "number"]
        add_message(connection, "north", room="team 0")
        rows = connection.execute(text("SELECT room, text FROM chat ORDER BY room")).all()
        assert [tuple(row) for row in rows] == [("table", "old"), ("team 0", "north")]
    with engine.begin() as connection:
        config = migration_config()
        config.attributes["connection"] = connection
        command.downgrade(config, BEFORE)
        rows = connection.execute(text("SELECT text FROM chat")).all()
        assert [row.text for row in rows] == ["old"]
    engine.dispose()
