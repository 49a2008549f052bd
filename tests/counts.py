"""Counts of what tests repeat: few in `make test`, many in `make proof`."""

import os

PROOF = os.environ.get("MOTHERLODE_PROOF") == "1"


def count(few: int, many: int) -> int:
    """`few` repetitions, or `many` in `make proof`."""
    return many if PROOF else few
