"""Pools of worker processes for bots, replays and analyses; the event loop never waits for them.

Bots think in lanes, each with its own pool: quick bots never wait for searches, hints wait for
neither, and tables of bots alone have their own lanes, so that no human waits for them. A table has
one bot thinking at a time, so within a lane tables take turns. Hints, replays and analyses are
requested by clients: they pass a fair queue first.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeVar, TypeVarTuple

import structlog

from motherlode import bots
from motherlode.kernel.errors import MotherlodeError
from motherlode.lab.runs.local_pool import block_interrupts
from motherlode.server.api.errors import Refusal
from motherlode.server.api.socket_schema import Analysis
from motherlode.server.metrics import Metrics
from motherlode.server.store.downtime import Downtime
from motherlode.server.store.store import StoredTable
from motherlode.server.workers import jobs, replay_long_logs
from motherlode.server.workers.analysis_progress import AnalysisLine, SharedProgress, digest_of
from motherlode.server.workers.encoded_log import encode_rows
from motherlode.server.workers.fair_queue import FairQueue

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
log = structlog.get_logger("motherlode.workers")
REPLAY_SECONDS = 10.0
ANALYSIS_SECONDS = 60.0
OPENING_SECONDS = 300.0
QUICK, SEARCHES, HINTS, REPLAYS, ANALYSES = "quick", "searches", "hints", "replays", "analyses"
QUICK_ALONE, SEARCHES_ALONE = "quick alone", "searches alone"
OPENINGS = "openings"
PATIENT, PATIENT_NICENESS = (REPLAYS, OPENINGS, HINTS, ANALYSES), 5
"""Lanes whose jobs are heavy and may wait for the processor: no bot and no clock waits for them."""
MOST_HINTS = 16
"""Hints that may be queued at once; more are refused with `busy`."""
MOST_REPLAYS, MOST_ANALYSES = 64, 16
REPLAY_PROCESSES = 2
"""Processes for replays: while one is busy for one address, the other serves the rest."""


def lane(bot: str, attended: bool) -> str:
    """The lane of a bot, at a table where a human plays (attended) or of bots alone."""
    if bots.is_quick(bot):
        return QUICK if attended else QUICK_ALONE
    return SEARCHES if attended else SEARCHES_ALONE


class WorkerLost(Refusal):
    """A worker process ended during its job."""

    def __init__(self) -> None:
        super().__init__("busy", "a worker was lost; try again")


class Workers:
    """The pools, one for each lane; each starts when first needed."""

    def __init__(
        self,
        bot_processes: int,
        bot_seconds: float,
        per_address: int = 8,
        metrics: Metrics | None = None,
    ) -> None:
        self._metrics = metrics or Metrics()
        self._sizes = {
            SEARCHES: max(1, bot_processes),
            REPLAYS: REPLAY_PROCESSES,
            OPENINGS: REPLAY_PROCESSES,
        }
        self._hints = FairQueue(MOST_HINTS, per_address)
        self._replays = FairQueue(MOST_REPLAYS, per_address)
        self._analyses = FairQueue(MOST_ANALYSES, max(1, per_address // 4))
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._context = multiprocessing.get_context("spawn")
        self._worker_end, self._lifeline = self._context.Pipe(duplex=False)
        """Nothing is ever sent on it: when this end closes or dies, all worker processes exit."""
        self._progress = SharedProgress(self._context)
        self.analyses_asked = AnalysisLine(self._progress)
        self._bot_seconds = bot_seconds
        self._closing: asyncio.Future[None] | None = None
        """Done when the pools are closed; None before the first job."""

    async def choose(self, request: jobs.DecisionRequest, attended: bool) -> int:
        """The action that a bot chooses."""
        name = lane(request.bot, attended)
        return await self._run(name, jobs.choose, request, self._bot_seconds)

    async def hint(self, address: str, request: jobs.DecisionRequest) -> int:
        """The action that a bot would choose, as a hint for a client."""
        async with self._hints.turn(address):
            return await self._run(HINTS, jobs.choose, request, self._bot_seconds)

    async def advise(self, address: str, request: jobs.DecisionRequest) -> list[tuple[int, float]]:
        """The best actions with their win probabilities, best first."""
        async with self._hints.turn(address):
            return await self._run(HINTS, jobs.advise, request, self._bot_seconds)

    async def replay(self, address: str, work: Callable[[*Ts, float], T], *arguments: *Ts) -> T:
        """Runs a job that replays a game; it is refused if it takes too long, and tried again
        if its worker was lost."""
        async with self.replay_turn(address):
            return await self.replay_in_turn(work, *arguments)

    def replay_turn(self, address: str) -> AbstractAsyncContextManager[None]:
        """The address's turn to replay a game: what the job needs is read within it."""
        return self._replays.turn(address)

    async def replay_in_turn(self, work: Callable[[*Ts, float], T], *arguments: *Ts) -> T:
        """Does what `replay` does, for a caller whose turn it is."""
        try:
            return await self._run(REPLAYS, work, *arguments, REPLAY_SECONDS)
        except WorkerLost:
            return await self._run(REPLAYS, work, *arguments, REPLAY_SECONDS)

    async def replay_long_log(
        self, stored: StoredTable, downtimes: list[Downtime]
    ) -> tuple[int, str]:
        """The snapshot of a table after its last entry; raises a Refusal if it can't be made."""
        rows = await asyncio.to_thread(encode_rows, stored.entries)
        game = (stored.config, stored.content, stored.snapshot)
        given = (*game, rows, list(downtimes), OPENING_SECONDS)
        return await self._run(OPENINGS, replay_long_logs.replay_log, *given)

    async def look_back(self, address: str, raw: bytes) -> Analysis:
        """The analysis of a record, in its own process because it takes long."""
        with self.analyses_asked.place(digest_of(raw)):
            return await self._look_back(address, raw)

    async def _look_back(self, address: str, raw: bytes) -> Analysis:
        async with self._analyses.turn(address):
            try:
                return await self._run(ANALYSES, jobs.look_back, raw, ANALYSIS_SECONDS)
            except Refusal as refusal:
                if refusal.code != "takes_too_long":
                    raise
                text = "that takes too long to compute; `motherlode analyse FILE` has no such limit"
                raise Refusal("takes_too_long", text) from None

    async def _run(self, name: str, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        metrics = self._metrics
        running = metrics.worker_jobs.labels(name).track_inprogress()
        with running, metrics.worker_seconds.labels(name).time():
            return await self._run_job(name, work, *arguments)

    async def _run_job(self, name: str, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        self._refuse_closed()
        pool = self._pool(name)
        try:
            with block_interrupts():
                future = pool.submit(work, *arguments)
            return await self._result(future)
        except BrokenProcessPool:
            if self._pools.get(name) is pool:  # Else another caller has replaced it.
                self._drop_pool(name)
            self._refuse_closed()
            self._metrics.workers_lost.labels(name).inc()
            raise WorkerLost from None
        except jobs.TooLong:
            raise Refusal("takes_too_long", "that takes too long to compute") from None
        except Refusal:
            raise
        except MotherlodeError as error:
            code = "bad_record" if name in (REPLAYS, ANALYSES) else "bad_request"
            raise Refusal(code, str(error)) from None
        except Exception:
            log.exception("worker job failed; its caller is asked to try again", pool=name)
            raise Refusal("busy", "the computation failed on the server; try again") from None

    async def _result(self, future: Future[T]) -> T:
        """The result of a job; raises a Refusal as soon as the pools are closed.

        A process that is still starting exits only when it has started: nobody waits for it.
        """
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_future()
        job = asyncio.wrap_future(future)
        try:
            await asyncio.wait((job, self._closing), return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            job.cancel()
            raise
        if not job.done():
            job.add_done_callback(_ignore_result)
            self._refuse_closed()
        return job.result()

    def _pool(self, name: str) -> Executor:
        if name not in self._pools:
            niceness = PATIENT_NICENESS if name in PATIENT else 0
            progress = self._progress if name == ANALYSES else None
            self._pools[name] = ProcessPoolExecutor(
                self._sizes.get(name, 1),
                self._context,
                jobs.start_worker,
                (self._worker_end, niceness, progress),
            )
        return self._pools[name]

    def _refuse_closed(self) -> None:
        if self._lifeline.closed:
            raise Refusal("busy", "the server is stopping; try again later")

    def _drop_pool(self, name: str) -> None:
        """Shuts a pool down; its pending jobs fail when its processes have ended."""
        self._pools.pop(name).shutdown(wait=False)

    def close(self) -> None:
        """Ends all processes, even during a job."""
        self._lifeline.close()
        if self._closing is not None and not self._closing.done():
            self._closing.set_result(None)
        for name in list(self._pools):
            self._drop_pool(name)


def _ignore_result(job: "asyncio.Future[Any]") -> None:
    """Retrieves a job's error, which asyncio would log otherwise."""
    if not job.cancelled():
        job.exception()
