"""The rules refuse options that don't fit a table and say what would fit."""

from typing import Any

import pytest

from motherlode.kernel.errors import BadOptions
from motherlode.kernel.registry import find_game
from tests.unfit_options import cases


@cases
def test_the_rules_refuse_unfit_options(
    game: str, seats: int, options: dict[str, Any], fits: str
) -> None:
    with pytest.raises(BadOptions) as refused:
        find_game(game).setup(seats, options)
    assert fits in str(refused.value)
