"""Gymnasium: one seat against chosen bots, `SeatEnv("karats", opponents=["greedy"])`."""

from typing import Any

import gymnasium
import msgspec
import numpy as np
from numpy.typing import NDArray

from motherlode import bots
from motherlode.envs.episode import Snapshot, begun
from motherlode.envs.tensor import Row, Tensors
from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.outlook import Outlook
from motherlode.kernel.view import view

FARTHEST = float(1 << 40)


class SeatEnv(gymnasium.Env[Row, np.int64]):
    """A seat's game; `info["action_mask"]` says what is legal.

    The reward is the seat's share of the win, at the end. An action that is not legal changes
    nothing and costs `penalty`; `info["illegal"]` tells.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own declaration

    def __init__(
        self,
        game: str = "karats",
        opponents: tuple[str, ...] = ("greedy",),
        seat: int = 0,
        options: dict[str, Any] | None = None,
        penalty: float = 0.01,
        render_mode: str | None = None,
    ) -> None:
        self.setup = registry.title(game).setup(1 + len(opponents), options)
        self.tensors = Tensors(self.setup.rules)
        self.opponents = opponents
        self.seat = seat
        self.penalty = penalty
        self.render_mode = render_mode
        self.action_space = gymnasium.spaces.Discrete(len(self.setup.title.actions))
        size = (self.tensors.size,)
        self.observation_space = gymnasium.spaces.Box(-FARTHEST, FARTHEST, size, np.float32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """A new game; `options` may name a `record` and where to begin, `at`."""
        super().reset(seed=seed)
        fresh = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.episode = begun(self.setup, fresh, options)
        self._steps = 0
        self._seat_bots(fresh)
        self._let_bots_act()
        return self._seen(), self._info(False)

    def _seat_bots(self, seed: int) -> None:
        names = list(self.opponents)
        names.insert(self.seat, "")
        self._eyes = Dealer(seed)
        self._bots = [
            bots.make(name, (seed << 8) + place) if name else None
            for place, name in enumerate(names)
        ]

    def _let_bots_act(self) -> None:
        """The others decide until this seat is asked."""
        episode = self.episode
        while not episode.over() and not episode.too_long() and episode.asked() != self.seat:
            bot = self._bots[episode.asked()]
            assert bot is not None
            truth = episode.position.state
            outlook = Outlook(self.setup.rules, truth, episode.asked(), self._eyes)
            episode.act(bot.choose(outlook))

    def step(self, action: np.int64) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        self._steps += 1
        illegal = not episode.position.allows(int(action))
        if not illegal:
            episode.act(int(action))
            self._let_bots_act()
        over = episode.over()
        reward = -self.penalty if illegal else 0.0
        if over:
            reward = float(episode.position.payoffs()[self.seat])
        truncated = not over and (episode.too_long() or self._steps >= 20_000)
        return self._seen(), reward, over, truncated, self._info(illegal)

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as libraries with masked policies ask for it."""
        return self.episode.mask().astype(np.bool_)

    def _seen(self) -> Row:
        return self.tensors.write(self.episode.position.state, self.seat)

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(), "illegal": illegal}

    def clone(self) -> Snapshot:
        return self.episode.clone()

    def restore(self, snapshot: Snapshot) -> tuple[Row, dict[str, Any]]:
        """Goes back to a snapshot that `clone` gave while this seat was asked."""
        self.episode.restore(snapshot)
        return self._seen(), self._info(False)

    def render(self) -> str | None:
        """What the seat sees, as text."""
        if self.render_mode is None:
            return None
        shown = view(self.setup.rules, self.episode.position.state, self.seat)
        return msgspec.json.format(msgspec.json.encode(shown), indent=1).decode()
