"""A game whose content files have another number, as a later version might have."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from motherlode.kernel import game as kernel_game
from motherlode.kernel.registry import find_game

IRON = ("karats", "karats.toml", "iron = 50", "iron = 45")
"""A change of Karats: fewer cubes of iron."""


@contextmanager
def changed_content(folder: Path, change: tuple[str, str, str, str] = IRON) -> Iterator[None]:
    """Within the block a game has a copy of its content in which a text of a file is another."""
    name, file, old, new = change
    game, files = find_game(name), find_game(name).content_files
    assert files.folder is not None
    shutil.copytree(files.folder, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    _use(game, replace(files, folder=folder))
    try:
        yield
    finally:
        _use(game, files)


def _use(game: kernel_game.Game, files: kernel_game.ContentFiles) -> None:
    object.__setattr__(game, "content_files", files)
    kernel_game._content_without_edition.cache_clear()
