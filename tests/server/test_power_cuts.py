"""A power cut loses no acknowledged move, although what SQLite did not sync is lost or torn."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tests.load.crash_run import crash
from tests.load.storage_shim import Disk, ShimmedServer, has_compiler
from tests.server.sites import run_aside

CUTS = int(os.environ.get("MOTHERLODE_CUTS", "1"))
TABLES = 50 if CUTS >= 50 else 4
ROWS = 40
WRITER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode=WAL")
connection.execute("CREATE TABLE rows (number INTEGER)")
connection.execute(f"PRAGMA synchronous={sys.argv[2]}")
while True:
    connection.execute("INSERT INTO rows SELECT count(*) + 1 FROM rows")
    print("committed", flush=True)
"""

pytestmark = pytest.mark.skipif(not has_compiler(), reason="the shim is compiled")


def test_power_cuts_lose_no_acknowledged_move(tmp_path: Path) -> None:
    with ShimmedServer(tmp_path) as server:
        report = run_aside(crash([server], "sqlite", kills=CUTS, tables=TABLES))
        print(report.as_data(), f"{server.disk.unsynced} writes lost or torn")
    assert report.lost == []
    assert report.kills == CUTS
    assert report.acknowledged > 0


@pytest.mark.parametrize(("synchronous", "loses"), [("FULL", False), ("OFF", True)])
def test_the_shim_loses_what_was_not_synced(tmp_path: Path, synchronous: str, loses: bool) -> None:
    disk = Disk(tmp_path)
    command = [sys.executable, "-c", WRITER, disk.database, synchronous]
    environment = {**os.environ, **disk.environment}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        for _ in range(ROWS):
            writer.stdout.readline()
        writer.kill()
        committed = ROWS + len(writer.stdout.readlines())
    disk.cut_power()
    connection = sqlite3.connect(disk.database)
    kept = connection.execute("SELECT count(*) FROM rows").fetchone()[0]
    connection.close()
    assert (kept < committed) == loses
