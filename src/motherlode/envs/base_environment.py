"""EnvBase: what the Gymnasium and PettingZoo environments share (setup, episode, copying)."""

from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.error import InvalidAction, ResetNeeded

from motherlode.envs.episode import Episode, Snapshot, named_values, seed_from_number
from motherlode.envs.observation import Tensors
from motherlode.kernel import registry
from motherlode.kernel.errors import BadOptions

REBUILT = ("setup", "tensors", "_episode")
"""Attributes that a copy or pickle rebuilds, because compiled objects can't be copied."""

Edition = str | Path | dict[str, Any] | None
"""The file of an edition, or its tables as in a record."""


def parse_action(action: Any) -> int:
    """Converts an action to an int: from a Python or numpy integer, or an array of one."""
    try:
        return index(action)
    except TypeError:
        pass
    if isinstance(action, np.ndarray) and action.size == 1 and action.dtype.kind in "iu":
        return int(action.item())
    raise InvalidAction(f"an action must be a whole number, not {action!r:.40}")


class EnvBase:
    """Base of environments; a copy or pickle includes the current game."""

    metadata: dict[str, Any]
    _steps = 0

    def _set_up(
        self,
        game: str,
        seats: int,
        options: dict[str, Any] | None,
        edition: Edition,
        render_mode: str | None,
    ) -> None:
        modes = self.metadata["render_modes"]
        if render_mode not in (None, *modes):
            known = ", ".join(modes)
            raise BadOptions(f"unknown render_mode {render_mode!r:.40}; known: {known}")
        if not isinstance(edition, str | Path | dict | None):
            raise BadOptions(f"an edition must be a file or its tables, not {edition!r:.40}")
        chosen = named_values(options, "options")
        path = Path(edition) if isinstance(edition, str) else edition
        self.render_mode = render_mode
        self.setup = registry.find_game(game).setup(seats, chosen, path)
        self.tensors = Tensors(self.setup.rules)
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The current game; raises `ResetNeeded` before the first reset."""
        if self._episode is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        return self._episode

    def clone(self) -> Snapshot:
        """A snapshot of the game, for `restore` in an environment with the same setup."""
        return self.episode.clone(self._steps)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in REBUILT}
        setup = self.setup
        identity = (setup.game.name, setup.seats, setup.options, setup.content.edition)
        snapshot = None if self._episode is None else self._episode.clone()
        return {**kept, "_identity": identity, "_snapshot": snapshot}

    def __setstate__(self, state: dict[str, Any]) -> None:
        kept = dict(state)
        game, seats, options, edition = kept.pop("_identity")
        snapshot = kept.pop("_snapshot")
        vars(self).update(kept)
        self._set_up(game, seats, options, edition, kept["render_mode"])
        if snapshot is not None:
            self._episode = Episode(self.setup, seed_from_number(0))
            self._episode.restore(snapshot)
