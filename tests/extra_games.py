"""Registers games of tests with processes that tests start, as other packages register theirs."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]


def environment_with_game(folder: Path, name: str, game: str) -> dict[str, str]:
    """The environment of a process that also knows `game`, such as `tests.kernel.gem_game:GEM`.

    `folder` gets the entry point of an installed package.
    """
    package = folder / f"{name}_game-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-game\nVersion: 1\n")
    (package / "entry_points.txt").write_text(f"[motherlode.games]\n{name} = {game}\n")
    path = [str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, path))}
