"""The search tree: for each information set the actions tried there, and their results.

Nodes are found by their key, so different orders of actions that lead to the same information set
share a node, and results are reused at the next decisions of a turn. The tree is stored in a few
rows of numbers; memory is allocated only when a row doubles its length.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1
SMALLEST: Final = 1024


@final
class Tree:
    """Nodes (information sets) and edges (actions), each an index into rows.

    A node's edges are linked from `first` on, best score first; `handicap` grows from 0 along the
    list. A node's `yielded` and an edge's `sum` add up the results of the seat that decides there.
    """

    def __init__(self, most_nodes: int) -> None:
        self.most: i64 = most_nodes
        self.clear()

    def clear(self) -> None:
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self._slots = vec[i64]([NONE] * (2 * SMALLEST))
        self.keys = vec[i64]([0] * SMALLEST)
        self.visits = vec[i64]([0] * SMALLEST)
        self.yielded = vec[float]([0.0] * SMALLEST)
        self.first = vec[i64]([0] * SMALLEST)
        self.last = vec[i64]([0] * SMALLEST)
        self.action = vec[i64]([0] * SMALLEST)
        self.following = vec[i64]([0] * SMALLEST)
        self.tried = vec[i64]([0] * SMALLEST)
        self.sum = vec[float]([0.0] * SMALLEST)
        self.handicap = vec[float]([0.0] * SMALLEST)

    def full(self) -> bool:
        return self.nodes >= self.most

    def find(self, key: i64) -> i64:
        """The node of a key, or NONE."""
        return self._slots[self._slot(key)]

    def grow(self, key: i64) -> i64:
        """Adds a node for a new key; returns it."""
        node = self.nodes
        if node == len(self.keys):
            self._more_nodes()
        self.keys[node] = key
        self.visits[node] = 0
        self.yielded[node] = 0.0
        self.first[node] = NONE
        self.last[node] = NONE
        self._slots[self._slot(key)] = node
        self.nodes = node + 1
        return node

    def attach(self, node: i64, action: i64, handicap: float) -> i64:
        """Adds an edge at the end of a node's list; returns it."""
        edge = self.edges
        if edge == len(self.action):
            self._more_edges()
        self.action[edge] = action
        self.following[edge] = NONE
        self.tried[edge] = 0
        self.sum[edge] = 0.0
        self.handicap[edge] = handicap
        if self.first[node] == NONE:
            self.first[node] = edge
        else:
            self.following[self.last[node]] = edge
        self.last[node] = edge
        self.edges = edge + 1
        return edge

    def _slot(self, key: i64) -> i64:
        """The slot of a key in the hash table, or the free slot where it belongs."""
        slots = self._slots
        mask: i64 = len(slots) - 1
        at = (key ^ (key >> 29)) & mask
        while slots[at] != NONE and self.keys[slots[at]] != key:
            at = (at + 1) & mask
        return at

    def _more_nodes(self) -> None:
        self.keys = double_length(self.keys)
        self.visits = double_length(self.visits)
        self.yielded = double_length_float(self.yielded)
        self.first = double_length(self.first)
        self.last = double_length(self.last)
        self._slots = vec[i64]([NONE] * (2 * len(self.keys)))
        for node in range(self.nodes):
            self._slots[self._slot(self.keys[node])] = node

    def _more_edges(self) -> None:
        self.action = double_length(self.action)
        self.following = double_length(self.following)
        self.tried = double_length(self.tried)
        self.sum = double_length_float(self.sum)
        self.handicap = double_length_float(self.handicap)


def double_length(row: vec[i64]) -> vec[i64]:
    """Returns a copy of `row` with twice its length, filled up with zeros."""
    longer = vec[i64]([0] * (2 * len(row)))
    for i in range(len(row)):
        longer[i] = row[i]
    return longer


def double_length_float(row: vec[float]) -> vec[float]:
    longer = vec[float]([0.0] * (2 * len(row)))
    for i in range(len(row)):
        longer[i] = row[i]
    return longer
