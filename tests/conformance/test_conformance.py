"""Runs the conformance suite on every registered game and setup."""

import pytest

from motherlode.kernel.game import Setup
from motherlode.kernel.registry import all_games
from motherlode.lab.bench.engine import is_compiled
from motherlode.testing import conformance
from motherlode.testing.unlisted_conformance import check_unlisted


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


@pytest.mark.parametrize("name", list(all_games()))
def test_the_declarations_of_actions_and_zones_are_consistent(name: str) -> None:
    conformance.check_declarations(all_games()[name])


@every_table
def test_a_random_game_passes_every_conformance_check(setup: Setup) -> None:
    conformance.check_random_game(setup, seed=11)


@every_table
def test_no_seat_notices_a_difference_in_what_is_hidden_from_it(setup: Setup) -> None:
    conformance.check_secrecy(setup, seed=12)


@every_table
def test_a_game_is_restored_from_its_record(setup: Setup) -> None:
    conformance.check_record(setup, seed=13)


@every_table
def test_unlisted_actions_are_checked_by_the_rules_of_the_listed_ones(setup: Setup) -> None:
    check_unlisted(setup, seed=14)
