"""Progress bars for long work: on standard error, gone when done, only where somebody looks."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from motherlode.cli.screen import console

T = TypeVar("T")


@contextmanager
def bar(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a bar while the block runs; the block calls what it gets with how much is done."""
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


def counted(items: Sequence[T], label: str) -> Iterator[T]:
    """The items one by one, under a bar."""
    with bar(label, len(items)) as done:
        for number, item in enumerate(items, 1):
            yield item
            done(number)
