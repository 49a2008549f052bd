"""Rows and masks are written over those of the last time: what is left of it is nothing."""

import random

import numpy as np
import pytest

pytest.importorskip("numpy")

from motherlode.envs.episode import Episode, seeded
from motherlode.envs.tensor import Tensors
from motherlode.kernel.chance import Streams, stream
from motherlode.kernel.registry import titles


@pytest.mark.parametrize("game", list(titles()))
def test_written_over_is_written_anew(game: str) -> None:
    title = titles()[game]
    setup = title.setup(2 if 2 in title.seats else title.seats[0])
    used = Tensors(setup.rules)
    rng = random.Random(3)
    episode = Episode(setup, seeded(3))
    for turn in range(150):
        if episode.over():
            episode = Episode(setup, seeded(turn))
        legal = episode.position.legal()
        assert list(np.flatnonzero(episode.mask())) == sorted(legal)
        fresh = Tensors(setup.rules)
        for seat in range(setup.seats):
            state = episode.position.state
            assert (used.write(state, seat) == fresh.write(state, seat)).all()
        episode.act(rng.choice(legal))


def test_streams_are_those_of_records() -> None:
    for seed in (seeded(1), b"short", b"longer than a block" * 5):
        streams = Streams(seed)
        assert [streams.of(entry) for entry in range(5)] == [stream(seed, n) for n in range(5)]
