"""Workers: processes for what takes time. Bots think in some, replays and analyses run in others.

The event loop never waits for them, so no table is slowed down by another's bot.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from motherlode.kernel.errors import MotherlodeError
from motherlode.server import chores
from motherlode.server.messages import Analysis
from motherlode.server.refusals import Refusal

T = TypeVar("T")
REPLAY_SECONDS = 10.0
ANALYSIS_SECONDS = 60.0


class Workers:
    """Three pools of processes, started when they are first needed."""

    def __init__(self, bot_processes: int, bot_seconds: float) -> None:
        self._sizes = {"bots": max(1, bot_processes), "replays": 1, "analyses": 1}
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._bot_seconds = bot_seconds

    async def choose(self, request: chores.Request) -> int:
        """The action that a bot chooses."""
        return await self._run("bots", chores.choose, request, self._bot_seconds)

    async def advise(self, request: chores.Request) -> list[tuple[int, float]]:
        """The best actions with their chances, best first."""
        return await self._run("bots", chores.advise, request, self._bot_seconds)

    async def replay(self, work: Callable[..., T], *given: Any) -> T:
        """Runs a chore that replays a game; one that takes too long is refused."""
        return await self._run("replays", work, *given, REPLAY_SECONDS)

    async def look_back(self, raw: bytes) -> Analysis:
        """The analysis of a record, in a process of its own: it takes a while."""
        return await self._run("analyses", chores.look_back, raw, ANALYSIS_SECONDS)

    async def _run(self, name: str, work: Callable[..., T], *given: Any) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(name), work, *given)
        except BrokenProcessPool:
            self._drop(name)
            raise Refusal("busy", "a worker was lost; try again") from None
        except chores.TooLong:
            raise Refusal("too_large", "that takes too long to compute") from None
        except MotherlodeError as error:
            code = "bad_request" if name == "bots" else "bad_record"
            raise Refusal(code, str(error)) from None

    def _pool(self, name: str) -> Executor:
        if name not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[name] = ProcessPoolExecutor(
                self._sizes[name], context, initializer=chores.settle_in
            )
        return self._pools[name]

    def _drop(self, name: str) -> None:
        pool = self._pools.pop(name, None)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for name in list(self._pools):
            self._drop(name)
