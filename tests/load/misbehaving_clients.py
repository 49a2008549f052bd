"""Measures how long others wait for their moves while a client misbehaves.

Some tables play at a steady pace, in turns alone and beside each kind of misbehaviour. The result
is the median of the turns' ratios, so that a moment in which the machine is busy counts little. The
misbehaving client sends 10,000 frames a second from its own process at low priority: in
reality it would run on another machine, so its CPU time must not slow the server.
"""

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from statistics import median
from typing import Any

import httpx
from picows import WSError, WSMsgType

from tests.load.client import Api
from tests.load.flooding_clients import (
    FLOODS,
    LONG,
    SENT,
    SHORT,
    SOURCE,
    long_record,
    open_deaf_socket,
)
from tests.load.load_generator import LoadCounts, PlayedTable, Workload
from tests.load.throughput import percentile

TABLES = 20
TURNS = 5
PAUSE = 0.05
SETTLE = 2.0
BATCH = 50
BREATH = 0.005
RETURN = 0.025
"""Seconds before a disconnected client returns: an address may connect 40 times a second."""

Mischief = Callable[[str, Any], Awaitable[None]]


@dataclass
class Disturbed:
    """How one kind of misbehaviour delays the moves of other players; times in milliseconds.

    `ratio` is the median of the turns' ratios, `lowest` and `highest` are their range; the times
    are medians too.
    """

    mischief: str
    frames: int
    quiet_p99_ms: float
    p99_ms: float
    ratio: float
    lowest: float
    highest: float


async def invalid_moves(address: str, created: Any) -> None:
    """Sends moves that the rules refuse, until the server disconnects."""
    transport, listener = await open_deaf_socket(address, created, 0)
    while not listener.gone.is_set():
        for i in range(BATCH):
            move = f'{{"type":"move","id":"{SENT.count + i}","number":1,"action":"nonsense"}}'
            transport.send(WSMsgType.TEXT, move.encode())
        SENT.add(BATCH)
        await asyncio.sleep(BREATH)


async def fuzzed_frames(address: str, created: Any) -> None:
    """Sends messages with changed, dropped and doubled characters, until the server disconnects."""
    transport, listener = await open_deaf_socket(address, created, random.choice((0, 1, -1)))
    while not listener.gone.is_set():
        for i in range(BATCH):
            transport.send(WSMsgType.TEXT, mutated_move())
        SENT.add(BATCH)
        await asyncio.sleep(BREATH)


def mutated_move() -> bytes:
    text = list(f'{{"type":"move","id":"{secrets.token_hex(4)}","number":1,"action":"mine"}}')
    for change in range(random.randint(1, 4)):
        by = random.choice([chr(random.randrange(1, 0x2FF)), "", '"'])
        text[random.randrange(len(text))] = by
    return "".join(text).encode()


async def stalled_spectators(address: str, created: Any) -> None:
    """Lets a spectator stop reading while the table's chat goes on."""
    watcher, _ = await open_deaf_socket(address, created, -1)
    watcher.underlying_transport.pause_reading()
    talker, listener = await open_deaf_socket(address, created, 0)
    for batch in range(20):
        for i in range(BATCH):
            message = f'{{"type":"chat","id":"{SENT.count + i}","text":"{"x" * 400}"}}'
            talker.send(WSMsgType.TEXT, message.encode())
        SENT.add(BATCH)
        await asyncio.sleep(0.05)
        if listener.gone.is_set():
            break
    talker.disconnect()
    watcher.disconnect(False)


MISCHIEF: dict[str, Mischief] = {
    "invalid moves": invalid_moves,
    "fuzzed frames": fuzzed_frames,
    "stalled spectators": stalled_spectators,
    **FLOODS,
}


async def measure_disturbances(
    address: str, seconds: float, turns: int = TURNS, kinds: Sequence[str] = tuple(MISCHIEF)
) -> list[Disturbed]:
    """Measures kinds of misbehaviour, alternating with quiet periods."""
    api = Api(address)
    counts = LoadCounts()
    played = [PlayedTable([api], counts, Workload(pace=PAUSE)) for i in range(TABLES)]
    tasks = [asyncio.create_task(table.play()) for table in played]
    await asyncio.gather(*(table.moved.wait() for table in played))
    await asyncio.sleep(SETTLE)
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawned, initializer=prepare) as elsewhere:
        await asyncio.get_running_loop().run_in_executor(elsewhere, os.getpid)
        found = [await compare(elsewhere, api, counts, name, seconds, turns) for name in kinds]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await api.close()
    return found


def prepare() -> None:
    """Prepares the process of the misbehaving client: low priority, records made."""
    os.nice(19)
    for entries in (SHORT, LONG):
        long_record(entries)


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
        quiet.append(percentile(counts.to_ack, 0.99))
        counts.clear()
        frames += await loop.run_in_executor(
            elsewhere, misbehave, api.address, created, name, seconds
        )
        loud.append(percentile(counts.to_ack, 0.99))
    ratios = sorted(round(beside / alone, 2) for alone, beside in zip(quiet, loud, strict=True))
    before, after = (round(median(times), 1) for times in (quiet, loud))
    return Disturbed(name, frames, before, after, median(ratios), ratios[0], ratios[-1])


def misbehave(address: str, created: Any, name: str, seconds: float) -> int:
    """Misbehaves and reconnects for `seconds`; returns the number of messages sent."""
    before = SENT.count
    asyncio.run(again_and_again(address, created, MISCHIEF[name], seconds))
    return SENT.count - before


async def again_and_again(address: str, created: Any, mischief: Mischief, seconds: float) -> None:
    SOURCE.choose(list(MISCHIEF.values()).index(mischief))
    # The transport of picows logs frames that are sent after the server has disconnected.
    logging.getLogger("aiofastnet").setLevel(logging.CRITICAL)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while True:
                with suppress(OSError, httpx.HTTPError, WSError):  # It was refused; it returns.
                    await mischief(address, created)
                await asyncio.sleep(RETURN)
