"""The limits of the numbers in the content files, as types that msgspec checks."""

from typing import Annotated

from msgspec import Meta

from . import kinds

Count = Annotated[int, Meta(ge=0, le=60)]
Positive = Annotated[int, Meta(ge=1, le=60)]
Counters = Annotated[int, Meta(ge=0, le=kinds.MOST_ENERGY)]
"""The type of the energy in one subsystem."""
Die = Annotated[int, Meta(ge=1, le=20)]
Tier = Annotated[int, Meta(ge=0, le=kinds.TIERS)]
Text = Annotated[str, Meta(max_length=200)]
