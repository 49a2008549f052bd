"""A Ray cluster as a worker pool: games on many machines that run the same Motherlode."""

import logging
import re
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from motherlode.kernel.errors import MotherlodeError

CONNECT_SECONDS = 5.0
"""How long a cluster may take to accept a connection."""


class NoCluster(MotherlodeError):
    """No Ray cluster answers at the address."""


class _RayFuture:
    """The future of a call that runs on the Ray cluster."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self._ray, self._reference = ray, reference

    def result(self) -> Any:
        return self._ray.get(self._reference)

    def cancel(self) -> None:
        self._ray.cancel(self._reference)


class RayPool:
    """A pool with one worker per processor of the cluster."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._remote = ray.remote(_call)
        self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def submit(self, call: Callable[..., Any], *arguments: Any) -> _RayFuture:
        return _RayFuture(self._ray, self._remote.remote(call, *arguments))


def _call(call: Callable[..., Any], *arguments: Any) -> Any:
    return call(*arguments)


def _check_reachable(address: str) -> None:
    """Raises NoCluster if nothing listens at host:port: Ray itself would wait for minutes."""
    match = re.fullmatch(
        r"(?:ray://)?(?:\[(?P<six>[^\]/]+)\]|(?P<host>[^:/\[\]]+)):(?P<port>\d{1,5})", address
    )
    if match is None:
        return
    host = match["six"] or match["host"]
    try:
        socket.create_connection((host, int(match["port"])), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"no Ray cluster answers at {address!r:.80}: {error}") from None


@contextmanager
def connect(address: str) -> Iterator[RayPool]:
    """A pool on the cluster at `address` (`auto`: the cluster of this machine), for a block."""
    import ray

    _check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:
        cause = " ".join(str(error).split())[:120]
        raise NoCluster(f"no Ray cluster answers at {address!r:.80}: {cause}") from None
    try:
        yield RayPool(ray)
    finally:
        ray.shutdown()
