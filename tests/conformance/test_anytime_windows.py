"""At every decision that an any-time action interrupts, secrets stay secret and undo is exact."""

import hashlib
from collections import Counter

import pytest

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.registry import all_games
from motherlode.plugin_types import TestPlugin
from motherlode.testing.conformance import check_pair

CHECKS_A_STEP = 3
MOST_GAMES = 40
MOST_DECISIONS = 4000
WINDOWS = {
    "karats": {"build", "geothermal", "fuel", "mine", "use", "keep", "end"},
    "super_motherload": {"act", "place_drill", "place_bomb", "stow", "attach_board", "buy"},
}
"""The steps in which each game has to offer any-time actions."""


def check_window(play: Play, seed: int) -> None:
    """Checks secrecy of the decision for every seat; plays and undoes an any-time action."""
    setup, position = play.setup, play.position
    for seat in range(-1, setup.seats):
        check_pair(setup, position, seat, Dealer(seed))
    before = position.state.dump()
    quantities = setup.game.plugin(TestPlugin).conserved
    conserved = quantities(setup.rules, position.state)
    play.play(position.anytime()[seed % len(position.anytime())])
    assert quantities(setup.rules, play.position.state) == conserved
    if play.applied[-1].can_undo:
        play.undo(1)
        assert play.position.state.dump() == before


def random_action(play: Play, pick: Dealer) -> int:
    """A random action of a random verb, so that rare verbs are not lost among many places."""
    rows = [play.setup.game.actions.row(action) for action in play.legal()]
    verbs = sorted({row.verb_id for row in rows})
    verb = verbs[pick.below(len(verbs))]
    actions = [row.id for row in rows if row.verb_id == verb]
    return actions[pick.below(len(actions))]


def check_random_game(game: str, seed: int, checked: Counter[str]) -> None:
    """Checks decisions of a random game that offer any-time actions; counts them by step."""
    setup = all_games()[game].setup(2)
    pick = Dealer(seed)
    play = Play(setup, hashlib.sha256(str(seed).encode()).digest())
    while not play.over() and len(play.log) < MOST_DECISIONS:
        step = setup.rules.steps[play.position.state.step()].name
        if play.position.anytime() and checked[step] < CHECKS_A_STEP:
            checked[step] += 1
            check_window(play, seed + checked[step])
        if not play.over():
            play.play(random_action(play, pick))


@pytest.mark.parametrize("game", sorted(WINDOWS))
def test_any_time_actions_reveal_no_secret_and_keep_quantities_at_every_decision(game: str) -> None:
    checked: Counter[str] = Counter()
    seeds = iter(range(MOST_GAMES))
    while not checked.keys() >= WINDOWS[game]:
        check_random_game(game, next(seeds), checked)
