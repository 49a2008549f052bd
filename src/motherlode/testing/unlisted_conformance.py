"""The part of the conformance suite for unlisted actions, which are checked but in no list.

At decisions of random games it tries random arguments of every unlisted verb, and every listed
action that has the same verb: both ways of writing an action must be legal together.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator

from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import IllegalAction
from motherlode.kernel.game import Setup
from motherlode.kernel.legal_actions import is_unlisted
from motherlode.kernel.play import Play
from motherlode.kernel.position import Position
from motherlode.kernel.zones import redeal
from motherlode.plugin_types import TestPlugin
from motherlode.testing.conformance_error import require

MOST_DECISIONS = 50_000
TRIES = 4
"""How many random arguments of each unlisted verb are tried at a decision."""
CHECKED_EACH_STEP = 12
"""At how many decisions of each step the checks are made."""


def check_unlisted(setup: Setup, seed: int) -> None:
    """Checks the unlisted actions of a random game; does nothing if the game has none."""
    if not setup.game.actions.unlisted_verbs:
        return
    play = Play(setup, hashlib.sha256(str(seed).encode()).digest())
    pick, checked = Dealer(seed), Counter[int]()
    while not play.over() and len(play.log) < MOST_DECISIONS:
        step = int(play.position.state.step())
        checked[step] += 1
        if checked[step] <= CHECKED_EACH_STEP:
            _check_decision(play, pick)
        if not play.over():
            legal = play.legal()
            play.play(legal[pick.below(len(legal))])


def _check_decision(play: Play, pick: Dealer) -> None:
    _check_listed_twins(play)
    for action in _random_actions(play.setup, pick):
        _check_text(play.setup, action)
        _check_lists(play.setup, play.position, action)
        _check_secrecy(play.setup, play.position, action)
        if play.over():
            return
        if play.position.allows(action):
            _check_play(play, action)
        else:
            _check_refusal(play, action)


def _random_actions(setup: Setup, pick: Dealer) -> Iterator[int]:
    """Some random actions of every unlisted verb; a listed one if it is written the same way."""
    actions = setup.game.actions
    for verb, (_, arguments) in actions.unlisted_verbs.items():
        for _ in range(TRIES):
            yield actions.parse(actions.text(verb + arguments.random(pick)))


def _check_text(setup: Setup, action: int) -> None:
    actions = setup.game.actions
    text = actions.text(action)
    require(actions.parse(text) == action, f"{text!r} parses as another action")
    require(actions.has(action), f"{text!r} has an id that the table doesn't know")


def _check_lists(setup: Setup, position: Position, action: int) -> None:
    """Checks that no list, mask or bot's choice holds an unlisted action."""
    outlook = Outlook(setup.rules, position.state, position.seat(), Dealer(3))
    for listed in (position.legal(), outlook.legal):
        require(not any(is_unlisted(legal) for legal in listed), "an unlisted action is in a list")
    text = setup.game.actions.text(action)
    if not is_unlisted(action):
        legal = action in position.legal()
        require(position.allows(action) == legal, f"{text!r} is listed, but is not legal by that")


def _check_listed_twins(play: Play) -> None:
    """Checks that a listed action is legal exactly if the same action is as an unlisted one."""
    actions, position = play.setup.game.actions, play.position
    for verb, (word, arguments) in actions.unlisted_verbs.items():
        for row in actions.rows:
            if row.verb != word:
                continue
            try:
                number = arguments.read(row.argument)
            except ValueError:
                continue  # a listed action that has no other way of writing
            both = position.allows(row.id), position.allows(verb + number)
            require(both[0] == both[1], f"{row.text!r} is legal in one of its two ways only")


def _check_secrecy(setup: Setup, position: Position, action: int) -> None:
    """Checks that nothing hidden from the deciding seat changes whether the action is legal."""
    twin = position.state.copy()
    redeal(setup.rules.layout, twin, position.seat(), Dealer(5))
    reasons = [setup.rules.why_not(state, action) for state in (position.state, twin)]
    text = setup.game.actions.text(action)
    if is_unlisted(action):
        require(reasons[0] == reasons[1], f"hidden facts change the refusal of {text!r}")


def _check_refusal(play: Play, action: int) -> None:
    """Checks that a refused action names a reason and a rule, and that nothing changes."""
    before, entries = play.position.state.dump(), list(play.log)
    text = play.setup.game.actions.text(action)
    try:
        play.play_text(text)
    except IllegalAction as error:
        require(error.reason != "", f"{text!r} is refused without a reason")
        require(error.rule != "" or not is_unlisted(action), f"{text!r} is refused without a rule")
    else:
        require(False, f"{text!r} is not legal, but was played")
    require(play.position.state.dump() == before, f"the refusal of {text!r} changed the state")
    require(play.log == entries, f"the refusal of {text!r} is in the log")


def _check_play(play: Play, action: int) -> None:
    """Plays a legal action by its text; checks quantities, the log, and that undo is exact."""
    quantities = play.setup.game.plugin(TestPlugin).conserved
    before, entries = play.position.state.dump(), len(play.log)
    conserved = quantities(play.setup.rules, play.position.state)
    text = play.setup.game.actions.text(action)
    play.play_text(text)
    require(play.log[entries:] == [text], f"{text!r} has another text in the log")
    now = quantities(play.setup.rules, play.position.state)
    require(now == conserved, f"after {text!r}: {now} != {conserved}")
    if play.applied[-1].can_undo:
        play.undo(1)
        require(play.position.state.dump() == before, f"undoing {text!r} did not restore the state")
