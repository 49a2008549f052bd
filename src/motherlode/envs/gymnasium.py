"""The Gymnasium environment: one seat plays against bots.

Example: `SeatEnv("karats", opponents=["greedy"])`.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from motherlode import bots
from motherlode.envs.base_environment import Edition, EnvBase, parse_action
from motherlode.envs.episode import Episode, Snapshot
from motherlode.envs.observation import Row
from motherlode.envs.reset import begin_episode
from motherlode.envs.seat_games import MOST_DECISIONS, Opponents
from motherlode.kernel.errors import BadOptions, BadRecord
from motherlode.kernel.view import view

FARTHEST = float(1 << 40)


class SeatEnv(EnvBase, gymnasium.Env[Row, np.int64]):
    """A game seen from one seat; `info["action_mask"]` has the legal actions.

    The reward is the seat's payoff at the end. An illegal action changes nothing, costs `penalty`
    and sets `info["illegal"]`.
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
            raise BadOptions(f"opponents must be a list of bots' names, not {opponents!r:.40}")
        for name in opponents:
            if not isinstance(name, str):
                raise BadOptions(f"an opponent must be the name of a bot, not {name!r:.40}")
        self._set_up(game, 1 + len(opponents), options, edition, render_mode)
        whole = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not whole or not 0 <= seat <= len(opponents):
            raise BadOptions(f"seat must be 0 to {len(opponents)}, not {seat!r:.40}")
        if not isinstance(penalty, int | float | np.number):
            raise BadOptions(f"the penalty must be a number, not {penalty!r:.40}")
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
        """Starts a new game, or continues a `record` (after entry `at`) or a `snapshot`."""
        super().reset(seed=seed)
        episode = begin_episode(self.setup, seed, self._fresh, options)
        self._let_bots_act(episode)
        if episode.over() and "record" in (options or {}):
            raise BadRecord("the game ends before the seat decides: begin at an earlier entry")
        back = (options or {}).get("snapshot")
        self._episode, self._steps = episode, back.steps if back else 0
        return self._observation(), self._info(False)

    def _fresh(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _let_bots_act(self, episode: Episode) -> None:
        """Lets the bots act until this seat decides."""
        Opponents(list(self.opponents), self.seat, bots.make).act(episode.game)

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode.over() or self._too_long(episode):
            raise ResetNeeded("the game has ended: call reset() to start another")
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
        return self._observation(), reward, over, truncated, self._info(illegal)

    def _too_long(self, episode: Episode) -> bool:
        return episode.too_long() or self._steps >= MOST_DECISIONS

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of legal actions, under the name that libraries with masked policies use."""
        return self.episode.mask().astype(np.bool_)

    def _observation(self) -> Row:
        return self.tensors.write(self.episode.position.state, self.seat)

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(), "illegal": illegal}

    def restore(self, snapshot: Snapshot) -> tuple[Row, dict[str, Any]]:
        """Restores a snapshot from `clone`; the same actions then give the same game again.

        That does not hold for bots with a time limit, whose number of iterations varies.
        """
        return self.reset(options={"snapshot": snapshot})

    def render(self) -> str | None:
        """What the seat sees, as text."""
        if self.render_mode is None:
            return None
        shown = view(self.setup.rules, self.episode.position.state, self.seat)
        return msgspec.json.format(msgspec.json.encode(shown), indent=1).decode()
