"""Tests of loading records from files and links: entries, limits and refusals."""

import base64
import re
import socket
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from motherlode.kernel.errors import BadRecord
from motherlode.kernel.record import LARGEST, load_record
from motherlode.records import file_or_link
from motherlode.records.file_or_link import file_stem, is_link, load_place, parse_place
from tests.arrange import from_record
from tests.replay_links import Host, answer_slowly, embedded_link, make_answer, serve_records

GOLDEN = next(Path("tests/golden/karats").glob("*.record.json"))
RECORD = load_record(GOLDEN)
PATH = "/api/tables/T-1_x/record"
PACKAGE = Path(file_or_link.__file__).parent.parent


@pytest.fixture
def host() -> Iterator[Host]:
    with serve_records() as there:
        yield there


@pytest.mark.parametrize("query", ["?at=40", "?at=40&play", "/?at=40"])
def test_a_link_loads_the_record_and_the_entry_that_it_names(host: Host, query: str) -> None:
    link = host.serve("T-1_x", RECORD)
    assert load_place(f"{link}{query}") == file_or_link.RecordAtEntry(RECORD, 40)
    assert host.requests == [PATH]


def test_loading_a_link_without_an_entry_gives_entry_0(host: Host) -> None:
    assert load_place(host.serve("T-1_x", RECORD)).at == 0


def test_loading_a_file_gives_its_last_entry() -> None:
    assert (
        load_place(GOLDEN)
        == load_place(str(GOLDEN))
        == file_or_link.RecordAtEntry(RECORD, len(RECORD.actions))
    )


def test_a_record_is_loaded_from_the_link_that_contains_it() -> None:
    link = embedded_link(RECORD, 40)
    assert load_place(link) == file_or_link.RecordAtEntry(RECORD, 40)
    assert load_place(link).cut().actions == RECORD.actions[:40]
    with pytest.raises(BadRecord, match="cut off"):
        load_place(link[:-20])
    with pytest.raises(BadRecord, match="does not contain a record"):
        load_place(link.replace("#record:", "#record:!"))


def test_a_decompression_bomb_in_a_link_is_refused() -> None:
    huge = embedded_link(RECORD, 1)
    link = file_or_link.EMBEDDED.join([huge.partition(file_or_link.EMBEDDED)[0], _bomb()])
    with pytest.raises(BadRecord, match="larger than"):
        load_place(link)


def _bomb() -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    raw = packer.compress(b" " * (3 * LARGEST)) + packer.flush()
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def test_an_environment_can_start_from_an_entry_of_a_linked_record(host: Host) -> None:
    link = host.serve("T-1_x", RECORD)
    arranged, same = from_record(f"{link}?at=40"), from_record(GOLDEN, 40)
    assert arranged.position.state.dump() == same.position.state.dump()
    assert arranged.position.state.dump() != from_record(link, 41).position.state.dump()


@pytest.mark.parametrize(
    ("status", "why"),
    [(404, "no such table"), (409, "not over"), (500, "answers 500"), (429, "answers 429")],
)
def test_a_refusal_of_the_server_that_a_replay_link_names_is_explained(
    host: Host, status: int, why: str
) -> None:
    link = host.serve("T-1_x", RECORD)
    host.answers[PATH] = make_answer(status)
    with pytest.raises(BadRecord, match=f"{re.escape(link)}: .*{why}"):
        load_place(link)


def test_redirects_are_not_followed(host: Host) -> None:
    with serve_records() as other:
        link = host.serve("T-1_x", RECORD)
        away = other.serve("T-1_x", RECORD).replace("/replay/T-1_x", PATH)
        host.answers[PATH] = make_answer(302, Location=away)
        with pytest.raises(BadRecord, match="redirects"):
            load_place(link)
        assert other.requests == []


def test_answers_that_are_too_large_or_not_records_are_refused(host: Host) -> None:
    link = host.serve("T-1_x", RECORD)
    for body, why in ((b" " * (LARGEST + 1), "larger than"), (b"<html>", "not a record")):
        host.answers[PATH] = make_answer(200, body)
        with pytest.raises(BadRecord, match=why):
            load_place(link)


def test_loading_a_link_stops_if_the_server_answers_too_slowly(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(file_or_link, "MOST_SECONDS", 0.3)
    link = host.serve("T-1_x", RECORD)
    host.answers[PATH] = answer_slowly
    with pytest.raises(BadRecord, match="too long"):
        load_place(link)
    silent = socket.create_server(("127.0.0.1", 0))
    with silent, pytest.raises(BadRecord, match="too long"):
        load_place(f"http://127.0.0.1:{silent.getsockname()[1]}/replay/T")


@pytest.mark.parametrize(
    ("rest", "why"),
    [
        ("", "not the link of a replay"),
        ("/t/T-1_x?at=3", "not the link of a replay"),
        ("/replay", "not the link of a replay"),
        ("/replay/../../secret", "not the link of a replay"),
        ("/replay/T-1_x?at=many", "entry is a number"),
        ("/replay/T-1_x?at=-1", "entry is a number"),
        ("/replay/T-1_x?at=40.5", "entry is a number"),
        ("/replay/T-1_x?at=99999", f"{len(RECORD.actions)} entries, so there is no entry 99999"),
        ("/replay?at=1#record:", "cut off"),
    ],
)
def test_wrong_replay_links_are_refused(host: Host, rest: str, why: str) -> None:
    host.serve("T-1_x", RECORD)
    with pytest.raises(BadRecord, match=why):
        load_place(f"{host.address}{rest}")


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("http://127.0.0.1:99999/replay/T", "an invalid address or port"),
        ("http://[/replay/T", "an invalid address or port"),
        ("http:///replay/T", "the link has no host"),
        ("http://me:secret@127.0.0.1/replay/T", "must not have a user name or password"),
        ("http://127.0.0.1:9/replay/T", "can't be fetched"),
        ("https://127.0.0.1:9/replay/T", "can't be fetched"),
        (f"http://{'x' * 70}.invalid/replay/T", "can't be fetched"),
        ("ftp://127.0.0.1/replay/T", "can't be read"),
        ("file:///etc/hosts", "can't be read"),
    ],
)
def test_impossible_addresses_are_refused(link: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        load_place(link)


def test_parse_place_tells_links_from_files_and_file_stem_names_both() -> None:
    assert parse_place("game.json") == Path("game.json")
    assert is_link(parse_place("HTTPS://example.org/replay/T?at=1"))
    assert file_stem("https://example.org/replay/T?at=1") == "T"
    assert file_stem("https://example.org/replay?at=1#record:x") == "replay"
    assert file_stem(Path("games/one.json")) == "one"


def test_the_server_does_not_load_records_from_files_or_links() -> None:
    for file in (PACKAGE / "server").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for name in ("motherlode.records.file_or_link", "load_record", "run_file"):
            assert name not in text, file
