"""The latest warnings and errors of this process, for operators."""

import threading
from collections import Counter, deque
from collections.abc import MutableMapping
from typing import Any

KEPT = 50
SHOWN = ("warning", "error", "critical")


class RecentProblems:
    """Counts the warnings and errors of the log and keeps the latest; used by every thread."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._latest: deque[dict[str, Any]] = deque(maxlen=KEPT)
        self._lock = threading.Lock()

    def latest(self) -> list[dict[str, Any]]:
        """The latest lines, newest first; a traceback is left to the log itself."""
        with self._lock:
            return [*reversed(self._latest)]

    def note(self, logger: Any, method: str, line: MutableMapping[str, Any]) -> Any:
        """A step of structlog: notes a line that is a warning or an error."""
        level = str(line.get("level", method))
        if level in SHOWN:
            kept = {name: value for name, value in line.items() if name != "exception"}
            with self._lock:
                self.counts["error" if level == "critical" else level] += 1
                self._latest.append(kept)
        return line


PROBLEMS = RecentProblems()
"""Those of this process; its log is configured once as well."""
