"""Trains a small agent by policy gradient (REINFORCE) until it beats random play.

The policy is a preference for each action, learned from wins alone and read through the mask of
legal actions: no feature of any game is in here. Run it with a game's name:

    python examples/train.py karats --games 1200
"""

import argparse
from typing import Any

import numpy as np
from numpy.typing import NDArray

from motherlode.envs.gymnasium import SeatEnv
from motherlode.lab.stats import wilson

Floats = NDArray[np.float64]


class Agent:
    """Chooses among legal actions by softmax of learned preferences."""

    def __init__(self, actions: int, seed: int) -> None:
        self.preferences = np.zeros(actions)
        self._rng = np.random.default_rng(seed)

    def policy(self, legal: NDArray[np.int64]) -> Floats:
        weights = np.exp(self.preferences[legal] - self.preferences[legal].max())
        return np.asarray(weights / weights.sum())

    def choose(self, legal: NDArray[np.int64]) -> tuple[int, Floats]:
        odds = self.policy(legal)
        return int(np.searchsorted(np.cumsum(odds), self._rng.random() * odds.sum())), odds


def episode(env: SeatEnv, agent: Agent, seed: int) -> tuple[float, Floats]:
    """One game: its reward, and the gradient of the log odds of all that was chosen."""
    gradient = np.zeros_like(agent.preferences)
    _, info = env.reset(seed=seed)
    over = truncated = False
    reward = 0.0
    while not (over or truncated):
        legal = np.flatnonzero(info["action_mask"])
        at, odds = agent.choose(legal)
        gradient[legal[at]] += 1.0
        gradient[legal] -= odds
        _, reward, over, truncated, info = env.step(legal[at])
    return reward, gradient


def train(game: str, games: int, seed: int = 1, batch: int = 40, pace: float = 0.5) -> Agent:
    """An agent after so many games against random play, in either seat."""
    envs = [SeatEnv(game, ("random",), seat=seat) for seat in (0, 1)]
    agent = Agent(len(envs[0].setup.title.actions), seed)
    for first in range(0, games, batch):
        played = [episode(envs[n % 2], agent, seed * 1_000_000 + first + n) for n in range(batch)]
        rewards = np.array([reward for reward, _ in played])
        gain = sum((reward - rewards.mean()) * gradient for reward, gradient in played)
        step = np.asarray(gain, np.float64)
        agent.preferences += pace * step / (np.abs(step).max() + 1e-9)
    return agent


def share_of_wins(game: str, agent: Agent, games: int, opponent: str) -> tuple[float, Any]:
    """Wins of the agent in new games, each seat equally often, with their interval."""
    envs = [SeatEnv(game, (opponent,), seat=seat) for seat in (0, 1)]
    wins = sum(episode(envs[n % 2], agent, 900_000_000 + n)[0] for n in range(games))
    return wins / games, wilson(wins, games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small agent against random play.")
    parser.add_argument("game", nargs="?", default="karats")
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--trials", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    agent = train(given.game, given.games, given.seed)
    for opponent in ("random", "greedy"):
        share, (low, high) = share_of_wins(given.game, agent, given.trials, opponent)
        print(f"against {opponent}: {share:.1%} ({low:.1%} - {high:.1%}) of {given.trials} games")


if __name__ == "__main__":
    main()
