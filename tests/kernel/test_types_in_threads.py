"""Several threads may read values of one type for the first time at once.

msgspec crashes the whole process if a thread uses a type that another one is still preparing.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import motherlode

READS_IN_THREADS = """
import sys, threading
import msgspec
from motherlode.kernel.content import check_content, from_tables

sys.setswitchinterval(1e-6)
NUMBERS = [(f"number{i}", int) for i in range(30)]
TABLES = {f"part{i}": {name: 1 for name, kind in NUMBERS} for i in range(10)}

def read(schema, barrier):
    barrier.wait()
    check_content([from_tables("content", TABLES)], None, schema, lambda value: [])

for number in range(100):
    part = msgspec.defstruct("Part", NUMBERS)
    schema = msgspec.defstruct("Schema", [(f"part{i}", part) for i in range(10)])
    barrier = threading.Barrier(3)
    threads = [threading.Thread(target=read, args=(schema, barrier)) for i in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""

PREPARES_LATE = re.compile(r"msgspec\.(json|msgpack)\.decode\([^)]*type=")


def test_content_can_be_read_in_several_threads_at_once() -> None:
    ran = subprocess.run([sys.executable, "-c", READS_IN_THREADS], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("room", ["kernel", "server"])
def test_decoders_are_made_when_their_module_is_imported(room: str) -> None:
    folder = Path(motherlode.__file__).parent / room
    found = [file.name for file in folder.rglob("*.py") if PREPARES_LATE.search(file.read_text())]
    assert found == []
