"""PettingZoo: every game as an AEC environment, `env("karats")`."""

from typing import Any

import gymnasium
import msgspec
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from motherlode.envs.episode import Snapshot, begun
from motherlode.envs.tensor import Tensors
from motherlode.kernel import registry
from motherlode.kernel.errors import IllegalAction
from motherlode.kernel.view import SPECTATOR, view

FARTHEST = float(1 << 40)
NOBODY = -1


def env(game: str = "karats", **given: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal action loses at once."""
    checked = wrappers.TerminateIllegalWrapper(raw_env(game, **given), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 - PettingZoo's name for it
    """A table; agents are its seats. The reward comes at the end: each seat's share of the win."""

    def __init__(
        self,
        game: str = "karats",
        seats: int = 2,
        options: dict[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"motherlode_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.setup = registry.title(game).setup(seats, options)
        self.tensors = Tensors(self.setup.rules)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count = len(self.setup.title.actions)
        self._seen = {agent: self._space(count) for agent in self.possible_agents}
        self._acts = {agent: gymnasium.spaces.Discrete(count) for agent in self.possible_agents}
        self._next_seed = 0

    def _space(self, actions: int) -> gymnasium.spaces.Dict:
        row = gymnasium.spaces.Box(-FARTHEST, FARTHEST, (self.tensors.size,), np.float32)
        mask = gymnasium.spaces.Box(0, 1, (actions,), np.int8)
        return gymnasium.spaces.Dict({"observation": row, "action_mask": mask})

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self._seen[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, the same for a seed; `options` may name a `record` and an entry, `at`."""
        if seed is None:
            seed = self._next_seed
        self._next_seed = seed + 1
        self.episode = begun(self.setup, seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._follow()

    def _follow(self) -> None:
        """Says who is asked now, or that it is over; only then is there a reward."""
        episode = self.episode
        if not (episode.over() or episode.too_long()):
            self._asked = episode.asked()
            self.agent_selection = self.possible_agents[self._asked]
            return
        self._asked = NOBODY
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
        asked = seat == self._asked
        mask = episode.mask() if asked else np.zeros(episode.actions, np.int8)
        row = self.tensors.write(episode.position.state, seat)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        action, position = int(action), self.episode.position
        if not position.allows(action):
            reason, rule = self.setup.rules.why_not(position.state, action)
            raise IllegalAction(self.setup.title.actions.text(action), reason, rule)
        self.episode.act(action)
        self._follow()

    def clone(self) -> Snapshot:
        """The game as it is, for `restore`."""
        return self.episode.clone()

    def restore(self, snapshot: Snapshot) -> None:
        self.episode.restore(snapshot)
        self.agents = self.possible_agents[:]
        for kept in (self.terminations, self.truncations):
            kept.update(dict.fromkeys(self.agents, False))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._follow()

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode")
            return None
        shown = view(self.setup.rules, self.episode.position.state, SPECTATOR)
        return msgspec.json.format(msgspec.json.encode(shown), indent=1).decode()

    def close(self) -> None:
        pass
