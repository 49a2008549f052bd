"""The buffer of legal actions holds as many as a decision has."""

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.envs.observation_writer import Mask
from motherlode.kernel.legal_actions import CAPACITY, LegalActions


def test_the_list_of_legal_actions_grows_beyond_its_first_capacity() -> None:
    moves = LegalActions()
    for action in range(3 * CAPACITY):
        moves.add(action)
    assert moves.listed() == list(range(3 * CAPACITY))
    assert moves.has(3 * CAPACITY - 1)
    moves.clear()
    moves.add(7)
    assert moves.listed() == [7]


def test_a_mask_of_bits_adds_an_action_for_each_bit() -> None:
    moves = LegalActions()
    moves.add_bits(100, 7, 0b1011)
    moves.add_bits(200, 1, 0b101, 4)
    moves.add_bits(300, 0, 0)
    moves.add_bits(0, 0, 1 << 61)
    assert moves.listed() == [107, 108, 110, 201, 209, 61]


def test_two_masks_add_two_verbs_in_the_order_of_their_arguments() -> None:
    moves = LegalActions()
    moves.add_two_masks(100, 0b1001, 200, 0b0110, 7)
    moves.add_two_masks(300, 0, 400, 1 << 61, 0)
    moves.add_two_masks(300, 0, 400, 0, 0)
    assert moves.listed() == [107, 208, 209, 110, 461]


def test_bits_and_counted_kinds_find_room_in_a_full_buffer() -> None:
    moves = LegalActions()
    for action in range(CAPACITY - 1):
        moves.add(action)
    moves.add_bits(5000, 0, 0b111)
    moves.add_counted(6000, vec[i64]([0, 2, 0, 1]), 1, 3)
    assert moves.listed()[CAPACITY - 1 :] == [5000, 5001, 5002, 6000, 6002]


def test_masks_of_several_games_are_independent() -> None:
    first, second = LegalActions(), LegalActions()
    first.add(1)
    second.add(0)
    second.add(2)
    mask = Mask(3, 2)
    mask.write(first, 0)
    mask.write(second, 1)
    assert [int(flag) for flag in mask.flags] == [0, 1, 0, 1, 0, 1]
    first.clear()
    mask.write(first, 0)
    assert [int(flag) for flag in mask.flags] == [0, 0, 0, 1, 0, 1]


def test_a_mask_shows_more_actions_than_the_first_capacity() -> None:
    moves = LegalActions()
    for action in range(2 * CAPACITY):
        moves.add(action)
    mask = Mask(3 * CAPACITY)
    mask.write(moves)
    assert sum(int(flag) for flag in mask.flags) == 2 * CAPACITY
    moves.clear()
    mask.write(moves)
    assert not any(int(flag) for flag in mask.flags)
