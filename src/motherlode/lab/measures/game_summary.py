"""Game summaries: what reports need to know of one finished game, taken from its events."""

from collections import Counter
from functools import cache

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from motherlode.bots.self_play import SelfPlay
from motherlode.kernel.dealer import Event
from motherlode.kernel.game import Setup
from motherlode.kernel.position import Position, start_game
from motherlode.kernel.view import contents
from motherlode.lab.measures.turn_starts import TurnCounter
from motherlode.lab.runs.match import MAX_DECISIONS, Match, prepare_game
from motherlode.plugin_types import LabPlugin

ROUND_ZONE = "round"
"""The common zone that counts rounds, in games that have one."""
LEAD_MARGIN = 0.02
"""A seat takes the lead when its estimated share of the win is better by this much."""


class GameSummary(msgspec.Struct, array_like=True):
    """One finished game, as plain data that journals can store.

    `won` is each seat's share of the win; a team's win counts as a win of each partner. `picks`
    counts, for each kind of pick and each seat, how often it picked each piece of content. `end`
    holds the cells of the final state, empty if the game didn't end. `choices` is the number of
    legal actions, summed over all decisions. `settled` is the fraction of the game after which the
    winner led until the end. `order` is each seat's place in the order of first turns, empty if
    nobody had one. `counts` has the number of events for each of the game's own figures.
    """

    won: list[float]
    picks: list[list[dict[str, int]]]
    end: list[int] = []
    decisions: int = 0
    choices: int = 0
    turns: int = 0
    rounds: int = 0
    lead_changes: int = 0
    settled: float = 1.0
    order: list[int] = []
    counts: list[int] = []

    def fair_share(self) -> float:
        """The share of the win that each seat would have if all seats won equally often."""
        return sum(self.won) / len(self.won)


def summarise_game(match: Match, game: int) -> GameSummary:
    """Plays game number `game` of a match and returns its summary."""
    setup = match.setup()
    dealer, bots_dealer, bots = prepare_game(match, game, f"balance {match.seed} {len(match.bots)}")
    dealer.record_events()
    position = start_game(setup.rules, dealer)
    builder = SummaryBuilder(setup, position)
    builder.read_events(dealer.events)
    played = SelfPlay(position, bots, dealer, bots_dealer)
    kinds = builder.kinds_read()
    while played.goes_on(MAX_DECISIONS):
        played.play_to_event(kinds, MAX_DECISIONS)
        builder.read_events(dealer.events)
    builder.summary.decisions = played.decisions
    builder.summary.choices = played.options
    return builder.finish()


PickArguments = tuple[int, tuple[int, ...]]
"""The index of a kind of pick, and the indices of the event arguments that name what was picked."""


@cache
def _pick_events(setup: Setup) -> dict[int, list[PickArguments]]:
    """By the id of each kind of event, the kinds of picks that it reports."""
    by_event: dict[int, list[PickArguments]] = {}
    for group, pick in enumerate(setup.game.plugin(LabPlugin).picks):
        for kind in setup.game.events.kinds:
            if kind.name in pick.events:
                names = [argument.name for argument in kind.arguments]
                places = tuple(names.index(name) for name in pick.arguments)
                by_event.setdefault(kind.id, []).append((group, places))
    return by_event


@cache
def _figure_events(setup: Setup) -> dict[int, list[int]]:
    """By the id of each kind of event, the indices of the figures that count it."""
    figures = setup.game.plugin(LabPlugin).figures
    return {
        kind.id: [at for at, figure in enumerate(figures) if kind.name in figure.events]
        for kind in setup.game.events.kinds
    }


class SummaryBuilder:
    """Builds the summary of a game from its events while it is played."""

    def __init__(self, setup: Setup, position: Position) -> None:
        self.setup = setup
        self.position = position
        self._kinds = setup.game.plugin(LabPlugin).picks
        self.picks = [[Counter[str]() for _ in range(setup.seats)] for _ in self._kinds]
        self.summary = GameSummary([0.0] * setup.seats, [])
        self.leader = -1
        self.led_since = 0
        self._pick_events = _pick_events(setup)
        self._figure_events = _figure_events(setup)
        self.summary.counts = [0] * len(setup.game.plugin(LabPlugin).figures)
        self._turns = TurnCounter(setup, position)

    def kinds_read(self) -> vec[i64]:
        """The kinds of events that a summary reads; none, if turns begin without an event."""
        if self._turns.event < 0:
            return vec[i64]()
        figures = {kind for kind, counted in self._figure_events.items() if counted}
        return vec[i64](sorted({self._turns.event, *self._pick_events, *figures}))

    def follow(self, position: Position) -> None:
        """Takes the position after the next entry: an undo makes another one."""
        self.position = position
        self._turns.follow(position)

    def read_events(self, events: list[Event], with_picks: bool = True) -> None:
        """Counts turns, picks and figures of the seats; without `with_picks` turns alone.

        A solo game's automatic opponent has no seat.
        """
        for seat in self._turns.read_events(events):
            if 0 <= seat < self.setup.seats:
                self.start_turn(seat)
        for event in events:
            if not with_picks or not 0 <= event.seat < self.setup.seats:
                continue
            for figure in self._figure_events.get(event.kind, ()):
                self.summary.counts[figure] += 1
            for group, places in self._pick_events.get(event.kind, ()):
                name = self.picked_name(group, event, places)
                self.picks[group][event.seat][name] += 1

    def picked_name(self, group: int, event: Event, places: tuple[int, ...]) -> str:
        """The name of the content that an event says was picked."""
        arguments = self.setup.game.events.kinds[event.kind].arguments
        numbers = event.numbers()
        words = [str(arguments[place].word(numbers[place])) for place in places]
        if of := self._kinds[group].of:
            layout = self.setup.game.layout
            zone = layout.zone(of)
            at = int(layout.block(event.seat) + zone.start)
            words.insert(0, str(contents(self.position.state.dump(), zone, at)))
        return " ".join(words)

    def start_turn(self, seat: int) -> None:
        """Counts a turn of `seat`, and a change of the lead if another seat leads now."""
        self.summary.turns += 1
        if seat not in self.summary.order:
            self.summary.order.append(seat)
        rules, state = self.setup.rules, self.position.state
        values = [rules.heuristic.value(state, seat) for seat in range(self.setup.seats)]
        best = max(range(len(values)), key=lambda seat: values[seat])
        to_beat = values[self.leader] if self.leader >= 0 else min(values)
        if values[best] > to_beat + LEAD_MARGIN:
            self.summary.lead_changes += self.leader >= 0
            self.leader = best
            self.led_since = self.summary.turns

    def finish(self) -> GameSummary:
        """Completes and returns the summary, of a game that is over or was stopped."""
        summary, state = self.summary, self.position.state
        summary.picks = [[dict(picked) for picked in by_seat] for by_seat in self.picks]
        summary.order = places(summary.order, self.setup.seats)
        if self.position.over():
            summary.won = self.setup.win_probabilities(self.position.payoffs())
            summary.end = state.dump()
            if self.leader >= 0 and summary.won[self.leader] > summary.fair_share():
                summary.settled = (self.led_since - 1) / max(summary.turns, 1)
        zones = {zone.name: zone for zone in self.setup.game.layout.common}
        rounds = -(-summary.turns // self.setup.seats)
        has_zone = ROUND_ZONE in zones
        summary.rounds = int(state.cells[zones[ROUND_ZONE].start]) if has_zone else rounds
        return summary


def places(began: list[int], seats: int) -> list[int]:
    """Each seat's place in the turn order, from the seats in the order of their first turns.

    A seat may lose before its first turn; then turns go round the table from the first seat.
    """
    if not began:
        return []
    if len(began) < seats:
        began = [(began[0] + place) % seats for place in range(seats)]
    return [began.index(seat) for seat in range(seats)]
