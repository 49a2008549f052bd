"""The limits of the numbers in the content files, as types that msgspec checks."""

from typing import Annotated, Any

from msgspec import Meta

from . import kinds

Count = Annotated[int, Meta(ge=0, le=60)]
Positive = Annotated[int, Meta(ge=1, le=60)]
Counters = Annotated[int, Meta(ge=0, le=kinds.MOST_ENERGY)]
"""Energy in one subsystem."""
Die = Annotated[int, Meta(ge=1, le=20)]
Range = Annotated[int, Meta(ge=1, le=30)]
Tier = Annotated[int, Meta(ge=0, le=kinds.TIERS)]
Text = Annotated[str, Meta(max_length=200)]


def list_of(kind: Any, length: int) -> Any:
    """The type of a list with `length` values of a kind."""
    return Annotated[list[kind], Meta(min_length=length, max_length=length)]
