"""Records list every draw with its bound: anybody can compute the values again from the seed."""

import json
from pathlib import Path
from typing import Any

import pytest

from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.record import (
    Record,
    ReplayMismatch,
    Seat,
    cut_record,
    from_json,
    record_of,
    replay,
    to_json,
)
from motherlode.kernel.seeds import entry_seed

GAMES = ("karats", "super_motherload", "mothership")
SEED, OTHER = bytes(range(32)), bytes([9]) * 32
CUT = 12
VECTORS = Path(__file__).parents[1] / "web" / "draw_vectors.json"
"""Test vectors that the browser's check has to reproduce as well."""


def make_record(name: str, entries: int = 40) -> Record:
    """The record of a game that was dealt again after CUT entries, with an undo."""
    play = Play(registry.find_game(name).setup(2), SEED, redeals={CUT: OTHER})
    for number in range(entries):
        play.play(play.legal()[number % len(play.legal())])
    play.undo(2)
    return record_of(play, [Seat("Red"), Seat("Blue")])


def drawn_again(seed: bytes, entry: int, listed: str) -> str:
    """The draws of an entry, computed from nothing but the seed and the bounds."""
    dealer = Dealer(entry_seed(seed, entry))
    bounds = [int(pair.split(":")[0]) for pair in listed.split()]
    return " ".join(f"{bound}:{dealer.below(bound)}" for bound in bounds)


@pytest.mark.parametrize("name", GAMES)
def test_every_draw_of_a_record_follows_from_its_seed_and_bound(name: str) -> None:
    record = make_record(name)
    assert len(record.draws) == len(record.actions) + 1
    assert record.draws[0]
    assert record.draws[-1] == ""  # the undo
    for entry, listed in enumerate(record.draws):
        assert drawn_again(OTHER if entry > CUT else SEED, entry, listed) == listed
    [part] = record.continues
    assert drawn_again(OTHER, CUT, part.draws) == part.draws
    assert replay(from_json(to_json(record))).log == record.actions


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_detects_an_altered_a_missing_and_an_added_draw(name: str) -> None:
    record = make_record(name)
    entry = next(i for i, text in enumerate(record.draws) if i and text)
    for at in (0, entry):
        pairs = record.draws[at].split()
        bound, value = pairs[-1].split(":")
        wrong = [*pairs[:-1], f"{bound}:{(int(value) + 1) % int(bound)}"]
        for text in (" ".join(wrong), " ".join(pairs[:-1]), f"{record.draws[at]} 6:0"):
            altered = from_json(to_json(record))
            altered.draws[at] = text
            with pytest.raises(ReplayMismatch, match="drew other random numbers"):
                replay(altered)


def test_a_replay_detects_an_altered_draw_of_a_redeal() -> None:
    record = make_record("mothership")
    record.continues[0].draws += " 6:0"
    with pytest.raises(ReplayMismatch, match="the redeal after it drew other random numbers"):
        replay(record)


def test_a_record_without_draws_still_replays() -> None:
    record = make_record("karats")
    record.draws, record.continues[0].draws = [], ""
    assert replay(from_json(to_json(record))).log == record.actions


def test_a_cut_record_keeps_the_draws_up_to_the_cut() -> None:
    record = make_record("mothership")
    assert replay(cut_record(record, CUT + 3)).log == record.actions[: CUT + 3]


def vectors() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(VECTORS.read_text())
    return found


@pytest.mark.parametrize("vector", vectors())
def test_draws_match_the_examples_that_the_browser_code_is_tested_with(
    vector: dict[str, Any],
) -> None:
    dealer = Dealer(entry_seed(bytes.fromhex(vector["seed"]), vector["entry"]))
    bounds = [int(pair.split(":")[0]) for pair in vector["draws"].split()]
    assert " ".join(f"{bound}:{dealer.below(bound)}" for bound in bounds) == vector["draws"]
