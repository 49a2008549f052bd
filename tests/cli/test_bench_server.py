"""`bench server`: its figures, and the pace it keeps when it is given one."""

import json

from tests.cli.shell import Shell

RATE = 40


def test_a_paced_bench_sends_no_more_than_it_was_told(shell: Shell) -> None:
    paced = ("--tables", "4", "--seconds", "2", "--rate", str(RATE))
    told = json.loads(shell("bench", "server", *paced, "--json").out)
    assert told["refused"] == 0
    assert 0 < told["moves_per_s"] <= 1.2 * RATE
    assert 0 < told["p50_ms"] <= told["p99_ms"]
    assert told["server_ms"] > 0
