"""A house of one's own for links: a loopback server that answers as it is told."""

import base64
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from motherlode.kernel.record import Record, to_json

Answer = Callable[[BaseHTTPRequestHandler], None]


@dataclass
class Host:
    """Where it is, what it was asked for, and what it answers by path."""

    address: str = ""
    asked: list[str] = field(default_factory=list)
    answers: dict[str, Answer] = field(default_factory=dict)

    def keep(self, table: str, record: Record) -> str:
        """Has the record of a table; gives the link of its replay."""
        self.answers[f"/api/tables/{table}/record"] = make_answer(200, to_json(record))
        return f"{self.address}/replay/{table}"


def make_answer(status: int, body: bytes = b"", **headers: str) -> Answer:
    def answer(asked: BaseHTTPRequestHandler) -> None:
        asked.send_response(status)
        for name, value in headers.items():
            asked.send_header(name, value)
        asked.send_header("Content-Length", str(len(body)))
        asked.end_headers()
        asked.wfile.write(body)

    return answer


def answer_slowly(asked: BaseHTTPRequestHandler) -> None:
    """Never silent for long, and never done."""
    asked.send_response(200)
    asked.end_headers()
    for _ in range(200):
        asked.wfile.write(b" ")
        time.sleep(0.02)


@contextmanager
def serve_records() -> Iterator[Host]:
    host = Host()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            host.asked.append(self.path)
            host.answers.get(self.path, make_answer(404))(self)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    host.address = f"http://127.0.0.1:{server.server_port}"
    Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()


def embedded_link(record: Record, at: int, address: str = "http://localhost") -> str:
    """A link that holds its record, as the replay page makes it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    raw = packer.compress(to_json(record)) + packer.flush()
    text = base64.urlsafe_b64encode(raw).decode().rstrip("=")
    return f"{address}/replay?at={at}#record:{text}"
