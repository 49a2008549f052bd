"""Loads a record, and the entry to show, from a file or from the link of a replay.

For `http(s)://HOST[:PORT]/replay/TABLE?at=N` the record is fetched from that host. A link with
`#record:...` at its end contains the record itself. Only command-line tools use this module: the
server never follows a link.
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

from motherlode.kernel.errors import BadRecord
from motherlode.kernel.record import LARGEST, Record, cut_record, from_json, load_record

Place = str | Path
"""A file or a link."""

SCHEMES = {"http": HTTPConnection, "https": HTTPSConnection}
EMBEDDED = "record:"
TABLE = re.compile(r"/replay/([A-Za-z0-9_-]{1,40})/?")
MOST_SECONDS = 20.0
"""Time limit for a whole answer; half of it for any pause within it."""

REFUSALS = {
    404: "there is no such table",
    409: "its game is not over, and has no record yet",
}


@dataclass(frozen=True)
class RecordAtEntry:
    """A record and the entry to show: a file's last entry, or the entry that a link names."""

    record: Record
    at: int

    def cut(self) -> Record:
        """The record without the entries after `at`."""
        return cut_record(self.record, self.at)


def is_link(place: Place) -> bool:
    return isinstance(place, str) and place.partition("://")[0].lower() in SCHEMES


def parse_place(text: str) -> Place:
    """Converts what a person typed: a link stays text, anything else is a file's path."""
    return text if is_link(text) else Path(text)


def short_text(place: Place) -> str:
    """`place` as text for errors; long links are shortened."""
    text = str(place)
    return f"{text[:97]}..." if is_link(place) and len(text) > 100 else text


def file_stem(place: Place) -> str:
    """A name, without suffix, for files that are written about the record at `place`."""
    if isinstance(place, Path):
        return place.stem
    match = TABLE.fullmatch(urlsplit(place).path)
    return match[1] if match else "replay"


def load_place(place: Place) -> RecordAtEntry:
    """Loads the record and entry of a file or a link; raises `BadRecord`."""
    if not is_link(place):
        record = load_record(Path(place))
        return RecordAtEntry(record, len(record.actions))
    try:
        return _follow(urlsplit(str(place)))
    except BadRecord as error:
        raise BadRecord(f"{short_text(place)}: {error}") from None
    except ValueError:  # an invalid port or address
        raise BadRecord(f"this link has an invalid address or port: {short_text(place)}") from None


def _follow(link: SplitResult) -> RecordAtEntry:
    if link.fragment.startswith(EMBEDDED):
        record = from_json(_unpack(link.fragment.removeprefix(EMBEDDED)))
    elif match := TABLE.fullmatch(link.path):
        record = from_json(_fetch(link, f"/api/tables/{match[1]}/record"))
    else:
        raise BadRecord("not the link of a replay, such as http://HOST/replay/TABLE?at=N")
    entry = entry_of(link.geturl())
    if entry > len(record.actions):
        raise BadRecord(
            f"the record has {len(record.actions)} entries, so there is no entry {entry}"
        )
    return RecordAtEntry(record, entry)


def entry_of(link: str) -> int:
    """The number of the entry that a link names; 0, the beginning, if it names none."""
    entry = parse_qs(urlsplit(link).query).get("at", ["0"])[-1]
    if not re.fullmatch("[0-9]{1,7}", entry):
        raise BadRecord(f"the entry is a number, as in ?at=12, not {entry!r:.40}")
    return int(entry)


def without_entry(link: str) -> str:
    return urlsplit(link)._replace(query="").geturl()


def _unpack(text: str) -> bytes:
    """Decodes a record embedded in a link: URL-safe base64 of deflated JSON."""
    try:
        raw = base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        unpacked = unpacker.decompress(raw, LARGEST + 1)
    except (binascii.Error, zlib.error, ValueError):
        raise BadRecord("the link does not contain a record") from None
    if not unpacker.eof and len(unpacked) <= LARGEST:
        raise BadRecord("the record in this link is cut off: copy the whole link")
    return unpacked


def _fetch(link: SplitResult, path: str) -> bytes:
    """Fetches a path from a link's host, with limits of size and time; follows no redirect."""
    if link.username is not None:
        raise BadRecord("a link must not have a user name or password")
    if not link.hostname:
        raise BadRecord("the link has no host: it must look like http://HOST/replay/TABLE")
    connection = SCHEMES[link.scheme](link.hostname, link.port, timeout=MOST_SECONDS / 2)
    late: list[bool] = []
    try:
        connection.connect()
        socket = connection.sock

        def stop() -> None:
            late.append(True)
            with suppress(OSError):
                socket.shutdown(SHUT_RDWR)

        timer = Timer(MOST_SECONDS, stop)
        timer.daemon = True
        timer.start()
        try:
            status, raw = _answer(connection, path)
        finally:
            timer.cancel()
    except (OSError, HTTPException, UnicodeError) as error:
        slow = late or isinstance(error, TimeoutError)
        why = "the host takes too long to answer" if slow else error
        raise BadRecord(f"can't be fetched: {why}") from None
    finally:
        connection.close()
    if late:
        raise BadRecord("can't be fetched: the host takes too long to answer")
    if status != 200:
        redirect = "the server redirects, which is not followed" if 300 <= status < 400 else ""
        raise BadRecord(REFUSALS.get(status) or redirect or f"the server answers {status}")
    return raw


def _answer(connection: HTTPConnection, path: str) -> tuple[int, bytes]:
    connection.request("GET", path, headers={"Accept": "application/json"})
    answer = connection.getresponse()
    return answer.status, answer.read(LARGEST + 1)
