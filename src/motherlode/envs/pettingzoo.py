"""The PettingZoo environment: every game as an AEC environment, such as `env("karats")`."""

import secrets
from typing import Any

import gymnasium
import msgspec
import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from motherlode.envs.base_environment import Edition, EnvBase, parse_action
from motherlode.envs.episode import Snapshot, named_values, whole_number
from motherlode.envs.reset import KNOWN, begin_episode
from motherlode.kernel.errors import BadOptions, IllegalAction
from motherlode.kernel.view import SPECTATOR, view

FARTHEST = float(1 << 40)
NOBODY = -1
HUMAN = "human"


def env(game: str = "karats", **given: Any) -> Any:
    """The environment with PettingZoo's usual wrappers, where an illegal action loses at once."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(game, **given), illegal_reward=-1)
    return Restorable(wrappers.AssertOutOfBoundsWrapper(checked))


class Restorable(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """The outermost wrapper: `restore` calls `reset`, so that all wrappers reset their data."""

    def restore(self, snapshot: Snapshot) -> None:
        self.reset(options={"snapshot": snapshot})

    def __str__(self) -> str:
        return str(self.env)


class raw_env(EnvBase, AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """A game whose agents are its seats. The reward is each seat's payoff at the end."""

    def __init__(
        self,
        game: str = "karats",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
        edition: Edition = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"motherlode_{game}_v0",
            "render_modes": ["ansi", HUMAN],
            "is_parallelizable": False,
        }
        seats = whole_number(seats, "seats")
        self._set_up(game, seats, options, edition, render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = len(self.setup.game.actions)
        self._seen = {agent: self._space(count) for agent in self.possible_agents}
        self._acts = {agent: gymnasium.spaces.Discrete(count) for agent in self.possible_agents}
        self._next_seed: int | None = None

    def _space(self, actions: int) -> gymnasium.spaces.Dict:
        row = gymnasium.spaces.Box(-FARTHEST, FARTHEST, (self.tensors.size,), np.float32)
        mask = gymnasium.spaces.Box(0, 1, (actions,), np.int8)
        return gymnasium.spaces.Dict({"observation": row, "action_mask": mask})

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game, or one from `options`: a `record` and its entry `at`, or a `snapshot`.

        Without a seed a new game gets the last given or drawn seed plus 1, the first a random one;
        a continued game keeps the seed of its record or snapshot.
        """
        known = _known(named_values(options, "the options of a reset"))
        seed = _checked(seed)
        self._episode = begin_episode(self.setup, seed, self._fresh, known)
        if seed is not None:
            self._next_seed = 1 + seed
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._follow()
        if self.render_mode == HUMAN:
            self.render()

    def _fresh(self) -> int:
        """The last given or drawn seed plus 1; a random seed for the first game."""
        seed = secrets.randbits(62) if self._next_seed is None else self._next_seed
        self._next_seed = 1 + seed
        return seed

    def _follow(self) -> None:
        """Updates the agent that decides. At the end: rewards and terminations, or truncations if
        the game is cut off as too long."""
        episode = self.episode
        if not (episode.over() or episode.too_long()):
            self._deciding_seat = episode.deciding_seat()
            self.agent_selection = self.possible_agents[self._deciding_seat]
            return
        self._deciding_seat = NOBODY
        self.agent_selection = self.agents[0]
        if episode.over():
            self.terminations = dict.fromkeys(self.agents, True)
            payoffs = episode.position.payoffs()
            self.rewards = {agent: payoffs[self._seats[agent]] for agent in self.agents}
            self._accumulate_rewards()
        else:
            self.truncations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        seat, episode = self._seats[agent], self.episode
        decides = seat == self._deciding_seat
        mask = episode.mask() if decides else np.zeros(episode.actions, np.int8)
        row = self.tensors.write(episode.position.state, seat)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        episode = self.episode
        if not self.agents:
            raise ResetNeeded("the game has ended: call reset() to start another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        action, position = parse_action(action), episode.position
        if not 0 <= action < episode.actions:
            raise InvalidAction(f"actions are 0 to {episode.actions - 1}, not {action}")
        if not position.allows(action):
            reason, rule = self.setup.rules.why_not(position.state, action)
            raise IllegalAction(self.setup.game.actions.text(action), reason, rule)
        episode.act(action)
        self._follow()
        if self.render_mode == HUMAN:
            self.render()

    def restore(self, snapshot: Snapshot) -> None:
        """Restores a snapshot from `clone`; the same actions then give the same game again."""
        self.reset(options={"snapshot": snapshot})

    def render(self) -> str | None:
        """The spectators' view as text; in the mode "human" it is printed, also after each step."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        if self.render_mode == HUMAN:
            print(self._text())
            return None
        return self._text()

    def _text(self) -> str:
        shown = view(self.setup.rules, self.episode.position.state, SPECTATOR)
        return msgspec.json.format(msgspec.json.encode(shown), indent=1).decode()

    def close(self) -> None:
        pass


def _checked(seed: Any) -> int | None:
    """Returns the seed if it is None or a whole number from 0; raises `BadOptions` if not."""
    number = None if seed is None else whole_number(seed, "a seed")
    if number is not None and number < 0:
        raise BadOptions(f"a seed must be 0 or more, not {number}")
    return number


def _known(options: dict[str, Any]) -> dict[str, Any]:
    """The known options of a reset. Warns of others, since PettingZoo wants all to be accepted."""
    for name in options:
        if name not in KNOWN:
            gymnasium.logger.warn(f"reset has no option {name!r:.40}: {', '.join(KNOWN)}")
    return {name: value for name, value in options.items() if name in KNOWN}
