"""Measures how long others wait for their moves while a client misbehaves.

Some tables play at a steady pace, first alone and then beside each kind of misbehaviour. The
result is the ratio of both waits, measured alternately in one run, so that a busy machine gives the
same. The misbehaving client sends 10,000 frames a second from its own process at low priority: in
reality it would run on another machine, so its CPU time must not slow the server.
"""

import asyncio
import multiprocessing
import os
import random
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from tests.load.client import Api
from tests.load.load_generator import LoadCounts, Pair
from tests.load.throughput import percentile

TABLES = 20
PAUSE = 0.05
SETTLE = 2.0
BATCH = 50
BREATH = 0.005
RETURN = 0.025
"""Seconds before a disconnected client returns: an address may connect 40 times a second."""

Mischief = Callable[[str, Any], Awaitable[int]]


@dataclass
class Disturbed:
    """The effect of one kind of misbehaviour on others; times in milliseconds."""

    mischief: str
    frames: int
    quiet_p99_ms: float
    p99_ms: float
    ratio: float


class Deaf(WSListener):
    """A socket that sends and ignores what it receives."""

    def __init__(self, token: str) -> None:
        self.token = token
        self.gone = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        hello = f'{{"type":"hello","id":"h","token":"{self.token}"}}'
        transport.send(WSMsgType.TEXT, hello.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.gone.set()


async def open_deaf_socket(address: str, created: Any, seat: int) -> tuple[WSTransport, Deaf]:
    uri = f"{address.replace('http', 'ws', 1)}/api/tables/{created['table']}/socket"
    token = created["seats"][seat]["token"] if seat >= 0 else ""
    transport, listener = await ws_connect(lambda: Deaf(token), uri)
    assert isinstance(listener, Deaf)
    return transport, listener


async def invalid_moves(address: str, created: Any) -> int:
    """Sends moves that the rules refuse, until the server disconnects."""
    transport, listener = await open_deaf_socket(address, created, 0)
    sent = 0
    while not listener.gone.is_set():
        for i in range(BATCH):
            move = f'{{"type":"move","id":"{sent + i}","number":1,"action":"nonsense"}}'
            transport.send(WSMsgType.TEXT, move.encode())
        sent += BATCH
        await asyncio.sleep(BREATH)
    return sent


async def fuzzed_frames(address: str, created: Any) -> int:
    """Sends messages with changed, dropped and doubled characters, until the server disconnects."""
    transport, listener = await open_deaf_socket(address, created, random.choice((0, 1, -1)))
    sent = 0
    while not listener.gone.is_set():
        for i in range(BATCH):
            transport.send(WSMsgType.TEXT, mutated_move())
        sent += BATCH
        await asyncio.sleep(BREATH)
    return sent


def mutated_move() -> bytes:
    text = list(f'{{"type":"move","id":"{secrets.token_hex(4)}","number":1,"action":"mine"}}')
    for change in range(random.randint(1, 4)):
        by = random.choice([chr(random.randrange(1, 0x2FF)), "", '"'])
        text[random.randrange(len(text))] = by
    return "".join(text).encode()


async def stalled_spectators(address: str, created: Any) -> int:
    """Lets a spectator stop reading while the table's chat goes on."""
    watcher, _ = await open_deaf_socket(address, created, -1)
    watcher.underlying_transport.pause_reading()
    talker, listener = await open_deaf_socket(address, created, 0)
    sent = 0
    for batch in range(20):
        for i in range(BATCH):
            line = f'{{"type":"chat","id":"{sent + i}","text":"{"x" * 400}"}}'
            talker.send(WSMsgType.TEXT, line.encode())
        sent += BATCH
        await asyncio.sleep(0.05)
        if listener.gone.is_set():
            break
    talker.disconnect()
    watcher.disconnect(False)
    return sent


MISCHIEF: dict[str, Mischief] = {
    "invalid moves": invalid_moves,
    "fuzzed frames": fuzzed_frames,
    "stalled spectators": stalled_spectators,
}


async def measure_disturbances(address: str, seconds: float, turns: int = 3) -> list[Disturbed]:
    """Measures every kind of misbehaviour, alternating with quiet periods."""
    api = Api(address)
    counts = LoadCounts()
    pairs = [Pair([api], counts, PAUSE) for i in range(TABLES)]
    tasks = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.gather(*(pair.moved.wait() for pair in pairs))
    await asyncio.sleep(SETTLE)
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawned, initializer=os.nice, initargs=(19,)) as elsewhere:
        found = [await compare(elsewhere, api, counts, name, seconds, turns) for name in MISCHIEF]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await api.close()
    return found


async def compare(
    elsewhere: ProcessPoolExecutor,
    api: Api,
    counts: LoadCounts,
    name: str,
    seconds: float,
    turns: int,
) -> Disturbed:
    loop = asyncio.get_running_loop()
    quiet: list[float] = []
    loud: list[float] = []
    frames = 0
    created = await api.table()
    for turn in range(turns):
        counts.clear()
        await asyncio.sleep(seconds)
        quiet += counts.to_ack
        counts.clear()
        frames += await loop.run_in_executor(
            elsewhere, misbehave, api.address, created, name, seconds
        )
        loud += counts.to_ack
    before, after = percentile(quiet, 0.99), percentile(loud, 0.99)
    return Disturbed(name, frames, before, after, round(after / before, 2) if before else 0.0)


def misbehave(address: str, created: Any, name: str, seconds: float) -> int:
    """Misbehaves and reconnects for `seconds`; returns the number of frames sent."""
    return asyncio.run(again_and_again(address, created, MISCHIEF[name], seconds))


async def again_and_again(address: str, created: Any, mischief: Mischief, seconds: float) -> int:
    sent = 0
    try:
        async with asyncio.timeout(seconds):
            while True:
                sent += await mischief(address, created)
                await asyncio.sleep(RETURN)
    except TimeoutError:
        return sent
