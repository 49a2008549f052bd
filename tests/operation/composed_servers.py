"""The servers of compose.yaml in roots that the Containerfile's steps made, without containers.

They share the machine's network: each has a port of its own, and a relay stands for the
database's host.
"""

import asyncio
import os
import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ruamel.yaml import YAML

from tests.load.launch import UNLIMITED, Server
from tests.operation.container_root import Stage

VARIABLE = re.compile(r"\$\{(\w+)(?::[?-][^}]*)?\}")
DATABASE_HOST = "@database/"


def composed_environment(
    compose: Path, given: dict[str, str], database_port: int
) -> dict[str, str]:
    """The environment of a server, with the variables of compose.env filled in."""
    environment = YAML(typ="safe").load(compose)["x-server"]["environment"]
    filled = {
        name: VARIABLE.sub(lambda found: given.get(found[1], ""), value)
        for name, value in environment.items()
    }
    address = filled["MOTHERLODE_SERVER_DATABASE"]
    assert DATABASE_HOST in address
    there = f"@127.0.0.1:{database_port}/"
    return {**filled, "MOTHERLODE_SERVER_DATABASE": address.replace(DATABASE_HOST, there)}


class ComposedServer(Server):
    """A server that runs in the root of a stage, as its container would."""

    def __init__(self, stage: Stage, environment: dict[str, str], logs: Path) -> None:
        super().__init__("", logs)
        self._stage = stage
        # No other machine reaches it, although the container listens everywhere.
        self.environment = {**environment, "MOTHERLODE_SERVER_HOST": "127.0.0.1"}

    def command(self) -> list[str]:
        serve = [*self._stage.command, "--port", str(self.port)]
        # All clients of a test have one address.
        return self._stage.inside([*serve, *UNLIMITED])

    def variables(self) -> dict[str, str]:
        return {**self._stage.variables(), **self.environment}

    def run(self, *command: str) -> str:
        """What `compose run` does: a command of motherlode with the server's environment."""
        program = self._stage.command[0]
        return self._stage.run([program, *command], settings=self.environment)

    def send(self, by: signal.Signals) -> None:
        """Signals the server itself: `unshare`, which started it, passes no signals on."""
        for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            os.kill(int(child), by)


@contextmanager
def relay(unix_socket: Path) -> Iterator[int]:
    """Relays connections to a port of 127.0.0.1, which it gives, to a Unix socket."""
    loop, ready = asyncio.new_event_loop(), threading.Event()
    ports: list[int] = []

    async def serve() -> None:
        server = await asyncio.start_server(pass_on, "127.0.0.1", 0)
        ports.append(int(server.sockets[0].getsockname()[1]))
        ready.set()
        with suppress(asyncio.CancelledError):
            await server.serve_forever()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(str(unix_socket))
        await asyncio.gather(copy(reader, back), copy(there, writer), return_exceptions=True)

    task = loop.create_task(serve())
    thread = threading.Thread(target=loop.run_until_complete, args=(task,))
    thread.start()
    ready.wait()
    try:
        yield ports[0]
    finally:
        loop.call_soon_threadsafe(task.cancel)
        thread.join()


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Copies all bytes of a connection to another, then closes it."""
    while part := await reader.read(2**16):
        writer.write(part)
        await writer.drain()
    writer.close()
