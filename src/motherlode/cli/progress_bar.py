"""Progress bars on standard error, shown only in a terminal and removed when done."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from motherlode.cli.console_output import console

T = TypeVar("T")


@contextmanager
def progress_bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a progress bar during a block; yields a function that sets how much is done."""
    out = console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    hidden = not out.is_terminal or out.is_dumb_terminal
    with Progress(*columns, console=out, transient=True, disable=hidden) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.update(task, completed=done)


def with_progress(items: Sequence[T], label: str) -> Iterator[T]:
    """Yields the items one by one, under a progress bar."""
    with progress_bar(label, len(items)) as progress:
        for number, item in enumerate(items, 1):
            yield item
            progress(number)
