"""Servers whose SQLite file loses its power, or can't be written for a while."""

import os
import random
import shutil
import struct
import subprocess
from pathlib import Path

from motherlode.kernel.errors import MotherlodeError
from tests.load.launch import Server

SOURCE = Path(__file__).with_name("storage_shim.c")
NOTE = struct.Struct("=4q")
WRITTEN, TRUNCATED, SYNCED, UNLINKED = b"WTSU"
SUFFIXES = {1: "", 2: "-wal", 3: "-journal"}
SECTOR = 512
"""Bytes that a disk writes as a whole."""

Change = tuple[int, int, bytes, int]
"""What was done to a file: the kind, the offset, the bytes, and the length."""


def has_compiler() -> bool:
    return shutil.which("cc") is not None


def build(folder: Path) -> Path:
    """Compiles the shim into a folder."""
    library = folder / "storage_shim.so"
    command = ["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run([*command, "-lpthread"], check=True, capture_output=True)
    return library


class Disk:
    """A disk with the SQLite file of the programs that run with its `environment`."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "shimmed.db")
        self._operations = folder / "operations"
        self._fault = folder / "fault"
        self._durable: dict[int, bytes] = {}
        self._rng = random.Random(5)
        self.unsynced = 0
        """Writes that power cuts lost or tore."""
        self.environment = {
            "LD_PRELOAD": str(build(folder)),
            "STORAGE_SHIM_FILE": self.database,
            "STORAGE_SHIM_LOG": str(self._operations),
            "STORAGE_SHIM_FAULT": str(self._fault),
        }

    def fail_with(self, error: int) -> None:
        """Lets every write and sync fail with an error number; 0 ends that."""
        beside = self._fault.with_suffix(".new")
        beside.write_text(str(error) if error else "")
        os.replace(beside, self._fault)

    def cut_power(self) -> None:
        """Leaves what was synced, and any sectors of what was not; the programs were killed."""
        files, pending = dict(self._durable), dict[int, list[Change]]()
        # A server that was killed before its first write noted nothing.
        noted = self._operations.read_bytes() if self._operations.exists() else b""
        for file, change in read_operations(noted):
            if change[0] == SYNCED:
                files[file] = apply(files.get(file, b""), pending.pop(file, []))
            elif change[0] == UNLINKED:
                files.pop(file, None)
                pending.pop(file, None)
            else:
                pending.setdefault(file, []).append(change)
        for file, changes in pending.items():
            self.unsynced += len(changes)
            files[file] = apply(files.get(file, b""), self._surviving(changes))
        self._durable = files
        self._operations.unlink(missing_ok=True)
        self._replace_files(files)

    def _surviving(self, changes: list[Change]) -> list[Change]:
        """Any of some changes, and any sectors of each write."""
        found: list[Change] = []
        for kind, offset, data, length in changes:
            if kind == TRUNCATED and self._rng.random() < 0.5:
                found.append((kind, offset, data, length))
            for start in range(0, len(data), SECTOR):
                if self._rng.random() < 0.5:
                    part = data[start : start + SECTOR]
                    found.append((kind, offset + start, part, len(part)))
        return found

    def _replace_files(self, files: dict[int, bytes]) -> None:
        Path(f"{self.database}-shm").unlink(missing_ok=True)
        for file, suffix in SUFFIXES.items():
            path = Path(f"{self.database}{suffix}")
            path.unlink(missing_ok=True)
            if file in files:
                path.write_bytes(files[file])


class ShimmedServer(Server):
    """A server on a disk; `kill` cuts its power."""

    def __init__(self, folder: Path, given: list[str] | None = None) -> None:
        self.disk = Disk(folder)
        super().__init__(self.disk.database, folder / "shimmed.log", given)
        self.environment = self.disk.environment

    def kill(self) -> None:
        super().kill()
        self.disk.cut_power()


def read_operations(noted: bytes) -> list[tuple[int, Change]]:
    """The operations that the shim noted: the file and the change of each."""
    found: list[tuple[int, Change]] = []
    at = 0
    while at + NOTE.size <= len(noted):
        kind, file, offset, length = NOTE.unpack_from(noted, at)
        at += NOTE.size
        size = length if kind == WRITTEN else 0
        if at + size > len(noted):
            break  # The server was killed while it noted this.
        if kind not in (WRITTEN, TRUNCATED, SYNCED, UNLINKED):
            raise MotherlodeError(f"the shim noted an unknown operation {kind}")
        found.append((file, (kind, offset, noted[at : at + size], length)))
        at += size
    return found


def apply(content: bytes, changes: list[Change]) -> bytes:
    """The content of a file after some changes."""
    after = bytearray(content)
    for kind, offset, data, length in changes:
        if kind == TRUNCATED:
            after = after[:length] + bytes(max(0, length - len(after)))
            continue
        if len(after) < offset:
            after += bytes(offset - len(after))
        after[offset : offset + len(data)] = data
    return bytes(after)
