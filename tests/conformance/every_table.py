"""`every_table`: runs a test with every setup of every registered game."""

import pytest

from motherlode.kernel.game import Setup
from motherlode.kernel.registry import all_games
from motherlode.lab.bench.engine import is_compiled
from motherlode.testing import conformance


def name_of_setup(setup: Setup) -> str:
    changed = "-".join(
        f"{option.name}={setup.options[option.name]}"
        for option in setup.game.options
        if setup.options[option.name] != option.default
    )
    return f"{setup.game.name}-{setup.seats}-{changed}".rstrip("-")


def tables() -> list[Setup]:
    """All setups of all games; when interpreted, which is slow, the first two of each game."""
    every = [list(conformance.setups(game)) for game in all_games().values()]
    few = None if is_compiled() else 2
    return [setup for setups in every for setup in setups[:few]]


TABLES = tables()

every_table = pytest.mark.parametrize("setup", TABLES, ids=name_of_setup)
