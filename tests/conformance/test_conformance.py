"""Runs the conformance suite on every registered game and setup."""

import pytest

from motherlode.kernel.game import Setup
from motherlode.kernel.registry import all_games
from motherlode.testing import conformance
from motherlode.testing.unlisted_conformance import check_unlisted
from tests.conformance.every_table import every_table


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
