"""Logs: JSON objects on standard error, one a line, whatever writes them."""

import asyncio
import logging
import sys
import threading
from types import TracebackType
from typing import Any

import structlog

from motherlode.server.recent_problems import PROBLEMS


def set_up_logs(level: int = logging.INFO) -> None:
    """Writes all logs, warnings and uncaught errors as JSON lines; never bodies or headers."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            PROBLEMS.note,
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.getLogger().handlers = [LibraryLogHandler(logging.WARNING)]
    logging.captureWarnings(True)
    sys.excepthook = _log_uncaught
    threading.excepthook = lambda given: _log_uncaught(
        given.exc_type, given.exc_value, given.exc_traceback
    )
    sys.unraisablehook = lambda given: _log_uncaught(
        given.exc_type, given.exc_value, given.exc_traceback
    )


def _log_uncaught(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
) -> None:
    if issubclass(kind, SystemExit | KeyboardInterrupt):
        return
    structlog.get_logger("motherlode").error("uncaught error", exc_info=error or kind())


class LibraryLogHandler(logging.Handler):
    """Writes the warnings and errors of libraries to the same log.

    Clients that send unreadable requests or disconnect during an answer are not logged.
    """

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if _is_no_fault_of_ours(record.name, error):
            return
        log: Any = structlog.get_logger(record.name)
        write = log.error if record.levelno >= logging.ERROR else log.warning
        write(record.getMessage(), logger=record.name, exc_info=error)


def _is_no_fault_of_ours(logger: str, error: BaseException | None) -> bool:
    """True for an unreadable text, and for an answer to a client that has gone.

    Also for a request that a shutdown ended, which another line says.
    """
    if not logger.startswith("uvicorn"):
        return False
    if isinstance(error, asyncio.CancelledError):
        return True
    gone = isinstance(error, RuntimeError) and "closed=True" in str(error)
    return gone or isinstance(error, UnicodeDecodeError)
