"""The buffer of legal actions holds as many as a decision has."""

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
