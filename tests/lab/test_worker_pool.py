"""Worker pools: results in order, errors passed on, dead workers noticed."""

import os
import signal
import time

import pytest

from motherlode.kernel.errors import BadOptions, RunawayRules
from motherlode.lab.runs.local_pool import WorkerDied
from motherlode.lab.runs.worker_pool import SerialPool, open_pool, run_in_order


def squared(base: int, number: int) -> int:
    time.sleep(0.001 * (number % 3))
    return base + number * number


def failing(what: str, number: int) -> int:
    if number == 3:
        raise BadOptions(what) if what != "runaway" else RunawayRules("a step")
    return number


def dying(what: None, number: int) -> int:
    if number == 5:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_a_pool_returns_results_in_the_order_of_the_games(workers: int) -> None:
    with open_pool(workers) as pool:
        found = list(run_in_order(pool, squared, 7, range(5, 200)))
    assert found == [7 + n * n for n in range(5, 200)]


def test_a_pool_can_be_used_again_after_a_cancelled_run() -> None:
    with open_pool(2) as pool:
        first = run_in_order(pool, squared, 0, range(10_000))
        assert [next(first) for _ in range(3)] == [0, 1, 4]
        first.close()  # type: ignore[attr-defined]
        assert list(run_in_order(pool, squared, 1, range(3))) == [1, 2, 5]


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_a_worker_is_raised_in_the_calling_process(workers: int) -> None:
    with open_pool(workers) as pool, pytest.raises(BadOptions, match="no such thing"):
        list(run_in_order(pool, failing, "no such thing", range(9)))
    with open_pool(workers) as pool, pytest.raises(Exception, match="a step"):
        list(run_in_order(pool, failing, "runaway", range(9)))


def test_a_dead_worker_process_raises_worker_died() -> None:
    with open_pool(2) as pool, pytest.raises(WorkerDied):
        list(run_in_order(pool, dying, None, range(100)))


def test_a_pool_of_one_worker_runs_in_this_process() -> None:
    with open_pool(1) as pool:
        assert isinstance(pool, SerialPool)
