"""A local HTTP server and links for tests of replay links."""

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
    """The server's address, the paths requested so far, and its answers by path."""

    address: str = ""
    requests: list[str] = field(default_factory=list)
    answers: dict[str, Answer] = field(default_factory=dict)

    def serve(self, table: str, record: Record) -> str:
        """Serves the record of a table; returns the link of its replay."""
        self.answers[f"/api/tables/{table}/record"] = make_answer(200, to_json(record))
        return f"{self.address}/replay/{table}"


def make_answer(status: int, body: bytes = b"", **headers: str) -> Answer:
    def answer(request: BaseHTTPRequestHandler) -> None:
        request.send_response(status)
        for name, value in headers.items():
            request.send_header(name, value)
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)

    return answer


def answer_slowly(request: BaseHTTPRequestHandler) -> None:
    """Answers one byte at a time, without an end."""
    request.send_response(200)
    request.end_headers()
    for _ in range(200):
        request.wfile.write(b" ")
        time.sleep(0.02)


@contextmanager
def serve_records() -> Iterator[Host]:
    host = Host()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            host.requests.append(self.path)
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
    """A link that contains its record, as the replay page makes it."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    raw = packer.compress(to_json(record)) + packer.flush()
    text = base64.urlsafe_b64encode(raw).decode().rstrip("=")
    return f"{address}/replay?at={at}#record:{text}"
