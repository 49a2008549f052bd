"""Compares servers in one run: this build, another checkout of it, and boardgame.io.

All run from the beginning to the end. In each round every workload is played at one server after
the other, so that a machine that is busy for a while is so for all of them.
"""

import os
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Protocol

import httpx

from motherlode.kernel.errors import MotherlodeError
from tests.load.boardgame_io import BoardgameIoServer, BoardgameIoTable
from tests.load.client import Api
from tests.load.launch import Server
from tests.load.load_generator import LoadCounts, PlayedTable, Workload
from tests.load.throughput import SERVER_OPTIONS, Load, Playing, percentile, play_under_load


class Contender(Protocol):
    """A running server that is compared with others."""

    name: str

    @property
    def pid(self) -> int: ...

    def plays(self, game: str) -> bool:
        """True if it is measured with that game."""

    def table(self, counts: LoadCounts, workload: Workload) -> Playing: ...


class EarlierApi(Api):
    """Requests to a build that may be older than keys of seats."""

    async def sit(self, table: str, token: str, host: str = "") -> str:
        try:
            return await super().sit(table, token)
        except httpx.HTTPStatusError:
            await self.post(f"/tables/{table}/sit", token, {"entropy": secrets.token_hex(32)})
            return token


class Build:
    """A Motherlode server of some checkout."""

    def __init__(self, name: str, server: Server) -> None:
        self.name = name
        self.server = server
        self._apis: list[Api] = []

    @property
    def pid(self) -> int:
        return self.server.pid

    def plays(self, game: str) -> bool:
        return True

    def table(self, counts: LoadCounts, workload: Workload) -> Playing:
        if not self._apis:
            self._apis = [EarlierApi(self.server.address)]
        return PlayedTable(self._apis, counts, workload)


class OtherSoftware:
    """The server of boardgame.io, whose one game is measured beside the first of ours."""

    def __init__(self, server: BoardgameIoServer, game: str) -> None:
        self.name = server.name
        self._server = server
        self._beside = game

    @property
    def pid(self) -> int:
        return self._server.pid

    def plays(self, game: str) -> bool:
        return game == self._beside

    def table(self, counts: LoadCounts, workload: Workload) -> Playing:
        return BoardgameIoTable(self._server.port, counts, workload)


class NoCheckout(MotherlodeError):
    """The folder to compare with holds no Motherlode."""


def server_of(checkout: Path | None, folder: Path, name: str) -> Server:
    """A server of another checkout, compiled there, or of this one; each has its own database."""
    server = Server(str(folder / f"{name}.db"), folder / f"{name}.log", SERVER_OPTIONS)
    if checkout is not None:
        if not (checkout / "src/motherlode").is_dir():
            raise NoCheckout(f"{checkout} is no checkout of Motherlode")
        own = checkout / ".venv/bin/python"
        server.python = str(own) if own.exists() else sys.executable
        paths = [str(checkout / "src"), os.environ.get("PYTHONPATH", "")]
        server.environment = {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    return server


@dataclass
class Compared:
    """What one server did with one workload: medians of the rounds, CPU time of all together."""

    server: str
    game: str
    seats: int
    tables: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    server_ms: float
    refused: int


@dataclass
class Rounds:
    """The rounds of one server with one workload."""

    moves: int = 0
    refused: int = 0
    cpu: float = 0.0
    per_second: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)

    def add(self, counts: LoadCounts, cpu: float, took: float) -> None:
        self.moves += counts.acked
        self.refused += counts.refused
        self.cpu += cpu
        self.per_second.append(counts.acked / took)
        self.p50.append(percentile(counts.to_other, 0.5))
        self.p99.append(percentile(counts.to_other, 0.99))


async def compare(
    contenders: Sequence[Contender],
    loads: Sequence[Load],
    rounds: int,
    progress: Callable[[str], object],
) -> list[Compared]:
    """Plays every load at every contender, `rounds` times in turn."""
    pairs = [
        (load, contender)
        for load in loads
        for contender in contenders
        if contender.plays(load.game)
    ]
    found = {(load, contender.name): Rounds() for load, contender in pairs}
    for turn in range(rounds):
        for load, contender in pairs:
            progress(f"{turn + 1}/{rounds} {contender.name} {load.game} {load.seats}")
            counts = LoadCounts()
            workload = load.workload()
            tables = [contender.table(counts, workload) for _ in range(load.tables)]
            played = await play_under_load(tables, counts, [contender.pid], 0, load.seconds)
            counted, used, took = played
            found[load, contender.name].add(counted, used[0], took)
    return [
        compared(load, contender.name, found[load, contender.name]) for load, contender in pairs
    ]


def compared(load: Load, name: str, rounds: Rounds) -> Compared:
    return Compared(
        server=name,
        game=load.game if name != BoardgameIoServer.name else "",
        seats=load.seats,
        tables=load.tables,
        moves_per_s=round(median(rounds.per_second), 1),
        p50_ms=round(median(rounds.p50), 1),
        p99_ms=round(median(rounds.p99), 1),
        server_ms=round(rounds.cpu * 1000 / max(1, rounds.moves), 3),
        refused=rounds.refused,
    )
