"""The log: JSON objects, one a line, whatever happens; unreadable input leaves no traceback."""

import asyncio
import json
import logging
import sqlite3
import subprocess
import sys

from structlog.testing import capture_logs
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from motherlode.server.json_logging import LibraryLogHandler
from motherlode.server.store.writer import log_failed_write
from tests.server.sites import Site, drive

WRITERS = """
import asyncio, logging, threading, warnings
from motherlode.server.json_logging import set_up_logs

class Broken:
    def __del__(self):
        raise ValueError("in a destructor")

def fail():
    raise ValueError("in a thread")

set_up_logs()
logging.getLogger("asyncio").error("from a library")
warnings.warn("a warning")
thread = threading.Thread(target=fail)
thread.start()
thread.join()
Broken()
raise ValueError("in the main thread")
"""


def test_everything_that_the_server_logs_is_a_json_line() -> None:
    done = subprocess.run([sys.executable, "-c", WRITERS], capture_output=True, text=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    text = done.stderr
    assert all({"event", "level", "timestamp"} <= set(line) for line in lines)
    for what in ("from a library", "a warning", "a thread", "a destructor", "the main thread"):
        assert what in text


BAD_PATHS = (b"/api/tables/\xff\xfe/socket", b"/api/tables/%ff%fe/socket", b"/\xff?\xff=\xff")


def test_bad_utf8_leaves_no_traceback(sqlite: Site) -> None:
    async def work() -> None:
        port = sqlite.servers[0].port
        uri = f"{sqlite.address().replace('http', 'ws', 1)}/api/tables/x/socket"
        async with connect(uri) as socket:
            socket.transport.write(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
            await asyncio.wait_for(socket.wait_closed(), 20.0)
            assert socket.close_code == 1007
        for path in BAD_PATHS:
            for upgrade in (b"", UPGRADE):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                head = b"GET " + path + b" HTTP/1.1\r\nHost: localhost\r\nX: \xff\r\n" + upgrade
                writer.write(head + b"\r\n")
                assert b"HTTP/1.1" in await asyncio.wait_for(reader.readline(), 20.0)
                writer.close()

    drive(work)
    for line in sqlite.logs().splitlines():
        assert "exception" not in json.loads(line)


UPGRADE = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


def test_the_log_of_a_failed_database_write_names_its_cause() -> None:
    with capture_logs() as lines:
        log_failed_write([], sqlite3.OperationalError("database or disk is full"))
    assert lines[0]["cause"] == "database or disk is full"


def test_a_request_that_a_shutdown_ended_leaves_one_line() -> None:
    """uvicorn says how many it cancelled, and then logs each one's error."""
    log, handler = logging.getLogger("uvicorn.error"), LibraryLogHandler(logging.WARNING)
    with capture_logs() as lines:
        for error in (None, asyncio.CancelledError("Task cancelled")):
            trace = (type(error), error, None) if error else None
            record = log.makeRecord(log.name, logging.ERROR, "", 0, "Cancel 1 task", (), trace)
            handler.emit(record)
    assert [line["event"] for line in lines] == ["Cancel 1 task"]
