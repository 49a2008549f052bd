"""Hashes a seat's information set: states that look the same to the seat have the same key."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.kernel.rules import Rules
from motherlode.kernel.state import FRAME, HEADER, OVER, TOP, TURN, State
from motherlode.kernel.zones import ALL, COUNT, places

LANE: Final = 0x7FFFFFFF
"""The hash has two lanes of 31 bits; products stay below 2^62, so compiled code can't overflow."""
LOW: Final = 1_597_334_677
HIGH: Final = 1_181_783_497
STEP: Final = 1_000_003


@final
class InfosetKey:
    """Computes the keys of one seat from the cells and counts that it can see."""

    def __init__(self, rules: Rules, seat: i64) -> None:
        whole: list[tuple[int, int]] = [(OVER, TURN + 1)]
        counted: list[tuple[int, int]] = []
        for place in places(rules.layout, rules.parties):
            ends = (int(place.start), int(place.start + place.zone.size))
            shows = place.zone.shows(place.owner, seat)
            if shows == ALL:
                if whole[-1][1] == ends[0]:
                    whole[-1] = (whole[-1][0], ends[1])
                else:
                    whole.append(ends)
            elif shows == COUNT:
                counted.append(ends)
        self._whole = vec[i64]([end for ends in whole for end in ends])
        self._counted = vec[i64]([end for ends in counted for end in ends])
        self._frames: i64 = rules.layout.block(rules.layout.seats)

    def key(self, s: State) -> i64:
        """The key of a state, below 2^62; equal for states that look the same to the seat."""
        cells = s.cells
        whole = self._whole
        low: i64 = HEADER
        high: i64 = FRAME
        for run in range(0, len(whole), 2):
            for at in range(whole[run], whole[run + 1]):
                if cells[at] != 0:
                    low = mix_in(low, cells[at], at)
                    high = ((high ^ low) * HIGH + at) & LANE
        counted = self._counted
        for run in range(0, len(counted), 2):
            total: i64 = 0
            for at in range(counted[run], counted[run + 1]):
                total += cells[at]
            low = mix_in(low, total, counted[run])
            high = ((high ^ low) * HIGH + total) & LANE
        for at in range(self._frames, cells[TOP] + FRAME):
            low = mix_in(low, cells[at], at)
            high = ((high ^ low) * HIGH + at) & LANE
        return (high << 31) | low


def mix_in(lane: i64, value: i64, at: i64) -> i64:
    """Mixes a cell's value and index into a lane of the hash."""
    folded = ((value ^ (value >> 30)) & LANE) * STEP + at
    lane = ((lane ^ (folded & LANE)) * LOW + 1) & LANE
    return lane ^ (lane >> 15)
