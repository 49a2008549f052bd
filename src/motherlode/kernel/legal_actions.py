"""LegalActions: the reused buffer that steps write the legal actions of a decision into.

It grows: large boards of an edition can offer thousands of places.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

CAPACITY: Final = 1024
"""How many legal actions a buffer has room for before it grows."""
_EMPTY: Final = vec[i64]([0] * CAPACITY)

MOST_BITS: Final = 62
"""How many bits the largest mask has."""

FIRST_UNLISTED: Final = 1 << 52
"""The id of the first unlisted action; listed actions have smaller ids."""
UNLISTED_SIZE: Final = 1 << 52
"""How many actions an unlisted verb can have: the distance between two unlisted verb ids."""


@final
class ActionColumns:
    """The verb id of every listed action of a game, indexed by the action's id."""

    def __init__(self, verbs: list[int]) -> None:
        self.verbs = vec[i64](verbs)


def action_of(verb: i64, argument: i64) -> i64:
    """Returns the action id of a verb id and an argument's index among its verb's arguments.

    A verb's id is the id of its first action.
    """
    return verb + argument


def is_unlisted(action: i64) -> bool:
    return action >= FIRST_UNLISTED


def unlisted_verb_of(action: i64) -> i64:
    """The verb id of an unlisted action."""
    return action // UNLISTED_SIZE * UNLISTED_SIZE


@final
class LegalActions:
    """The legal actions of one decision; `clear` it before the next.

    The first `own` of them belong to the pending step, the rest are any-time actions. With
    `in_rollout`, any-time actions are left out if the heuristic's `wants_anytime` is False.
    """

    def __init__(self) -> None:
        self.ids = _EMPTY[:]
        self.count: i64 = 0
        self.own: i64 = 0
        self.in_rollout = False

    def clear(self) -> None:
        self.count = 0
        self.own = 0

    def add(self, verb: i64, argument: i64 = 0) -> None:
        at = self.count
        if at < len(self.ids):
            self.ids[at] = verb + argument  # see `action_of`
            self.count = at + 1
        else:
            self._grow(verb + argument)

    def _grow(self, action: i64) -> None:
        """Adds an action for which there is no room yet."""
        self.ids = append(self.ids, action)
        self.count += 1

    def add_bits(self, verb: i64, argument: i64, bits: i64, apart: i64 = 1) -> None:
        """Adds the verb with an argument for each bit: `argument` for bit 0, `apart` more for each
        further one."""
        self._make_room(MOST_BITS)
        ids = self.ids
        count = self.count
        action = verb + argument
        while bits != 0:
            if bits & 1 != 0:
                ids[count] = action
                count += 1
            bits >>= 1
            action += apart
        self.count = count

    def add_two_masks(self, verb: i64, bits: i64, other: i64, others: i64, argument: i64) -> None:
        """Adds two verbs in the order of their arguments: `verb` for each of `bits`, the verb
        `other` for each of `others`, with `argument` for bit 0. No bit is in both masks."""
        self._make_room(MOST_BITS)
        ids = self.ids
        count = self.count
        first = verb + argument
        second = other + argument
        while bits | others != 0:
            if bits & 1 != 0:
                ids[count] = first
                count += 1
            elif others & 1 != 0:
                ids[count] = second
                count += 1
            bits >>= 1
            others >>= 1
            first += 1
            second += 1
        self.count = count

    def add_counted(self, verb: i64, counts: vec[i64], start: i64, kinds: i64) -> None:
        """Adds the verb with each kind whose cell is above 0: `kinds` cells from `start` on."""
        self._make_room(kinds)
        ids = self.ids
        count = self.count
        for kind in range(kinds):
            if counts[start + kind] > 0:
                ids[count] = verb + kind
                count += 1
        self.count = count

    def _make_room(self, more: i64) -> None:
        """Makes the buffer longer unless it has room for `more` actions."""
        while len(self.ids) < self.count + more:
            self.ids = append(self.ids, 0)

    def has(self, action: i64) -> bool:
        ids = self.ids
        for i in range(self.count):
            if ids[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        """Returns the actions as a new list, for callers outside the hot loop."""
        return [self.ids[i] for i in range(self.count)]

    def anytime(self) -> list[int]:
        """Returns the legal any-time actions as a new list."""
        return [self.ids[i] for i in range(self.own, self.count)]
