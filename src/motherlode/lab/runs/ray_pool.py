"""A Ray cluster as a crew: the same games on many machines, each with the same Motherlode."""

import logging
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from motherlode.kernel.errors import MotherlodeError

PATIENCE = 5.0
"""Seconds in which a cluster has to answer."""


class NoCluster(MotherlodeError):
    """Nothing answers at the address."""


class _Task:
    """Work on the cluster."""

    def __init__(self, ray: Any, task: Any) -> None:
        self._ray, self._task = ray, task

    def result(self) -> Any:
        return self._ray.get(self._task)

    def cancel(self) -> None:
        self._ray.cancel(self._task)


class Cluster:
    """A hand for each processor of the cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._remote = ray.remote(_do)
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, work: Callable[..., Any], *given: Any) -> _Task:
        return _Task(self._ray, self._remote.remote(work, *given))


def _do(work: Callable[..., Any], *given: Any) -> Any:
    return work(*given)


def _refuse_silence(address: str) -> None:
    """Ray itself waits for minutes where nobody listens."""
    named = re.fullmatch(
        r"(?:ray://)?(?:\[(?P<six>[^\]/]+)\]|(?P<host>[^:/\[\]]+)):(?P<port>\d{1,5})", address
    )
    if named is None:
        return
    host = named["six"] or named["host"]
    try:
        socket.create_connection((host, int(named["port"])), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster answers at {address!r:.80}: {error}") from None


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster at an address (`auto`: the one that runs here), for as long as the block."""
    import ray

    _refuse_silence(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:
        said = " ".join(str(error).split())[:120]
        raise NoCluster(f"no Ray cluster answers at {address!r:.80}: {said}") from None
    try:
        yield Cluster(ray)
    finally:
        ray.shutdown()
