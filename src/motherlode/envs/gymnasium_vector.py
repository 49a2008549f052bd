"""Many Gymnasium environments in one call, such as `SeatVectorEnv("karats", 64)`.

It gives the same as Gymnasium's `SyncVectorEnv` of as many `SeatEnv`, but all games are stepped
inside compiled code, with the bots' answers, observations and masks.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from motherlode import bots
from motherlode.envs.base_environment import Edition
from motherlode.envs.episode import Episode, named_values, whole_number
from motherlode.envs.gymnasium import SeatEnv
from motherlode.envs.reset import begin_episode
from motherlode.envs.seat_games import Opponents, SeatGames
from motherlode.kernel.errors import BadOptions, BadRecord

Stepped = tuple[
    NDArray[np.float32],
    NDArray[np.float64],
    NDArray[np.bool_],
    NDArray[np.bool_],
    dict[str, Any],
]
MOST_GAMES = 65_536


class SeatVectorEnv(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Several games seen from one seat each; `info["action_mask"]` has a row of each game's mask.

    The step after a game has ended begins the next one and ignores the action.
    """

    def __init__(
        self,
        game: str = "karats",
        num_envs: int = 1,
        opponents: Sequence[str] = ("greedy",),
        seat: int = 0,
        options: dict[str, Any] | None = None,
        penalty: float = 0.01,
        edition: Edition = None,
    ) -> None:
        self.num_envs = whole_number(num_envs, "num_envs")
        if not 1 <= self.num_envs <= MOST_GAMES:
            raise BadOptions(f"num_envs must be 1 to {MOST_GAMES}, not {num_envs!r:.40}")
        single = SeatEnv(game, opponents, seat, options, penalty, None, edition)
        self.setup = single.setup
        self.tensors = single.tensors
        self.opponents = single.opponents
        self.seat = single.seat
        self.penalty = penalty
        self.metadata = {**SeatEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_action_space = single.action_space
        self.single_observation_space = single.observation_space
        self.action_space = batch_space(single.action_space, self.num_envs)
        self.observation_space = batch_space(single.observation_space, self.num_envs)
        self._randoms: list[np.random.Generator | None] = [None] * self.num_envs
        self._games: SeatGames | None = None
        self._ended: NDArray[np.bool_] = np.zeros(self.num_envs, np.bool_)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Starts all games: with the seeds `seed`, `seed` + 1 and so on, or those of a list.

        `options` are those of a single environment's reset, for all games.
        """
        seeds = self._seeds(seed)
        begun = [self._begin(at, seeds[at], options) for at in range(self.num_envs)]
        back = named_values(options, "the options of a reset").get("snapshot")
        games = self._new_games()
        for at, episode in enumerate(begun):
            games.start(at, episode.game, back.steps if back else 0)
        self._take_arrays(games)
        if "record" in (options or {}) and any(self._over):
            raise BadRecord("the game ends before the seat decides: begin at an earlier entry")
        self._games = games
        self._ended = np.zeros(self.num_envs, np.bool_)
        return self._observations(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, Sequence):
            if len(seed) != self.num_envs:
                raise BadOptions(f"{self.num_envs} games need as many seeds, not {len(seed)}")
            return list(seed)
        first = whole_number(seed, "a seed")
        return [first + at for at in range(self.num_envs)]

    def _begin(self, at: int, seed: int | None, options: dict[str, Any] | None) -> Episode:
        """Begins a game like the reset of a single environment."""
        if seed is not None:
            self._randoms[at] = seeding.np_random(seed)[0]
        return begin_episode(self.setup, seed, lambda: self._fresh(at), options)

    def _fresh(self, at: int) -> int:
        """The seed of the next game at a place, as a single environment draws it."""
        random = self._randoms[at]
        if random is None:
            random = self._randoms[at] = seeding.np_random()[0]
        return int(random.integers(1 << 62))

    def _new_games(self) -> SeatGames:
        return SeatGames(
            self.num_envs,
            Opponents(list(self.opponents), self.seat, bots.make),
            self.seat,
            self.tensors.writer(self.seat),
            len(self.setup.game.actions),
            float(self.penalty),
        )

    def _take_arrays(self, games: SeatGames) -> None:
        """Makes numpy arrays of what the games write; they share its memory."""
        self._rows = _array(games.rows, np.float64).reshape(self.num_envs, -1)
        self._masks = _array(games.masks.flags, np.int8).reshape(self.num_envs, -1)
        self._rewards = _array(games.rewards, np.float64)
        self._over = _array(games.over, np.bool_)
        self._cut = _array(games.cut, np.bool_)
        self._illegal = _array(games.illegal, np.bool_)

    def step(self, actions: Any) -> Stepped:
        """Applies an action to each game; where one had ended, begins the next instead."""
        if self._games is None:
            raise ResetNeeded("there are no games yet: call reset() first")
        numbers = self._checked(actions)
        fresh = self._ended
        for at in np.flatnonzero(fresh):
            self._games.start(int(at), self._begin(int(at), None, None).game)
        self._games.step(numbers, fresh.tolist())
        over, cut = self._over.copy(), self._cut.copy()
        self._ended = over | cut
        return self._observations(), self._rewards.copy(), over, cut, self._infos()

    def _checked(self, actions: Any) -> list[int]:
        """The actions as a list; raises `InvalidAction` unless there is a whole number a game."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise InvalidAction(
                f"actions must be {self.num_envs} whole numbers, not {actions!r:.40}"
            )
        return [int(number) for number in given]

    def _observations(self) -> NDArray[np.float32]:
        return self._rows.astype(np.float32)

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._masks.copy(),
            "_action_mask": everywhere,
            "illegal": self._illegal.copy(),
            "_illegal": everywhere.copy(),
        }


def _array(buffer: Any, kind: Any) -> NDArray[Any]:
    return np.frombuffer(buffer, kind)
