"""Disturbances: how long others wait for their moves while somebody misbehaves.

Some tables play at a steady pace, first alone and then beside each kind of mischief. What counts
is the ratio of the two, measured in turns within one run, so that a busy machine tells the same.
"""

import asyncio
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from motherlode.server.trial.bench import percentile
from motherlode.server.trial.client import Api
from motherlode.server.trial.load import Pair, Tally

TABLES = 20
PAUSE = 0.05
SETTLE = 2.0
BATCH = 50

Mischief = Callable[[Api, Any], Awaitable[int]]


@dataclass
class Disturbed:
    """What others felt of one kind of mischief; times in milliseconds."""

    mischief: str
    frames: int
    quiet_p99_ms: float
    p99_ms: float
    ratio: float


class Deaf(WSListener):
    """A socket that says what it is told to and counts nothing of what it hears."""

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


async def deaf(api: Api, created: Any, seat: int) -> tuple[WSTransport, Deaf]:
    uri = f"{api.address.replace('http', 'ws', 1)}/api/tables/{created['table']}/socket"
    token = created["seats"][seat]["token"] if seat >= 0 else ""
    transport, listener = await ws_connect(lambda: Deaf(token), uri)
    assert isinstance(listener, Deaf)
    return transport, listener


async def invalid_moves(api: Api, created: Any) -> int:
    """Moves that the rules refuse, as fast as they are taken, until the server hangs up."""
    transport, listener = await deaf(api, created, 0)
    sent = 0
    while not listener.gone.is_set():
        for i in range(BATCH):
            move = f'{{"type":"move","id":"{sent + i}","number":1,"action":"nonsense"}}'
            transport.send(WSMsgType.TEXT, move.encode())
        sent += BATCH
        await asyncio.sleep(0.001)
    return sent


async def fuzzed_frames(api: Api, created: Any) -> int:
    """Real messages with characters changed, dropped and doubled, until the server hangs up."""
    transport, listener = await deaf(api, created, random.choice((0, 1, -1)))
    sent = 0
    while not listener.gone.is_set():
        for i in range(BATCH):
            transport.send(WSMsgType.TEXT, mutated())
        sent += BATCH
        await asyncio.sleep(0.001)
    return sent


def mutated() -> bytes:
    text = list(f'{{"type":"move","id":"{secrets.token_hex(4)}","number":1,"action":"mine"}}')
    for change in range(random.randint(1, 4)):
        by = random.choice([chr(random.randrange(1, 0x2FF)), "", '"'])
        text[random.randrange(len(text))] = by
    return "".join(text).encode()


async def stalled_spectators(api: Api, created: Any) -> int:
    """A spectator who stops reading while the table's chat goes on."""
    watcher, _ = await deaf(api, created, -1)
    watcher.underlying_transport.pause_reading()
    talker, listener = await deaf(api, created, 0)
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


async def disturbed(address: str, seconds: float, turns: int = 3) -> list[Disturbed]:
    """Every kind of mischief in turn, each between times of quiet."""
    api = Api(address)
    tally = Tally()
    pairs = [Pair([api], tally, PAUSE) for i in range(TABLES)]
    tasks = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.gather(*(pair.moved.wait() for pair in pairs))
    await asyncio.sleep(SETTLE)
    found = [await compared(api, tally, name, seconds, turns) for name in MISCHIEF]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await api.close()
    return found


async def compared(api: Api, tally: Tally, name: str, seconds: float, turns: int) -> Disturbed:
    quiet: list[float] = []
    loud: list[float] = []
    frames = 0
    for turn in range(turns):
        tally.clear()
        await asyncio.sleep(seconds)
        quiet += tally.to_ack
        mischief = asyncio.create_task(again_and_again(api, MISCHIEF[name]))
        tally.clear()
        await asyncio.sleep(seconds)
        loud += tally.to_ack
        mischief.cancel()
        frames += (await asyncio.gather(mischief))[0]
    before, after = percentile(quiet, 0.99), percentile(loud, 0.99)
    return Disturbed(name, frames, before, after, round(after / before, 2) if before else 0.0)


async def again_and_again(api: Api, mischief: Mischief) -> int:
    """One misbehaves, is shown out and comes back, until it is cancelled; gives its frames."""
    sent = 0
    try:
        created = await api.table()
        while True:
            sent += await mischief(api, created)
    except asyncio.CancelledError:
        return sent
