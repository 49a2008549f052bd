"""Tests of seeds and the random generator: known answers, independence, uniform draws."""

import hashlib
import hmac
from itertools import pairwise

import pytest

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.seeds import SEED_BYTES, EntrySeeds, entry_seed, new_seed, seed_from_text

MASK = 0xFFFFFFFF


def reference(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """A second implementation of sfc32, after its author's; the first 15 words are dropped."""
    words = []
    for _ in range(15 + count):
        word = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & MASK
        c = ((c << 21 | c >> 11) + word) & MASK
        words.append(word)
    return words[15:]


def words(seed: int, count: int) -> list[int]:
    dealer = Dealer(seed)
    return [int(dealer.word()) for _ in range(count)]


KNOWN_0 = [808754475, 4216505632, 947923937, 2491578854]
KNOWN_1 = [2906380172, 1047107358, 1857996408, 3863704218]
KNOWN_MAX = [2089927686, 2053306979, 3058727884, 117756824]
KNOWN_BELOW = [0, 5, 40, 63, 841, 726755298]
KNOWN_STREAM_0 = 120220674722637939700738542855119205875
KNOWN_STREAM_1 = 194297942132294406771104705511637688740


@pytest.mark.parametrize(
    "parts",
    [
        (0, 0, 0, 0),
        (1, 0, 0, 0),
        (1, 2, 3, 1),
        (MASK, MASK, MASK, MASK),
        (0xDEADBEEF, 0x01234567, 0x89ABCDEF, 0xFFFFFFFE),
    ],
)
def test_the_dealer_gives_the_same_words_as_a_second_sfc32(
    parts: tuple[int, int, int, int],
) -> None:
    seed = sum(part << (32 * i) for i, part in enumerate(parts))
    assert words(seed, 1000) == reference(*parts, 1000)


def test_known_seeds_give_known_random_numbers() -> None:
    """Old records depend on these numbers: they must never change."""
    assert words(0, 4) == KNOWN_0
    assert words(1, 4) == KNOWN_1
    assert words(2**128 - 1, 4) == KNOWN_MAX
    dealer = Dealer(7)
    assert [int(dealer.below(n)) for n in (2, 6, 52, 202, 1000, 2**30)] == KNOWN_BELOW


def test_only_the_low_128_bits_of_a_dealers_seed_matter() -> None:
    assert words(5, 3) == words(5 + (1 << 128), 3)


def test_an_entry_seed_is_the_hmac_of_seed_and_entry() -> None:
    seed = bytes(range(32))
    for entry in (0, 1, 255, 256, 2**40):
        digest = hmac.new(seed, entry.to_bytes(8, "big"), hashlib.sha256).digest()
        assert entry_seed(seed, entry) == int.from_bytes(digest[:16], "little")
    assert entry_seed(bytes(32), 0) == KNOWN_STREAM_0
    assert entry_seed(bytes(32), 1) == KNOWN_STREAM_1


def test_no_two_entries_have_the_same_seed() -> None:
    seed = new_seed()
    assert len({entry_seed(seed, entry) for entry in range(2000)}) == 2000


def test_new_seeds_differ_and_have_full_length() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert {len(seed) for seed in seeds} == {SEED_BYTES}


def test_a_typed_seed_of_64_hex_digits_is_used_as_it_is_and_others_are_hashed() -> None:
    whole = "0f" * 32
    assert seed_from_text(whole) == bytes.fromhex(whole)
    for text in ("1", "0f", "hello", "0f" * 33, "\N{SNOWMAN}", ""):
        assert seed_from_text(text) == hashlib.sha256(text.encode()).digest()
    assert seed_from_text("1") != seed_from_text("01")


@pytest.mark.parametrize("n", [2, 3, 7, 10, 202])
def test_random_numbers_below_a_bound_are_uniform(n: int) -> None:
    dealer = Dealer(n)
    draws = 400 * n
    seen = [0] * n
    for _ in range(draws):
        seen[dealer.below(n)] += 1
    expected = draws / n
    chi = sum((count - expected) ** 2 / expected for count in seen)
    # Mean n - 1, deviation sqrt(2 (n - 1)): five deviations either way.
    assert abs(chi - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5 + 3


@pytest.mark.slow
@pytest.mark.parametrize(("n", "critical"), [(6, 20.52), (52, 87.97)])
def test_a_million_draws_of_real_games_are_uniform(n: int, critical: float) -> None:
    """Draws as games do, with a seed per entry. A fair generator exceeds `critical` in 0.1 %."""
    seen = [0] * n
    for entry in range(50_000):
        dealer = Dealer(entry_seed(b"a million draws of a real seed !", entry))
        for draw in range(20):
            seen[dealer.below(n)] += 1
    expected = 1_000_000 / n
    assert sum((count - expected) ** 2 / expected for count in seen) < critical


def test_random_numbers_below_a_large_bound_are_not_biased() -> None:
    """For n = 3 * 2^29 every third value would be too rare without rejection."""
    n = 3 << 29
    dealer = Dealer(1)
    draws = [int(dealer.below(n)) for _ in range(6000)]
    assert 0 <= min(draws) <= max(draws) < n
    thirds = [sum(1 for draw in draws if draw % 3 == rest) for rest in range(3)]
    assert all(1850 < count < 2150 for count in thirds)


def test_consecutive_draws_of_a_dealer_are_independent() -> None:
    dealer = Dealer(3)
    draws = [int(dealer.below(6)) for _ in range(36_001)]
    seen = [[0] * 6 for _ in range(6)]
    for first, second in pairwise(draws):
        seen[first][second] += 1
    chi = sum((count - 1000) ** 2 / 1000 for row in seen for count in row)
    assert chi < 35 + 5 * 70**0.5


def test_a_draw_with_one_outcome_uses_no_random_number() -> None:
    dealer = Dealer(1)
    assert (dealer.below(1), dealer.below(0), dealer.draws) == (0, 0, 0)
    dealer.below(2)
    assert dealer.draws == 1
    dealer.roll(6)
    dealer.random()
    assert dealer.draws == 3
    dealer.reseed(1)
    assert dealer.draws == 0


def test_dice_and_floats_stay_in_range() -> None:
    dealer = Dealer(5)
    assert {int(dealer.roll(6)) for _ in range(500)} == {1, 2, 3, 4, 5, 6}
    floats = [dealer.random() for _ in range(500)]
    assert 0.0 <= min(floats) < max(floats) < 1.0


def test_events_are_collected_only_after_record_events() -> None:
    dealer = Dealer(1)
    dealer.emit(3, 1, 2)
    assert dealer.events == []
    dealer.record_events()
    dealer.emit(3, 1, 2, 4, 5)
    assert [(e.kind, e.seat, e.numbers()) for e in dealer.events] == [(3, 1, (2, 4, 5))]
    dealer.record_events()
    assert dealer.events == []


@pytest.mark.parametrize("length", [0, 1, SEED_BYTES, 64, 65, 200])
def test_seeds_of_many_entries_are_those_of_single_ones(length: int) -> None:
    seed = bytes(range(length))
    seeds = EntrySeeds(seed)
    for entry in (0, 1, 2, 2**40, 1):
        assert seeds.of(entry) == entry_seed(seed, entry)
