"""Positions by their links: a record from a file, or from the address of a replay.

`http(s)://HOST[:PORT]/replay/TABLE?at=N` is asked for the record of that table, and nobody else is;
`.../replay?at=N#record:...` holds its record itself. For people at their own machine: the server
never follows a link.
"""

import base64
import binascii
import re
import zlib
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from pathlib import Path
from socket import SHUT_RDWR
from threading import Timer
from urllib.parse import SplitResult, parse_qs, urlsplit

import msgspec

from motherlode.kernel.errors import BadRecord
from motherlode.kernel.record import LARGEST, Record, from_json, load_record

Place = str | Path
"""A file or a link."""

SCHEMES = {"http": HTTPConnection, "https": HTTPSConnection}
HELD = "record:"
TABLE = re.compile(r"/replay/([A-Za-z0-9_-]{1,40})/?")
MOST_SECONDS = 20.0
"""For an answer; half of it for any silence."""

REFUSALS = {
    404: "there is no such table",
    409: "its game is not over, and has no record yet",
}


@dataclass(frozen=True)
class RecordAtEntry:
    """A record, and the entry that a position is after: a file's last, or that of a link."""

    record: Record
    at: int

    def cut(self) -> Record:
        """The record as it was at that entry."""
        actions, checks = self.record.actions[: self.at], self.record.checks[: self.at]
        return msgspec.structs.replace(self.record, actions=actions, checks=checks)


def is_link(place: Place) -> bool:
    return isinstance(place, str) and place.partition("://")[0].lower() in SCHEMES


def parse_place(text: str) -> Place:
    """What a person wrote: a link, or else the name of a file."""
    return text if is_link(text) else Path(text)


def short_text(place: Place) -> str:
    """A file or a link as people are told of it: a link that holds a record is long."""
    text = str(place)
    return f"{text[:97]}..." if is_link(place) and len(text) > 100 else text


def file_stem(place: Place) -> str:
    """What a file about this record is called, without an ending."""
    if isinstance(place, Path):
        return place.stem
    match = TABLE.fullmatch(urlsplit(place).path)
    return match[1] if match else "replay"


def load_place(place: Place) -> RecordAtEntry:
    """The record of a file or a link, and its entry; one line says what is wrong with either."""
    if not is_link(place):
        record = load_record(Path(place))
        return RecordAtEntry(record, len(record.actions))
    try:
        return _followed(urlsplit(str(place)))
    except BadRecord as error:
        raise BadRecord(f"{short_text(place)}: {error}") from None
    except ValueError:  # a port or an address that is none
        raise BadRecord(f"{short_text(place)}: not a link") from None


def _followed(link: SplitResult) -> RecordAtEntry:
    if link.fragment.startswith(HELD):
        record = from_json(_unpacked(link.fragment.removeprefix(HELD)))
    elif match := TABLE.fullmatch(link.path):
        record = from_json(_fetched(link, f"/api/tables/{match[1]}/record"))
    else:
        raise BadRecord("not the link of a replay: http://HOST/replay/TABLE?at=N")
    entry = entry_of(link.geturl())
    if entry > len(record.actions):
        raise BadRecord(f"the record has {len(record.actions)} entries, not {entry}")
    return RecordAtEntry(record, entry)


def entry_of(link: str) -> int:
    """The entry that a link names; without one it shows the beginning."""
    entry = parse_qs(urlsplit(link).query).get("at", ["0"])[-1]
    if not re.fullmatch("[0-9]{1,7}", entry):
        raise BadRecord(f"the entry is a number, not {entry!r:.40}")
    return int(entry)


def without_entry(link: str) -> str:
    return urlsplit(link)._replace(query="").geturl()


def _unpacked(text: str) -> bytes:
    """The record that a link holds: deflated, in letters that an address may have."""
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        unpacked = unpacker.decompress(raw, LARGEST + 1)
    except (binascii.Error, zlib.error, ValueError):
        raise BadRecord("the link holds no record") from None
    if not unpacker.eof and len(unpacked) <= LARGEST:
        raise BadRecord("the link was cut off")
    return unpacked


def _fetched(link: SplitResult, path: str) -> bytes:
    """What the host of a link answers: only that host, only so much, only for so long."""
    if link.username is not None or not link.hostname:
        raise BadRecord("a link has a host, and no password")
    connection = SCHEMES[link.scheme](link.hostname, link.port, timeout=MOST_SECONDS / 2)
    late: list[bool] = []
    try:
        connection.connect()
        line = connection.sock

        def enough() -> None:
            late.append(True)
            with suppress(OSError):
                line.shutdown(SHUT_RDWR)

        clock = Timer(MOST_SECONDS, enough)
        clock.daemon = True
        clock.start()
        try:
            status, raw = _answer(connection, path)
        finally:
            clock.cancel()
    except (OSError, HTTPException, UnicodeError) as error:
        why = "it takes too long" if late or isinstance(error, TimeoutError) else error
        raise BadRecord(f"can't be fetched: {why}") from None
    finally:
        connection.close()
    if late:
        raise BadRecord("can't be fetched: it takes too long")
    if status != 200:
        away = "it leads elsewhere, which is not followed" if 300 <= status < 400 else ""
        raise BadRecord(REFUSALS.get(status) or away or f"the server answers {status}")
    return raw


def _answer(connection: HTTPConnection, path: str) -> tuple[int, bytes]:
    connection.request("GET", path, headers={"Accept": "application/json"})
    answer = connection.getresponse()
    return answer.status, answer.read(LARGEST + 1)
