"""Oversized requests: request line, headers and trailers are bounded in size and number."""

import asyncio

import pytest

from motherlode.server.net.request_header_limits import (
    CHUNK_BYTES,
    MOST_BYTES,
    MOST_HEADERS,
    MOST_PIPELINED,
    PIECE,
    SPARE_CHUNKS,
)
from tests.server.sites import Site, drive

SECONDS = 10.0
"""Shorter than the time in which a request has to arrive: it is ended earlier, not timed out."""
GET = "GET /health HTTP/1.1\r\nHost: localhost\r\n"
POST = "POST /api/records/verify HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n"
POST += "Content-Type: application/json\r\n\r\n1\r\n{\r\n"


async def answer(site: Site, sent: str) -> str:
    """Everything that a server sends until it ends the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", site.servers[0].port)
    writer.write(sent.encode())
    try:
        return (await asyncio.wait_for(reader.read(), SECONDS)).decode()
    except ConnectionError:
        return "reset"
    finally:
        writer.close()


def headers(count: int) -> str:
    return "".join(f"X-{i}: 1\r\n" for i in range(count))


UNFINISHED = "x" * (MOST_BYTES + PIECE)
TOO_LARGE = {
    "request line": f"GET /{UNFINISHED}",
    "header": f"{GET}X: {UNFINISHED}",
    "many headers": f"{GET}{headers(MOST_HEADERS + 1)}",
}


@pytest.mark.parametrize("sent", TOO_LARGE.values(), ids=TOO_LARGE)
def test_oversized_heads_of_requests_get_431(sqlite: Site, sent: str) -> None:
    async def work() -> None:
        found = await answer(sqlite, sent)
        assert found == "reset" or found.startswith("HTTP/1.1 431 ")

    drive(work)


OVERSIZED_ENDS = {
    "trailer": f"{POST}0\r\nX: {UNFINISHED}",
    "many trailers": f"{POST}0\r\n{headers(MOST_HEADERS)}",
    "chunk extension": f"{POST}1;{UNFINISHED}",
    "pipelined requests": f"{GET}\r\n" * (MOST_PIPELINED + 20),
}


@pytest.mark.parametrize("sent", OVERSIZED_ENDS.values(), ids=OVERSIZED_ENDS)
def test_requests_with_endless_lines_headers_or_trailers_are_cut_off(
    sqlite: Site, sent: str
) -> None:
    async def work() -> None:
        found = await answer(sqlite, sent)
        assert found.count("HTTP/1.1 200 ") <= MOST_PIPELINED
        assert sqlite.servers[0].healthy()

    drive(work)


def test_connections_that_are_cut_off_write_no_tracebacks(sqlite: Site) -> None:
    async def work() -> None:
        get = GET.replace("/health", "/api/tables")  # This one waits for the database.
        many = f"{get}\r\n" * (MOST_PIPELINED + 36)
        await asyncio.gather(*(answer(sqlite, many) for _ in range(20)))
        assert "Traceback" not in sqlite.logs()

    drive(work)


def test_large_but_bounded_requests_are_served(sqlite: Site) -> None:
    async def work() -> None:
        close = "Connection: close\r\n"
        head = f"{GET}{close}{headers(MOST_HEADERS - 5)}X: {'x' * 8000}\r\n\r\n"
        assert (await answer(sqlite, head)).startswith("HTTP/1.1 200 ")
        small = "1\r\n \r\n" * (SPARE_CHUNKS // 2)
        chunks = small + f"{CHUNK_BYTES:x}\r\n{' ' * CHUNK_BYTES}\r\n" * (MOST_BYTES // CHUNK_BYTES)
        post = POST.replace("\r\n\r\n", f"\r\n{close}\r\n", 1)
        sent = f"{post}{chunks}1\r\n}}\r\n0\r\nX: 1\r\n\r\n"
        assert (await answer(sqlite, sent)).startswith("HTTP/1.1 200 ")

    drive(work)


def test_a_body_of_tiny_chunks_is_cut(sqlite: Site) -> None:
    async def work() -> None:
        await answer(sqlite, POST + "1\r\n \r\n" * (2 * SPARE_CHUNKS))  # Else it times out.
        assert sqlite.servers[0].healthy()

    drive(work)
