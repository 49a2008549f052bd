"""The conformance suite: properties that every game must have, checked on random play.

`check(game)` runs all of it; each check raises `ConformanceError` with a line that says what broke.
It needs nothing but the game, so it serves games of other packages too.
"""

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec

from motherlode.kernel.bot_knowledge import Outlook
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.options import Choice, Flag, Number, Option
from motherlode.kernel.play import Play
from motherlode.kernel.position import Position, position_at, start_game
from motherlode.kernel.record import Seat, from_json, record_of, replay, to_json
from motherlode.kernel.rules import AT_ONCE
from motherlode.kernel.state import FRAME, TURN, State, load
from motherlode.kernel.view import SPECTATOR, view
from motherlode.kernel.zones import redeal
from motherlode.plugin_types import TestPlugin
from motherlode.testing.conformance_error import require
from motherlode.testing.unlisted_conformance import check_unlisted

MOST_DECISIONS = 50_000
COPIES_KEPT = 32
MOST_UNDOS = 20
UNLISTED_EVERY = 8
"""On average one decision in this many tries an action of an unlisted verb."""


def check(game: Game, seed: int = 1) -> None:
    """Runs all conformance checks on every setup of a game."""
    check_declarations(game)
    for number, setup in enumerate(setups(game)):
        check_random_game(setup, seed + number)
        check_secrecy(setup, seed + number)
        check_record(setup, seed + number)
        check_unlisted(setup, seed + number)


def setups(game: Game) -> Iterator[Setup]:
    """A setup for every number of seats, and for every value of each option."""
    for seats in game.seats:
        yield from _possible(game, seats, {})
    for option in game.options:
        for value in _values(option):
            if value != option.default:
                possible = (s for n in game.seats for s in _possible(game, n, {option.name: value}))
                yield from list(possible)[:1]


def _values(option: Option) -> list[Any]:
    if isinstance(option, Choice):
        return list(option.choices)
    return [False, True] if isinstance(option, Flag) else _ends(option)


def _ends(option: Number) -> list[Any]:
    return sorted({option.low, option.high})


def _possible(game: Game, seats: int, options: dict[str, Any]) -> Iterator[Setup]:
    try:
        yield game.setup(seats, options)
    except BadOptions:
        return


def is_sampled(number: int) -> bool:
    """True for decisions that get the expensive checks: the first 150, then every 23rd."""
    return number < 150 or number % 23 == 0


def check_declarations(game: Game) -> None:
    """Checks that action texts are unambiguous and that zones have no gaps or overlaps."""
    for row in game.actions.rows:
        require(game.actions.parse(row.text) == row.id, f"{row.text!r} parses as another action")
        require(row.verb != "undo", "undo is an entry of the log, not an action of a game")
    ends = [(zone.start, zone.start + zone.size) for zone in game.layout.owned]
    require(_without_gaps(ends, 0), "the zones of a seat have gaps or overlap")
    require(
        any(True for _ in setups(game)), "no number of seats makes a table with default options"
    )


def _without_gaps(runs: list[tuple[int, int]], first: int) -> bool:
    for begin, end in sorted(runs):
        if begin != first:
            return False
        first = end
    return True


def check_random_game(setup: Setup, seed: int) -> None:
    """Plays a random game; checks legality, copies, dumps, conserved quantities and refusals."""
    dealer, pick = Dealer(seed), Dealer(seed + 1)
    position = start_game(setup.rules, dealer)
    quantities = setup.game.plugin(TestPlugin).conserved
    conserved = quantities(setup.rules, position.state)
    copies: list[tuple[State, str]] = []
    for number in range(MOST_DECISIONS):
        if position.over():
            break
        legal = position.legal()
        _check_legal(setup, legal)
        _check_anytime(setup, position)
        _check_window(position)
        if is_sampled(number):
            _check_dump(setup, position)
            _check_heuristic(setup, position.state, legal)
            _check_refusals(setup, position, pick)
            check_anytime_effects(setup, position)
            copies.append((position.state.copy(), _digest(position.state)))
        action = pick_action(setup, position, pick)
        _check_same_twice(setup, position, action, dealer, pick.word())
        now = quantities(setup.rules, position.state)
        require(
            now == conserved, f"after {setup.game.actions.text(action)!r}: {now} != {conserved}"
        )
        if len(copies) > COPIES_KEPT:
            _check_copies(copies[:1])
            del copies[0]
    _check_copies(copies)
    require(position.over(), f"the game did not end within {MOST_DECISIONS} decisions")
    _check_end(position)


def _check_copies(copies: list[tuple[State, str]]) -> None:
    for state, digest in copies:
        require(_digest(state) == digest, "a copy changed when its original did")


def _check_legal(setup: Setup, legal: list[int]) -> None:
    require(len(legal) > 0, "a decision without legal actions")
    require(len(set(legal)) == len(legal), "an action is listed twice")
    require(
        all(0 <= a < len(setup.game.actions) for a in legal), "a legal action is not in the table"
    )


def _check_anytime(setup: Setup, position: Position) -> None:
    """Checks that any-time actions are offered in all steps that allow them, and nowhere else."""
    rules, state = setup.rules, position.state
    step, anytime = rules.steps[state.step()], position.anytime()
    verbs = [setup.game.actions.row(action).verb_id for action in position.legal()]
    own = verbs[: len(verbs) - len(anytime)]
    require(all(rules.anytime.takes(verb) for verb in verbs[len(own) :]), "not an any-time action")
    if step.interruptible and state.seat() == state.cells[TURN]:
        listed = any(rules.anytime.takes(verb) for verb in own)
        require(not listed, f"step {step.name!r} lists an any-time action itself")
        offered = LegalActions()
        rules.anytime.legal(state, offered)
        require(offered.listed() == anytime, f"step {step.name!r} lacks any-time actions")
    else:
        require(not anytime, f"any-time actions are offered in step {step.name!r}")


def check_anytime_effects(setup: Setup, position: Position) -> None:
    """Plays every any-time action on a copy: the game must go on, and quantities stay."""
    quantities = setup.game.plugin(TestPlugin).conserved
    conserved = quantities(setup.rules, position.state)
    for action in position.anytime():
        copy = position.copy()
        copy.advance(action, Dealer(action))
        text = setup.game.actions.text(action)
        now = quantities(setup.rules, copy.state)
        require(now == conserved, f"after {text!r}: {now} != {conserved}")
        require(copy.over() or len(copy.legal()) > 0, f"nothing is legal after {text!r}")


def _check_window(position: Position) -> None:
    """Checks that a pass in a reaction window for all seats at once only asks the next seat."""
    if position.window() != AT_ONCE:
        return
    dealer, after = Dealer(5), position.copy()
    after.advance(position.legal()[0], dealer)
    before, now = position.state.dump(), after.state.dump()
    if now[-FRAME] == before[-FRAME] and now[2 - FRAME :] == before[2 - FRAME :]:
        unchanged = dealer.draws == 0 and now[:-FRAME] == before[:-FRAME]
        require(unchanged, "a pass in a reaction window for all seats at once changes the game")


def pick_action(setup: Setup, position: Position, pick: Dealer) -> int:
    """A random legal action: mostly a listed one, sometimes an unlisted one that is legal."""
    for verb, (_, arguments) in setup.game.actions.unlisted_verbs.items():
        if pick.below(UNLISTED_EVERY) == 0:
            action = verb + arguments.random(pick)
            _check_unlisted(setup, position, action)
            if position.allows(action):
                return action
    legal = position.legal()
    return legal[pick.below(len(legal))]


def _check_unlisted(setup: Setup, position: Position, action: int) -> None:
    """Checks that an unlisted action's text parses, and that a refusal cites a rule."""
    text, before = setup.game.actions.text(action), _digest(position.state)
    parsed = setup.game.actions.parse(text)
    require(setup.game.actions.text(parsed) == text, f"{text!r} parses as another action")
    reason, rule = setup.rules.why_not(position.state, action)
    require(not reason or rule != "", f"{text!r} is refused without a rule")
    require(_digest(position.state) == before, f"checking {text!r} changed the state")


def _check_dump(setup: Setup, position: Position) -> None:
    dump = position.state.dump()
    again = load(dump, setup.rules.layout.size)
    require(again.dump() == dump, "a loaded state has another dump")
    require(
        position_at(setup.rules, again).legal() == position.legal(),
        "a loaded state has other actions",
    )
    msgspec.json.encode([view(setup.rules, again, seat) for seat in range(-1, setup.seats)])


def _check_heuristic(setup: Setup, state: State, legal: list[int]) -> None:
    before = _digest(state)
    for action in legal:
        setup.rules.fast_score(state, action)
        setup.rules.score(state, action)
    for seat in range(setup.seats):
        require(0.0 <= setup.rules.heuristic.value(state, seat) <= 1.0, "a value outside 0 to 1")
    require(_digest(state) == before, "the heuristic changed the state")


def _check_refusals(setup: Setup, position: Position, pick: Dealer) -> None:
    """Checks that a random illegal action has a reason, and that checking it changes nothing."""
    action = pick.below(len(setup.game.actions))
    if not position.allows(action):
        before = _digest(position.state)
        reason, _ = setup.rules.why_not(position.state, action)
        require(reason != "", f"{setup.game.actions.text(action)!r} is refused without a reason")
        require(_digest(position.state) == before, "a refusal changed the state")


def _check_same_twice(
    setup: Setup, position: Position, action: int, dealer: Dealer, seed: int
) -> None:
    """Checks that the same action with the same random numbers gives the same state and events."""
    twin = position.copy()
    events = []
    for each in (position, twin):
        dealer.reseed(seed)
        dealer.record_events()
        each.advance(action, dealer)
        events.append([setup.game.events.redact(event, SPECTATOR) for event in dealer.events])
    msgspec.json.encode(events)
    require(position.state.same(twin.state), "the same action and seed gave two different states")
    require(events[0] == events[1], "the same action and seed gave different events")
    require(position.legal() == twin.legal(), "equal states have different actions")


def _check_end(position: Position) -> None:
    payoffs = position.payoffs()
    require(all(0.0 <= payoff <= 1.0 for payoff in payoffs), f"payoffs outside 0 to 1: {payoffs}")
    require(sum(payoffs) <= 1.0 + 1e-9, f"payoffs add up to more than 1: {payoffs}")
    require(position.legal() == [], "there are legal actions after the end")


def check_secrecy(setup: Setup, seed: int) -> None:
    """Checks that a seat can't notice a difference between states that differ in hidden parts."""
    dealer, pick = Dealer(seed), Dealer(seed + 1)
    position = start_game(setup.rules, dealer)
    for number in range(MOST_DECISIONS):
        if position.over():
            return
        action = pick_action(setup, position, pick)
        if is_sampled(number):
            check_pair(setup, position, int(pick.below(setup.seats + 1)) - 1, Dealer(seed))
        position.advance(action, dealer)


def check_pair(setup: Setup, position: Position, seat: int, dealer: Dealer) -> None:
    """Checks that `seat` (-1: a spectator) sees no change if what it can't see is dealt again."""
    twin = position.state.copy()
    _resample(setup, twin, seat, dealer)
    _check_pair(setup, position, twin, seat)


def _resample(setup: Setup, world: State, seat: int, dealer: Dealer) -> None:
    """Deals again what `seat` (-1: a spectator) can't see, as an `Outlook` does."""
    redeal(setup.rules.layout, world, seat, dealer)


def _check_pair(setup: Setup, position: Position, twin: State, seat: int) -> None:
    """Checks that `position` and `twin` give `seat` the same view, samples, actions, refusals."""
    rules, truth = setup.rules, position.state
    same = _bytes(view(rules, truth, seat)) == _bytes(view(rules, twin, seat))
    require(same, f"what seat {seat} can't know changes its view")
    imagined = [world.copy() for world in (truth, twin)]
    for world in imagined:
        _resample(setup, world, seat, Dealer(7))
    require(imagined[0].same(imagined[1]), f"what seat {seat} can't know changes its samples")
    turn = truth.cells[TURN]
    if 0 <= turn < setup.seats:
        pauses = rules.anytime.may_use(truth, turn), rules.anytime.may_use(twin, turn)
        require(pauses[0] == pauses[1], "a pause depends on hidden facts")
    other = position_at(rules, twin)
    if position.window():
        require(len(other.legal()) > 0, "a question in a reaction window depends on hidden facts")
    if seat != int(truth.seat()):
        return
    require(position.legal() == other.legal(), f"what seat {seat} can't know changes its actions")
    for action in range(0, len(setup.game.actions), 7):
        if not position.allows(action):
            reasons = rules.why_not(truth, action), rules.why_not(twin, action)
            require(reasons[0] == reasons[1], f"what seat {seat} can't know changes a refusal")
    legal = Outlook(rules, truth, seat, Dealer(3)).legal
    require(legal == position.legal(), "an outlook lists other actions than the game")


def check_record(setup: Setup, seed: int) -> None:
    """Checks that a random game with undos is restored exactly from its record."""
    pick = Dealer(seed + 2)
    undos = MOST_UNDOS
    play = Play(setup, hashlib.sha256(str(seed).encode()).digest())
    while not play.over() and len(play.log) < MOST_DECISIONS:
        before = play.position.state.dump()
        play.play(pick_action(setup, play.position, pick))
        if undos and play.applied[-1].can_undo and pick.below(4) == 0:
            undos -= 1
            play.undo(1)
            require(play.position.state.dump() == before, "an undo did not restore the state")
    seats = [Seat(f"seat {seat + 1}") for seat in range(setup.seats)]
    again = replay(from_json(to_json(record_of(play, seats))))
    require(again.position.state.same(play.position.state), "a record replays to another state")
    require(again.log == play.log, "a record replays to another log")


def _digest(state: State) -> str:
    return hashlib.sha256(str(state.dump()).encode()).hexdigest()


def _bytes(data: Any) -> bytes:
    return msgspec.json.encode(data)
