"""How much tests repeat: little in `make test`, much in `make proof`."""

import os
from typing import Any

import pytest

PROOF = os.environ.get("MOTHERLODE_PROOF") == "1"


def count(few: int, many: int) -> int:
    """`few` repetitions, or `many` in `make proof`."""
    return many if PROOF else few


def proof_case(*values: Any) -> Any:
    """A case of a parametrised test that only `make proof` runs."""
    return pytest.param(*values, marks=pytest.mark.proof)
