"""A proxy to PostgreSQL that can go silent: it drops data instead of closing connections."""

import asyncio
from typing import Any

from sqlalchemy import make_url


class SilentProxy:
    """A proxy to the database that can drop all data of its connections."""

    def __init__(self, address: str) -> None:
        self._url = make_url(address)
        self.silent = False
        self.last = b""
        """A connection that sends these bytes gets no answer from then on."""
        self._dead: set[Any] = set()

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        url = self._url.difference_update_query(["host"])
        return url.set(host="127.0.0.1", port=port).render_as_string(False)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self._url.query.get("host")
        if folder:
            path = f"{folder}/.s.PGSQL.{self._url.port or 5432}"
            there, back = await asyncio.open_unix_connection(path)
        else:
            there, back = await asyncio.open_connection(self._url.host, self._url.port or 5432)
        pumps = (
            self._pump(reader, back, True, reader),
            self._pump(there, writer, False, reader),
        )
        await asyncio.gather(*pumps, return_exceptions=True)

    async def _pump(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asks: bool, client: Any
    ) -> None:
        while data := await reader.read(65536):
            if self.silent:
                self._dead.add(client)
            if client not in self._dead:
                writer.write(data)
            if asks and self.last and self.last in data:
                self._dead.add(client)
        if client not in self._dead:
            writer.close()

    def close(self) -> None:
        self._server.close()
