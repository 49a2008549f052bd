"""Trains a small agent by policy gradient (REINFORCE) until it beats random play.

The policy is linear: it computes a preference for each action from the observation and chooses
among the legal ones by softmax. It learns from wins alone, without features of any game. Besides
the public `motherlode`, it uses the environments of docs/researchers.md and a formula of the lab.
Run it with a game's name:

    python examples/train.py karats --games 1200
"""

import argparse
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from motherlode import MotherlodeError
from motherlode.envs.gymnasium import SeatEnv
from motherlode.envs.observation import Row
from motherlode.lab.measures.confidence_interval import wilson

Floats = NDArray[np.float64]


class Choice(NamedTuple):
    """A decision: the features, the legal actions, their probabilities, the chosen index."""

    features: Floats
    legal: NDArray[np.int64]
    probabilities: Floats
    chosen: int

    def add_gradient(self, total: Floats, weight: float) -> None:
        """Adds the weighted gradient of the choice's log probability to `total`."""
        gradient = -self.probabilities
        gradient[self.chosen] += 1.0
        total[self.legal] += np.outer(weight * gradient, self.features)


class Agent:
    """A linear softmax policy over the legal actions."""

    def __init__(self, actions: int, observed: int, seed: int) -> None:
        self.weights = np.zeros((actions, 1 + observed))
        self._rng = np.random.default_rng(seed)

    def policy(self, features: Floats, legal: NDArray[np.int64]) -> Floats:
        """The probability of each legal action."""
        preferences = self.weights[legal] @ features
        exponentials = np.exp(preferences - preferences.max())
        return np.asarray(exponentials / exponentials.sum())

    def choose(self, features: Floats, legal: NDArray[np.int64]) -> tuple[int, Floats]:
        """The index of a legal action drawn from the policy, and all probabilities."""
        probabilities = self.policy(features, legal)
        drawn = self._rng.random() * probabilities.sum()
        return int(np.searchsorted(np.cumsum(probabilities), drawn)), probabilities


def features_of(observation: Row) -> Floats:
    """A constant 1 (the bias), then the observation on a logarithmic scale, normalised."""
    logarithms = np.sign(observation) * np.log1p(np.abs(observation))
    return np.concatenate(([1.0], logarithms / (1.0 + np.linalg.norm(logarithms))))


def episode(env: SeatEnv, agent: Agent, seed: int) -> tuple[float, list[Choice]]:
    """Plays one game; returns its reward and all choices."""
    choices = []
    observation, info = env.reset(seed=seed)
    over = truncated = False
    reward = 0.0
    while not (over or truncated):
        features, legal = features_of(observation), np.flatnonzero(info["action_mask"])
        chosen, probabilities = agent.choose(features, legal)
        choices.append(Choice(features, legal, probabilities, chosen))
        observation, reward, over, truncated, info = env.step(legal[chosen])
    return reward, choices


class Adam:
    """The Adam optimiser: steps of similar size for all weights."""

    def __init__(self, like: Floats, learning_rate: float) -> None:
        self._mean, self._square = np.zeros_like(like), np.zeros_like(like)
        self._learning_rate, self._steps = learning_rate, 0

    def step(self, gradient: Floats) -> Floats:
        """The change of the weights for a gradient."""
        self._steps += 1
        self._mean += 0.2 * (gradient - self._mean)
        self._square += 0.05 * (gradient * gradient - self._square)
        mean = self._mean / (1.0 - 0.8**self._steps)
        square = self._square / (1.0 - 0.95**self._steps)
        return np.asarray(self._learning_rate * mean / (np.sqrt(square) + 0.001))


def train(
    game: str, games: int, seed: int = 1, batch: int = 20, learning_rate: float = 0.05
) -> Agent:
    """Trains an agent in `games` games against random play, in either seat."""
    envs = [SeatEnv(game, ("random",), seat=seat) for seat in (0, 1)]
    agent = Agent(len(envs[0].setup.game.actions), envs[0].tensors.size, seed)
    adam, baseline = Adam(agent.weights, learning_rate), 0.5
    for first in range(0, games, batch):
        size = min(batch, games - first)
        played = [episode(envs[n % 2], agent, seed * 1_000_000 + first + n) for n in range(size)]
        baseline += 0.2 * (float(np.mean([reward for reward, _ in played])) - baseline)
        gradient = np.zeros_like(agent.weights)
        for reward, choices in played:
            for choice in choices:
                choice.add_gradient(gradient, (reward - baseline) / size)
        agent.weights += adam.step(gradient)
    return agent


def share_of_wins(game: str, agent: Agent, games: int, opponent: str) -> tuple[float, Any]:
    """The agent's share of wins in new games, each seat equally often, and its interval."""
    envs = [SeatEnv(game, (opponent,), seat=seat) for seat in (0, 1)]
    wins = sum(episode(envs[n % 2], agent, 900_000_000 + n)[0] for n in range(games))
    return wins / games, wilson(wins, games)


def at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
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
