"""Counts of what tests repeat: few in `make test`, many in `make proof`."""

import os

PROOF = os.environ.get("MOTHERLODE_PROOF") == "1"


def count(few: int, many: int) -> int:
    """The number of repetitions of this run."""
    return many if PROOF else few
