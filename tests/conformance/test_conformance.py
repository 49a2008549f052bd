"""Every registered game keeps what the kernel promises, on every kind of table."""

import pytest

from motherlode.kernel.game import Setup
from motherlode.kernel.registry import all_games
from motherlode.lab.bench.engine import is_compiled
from motherlode.testing import conformance


def described(setup: Setup) -> str:
    changed = "-".join(
        f"{option.name}={setup.options[option.name]}"
        for option in setup.game.options
        if setup.options[option.name] != option.default
    )
    return f"{setup.game.name}-{setup.seats}-{changed}".rstrip("-")


def tables() -> list[Setup]:
    """Every kind of table; from source, where a game takes long, the first of each title."""
    every = [list(conformance.setups(game)) for game in all_games().values()]
    few = None if is_compiled() else 2
    return [setup for of_title in every for setup in of_title[:few]]


TABLES = tables()

every_table = pytest.mark.parametrize("setup", TABLES, ids=described)


@pytest.mark.parametrize("name", list(all_games()))
def test_actions_and_zones(name: str) -> None:
    conformance.check_declarations(all_games()[name])


@every_table
def test_random_game(setup: Setup) -> None:
    conformance.check_random_game(setup, seed=11)


@every_table
def test_secrecy_pairs(setup: Setup) -> None:
    conformance.check_secrecy(setup, seed=12)


@every_table
def test_record(setup: Setup) -> None:
    conformance.check_record(setup, seed=13)
