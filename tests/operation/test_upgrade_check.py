"""`motherlode upgrade check` says what becomes of every stored game, and changes nothing."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from motherlode.server.operation.stored_database import stored_engine
from motherlode.server.store.database import sqlite_engine, upgrade_to
from tests.cli.run_command import Shell
from tests.counts import proof_case
from tests.operation.stored_rows import POSTGRES, SQLITE, NewDatabase, fill, finished_table, rows_of
from tests.server.sites import drive
from tests.server.tables import registry_on


def change(database: str, statement: str, **values: Any) -> None:
    engine = stored_engine(database)
    with engine.begin() as connection:
        assert connection.execute(text(statement), values).rowcount > 0
    engine.dispose()


@pytest.fixture(params=[SQLITE, proof_case(POSTGRES)])
def filled(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """A database with two begun tables and a finished one."""
    database = new_database(request.param)
    fill(database)

    async def work() -> None:
        async with registry_on(database) as registry:
            table = await finished_table(registry)
            table.save_snapshot()

    drive(work)
    return database


def tables_of(database: str, state: str = "playing") -> list[str]:
    return [str(row[0]) for row in rows_of(database)["tables"] if row[4] == state]


def test_games_of_this_version_go_on_and_nothing_changes(shell: Shell, filled: str) -> None:
    before = rows_of(filled)
    result = shell("upgrade", "check", "--database", filled)
    assert result.code == 0, result.err
    assert "karats: 3 go on as they are" in result.out
    assert "Nothing was changed." in result.out
    assert rows_of(filled) == before


def test_games_that_cannot_go_on_are_named_with_the_reason(shell: Shell, filled: str) -> None:
    first, second = tables_of(filled)
    update = "UPDATE tables SET doc = replace(doc, :old, :new) WHERE id = :id"
    change(filled, update, old='"begun":', new='"version":"99.0.0","begun":', id=first)
    (over,) = tables_of(filled, "over")
    change(filled, "UPDATE entries SET text = 'mine' WHERE table_id = :id AND number = 1", id=over)
    change(filled, update, old='"begun":', new='"later":1,"begun":', id=second)
    result = shell("upgrade", "check", "--database", filled)
    assert result.code == 1
    assert f"table {first} of karats (playing)" in result.out
    assert "needs a later version of Motherlode" in result.out
    assert f"table {over} of karats (over): entry 1 ('mine')" in result.out
    assert f"table {second} of karats (?): another version of Motherlode stored" in result.out
    rows = json.loads(shell("upgrade", "check", "--database", filled, "--json").out)["tables"]
    assert {row["playability"] for row in rows} == {"cannot"}


def test_a_result_or_a_state_other_than_the_stored_one_is_found(shell: Shell, filled: str) -> None:
    (over,) = tables_of(filled, "over")
    update = "UPDATE tables SET doc = replace(replace(doc, :a, :b), :c, :d) WHERE id = :id"
    turned = {"a": '"result":[0.0,1.0]', "b": '"result":[0.5,0.5]', "c": '"result":[1.0,0.0]',
              "d": '"result":[0.5,0.5]'}  # fmt: skip
    change(filled, update, id=over, **turned)
    result = shell("upgrade", "check", "--database", filled)
    assert result.code == 1
    assert f"table {over} of karats (over): its result is another" in result.out


def test_tables_of_before_1_are_named_in_one_line(shell: Shell, filled: str) -> None:
    update = "UPDATE tables SET doc = replace(doc, :old, :new)"
    change(filled, update, old='"begun":', new='"version":"6","begun":')
    result = shell("upgrade", "check", "--database", filled)
    assert result.code == 1
    (line,) = [line for line in result.out.splitlines() if "before 1.0" in line]
    assert line.startswith("From before 1.0: 3 tables")
    assert all(table in line for table in tables_of(filled))


def test_a_database_without_contents_is_read_as_it_is(
    shell: Shell, new_database: NewDatabase
) -> None:
    old = new_database(SQLITE)
    engine = sqlite_engine(old)
    with engine.connect() as connection:
        upgrade_to(connection, "0002")
        config = json.dumps({
            "game": "mothership", "version": "6", "content": "", "options": {}, "edition": {},
            "chairs": [], "host": "", "listed": False, "created": 0, "clock": None, "secret": "",
        })  # fmt: skip
        row = ("t1", 1, config, "mothership", "over", 0, 5)
        connection.exec_driver_sql("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, NULL)", row)
        connection.commit()
    engine.dispose()
    before = rows_of(old)
    result = shell("upgrade", "check", "--database", old)
    assert result.code == 1
    assert "From before 1.0: 1 table, which can't be played any more: t1" in result.out
    assert rows_of(old) == before


def test_an_edition_is_tried_on_stored_games(shell: Shell, filled: str, tmp_path: Path) -> None:
    edition = tmp_path / "steam.toml"
    edition.write_text("[steambot]\niron = 9\n")
    result = shell("upgrade", "check", "--database", filled, "--against", str(edition))
    assert result.code == 0, result.err
    assert "Replayed 3 games of karats" in result.out
    given = ("upgrade", "check", "--database", filled, "--against", str(edition), "--json")
    report = json.loads(shell(*given).out)
    assert len(report["tables"]) == 3
    fewer = tmp_path / "fewer.toml"
    fewer.write_text("[cubes]\niron = 1\nember = 1\ncopper = 1\ndirt = 1\n")
    result = shell("upgrade", "check", "--database", filled, "--against", str(fewer))
    assert "isn't legal any more" in result.out or "otherwise" in result.out
    version = json.loads(shell("upgrade", "check", "--database", filled, "--json").out)["tables"]
    given = ("upgrade", "check", "--database", filled, "--game", "karats", "--against")
    result = shell(*given, version[0]["version"])
    assert "3 stay the same." in result.out


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["--against", "1.0.0"], "needs --game"),
        (["--against", "77.0.0", "--game", "karats"], "no rules version '77.0.0'"),
        (["--against", "none.toml"], "can't be read"),
        (["--game", "chess"], "no game is called"),
        (["--database", "none.db"], "no database none.db"),
    ],
)
def test_wrong_input_is_refused_in_one_line(
    shell: Shell, new_database: NewDatabase, given: list[str], why: str
) -> None:
    database = new_database(SQLITE)
    fill(database, 1, 1)
    before = rows_of(database)
    result = shell("upgrade", "check", "--database", database, *given)
    assert result.code == 2
    assert why in result.err
    assert len(result.err.splitlines()) == 1
    assert rows_of(database) == before
