"""Balance: equal bots on every seat, gates, seats, length, and what content is worth."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from motherlode.kernel import registry
from motherlode.kernel.content import Tables
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.state import load
from motherlode.lab.measures.game_summary import Story
from motherlode.lab.measures.metrics import Content, Measure, Spread, contents, share, spread
from motherlode.lab.measures.statistics import wilson
from motherlode.lab.runs.game_summaries import told_of
from motherlode.lab.runs.match import Match, check, unpacked
from motherlode.lab.runs.workers import Crew
from motherlode.plugins import EndedGames, Gate, LabPlugin

SEAT_MARGIN = 0.06
LEAST = 0.01

Stories = dict[int, list[Story]]
"""Games by the number of seats."""


@dataclass(frozen=True)
class Trial:
    """What is measured: a game with its content and options, by one bot on every seat."""

    game: str
    bot: str = "greedy"
    games: int = 1000
    seed: str = "1"
    options: tuple[tuple[str, Any], ...] = ()
    edition: str = ""
    seats: tuple[int, ...] = ()

    @property
    def title(self) -> Game:
        return registry.find_game(self.game)

    def tables(self) -> dict[int, Match]:
        """A match for each number of seats: those asked for, or all that the options allow."""
        seats = self.seats or playable(self.title, dict(self.options), unpacked(self.edition))
        return {
            count: Match(
                self.game, (self.bot,) * count, self.games, self.seed, self.options, self.edition
            )
            for count in seats
        }

    def with_content(self, edition: str) -> "Trial":
        """The same with other content, to be compared with.

        What that content has nothing of, such as a layout that only ours brings, is left there as
        the game has it; the tables are the same.
        """
        other = replace(self, edition=edition, seats=tuple(self.tables()))
        for name in ("", *dict(self.options)):
            options = tuple(pair for pair in self.options if pair[0] != name)
            tried = replace(other, options=options)
            try:
                for match in tried.tables().values():
                    match.setup()
                return tried
            except BadOptions:
                continue
        return other


def playable(game: Game, options: dict[str, Any], edition: Tables) -> tuple[int, ...]:
    """The numbers of seats that go with the options."""
    found = []
    for count in game.seats:
        try:
            game.setup(count, options, edition)
            found.append(count)
        except BadOptions as error:
            wrong = error
    if not found:
        raise wrong
    return tuple(found)


@dataclass(frozen=True)
class Flow:
    """How games at tables of one size went. `order` is by place in the order of first turns."""

    seats: int
    games: int
    wins: list[Measure]
    order: list[Measure]
    figures: dict[str, Spread]

    def as_data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "games": self.games,
            "wins_by_seat": [wins.as_data() for wins in self.wins],
            "wins_by_turn_order": [wins.as_data() for wins in self.order],
            **{name: figure.as_data() for name, figure in self.figures.items()},
        }


@dataclass(frozen=True)
class Report:
    """A game as measured."""

    trial: Trial
    content: str
    gates: list[Gate]
    flows: list[Flow]
    picks: dict[str, list[Content]]
    stories: Stories

    @property
    def kept(self) -> bool:
        return all(gate.passed for gate in self.gates)

    def marked(self, mark: str) -> list[tuple[str, Content]]:
        """The content that stands out in one way, with its kind."""
        return [(kind, c) for kind, found in self.picks.items() for c in found if c.mark == mark]

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.trial.game,
            "bot": self.trial.bot,
            "games": self.trial.games,
            "seed": self.trial.seed,
            "options": dict(self.trial.options),
            "content": self.content,
            "kept": self.kept,
            "gates": [gate_data(gate) for gate in self.gates],
            "tables": [flow.as_data() for flow in self.flows],
            "picks": {kind: [c.as_data() for c in found] for kind, found in self.picks.items()},
        }


def gate_data(gate: Gate) -> dict[str, Any]:
    return {
        "gate": gate.name,
        "value": gate.value,
        "interval": list(interval(gate)) if gate.share else None,
        "low": gate.low,
        "high": gate.high,
        "games": gate.games,
        "kept": gate.passed,
    }


def interval(gate: Gate) -> tuple[float, float]:
    """Where a share lies with 95 % certainty."""
    return wilson(gate.value * gate.games, gate.games)


def balance(
    trials: list[Trial],
    crew: Crew,
    progress: Callable[[int], None] = lambda games: None,
    kept_in: Path | None = None,
) -> list[Report]:
    """Plays the games of each trial for each number of seats, and measures everything on them.

    Where a journal keeps them, only those that it doesn't have are played.
    """
    matches = [match for trial in trials for match in trial.tables().values()]
    for match in matches:
        check(match)
    told = told_of("balance", matches, crew, progress, kept_in)
    return [measured(trial, {seats: told.pop(0) for seats in trial.tables()}) for trial in trials]


def measured(trial: Trial, stories: Stories) -> Report:
    setups = {seats: match.setup() for seats, match in trial.tables().items()}
    flows = [flow(setups[seats], told) for seats, told in stories.items()]
    content = next(iter(setups.values())).content.hash
    picks = content_of(setups, stories)
    return Report(trial, content, gates_of(trial, setups, stories), flows, picks, stories)


def content_of(setups: dict[int, Setup], stories: Stories) -> dict[str, list[Content]]:
    """All that can be picked, by its kind."""
    game = next(iter(setups.values())).game
    tables = [(setups[seats], told) for seats, told in stories.items()]
    picks = game.plugin(LabPlugin).picks
    return {pick.name: contents(group, tables) for group, pick in enumerate(picks)}


def flow(setup: Setup, stories: list[Story]) -> Flow:
    count, seats = len(stories), range(setup.seats)
    wins = [share(sum(story.won[seat] for story in stories), count) for seat in seats]
    ordered = [story for story in stories if story.order]
    by_order = [
        share(sum(story.won[story.order.index(place)] for story in ordered), len(ordered))
        for place in seats
    ]
    same = all(story.order == list(seats) for story in ordered)
    return Flow(setup.seats, count, wins, [] if same else by_order, figures(stories))


def figures(stories: list[Story]) -> dict[str, Spread]:
    """Length, decisions, choices and the race for the lead."""
    return {
        "rounds": spread([float(story.rounds) for story in stories]),
        "lead_changes": spread([float(story.lead_changes) for story in stories]),
        "decisions_per_turn": spread([_ratio(story.decisions, story.turns) for story in stories]),
        "choices_per_decision": spread(
            [_ratio(story.choices, story.decisions) for story in stories]
        ),
        "settled": spread([round(story.settled, 2) for story in stories]),
    }


def _ratio(part: int, whole: int) -> float:
    return round(part / whole, 2) if whole else 0.0


def gates_of(trial: Trial, setups: dict[int, Setup], stories: Stories) -> list[Gate]:
    """The game's own gates, of the tables that were played; else what any game should keep.

    Alone at a table there is nobody to be fair to: no game has gates for that.
    """
    ended = {seats: ended_of(setups[seats], told) for seats, told in stories.items()}
    ours = trial.title.plugin(LabPlugin).gates
    if ours is not None and max(ended) > 1 and all(games.states for games in ended.values()):
        return ours(ended)
    return usual_gates(setups, stories)


def ended_of(setup: Setup, told: list[Story]) -> EndedGames:
    size = int(setup.rules.layout.size)
    return EndedGames(setup, [load(story.end, size) for story in told if story.end])


def usual_gates(setups: dict[int, Setup], stories: Stories) -> list[Gate]:
    """For any game: seats within six points of fair, and all content seen in some games."""
    found = []
    for seats, told in stories.items():
        for seat in range(seats) if seats > 1 else ():
            won = sum(story.won[seat] for story in told) / len(told)
            fair = sum(story.fair() for story in told) / len(told)
            low, high = max(0.0, fair - SEAT_MARGIN), min(1.0, fair + SEAT_MARGIN)
            name = f"{seats} players: seat {seat + 1} wins"
            found.append(Gate(name, won, low, high, len(told)))
    games = sum(len(told) for told in stories.values())
    for kind, offered in content_of(setups, stories).items():
        found += [Gate(f"{kind} picked: {c.name}", c.games.value, LEAST, 1.0, games)
                  for c in offered]  # fmt: skip
    return found
