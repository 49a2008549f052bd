"""Gymnasium: one seat against chosen bots, `SeatEnv("karats", opponents=["greedy"])`."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from motherlode import bots
from motherlode.bots.baselines import Bot
from motherlode.envs.env_base import Edition, EnvBase, parse_action
from motherlode.envs.episode import MOST_DECISIONS, Episode, Snapshot
from motherlode.envs.observation import Row
from motherlode.envs.reset import begin_episode
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadOptions, BadRecord
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.view import view

FARTHEST = float(1 << 40)
EYES = 63
"""Which number of an entry is for imagining; those below are for the seats."""


class SeatEnv(EnvBase, gymnasium.Env[Row, np.int64]):
    """A seat's game; `info["action_mask"]` says what is legal.

    The reward is the seat's share of the win, at the end. An action that is not legal changes
    nothing and costs `penalty`; `info["illegal"]` tells.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own declaration

    def __init__(
        self,
        game: str = "karats",
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        options: dict[str, Any] | None = None,
        penalty: float = 0.01,
        render_mode: str | None = None,
        edition: Edition = None,
    ) -> None:
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            raise BadOptions(f"opponents are a list of bots, not {opponents!r:.40}")
        for name in opponents:
            if not isinstance(name, str):
                raise BadOptions(f"an opponent is the name of a bot, not {name!r:.40}")
        self._sit(game, 1 + len(opponents), options, edition, render_mode)
        whole = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not whole or not 0 <= seat <= len(opponents):
            raise BadOptions(f"there is no seat {seat!r:.40}, but 0 to {len(opponents)}")
        if not isinstance(penalty, int | float | np.number):
            raise BadOptions(f"a penalty is a number, not {penalty!r:.40}")
        for name in opponents:
            bots.make(name, 0)
        self.opponents = tuple(opponents)
        self.seat = int(seat)
        self.penalty = penalty
        self.action_space = gymnasium.spaces.Discrete(len(self.setup.game.actions))
        size = (self.tensors.size,)
        self.observation_space = gymnasium.spaces.Box(-FARTHEST, FARTHEST, size, np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game; `options` may name a `record` and where to begin, `at`, or a `snapshot`."""
        super().reset(seed=seed)
        episode = begin_episode(self.setup, seed, self._fresh, options)
        self._let_bots_act(episode)
        if episode.over() and "record" in (options or {}):
            raise BadRecord("from there the game ends before the seat is asked")
        back = (options or {}).get("snapshot")
        self._episode, self._steps = episode, back.steps if back else 0
        return self._seen(), self._info(False)

    def _fresh(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _let_bots_act(self, episode: Episode) -> None:
        """The others decide until this seat is asked.

        They begin to think anew each time, from the episode's seed and how far it is, so that
        the same position has the same future however it was come to.
        """
        rules, eyes = self.setup.rules, Dealer(episode.bot_seed(EYES))
        there: dict[int, Bot] = {}
        while (
            not episode.over() and not episode.too_long() and episode.deciding_seat() != self.seat
        ):
            asked = episode.deciding_seat()
            if asked not in there:
                there[asked] = self._bot(asked, episode.bot_seed(asked))
            outlook = Outlook(rules, episode.position.state, asked, eyes)
            episode.act(there[asked].choose(outlook))

    def _bot(self, seat: int, seed: int) -> Bot:
        return bots.make(self.opponents[seat - (seat > self.seat)], seed)

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode.over() or self._too_long(episode):
            raise ResetNeeded("the game has ended: call reset() for another")
        number = parse_action(action)
        self._steps += 1
        illegal = not (0 <= number < episode.actions and episode.position.allows(number))
        if not illegal:
            episode.act(number)
            self._let_bots_act(episode)
        over = episode.over()
        reward = -self.penalty if illegal else 0.0
        if over:
            reward = float(episode.position.payoffs()[self.seat])
        truncated = not over and self._too_long(episode)
        return self._seen(), reward, over, truncated, self._info(illegal)

    def _too_long(self, episode: Episode) -> bool:
        return episode.too_long() or self._steps >= MOST_DECISIONS

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as libraries with masked policies ask for it."""
        return self.episode.mask().astype(np.bool_)

    def _seen(self) -> Row:
        return self.tensors.write(self.episode.position.state, self.seat)

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(), "illegal": illegal}

    def restore(self, snapshot: Snapshot) -> tuple[Row, dict[str, Any]]:
        """Goes back to a snapshot that `clone` gave; what follows is the same again.

        Bots with a time a move are no part of that: how far they come differs.
        """
        return self.reset(options={"snapshot": snapshot})

    def render(self) -> str | None:
        """What the seat sees, as text."""
        if self.render_mode is None:
            return None
        shown = view(self.setup.rules, self.episode.position.state, self.seat)
        return msgspec.json.format(msgspec.json.encode(shown), indent=1).decode()
