"""Trains a small agent by policy gradient (REINFORCE) until it beats random play.

The policy is linear: what the seat observes gives each action a preference, and a softmax over the
legal ones chooses. It is learned from wins alone; no feature of any game is in here. Besides the
public `motherlode`, it uses the environments of docs/researchers.md and a formula of the lab. Run
it with a game's name:

    python examples/train.py karats --games 1200
"""

import argparse
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from motherlode import MotherlodeError
from motherlode.envs.gymnasium import SeatEnv
from motherlode.envs.observation import Row
from motherlode.lab.measures.statistics import wilson

Floats = NDArray[np.float64]


class Choice(NamedTuple):
    """What was observed, what was legal, how likely each of it was, and which was chosen."""

    features: Floats
    legal: NDArray[np.int64]
    odds: Floats
    at: int

    def add_gradient(self, to: Floats, times: float) -> None:
        """Adds the gradient of the choice's log odds."""
        pull = -self.odds
        pull[self.at] += 1.0
        to[self.legal] += np.outer(times * pull, self.features)


class Agent:
    """Chooses among legal actions by softmax of what it prefers at an observation."""

    def __init__(self, actions: int, observed: int, seed: int) -> None:
        self.weights = np.zeros((actions, 1 + observed))
        self._rng = np.random.default_rng(seed)

    def policy(self, features: Floats, legal: NDArray[np.int64]) -> Floats:
        preferred = self.weights[legal] @ features
        odds = np.exp(preferred - preferred.max())
        return np.asarray(odds / odds.sum())

    def choose(self, features: Floats, legal: NDArray[np.int64]) -> tuple[int, Floats]:
        odds = self.policy(features, legal)
        return int(np.searchsorted(np.cumsum(odds), self._rng.random() * odds.sum())), odds


def features_of(seen: Row) -> Floats:
    """A one, for what is always preferred, and the observation, its large numbers made small."""
    small = np.sign(seen) * np.log1p(np.abs(seen))
    return np.concatenate(([1.0], small / (1.0 + np.linalg.norm(small))))


def episode(env: SeatEnv, agent: Agent, seed: int) -> tuple[float, list[Choice]]:
    """One game: its reward, and all that was chosen."""
    chosen = []
    seen, info = env.reset(seed=seed)
    over = truncated = False
    reward = 0.0
    while not (over or truncated):
        features, legal = features_of(seen), np.flatnonzero(info["action_mask"])
        at, odds = agent.choose(features, legal)
        chosen.append(Choice(features, legal, odds, at))
        seen, reward, over, truncated, info = env.step(legal[at])
    return reward, chosen


class Adam:
    """Steps of about the same size for every weight, however often it matters."""

    def __init__(self, like: Floats, pace: float) -> None:
        self._mean, self._square = np.zeros_like(like), np.zeros_like(like)
        self._pace, self._steps = pace, 0

    def step(self, gradient: Floats) -> Floats:
        self._steps += 1
        self._mean += 0.2 * (gradient - self._mean)
        self._square += 0.05 * (gradient * gradient - self._square)
        mean = self._mean / (1.0 - 0.8**self._steps)
        square = self._square / (1.0 - 0.95**self._steps)
        return np.asarray(self._pace * mean / (np.sqrt(square) + 0.001))


def train(game: str, games: int, seed: int = 1, batch: int = 20, pace: float = 0.05) -> Agent:
    """Trains an agent in `games` games against random play, alternating its seat."""
    envs = [SeatEnv(game, ("random",), seat=seat) for seat in (0, 1)]
    agent = Agent(len(envs[0].setup.game.actions), envs[0].tensors.size, seed)
    adam, usual = Adam(agent.weights, pace), 0.5
    for first in range(0, games, batch):
        size = min(batch, games - first)
        played = [episode(envs[n % 2], agent, seed * 1_000_000 + first + n) for n in range(size)]
        usual += 0.2 * (float(np.mean([reward for reward, _ in played])) - usual)
        gradient = np.zeros_like(agent.weights)
        for reward, chosen in played:
            for choice in chosen:
                choice.add_gradient(gradient, (reward - usual) / size)
        agent.weights += adam.step(gradient)
    return agent


def share_of_wins(game: str, agent: Agent, games: int, opponent: str) -> tuple[float, Any]:
    """Wins of the agent in new games, each seat equally often, with their interval."""
    envs = [SeatEnv(game, (opponent,), seat=seat) for seat in (0, 1)]
    wins = sum(episode(envs[n % 2], agent, 900_000_000 + n)[0] for n in range(games))
    return wins / games, wilson(wins, games)


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Train a small agent against random play.")
    parser.add_argument("game", nargs="?", default="karats")
    parser.add_argument("--games", type=at_least_one, default=1200)
    parser.add_argument("--trials", type=at_least_one, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        agent = train(given.game, given.games, given.seed)
    except MotherlodeError as error:
        parser.error(str(error))
    for opponent in ("random", "greedy"):
        share, (low, high) = share_of_wins(given.game, agent, given.trials, opponent)
        print(f"against {opponent}: {share:.1%} ({low:.1%} - {high:.1%}) of {given.trials} games")


if __name__ == "__main__":
    main()
