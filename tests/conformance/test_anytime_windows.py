"""At every decision that an any-time action interrupts, secrets stay secret and undo is exact."""

import hashlib
from collections import Counter

import pytest

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.registry import all_games
from motherlode.testing.conformance import check_anytime_effects, check_pair

CHECKS_A_WINDOW = 3
MOST_GAMES = 40
MOST_DECISIONS = 4000
WINDOWS = {
    "karats": {"build", "geothermal", "fuel", "mine", "use", "keep", "end"},
    "super_motherload": {"act", "place_drill", "place_bomb", "stow", "attach_board", "buy"},
    "mothership": {
        *("turn", "orders", "join", "before_roll", "after_roll", "on_loss", "target", "warp"),
        *("push", "drain", "answer_event", "aim"),
    },
}
"""The steps in which each game has to offer any-time actions."""
OPTIONS = {"mothership": {"mode": "victory_points", "events": True, "exploration": True}}
"""Options with which all of these steps come up, where the usual ones aren't enough."""


Windows = Counter[tuple[str, int]]
"""How often each window was checked: a step, with the number of its card or NO_CARD."""
NO_CARD = -1


def check_window(play: Play, seed: int) -> None:
    """Checks secrecy of the decision for every seat; plays and undoes an any-time action."""
    setup, position = play.setup, play.position
    for seat in range(-1, setup.seats):
        check_pair(setup, position, seat, Dealer(seed))
    check_anytime_effects(setup, position)
    before = position.state.dump()
    play.play(position.anytime()[seed % len(position.anytime())])
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


def card_of(play: Play) -> int:
    """The number of the card that the pending step belongs to, or NO_CARD."""
    state = play.position.state
    fields = play.setup.rules.steps[state.step()].fields
    return int(state.field(fields.index("card"))) if "card" in fields else NO_CARD


def check_random_game(game: str, seed: int, checked: Windows) -> None:
    """Checks decisions of a random game that offer any-time actions; counts them by window."""
    setup = all_games()[game].setup(2, OPTIONS.get(game))
    pick = Dealer(seed)
    play = Play(setup, hashlib.sha256(str(seed).encode()).digest())
    while not play.over() and len(play.log) < MOST_DECISIONS:
        step = setup.rules.steps[play.position.state.step()].name
        window = (step, card_of(play))
        if play.position.anytime() and checked[window] < CHECKS_A_WINDOW:
            checked[window] += 1
            check_window(play, seed + checked[window])
        if not play.over():
            play.play(random_action(play, pick))


@pytest.mark.parametrize("game", sorted(WINDOWS))
def test_any_time_actions_reveal_no_secret_and_keep_quantities_at_every_decision(game: str) -> None:
    checked: Windows = Counter()
    seeds = iter(range(MOST_GAMES))
    while not {step for step, _ in checked} >= WINDOWS[game]:
        check_random_game(game, next(seeds), checked)
