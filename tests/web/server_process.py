"""A server process on a free port, with a database file of its own; tests can kill it."""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

ELSEWHERE = "elsewhere.test"
"""A name for this machine that browsers don't treat as localhost; the server answers to it."""
# No limits, no grace for clocks after a start, and short windows.
LENIENT = ["--window", "300", "--chat", "0", "--cool-down", "0"]
LENIENT += ["--tables", "0", "--requests", "0", "--rate", "0", "--burst", "1000000", "--grace", "0"]
TIMEOUT = 60.0
HTTP = httpx.Client(verify=False, timeout=60, limits=httpx.Limits(max_keepalive_connections=0))
"""The client of all tests: a new one would load certificates first, which takes 30 ms each."""
COMMAND = (sys.executable, "-m", "motherlode.cli.main")


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


class Server:
    """A `motherlode serve` that tests may stop and start again."""

    def __init__(
        self,
        folder: Path,
        command: Sequence[str] = COMMAND,
        timeout: float = TIMEOUT,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._command = command
        self._environment = environment
        self._timeout = timeout
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [*self._command, "serve", "--port", str(self.port)]
        command += ["--database", str(self._folder / "tables.db"), *LENIENT]
        command += ["--allowed-host", ELSEWHERE]
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(command, stderr=log, stdout=log, env=self._environment)
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + self._timeout
        while time.monotonic() < until:
            try:
                if HTTP.get(f"{self.address}/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.1)
        self.kill()
        raise TimeoutError((self._folder / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        """Kills the process at once, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    @contextmanager
    def crash(self) -> Iterator[None]:
        """Kills the process and starts it again at the end, for later tests even if one fails."""
        self.kill()
        try:
            yield
        finally:
            self.start()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(self._timeout)
