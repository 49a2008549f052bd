"""What environments share: a table with its tensors, an episode at it, copies of both."""

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
"""What a copy or a pickle makes anew: compiled parts can't be copied as they are."""

Edition = str | Path | dict[str, Any] | None
"""The file of an edition, or its tables as a record has them."""


def parse_action(action: Any) -> int:
    """The number that an action is given as: a whole one, of Python or numpy, or a row of one."""
    try:
        return index(action)
    except TypeError:
        pass
    if isinstance(action, np.ndarray) and action.size == 1 and action.dtype.kind in "iu":
        return int(action.item())
    raise InvalidAction(f"an action is a whole number, not {action!r:.40}")


class EnvBase:
    """An environment at a table; it is copied and pickled whole, with the game as it stands."""

    metadata: dict[str, Any]
    _steps = 0

    def _sit(
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
            raise BadOptions(f"no render_mode is called {render_mode!r:.40}; there is: {known}")
        if not isinstance(edition, str | Path | dict | None):
            raise BadOptions(f"an edition is a file or its tables, not {edition!r:.40}")
        chosen = named_values(options, "options")
        path = Path(edition) if isinstance(edition, str) else edition
        self.render_mode = render_mode
        self.setup = registry.find_game(game).setup(seats, chosen, path)
        self.tensors = Tensors(self.setup.rules)
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game that is played; there is none before the first reset."""
        if self._episode is None:
            raise ResetNeeded("there is no game yet: call reset() first")
        return self._episode

    def clone(self) -> Snapshot:
        """The game as it is, for `restore`, here or in another environment of the same table."""
        return self.episode.clone(self._steps)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in REBUILT}
        setup = self.setup
        table = (setup.game.name, setup.seats, setup.options, setup.content.edition)
        snapshot = None if self._episode is None else self._episode.clone()
        return {**kept, "_table": table, "_snapshot": snapshot}

    def __setstate__(self, state: dict[str, Any]) -> None:
        kept = dict(state)
        game, seats, options, edition = kept.pop("_table")
        snapshot = kept.pop("_snapshot")
        vars(self).update(kept)
        self._sit(game, seats, options, edition, kept["render_mode"])
        if snapshot is not None:
            self._episode = Episode(self.setup, seed_from_number(0))
            self._episode.restore(snapshot)
