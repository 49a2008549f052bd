"""Balance: equal bots on every seat, many games, measured against a game's own gates."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from motherlode import bots
from motherlode.kernel import registry
from motherlode.kernel.chance import seed_of, stream
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.gates import Ended, Gate
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.position import start
from motherlode.kernel.state import State, load
from motherlode.lab.crew import gathered, in_order
from motherlode.lab.match import MOST_DECISIONS, Match, packed
from motherlode.lab.stats import wilson


class NoGates(MotherlodeError):
    """A game that states no balance gates."""


@dataclass(frozen=True)
class Report:
    """The gates of a game as measured."""

    game: str
    bot: str
    games: int
    seed: str
    content: str
    gates: list[Gate]

    @property
    def kept(self) -> bool:
        return all(gate.kept for gate in self.gates)

    def as_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "bot": self.bot,
            "games": self.games,
            "seed": self.seed,
            "content": self.content,
            "kept": self.kept,
            "gates": [
                {
                    "gate": gate.name,
                    "value": gate.value,
                    "interval": list(interval(gate)) if gate.share else None,
                    "low": gate.low,
                    "high": gate.high,
                    "games": gate.games,
                    "kept": gate.kept,
                }
                for gate in self.gates
            ],
        }


def interval(gate: Gate) -> tuple[float, float]:
    """Where a share lies with 95 % certainty."""
    return wilson(gate.value * gate.games, gate.games)


def play_to_end(match: Match, game: int) -> list[int]:
    """The dump of the state in which game number `game` ends; empty where it doesn't."""
    setup = match.setup()
    seed = seed_of(f"balance {match.seed} {len(match.bots)}")
    dealer = Dealer(stream(seed, game * 64))
    eyes = Dealer(stream(seed, game * 64 + 1))
    seated = [
        bots.make(name, stream(seed, game * 64 + 2 + seat)) for seat, name in enumerate(match.bots)
    ]
    position = start(setup.rules, dealer)
    for _ in range(MOST_DECISIONS):
        if position.over():
            return position.state.dump()
        seat = position.seat()
        outlook = Outlook(setup.rules, position.state, seat, eyes)
        position.advance(seated[seat].choose(outlook), dealer)
    return []


def balance(
    game: str,
    bot: str = "greedy",
    games: int = 1000,
    seed: str = "1",
    edition: str = "",
    workers: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Report:
    """Plays `games` for each number of seats and measures the game's gates on them."""
    title = registry.title(game)
    if title.gates is None:
        raise NoGates(f"{title.title} states no balance gates")
    ended: dict[int, Ended] = {}
    content = ""
    done = 0
    for seats in title.seats:
        tables = packed(title.content(Path(edition)).edition) if edition else ""
        match = Match(game, (bot,) * seats, games, seed, edition=tables)
        setup = match.setup()
        content = setup.content.hash
        states: list[State] = []
        with gathered(workers) as crew:
            for dump in in_order(crew, play_to_end, match, range(games)):
                if dump:
                    states.append(load(dump, setup.rules.layout.size))
                done += 1
                progress(done)
        ended[seats] = Ended(setup, states)
    return Report(game, bot, games, seed, content, title.gates(ended))
