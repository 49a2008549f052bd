"""Tests of the observation writer: reused rows and masks have no leftovers."""

import random

import numpy as np
import pytest

pytest.importorskip("numpy")

from motherlode.envs.episode import Episode, seed_from_number
from motherlode.envs.observation import Tensors
from motherlode.kernel.registry import all_games
from motherlode.kernel.seeds import EntrySeeds, entry_seed


@pytest.mark.parametrize("game", list(all_games()))
def test_writing_into_a_used_row_or_mask_gives_the_same_as_into_a_new_one(game: str) -> None:
    title = all_games()[game]
    setup = title.setup(2 if 2 in title.seats else title.seats[0])
    used = Tensors(setup.rules)
    rng = random.Random(3)
    episode = Episode(setup, seed_from_number(3))
    for turn in range(150):
        if episode.over():
            episode = Episode(setup, seed_from_number(turn))
        legal = episode.position.legal()
        assert list(np.flatnonzero(episode.mask())) == sorted(legal)
        fresh = Tensors(setup.rules)
        for seat in range(setup.seats):
            state = episode.position.state
            assert (used.write(state, seat) == fresh.write(state, seat)).all()
        episode.act(rng.choice(legal))


def test_zones_of_an_observation_contain_absolute_seat_numbers() -> None:
    """Only the pieces `turn` and `asked` use seat numbers relative to the observer."""
    setup = all_games()["karats"].setup(3)
    tensors, state = Tensors(setup.rules), Episode(setup, seed_from_number(1)).position.state
    rows = [tensors.named(tensors.write(state, seat)) for seat in range(3)]
    assert [row["asked"].argmax() for row in rows] == [(state.seat() - n) % 3 for n in range(3)]
    for zone in setup.rules.layout.common:
        if zone.name in rows[0]:
            assert (rows[0][zone.name] == rows[1][zone.name]).all()


def test_episodes_derive_the_same_entry_seeds_as_records() -> None:
    for seed in (seed_from_number(1), b"short", b"longer than a block" * 5):
        streams = EntrySeeds(seed)
        assert [streams.of(entry) for entry in range(5)] == [entry_seed(seed, n) for n in range(5)]
