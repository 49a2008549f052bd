"""Boards for tests of the Solo Challenge, so that the shipped layouts can change (M54)."""

from typing import Any

SIEGE = """
. . . . . . . . . . . . . . .
 . . . . . . . . . . . . . .
. . . . . . # . . . . m 1 . .
 . . . f P b # . . . . . . .
. . . . . . . . . # . . . . .
 . . . . . . . . . # # . . .
. . . . . . f P b . . . . . .
 . . . . . . . . . . . . # .
. . . . . # . . . . . . # . .
 . . . . . # # . . . . . . .
. . F . . . . . . P f . . . .
 . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
"""

LONG_WAY_HOME = """
. . . . . . . . . . . . . . .
 . . . . . . . . . . . . . .
. . F . . . . # . . . . . . .
 . . . . . . . # . f P b . .
. . . . . . . . . . . . . . .
 . . . . . # # . . . . . . .
. . # . . # b P f . . . . . .
 . . . . . . . . . . . . . .
. . . . . . . . . # # . . . .
 . . . . P f . . . # . . . .
. . . . . . . . . . . m 1 . .
 . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
"""

EDITION: dict[str, Any] = {
    "layouts": {"siege": {"map": SIEGE}, "long_way_home": {"map": LONG_WAY_HOME}}
}
"""An edition with these boards in place of the shipped ones."""
