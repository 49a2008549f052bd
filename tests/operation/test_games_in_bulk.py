"""Export and import: all finished games with their authors, without names; forged ones refused."""

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from motherlode.kernel.entry_authors import parse_author
from motherlode.kernel.record import AGREED, from_json, replay
from motherlode.records.game_files import count_games, read_rows, record_in, write_games
from motherlode.server.api.rest_schema import NewSeat, PlayOn
from motherlode.server.operation.stored_database import stored_engine
from motherlode.server.tables import creation
from motherlode.server.tables.table_config import TableConfig
from tests.cli.run_command import Shell, bots_record, check_refused
from tests.operation.stored_rows import SQLITE, NewDatabase, finished_table, rows_of
from tests.server.play import move_at
from tests.server.sites import drive
from tests.server.tables import close_now, played_table, registry_on, sit

NAMES = ("Ada", "Grace")


def agree(config: TableConfig) -> None:
    close_now(config)
    config.ending = AGREED


def fill_with_finished(database: str) -> None:
    """A game that the rules ended, one that was agreed to end, and a running one."""

    async def work() -> None:
        async with registry_on(database) as registry:
            ended = await finished_table(registry)
            agreed = await played_table(registry, 5)
            await played_table(registry, 3)

            def name(config: TableConfig) -> None:
                for seat, given in zip(config.seats, NAMES, strict=True):
                    seat.name = given

            await ended.change_config(name)
            await agreed.change_config(agree)

    drive(work)


@pytest.fixture
def source(new_database: NewDatabase) -> str:
    database = new_database(SQLITE)
    fill_with_finished(database)
    return database


def exported(shell: Shell, database: str, path: Path, *given: str) -> list[dict[str, Any]]:
    result = shell("export", "--database", database, "--out", str(path), *given)
    assert (result.code, result.err) == (0, "")
    count = count_games(path)
    assert f"Wrote {count} {'game' if count == 1 else 'games'} to " in result.out
    return [json.loads(row.raw) for row in read_rows(path)]


@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
def test_finished_games_are_exported_with_authors_and_times_and_without_names(
    shell: Shell, database: str, tmp_path: Path, suffix: str
) -> None:
    fill_with_finished(database)
    path = tmp_path / f"games{suffix}"
    games = exported(shell, database, path)
    assert sorted(game.get("ending", "") for game in games) == ["", AGREED]
    for row in read_rows(path):
        record = record_in(path, row)
        assert len(record.authors) == len(record.times) == len(record.actions) > 0
        assert {parse_author(text).kind for text in record.authors} == {"player"}
        assert min(record.times) > 0
        assert [seat.name for seat in record.seats] == ["Seat 1", "Seat 2"]
        assert not record.fairness
        replay(record)
    stored = path.read_bytes()
    assert not any(name.encode() in stored for name in NAMES)
    assert not any(row[0].encode() in stored for row in rows_of(database)["tables"])


@pytest.mark.parametrize("names", [(), ("--names",)])
@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
def test_imported_games_are_the_exported_ones(
    shell: Shell,
    source: str,
    database: str,
    tmp_path: Path,
    names: tuple[str, ...],
    suffix: str,
) -> None:
    first, second = tmp_path / f"first{suffix}", tmp_path / "second.jsonl"
    before = exported(shell, source, first, *names)
    for expected in ("Added 2 games", "Added 0 games"):  # The second time they are known.
        result = shell("import", "--database", database, str(first))
        assert (result.code, result.err) == (0, "")
        assert expected in result.out
    after = exported(shell, database, second, *names)
    key = str
    assert sorted(map(from_line, after), key=key) == sorted(map(from_line, before), key=key)
    if names:
        assert NAMES[0] in str(after)
        assert {row[0] for row in rows_of(database)["tables"]} < {
            row[0] for row in rows_of(source)["tables"]
        }


def from_line(game: dict[str, Any]) -> Any:
    return from_json(json.dumps(game).encode())


def test_an_imported_game_opens_on_a_server_as_finished(
    shell: Shell, source: str, database: str, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    exported(shell, source, path, "--names")
    assert shell("import", "--database", database, str(path)).code == 0

    async def work() -> None:
        async with registry_on(database) as registry:
            for row in rows_of(database)["tables"]:
                table = await registry.table(row[0])
                assert table.is_finished()
                assert table.live_game is not None
                log = [entry[4] for entry in rows_of(database)["entries"] if entry[0] == row[0]]
                assert table.live_game.play.log == log
                assert table.config.identify("").seat == -1

    drive(work)


@pytest.mark.parametrize("practice", [False, True])
def test_a_game_that_continues_another_record_is_imported_with_both_deals(
    shell: Shell, source: str, tmp_path: Path, practice: bool
) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    third, database = tmp_path / "third.jsonl", str(tmp_path / "new.db")
    parent = exported(shell, source, first, "--names")[0]

    async def work() -> None:
        async with registry_on(database) as registry:
            seats = [NewSeat("human"), NewSeat("human")]
            form = PlayOn(msgspec.Raw(json.dumps(parent).encode()), 4, seats, practice=practice)
            made = await creation.play_on(registry, form, "")
            table = await registry.table(made.table)
            for link in made.seats:
                await sit(table, link.token, made.host)
            seat = int(table.require_playing().play.deciding_seat() or 0)
            await move_at(table, seat, "m", 5, table.require_playing().play.legal_texts()[0])
            await table.change_config(agree)

    drive(work)
    [game] = exported(shell, database, second, "--names")
    assert [part["cut"] for part in game["continues"]] == [4]
    assert bool(game["continues"][0].get("seed")) is not practice
    new = str(tmp_path / "imported.db")
    assert shell("import", "--database", new, str(second)).code == 0
    assert exported(shell, new, third, "--names") == [game]


def forge_action(game: dict[str, Any]) -> None:
    game["actions"][2] = "draft everything"


def forge_check(game: dict[str, Any]) -> None:
    game["checks"][3] = "0" * 16


def forge_author(game: dict[str, Any]) -> None:
    game["authors"][0] = "1 player" if game["authors"][0].startswith("0") else "0 player"


def unknown_author(game: dict[str, Any]) -> None:
    game["authors"][0] = "0 ghost"


def no_authors(game: dict[str, Any]) -> None:
    del game["authors"]


def forge_draws(game: dict[str, Any]) -> None:
    game["draws"][0] = "6:1"


def unfinished(game: dict[str, Any]) -> None:
    game["ending"] = ""
    for name in ("actions", "checks", "authors", "times"):
        game[name] = game[name][:4]
    game["draws"] = game["draws"][:5]


def forge_ending(game: dict[str, Any]) -> None:
    game["ending"] = "" if game.get("ending") else AGREED


def unknown_game(game: dict[str, Any]) -> None:
    game["game"] = "chess"


def unknown_version(game: dict[str, Any]) -> None:
    game["version"] = "99"


def other_content(game: dict[str, Any]) -> None:
    game["content"] = "0" * 64


def unknown_field(game: dict[str, Any]) -> None:
    game["winner"] = 1


def forge_seed(game: dict[str, Any]) -> None:
    game["fairness"]["secret"] = "00" * 32


@pytest.mark.parametrize(
    "forge",
    [
        forge_action,
        forge_check,
        forge_author,
        unknown_author,
        no_authors,
        forge_draws,
        unfinished,
        forge_ending,
        unknown_game,
        unknown_version,
        other_content,
        unknown_field,
        forge_seed,
    ],
)
def test_a_forged_or_unknown_row_refuses_the_whole_file(
    shell: Shell, source: str, tmp_path: Path, forge: Callable[[dict[str, Any]], None]
) -> None:
    path, new = tmp_path / "games.jsonl", tmp_path / "new.db"
    games = exported(shell, source, path, "--names")
    forge(games[1])
    path.write_text("".join(json.dumps(game) + "\n" for game in games))
    check_refused(shell("import", "--database", str(new), str(path)), "games.jsonl, row 2: ")
    assert not new.exists()


def test_another_game_under_the_id_of_a_stored_table_is_refused(
    shell: Shell, source: str, tmp_path: Path
) -> None:
    path, database = tmp_path / "games.jsonl", str(tmp_path / "new.db")
    exported(shell, source, path, "--names")
    assert shell("import", "--database", database, str(path)).code == 0
    engine = stored_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE entries SET at = at + 1"))
    engine.dispose()
    before = rows_of(database)
    check_refused(shell("import", "--database", database, str(path)), "has another game here")
    assert rows_of(database) == before


def test_a_database_of_a_later_version_is_refused_and_stays_as_it_is(
    shell: Shell, source: str, tmp_path: Path
) -> None:
    path, again = tmp_path / "games.jsonl", tmp_path / "again.jsonl"
    exported(shell, source, path)
    with sqlite3.connect(source) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    for given in (("export", "--out", str(again)), ("import", str(path))):
        check_refused(shell(*given, "--database", source), "9999")
    with sqlite3.connect(source) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (3,)
    assert not again.exists()


def test_wrong_files_and_databases_are_refused_and_nothing_is_made(
    shell: Shell, source: str, tmp_path: Path
) -> None:
    new, out = str(tmp_path / "new.db"), tmp_path / "games.jsonl"
    letter, table = tmp_path / "letter.jsonl", tmp_path / "letter.parquet"
    for path in (letter, table):
        path.write_text("Dear friend, these are no games.\n")
    check_refused(shell("import", "--database", new, str(letter)), "letter.jsonl, row 1")
    check_refused(shell("import", "--database", new, str(table)), "not a file of games")
    check_refused(shell("import", "--database", new, str(tmp_path / "none.jsonl")), "No such file")
    check_refused(shell("import", "--database", new, str(tmp_path / "games.csv")), ".parquet")
    assert not Path(new).exists()
    check_refused(shell("export", "--database", new, "--out", str(out)), "no database")
    check_refused(shell("export", "--database", source, "--out", str(letter)), "exists already")
    check_refused(shell("export", "--database", source, "--out", "games.csv"), ".parquet")
    assert not out.exists()
    write_games(out, [bots_record(("greedy", "greedy"), 4)])
    check_refused(shell("import", "--database", new, str(out)), "row 1: it doesn't say who")


def test_a_parquet_file_with_other_columns_is_refused(shell: Shell, tmp_path: Path) -> None:
    import pyarrow
    from pyarrow import parquet

    path = tmp_path / "other.parquet"
    parquet.write_table(pyarrow.table({"game": ["karats"], "winner": [1]}), path)
    new = tmp_path / "new.db"
    check_refused(shell("import", "--database", str(new), str(path)), "row 1")
    assert not new.exists()


def test_games_of_other_rules_are_left_out_of_an_export_and_named(
    shell: Shell, source: str, tmp_path: Path
) -> None:
    engine = stored_engine(source)
    with engine.begin() as connection:
        old, new = '"begun":', '"version":"0","begun":'
        change = text("UPDATE tables SET doc = replace(doc, :old, :new) WHERE state = 'over'")
        connection.execute(change, {"old": old, "new": new})
    engine.dispose()
    path = tmp_path / "games.jsonl"
    result = shell("export", "--database", source, "--out", str(path))
    assert result.code == 0
    assert "Wrote 1 game to " in result.out
    assert "Left out 1 game that this version can't replay: table " in result.out
    assert "rules version '0'" in result.out
