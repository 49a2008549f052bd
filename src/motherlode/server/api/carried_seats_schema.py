"""The schemas of requests that carry seats to another device."""

from typing import Annotated

from msgspec import Meta, Struct

from motherlode.server.api.rest_schema import Incoming

BoxId = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description="256 bits, hex: the browser derives it from a code that the server never gets",
    ),
]
DeviceKey = Annotated[
    str,
    Meta(
        pattern="^[0-9a-f]{64}$",
        description="32 random bytes that only the client knows, hex: a retry gets the same box",
    ),
]
Box = Annotated[str, Meta(min_length=1, max_length=60_000, pattern="^[0-9A-Za-z+/=]+$")]
Version = Annotated[int, Meta(ge=1, le=2_000_000_000)]


class StoreBox(Incoming):
    """Links that the browser encrypted. `once`: for one other device, within some minutes."""

    id: BoxId
    box: Box
    once: bool


class StoredBox(Struct):
    """When a box expires."""

    expires: int


class OpenBox(Incoming):
    id: BoxId
    key: DeviceKey


class BoxContent(Struct):
    """A box; `version` grows each time it is replaced."""

    box: str
    version: int
    once: bool


class ReplaceBox(Incoming):
    """A newer box for a recovery code, if it still has the `version` that the client knows."""

    id: BoxId
    version: Version
    box: Box


class BoxVersion(Struct):
    version: int


class ForgetBox(Incoming):
    id: BoxId
