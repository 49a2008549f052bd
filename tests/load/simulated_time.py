"""A clock for server processes that tests set: days pass without a test waiting for them."""

import os
from pathlib import Path

HOUR = 3_600_000

PATCH = """
import os
import time

_right_time_ns, _file = time.time_ns, os.environ["MOTHERLODE_TEST_CLOCK"]


def time_ns():
    with open(_file) as ahead:
        return _right_time_ns() + int(ahead.read()) * 1_000_000


time.time_ns = time_ns
time.time = lambda: time_ns() / 1e9

from motherlode.server import setting_types

setting_types.seconds.__defaults__ = (10**9,)
"""
"""What Python runs when it starts: the wall clock is ahead by the milliseconds in a file. Settings
may be longer than a day, so that no simulated day counts as downtime."""

WITHOUT_DOWNTIME = ["--downtime-after", str(10**9)]


class SimulatedTime:
    """The wall clock of server processes; their timers run by the real one."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._file = folder / "time", folder / "time" / "ahead"
        self._folder.mkdir()
        (self._folder / "sitecustomize.py").write_text(PATCH)
        self._ahead = 0
        self.pass_hours(0)

    @property
    def environment(self) -> dict[str, str]:
        """The environment of the processes that have this time."""
        path = os.pathsep.join([str(self._folder), os.environ.get("PYTHONPATH", "")])
        return {"PYTHONPATH": path.rstrip(os.pathsep), "MOTHERLODE_TEST_CLOCK": str(self._file)}

    def pass_hours(self, hours: float) -> None:
        self._ahead += int(hours * HOUR)
        written = self._file.with_suffix(".new")
        written.write_text(str(self._ahead))
        written.replace(self._file)
