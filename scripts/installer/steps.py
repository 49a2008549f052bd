"""Steps of a set-up: each runs only if its inputs have changed since it last ran."""

import hashlib
import os
import subprocess
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from installer.failures import SetUpFailed, explain
from installer.paths import BUILD, LOG, OTHER_STAMPS, ROOT, STAMPS

OUTSIDE = ("compiled modules", "npm packages", "web client")
"""Steps whose results are not in the environment: another environment needs no other ones."""

times: dict[str, float] = {}
"""Seconds of every step that ran."""


def digest(files: Iterable[Path], *values: str) -> str:
    """A SHA-256 digest of the contents of files and of some values."""
    total = hashlib.sha256()
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(ROOT)} {content}\n".encode())
    total.update(repr(values).encode())
    return total.hexdigest()


def is_done(step: str, *inputs: str) -> bool:
    """True if a step last ran with one of these inputs."""
    stamp = stamp_of(step)
    return stamp.exists() and stamp.read_text() in inputs


def do(step: str, inputs: str, action: Callable[[], None], *also_good: str) -> None:
    """Runs a step unless it last ran with these inputs, or with others that are good enough."""
    if is_done(step, inputs, *also_good):
        return
    began = time.monotonic()
    print(f"motherlode: {step} ...", flush=True)
    if step in OUTSIDE:
        forget(step)
    action()
    mark_done(step, inputs)
    times[step] = time.monotonic() - began


def mark_done(step: str, inputs: str) -> None:
    stamp = stamp_of(step)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(inputs)


def forget(step: str) -> None:
    """Marks a step as not done, before its result changes: a failure leaves neither old nor new."""
    stamp_of(step).unlink(missing_ok=True)


def stamp_of(step: str) -> Path:
    """The file that holds the inputs with which a step last ran."""
    return (OTHER_STAMPS if step in OUTSIDE else STAMPS) / step


def run(step: str, *command: str | Path, **settings: str) -> None:
    """Runs a command of a step; logs its output and raises SetUpFailed if it fails."""
    environment = {**os.environ, **settings}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    output = done.stdout.decode(errors="replace")
    BUILD.mkdir(exist_ok=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"== {step}: {' '.join(map(str, command))}\n{output}")
    if done.returncode:
        raise SetUpFailed(explain(step, output))
