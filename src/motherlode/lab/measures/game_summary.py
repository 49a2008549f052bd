"""Stories: what a report wants to know of one game of equal bots, told by its events."""

from collections import Counter
from functools import cache

import msgspec

from motherlode.kernel.dealer import Event
from motherlode.kernel.game import Setup
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import Position, start_game
from motherlode.kernel.view import contents
from motherlode.lab.measures.turn_starts import Turns
from motherlode.lab.runs.match import MOST_DECISIONS, Match, seated_for
from motherlode.plugins import LabPlugin

ROUND = "round"
"""The common zone that counts rounds, where there is one."""
CLEAR = 0.02
"""By so much of a win a seat must stand better than the leader to take the lead."""


class Story(msgspec.Struct, array_like=True):
    """A game looked back at.

    `won` is what each seat won, a shared win by its share, a team's win as a win of each partner.
    `choices` are legal actions over all decisions; `order` is each seat's place in the order of
    first turns, empty where one had none; `picks` has for each kind of pick and each seat how
    often it picked what. `settled` is the part of the game after which its winner led to the end.
    `end` holds the cells of a game that ended; it is data alone, so that journals can keep it.
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

    def fair(self) -> float:
        """A seat's share of what the seats won together."""
        return sum(self.won) / len(self.won)


def tell(match: Match, game: int) -> Story:
    """Plays game number `game`, every bot on every seat in turn, and tells its story."""
    setup = match.setup()
    dealer, eyes, seated = seated_for(match, game, f"balance {match.seed} {len(match.bots)}")
    dealer.record_events()
    position = start_game(setup.rules, dealer)
    teller = Teller(setup, position)
    teller.hear(dealer.events)
    while not position.over() and teller.story.decisions < MOST_DECISIONS:
        dealer.record_events()
        seat = position.seat()
        teller.story.decisions += 1
        teller.story.choices += int(position.moves.count)
        outlook = Outlook(setup.rules, position.state, seat, eyes)
        position.advance(seated[seat].choose(outlook), dealer)
        teller.hear(dealer.events)
    return teller.end()


Heard = tuple[int, tuple[int, ...]]
"""A kind of pick, and the places of the arguments that name what was picked."""


@cache
def _listened(setup: Setup) -> dict[int, list[Heard]]:
    """For each kind of event, the picks that it tells of."""
    found: dict[int, list[Heard]] = {}
    for group, pick in enumerate(setup.game.plugin(LabPlugin).picks):
        for kind in setup.game.events.kinds:
            if kind.name in pick.events:
                named = [argument.name for argument in kind.arguments]
                places = tuple(named.index(name) for name in pick.arguments)
                found.setdefault(kind.id, []).append((group, places))
    return found


class Teller:
    """Listens to a game and keeps what its story needs."""

    def __init__(self, setup: Setup, position: Position) -> None:
        self.setup = setup
        self.position = position
        self._kinds = setup.game.plugin(LabPlugin).picks
        self.picks = [[Counter[str]() for _ in range(setup.seats)] for _ in self._kinds]
        self.story = Story([0.0] * setup.seats, [])
        self.leader = -1
        self.led_since = 0
        self._heard = _listened(setup)
        self._turns = Turns(setup, position)

    def hear(self, told: list[Event]) -> None:
        """Keeps what seats do; the game's own part beyond them, as in solo games, is no seat's."""
        for seat in self._turns.hear(told):
            if 0 <= seat < self.setup.seats:
                self.turn(seat)
        for event in told:
            if not 0 <= event.seat < self.setup.seats:
                continue
            for group, places in self._heard.get(event.kind, ()):
                name = self.named(group, event, places)
                self.picks[group][event.seat][name] += 1

    def named(self, group: int, event: Event, places: tuple[int, ...]) -> str:
        """What an event says was picked."""
        arguments = self.setup.game.events.kinds[event.kind].arguments
        numbers = event.numbers()
        words = [str(arguments[place].word(numbers[place])) for place in places]
        if of := self._kinds[group].of:
            layout = self.setup.game.layout
            zone = layout.zone(of)
            at = int(layout.block(event.seat) + zone.start)
            words.insert(0, str(contents(self.position.state.dump(), zone, at)))
        return " ".join(words)

    def turn(self, seat: int) -> None:
        """A turn begins: who is ahead now?"""
        self.story.turns += 1
        if seat not in self.story.order:
            self.story.order.append(seat)
        rules, state = self.setup.rules, self.position.state
        worth = [rules.heuristic.value(state, seat) for seat in range(self.setup.seats)]
        best = max(range(len(worth)), key=lambda seat: worth[seat])
        if worth[best] > (worth[self.leader] if self.leader >= 0 else min(worth)) + CLEAR:
            self.story.lead_changes += self.leader >= 0
            self.leader = best
            self.led_since = self.story.turns

    def end(self) -> Story:
        story, state = self.story, self.position.state
        story.picks = [[dict(picked) for picked in by_seat] for by_seat in self.picks]
        seats = range(self.setup.seats)
        began = story.order
        story.order = [began.index(seat) for seat in seats] if len(began) == len(seats) else []
        if self.position.over():
            story.won = self.setup.win_probabilities(self.position.payoffs())
            story.end = state.dump()
            if self.leader >= 0 and story.won[self.leader] > story.fair():
                story.settled = (self.led_since - 1) / max(story.turns, 1)
        zones = {zone.name: zone for zone in self.setup.game.layout.common}
        rounds = -(-story.turns // self.setup.seats)
        story.rounds = int(state.cells[zones[ROUND].start]) if ROUND in zones else rounds
        return story
