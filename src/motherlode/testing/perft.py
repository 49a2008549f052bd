"""Perft: the number of action sequences of a given length from a position.

Random numbers depend only on the path, so the count is fixed. A change of the rules changes it, and
it must be the same compiled and interpreted.
"""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import State

PRIME: Final = 2147483647
STEP: Final = 48271


def perft(rules: Rules, s: State, depth: i64, path: i64 = 1) -> i64:
    """The number of sequences of `depth` actions from `s`; those that end earlier count too."""
    if depth == 0 or s.over():
        return 1
    moves = LegalActions()
    rules.legal(s, moves)
    ways: i64 = 0
    dealer = Dealer()
    following = LegalActions()
    for i in range(moves.count):
        child = s.copy()
        branch = (path * STEP + i + 1) % PRIME
        dealer.reseed(branch)
        rules.advance(child, moves.ids[i], dealer, following)
        ways += perft(rules, child, depth - 1, branch)
    return ways
