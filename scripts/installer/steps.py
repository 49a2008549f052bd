"""Steps of a set-up: each is done once, until what it depends on changes."""

import hashlib
import os
import subprocess
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from installer.failures import SetUpFailed, explain
from installer.places import BUILD, LOG, ROOT, STAMPS

times: dict[str, float] = {}
"""Seconds of every step that was done."""


def digest(files: Iterable[Path], *values: str) -> str:
    """A name for the contents of files and some values."""
    found = hashlib.sha256()
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        found.update(f"{file.relative_to(ROOT)} {content}\n".encode())
    found.update(repr(values).encode())
    return found.hexdigest()


def is_done(step: str, *inputs: str) -> bool:
    """True if a step was done with one of these inputs."""
    stamp = STAMPS / step
    return stamp.exists() and stamp.read_text() in inputs


def do(step: str, inputs: str, action: Callable[[], None], *as_good: str) -> None:
    """Does a step unless it was done with these inputs, or with others that are as good."""
    if is_done(step, inputs, *as_good):
        return
    began = time.monotonic()
    print(f"motherlode: {step} ...", flush=True)
    action()
    mark_done(step, inputs)
    times[step] = time.monotonic() - began


def mark_done(step: str, inputs: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / step).write_text(inputs)


def run(step: str, *command: str | Path, **settings: str) -> None:
    """Runs a command of a step; its output goes to the log, and a failure is one line."""
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
