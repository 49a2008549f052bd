"""The path of a move through the server: at most 25 calls in 10 files, from frame to frames; the
text is parsed once, and its legality is tested once.

Counted are the calls of functions of `motherlode.server` between the mover's frame and the frames
to both seats, in the event loop and in the writer's thread, on a table that is served over real
sockets from SQLite, with a clock and without. A function that runs for each of the two seats counts
twice. Calls into kernel, games and libraries don't count, nor do comprehensions. `docs/tour.md`
lists the path with a clock.
"""

import asyncio
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import motherlode.server
from motherlode.server.app import make_app
from motherlode.server.run import GracefulServer, uvicorn_config
from motherlode.server.settings import Settings
from tests.load.client import Api, Follower
from tests.load.launch import free_port
from tests.server.play import asked_seat, wait_for_number
from tests.server.sites import drive

MOST_CALLS, MOST_FILES = 25, 10
SERVER = Path(motherlode.server.__file__).parent
COMPREHENSIONS = ("<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>")
SETTLE_SECONDS = 0.3
"""Time in which the writer's thread returns to waiting for the next batch."""
CHECKS = ("ActionTable.parse", "Position.allows")
"""The kernel's functions that parse a move and test its legality, compiled or not."""
TOUR = Path(__file__).parents[2] / "docs" / "tour.md"


Step = tuple[str, str]
"""A file of the server and a function in it."""

WAITING = ("store/writer.py", "Writer._next_batches")
"""The last step in the writer's thread: it waits for the next batch."""
CLOCK = {"per_move": 600, "bank": 600, "expiry": "bot"}
WITHOUT_CLOCK: dict[Step, Step | None] = {
    ("tables/clock.py", "ServerTime.reliable_now"): ("tables/clock.py", "ServerTime.now"),
    ("tables/clock.py", "Timekeeper.charge"): None,
    ("tables/clock.py", "Timekeeper.deadline"): None,
}
"""What replaces a step of the tour at a table without a clock; None if the step is missing."""


class Tracer:
    """Notes the server's functions that run while `tracing` is set.

    Made in the event loop's thread, which need not be the main thread.
    """

    def __init__(self) -> None:
        self.tracing = False
        self.steps: dict[Step, None] = {}
        """The functions in the order in which they first run, tasks that go on included."""
        self.steps_of_writer: set[Step] = set()
        """Those that run in the writer's thread, whose order beside the event loop is open."""
        self.calls: list[Step] = []
        """Every call; a task that was started before and goes on is not called again."""
        self.checks: list[str] = []
        """Every call of a function of `CHECKS`."""
        self._frames: dict[int, FrameType] = {}
        self._loop_thread = threading.current_thread()

    def profile(self, frame: FrameType, event: str, argument: Any) -> None:
        if self.tracing and (check := called_name(frame, event, argument)) in CHECKS:
            self.checks.append(check)
        name, file = frame.f_code.co_qualname, frame.f_code.co_filename
        if event != "call" or not file.startswith(str(SERVER)) or name.endswith(COMPREHENSIONS):
            return
        step = str(Path(file).relative_to(SERVER)), name
        if self.tracing:
            self.steps.setdefault(step)
            if threading.current_thread() is not self._loop_thread:
                self.steps_of_writer.add(step)
            if id(frame) not in self._frames:
                self.calls.append(step)
        self._frames[id(frame)] = frame  # Kept, so that no other frame gets its id.

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Traces this thread and those that are started meanwhile."""
        threading.setprofile(self.profile)
        sys.setprofile(self.profile)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)


def called_name(frame: FrameType, event: str, argument: Any) -> str:
    """The name of the function that a profiler's event calls, in Python or compiled."""
    if event == "call":
        return frame.f_code.co_qualname
    return str(getattr(argument, "__qualname__", "")) if event == "c_call" else ""


async def trace_one_move(folder: Path, clock: dict[str, Any] | None) -> Tracer:
    """Plays two moves on a real table and traces the second one."""
    tracer, leaving = Tracer(), asyncio.Event()
    # Nothing else runs meanwhile: no sweep, no heartbeat, no snapshot, no notice.
    settings = Settings(
        str(folder / "tables.db"),
        port=free_port(),
        sweep_seconds=600.0,
        notice_seconds=600.0,
        downtime_after_seconds=3000.0,
        snapshot_every=10**9,
    )
    with tracer.installed():
        app = make_app(settings, None, leaving)
        server = GracefulServer(uvicorn_config(settings, app), leaving)
        serving = asyncio.create_task(server.serve())
        await _until(lambda: server.started)
        address = f"http://127.0.0.1:{settings.port}"
        api = Api(address)
        created = await api.table(clock=clock)
        seats = [Follower(address, created["table"], link["token"]) for link in created["seats"]]
        for seat in seats:
            await seat.open()
        await _move(seats)  # The first move fills caches.
        await asyncio.sleep(SETTLE_SECONDS)
        tracer.tracing = True
        await _move(seats)
        await _until(lambda: WAITING in tracer.steps)
        await asyncio.sleep(SETTLE_SECONDS)
        tracer.tracing = False
        for seat in seats:
            await seat.close()
        await api.close()
        server.should_exit = True
        await serving
    return tracer


async def _until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


async def _move(seats: list[Follower]) -> None:
    mover = asked_seat(seats)
    assert mover is not None
    answer = await mover.move(mover.legal[0])
    assert answer["type"] == "ok", answer
    await wait_for_number(seats, answer["number"])


@pytest.fixture(scope="module", params=[CLOCK, None], ids=["with a clock", "without a clock"])
def traced(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Tracer:
    """One traced move."""
    tracers: list[Tracer] = []

    async def work() -> None:
        tracers.append(await trace_one_move(tmp_path_factory.mktemp("traced"), request.param))

    drive(work)
    return tracers[0]


def test_a_move_is_parsed_once_and_its_legality_is_tested_once(traced: Tracer) -> None:
    assert traced.checks == list(CHECKS)


def test_a_move_takes_at_most_25_calls_in_10_files(traced: Tracer) -> None:
    assert ("tables/table.py", "Table.append_entry") in traced.calls, traced.calls
    assert len(traced.calls) <= MOST_CALLS, traced.calls
    assert len({file for file, _ in traced.steps}) <= MOST_FILES, traced.steps


def test_the_tour_lists_the_steps_of_a_move_in_their_order(traced: Tracer) -> None:
    listed = re.findall(r"^\d+\. `([\w/.]+)` `([\w.]+)`", TOUR.read_text("utf-8"), re.MULTILINE)
    if ("tables/clock.py", "Timekeeper.charge") not in traced.steps:
        listed = [found for step in listed if (found := WITHOUT_CLOCK.get(step, step))]
    writer = traced.steps_of_writer
    for steps in (lambda step: step in writer, lambda step: step not in writer):
        assert list(filter(steps, listed)) == list(filter(steps, traced.steps))
