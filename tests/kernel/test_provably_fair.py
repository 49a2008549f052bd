"""Tests of provably fair seeds: a record proves its seed, and any change is detected."""

import dataclasses
import os
import random
import secrets
from typing import Any

import msgspec
import pytest

from motherlode.kernel import registry
from motherlode.kernel.dealer import Dealer, Event
from motherlode.kernel.game import Setup
from motherlode.kernel.play import Play
from motherlode.kernel.provably_fair import SCHEME, Unfair, commitment, derive_seed, proves_seed
from motherlode.kernel.record import ReplayMismatch, Seat, record_of, replay
from motherlode.kernel.seeds import entry_seed

ADDED = {0: b"\x01" * 32, 2: b"\x02" * 32}
SECRET = b"\x07" * 32
GAMES = int(os.environ.get("MOTHERLODE_GAMES", "4"))


def fairness_part(table: str = "t1") -> dict[str, Any]:
    return {
        "scheme": SCHEME,
        "table": table,
        "commitment": commitment(SECRET, table),
        "secret": SECRET.hex(),
        "contributions": {str(seat): part.hex() for seat, part in ADDED.items()},
    }


def test_derive_seed_gives_the_known_seed_for_known_contributions() -> None:
    assert commitment(SECRET, "t1").startswith("49f9a219b142dfdc")
    assert derive_seed(SECRET, "t1", ADDED).hex().startswith("789732c952390e88")


def test_a_record_proves_its_seed() -> None:
    setup = registry.find_game("karats").setup(2)
    play = Play(setup, derive_seed(SECRET, "t1", ADDED))
    for i in range(20):
        play.play(play.legal()[0])
    record = record_of(play, [Seat("Red"), Seat("Blue")])
    record.fairness = fairness_part()
    assert replay(record).log == play.log
    record.fairness["secret"] = secrets.token_hex(32)
    with pytest.raises(Unfair):
        replay(record)


def test_a_record_without_fairness_proves_nothing() -> None:
    assert proves_seed({}, "00" * 32) is False


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "08" * 32},
        {"secret": "07" * 31},
        {"secret": "no"},
        {"table": "t2"},
        {"commitment": "00" * 32},
        {"contributions": {"0": "01" * 32}},
        {"contributions": {"0": "01" * 32, "1": "02" * 32}},
        {"contributions": {"0": "01" * 32, "300": "02" * 32}},
        {"contributions": {"0": "01" * 32, "2": "02" * 31}},
        {"scheme": "trust me"},
        {"extra": 1},
    ],
)
def test_a_changed_part_of_the_proof_does_not_prove_the_seed(change: dict[str, Any]) -> None:
    seed = derive_seed(SECRET, "t1", ADDED).hex()
    assert proves_seed(fairness_part(), seed)
    with pytest.raises(Unfair):
        proves_seed({**fairness_part(), **change}, seed)


def test_a_thousand_altered_seeds_are_all_detected() -> None:
    seed = derive_seed(SECRET, "t1", ADDED)
    for i in range(1000):
        altered = bytearray(seed)
        altered[i % 32] ^= 1 + i % 255
        with pytest.raises(Unfair):
            proves_seed(fairness_part(), bytes(altered).hex())


class CheatingPlay(Play):
    """A game of a cheating server: one entry uses other random numbers than the seed gives."""

    def __init__(self, setup: Setup, seed: bytes, start: int) -> None:
        self.start, self.altered = start, 0
        super().__init__(setup, seed)

    def _advance(self, entry: int, action: int) -> list[Event]:
        if entry >= self.start and not self.altered:
            ways = [self.position.copy() for i in range(2)]
            for way, seed in zip(ways, (self.seed, SECRET)):
                way.advance(action, Dealer(entry_seed(seed, entry)))
            self.altered = entry if ways[0].state.dump() != ways[1].state.dump() else 0
        return super()._advance(entry, action)

    def dealer_of(self, entry: int) -> Dealer:
        if entry != self.altered or not entry:
            return super().dealer_of(entry)
        dealer = Dealer(entry_seed(SECRET, entry))
        dealer.record_events()
        return dealer


def play_out(play: Play, chosen: random.Random) -> Play:
    while not play.over():
        play.play(chosen.choice(play.legal()))
    return play


def altered_game(setup: Setup, seed: bytes, chosen: random.Random) -> CheatingPlay:
    """A game with an altered draw; one that ends before a draw could be altered is played again."""
    while True:
        play = CheatingPlay(setup, seed, chosen.randrange(1, 40))
        play_out(play, chosen)
        if play.altered:
            return play


@pytest.mark.slow
def test_honest_games_verify_and_a_server_that_alters_one_draw_is_detected() -> None:
    detected = 0
    for game in range(GAMES):
        random_source = random.Random(game)
        contributions = {seat: random_source.randbytes(32) for seat in range(2)}
        table = f"t{game}"
        fairness = {
            **fairness_part(table),
            "contributions": {str(seat): part.hex() for seat, part in contributions.items()},
        }
        seed = derive_seed(SECRET, table, contributions)
        setup = registry.find_game("karats").setup(2)
        honest = play_out(Play(setup, seed), random_source)
        altered = altered_game(setup, seed, random_source)
        records = [record_of(play, [Seat("Red"), Seat("Blue")]) for play in (honest, altered)]
        for record in records:
            record.fairness = fairness
        assert replay(records[0]).log == honest.log
        with pytest.raises(ReplayMismatch) as differs:
            replay(records[1])
        detected += differs.value.entry == altered.altered
    print(f"{GAMES} games proved, {detected} altered draws found")
    assert detected == GAMES


def test_a_game_from_a_snapshot_continues_the_same_way() -> None:
    setup = registry.find_game("karats").setup(3)
    play = Play(setup, SECRET)
    twin = Play(setup, SECRET, checking=False)
    for i in range(120):
        if play.over():
            break
        action = play.legal()[i % len(play.legal())]
        assert play.play(action) is not None
        twin.play(action)
        if i % 10 == 0 and play.undo_limit(int(play.applied[-1].seat)):
            play.undo()
            twin.undo()
        if i % 7 == 0:
            applied = [dataclasses.replace(action) for action in twin.applied]
            dump = msgspec.json.decode(msgspec.json.encode(twin.position.state.dump()))
            twin = Play.from_snapshot(setup, SECRET, list(twin.log), applied, dump)
        assert twin.position.state.same(play.position.state)
        assert (twin.log, twin.applied, twin.legal()) == (play.log, play.applied, play.legal())
