"""Jobs that read or write large JSON texts, which would keep the event loop from other clients."""

import msgspec

from motherlode.kernel.errors import MotherlodeError
from motherlode.server.api.rest_schema import PlayOn
from motherlode.server.workers.jobs import frames, time_limit

MOST_FAULT_LETTERS = 500
PLAY_ON = msgspec.json.Decoder(PlayOn)


def read_play_on(raw: bytes, seconds: float) -> PlayOn:
    """A PlayOn whose record is not decoded."""
    with time_limit(seconds):
        try:
            return PLAY_ON.decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise MotherlodeError(str(error)[:MOST_FAULT_LETTERS]) from None


def encoded_frames(raw: bytes, start: int, count: int, seat: int, seconds: float) -> bytes:
    """The frames of a record's replay as JSON text."""
    return msgspec.json.encode(frames(raw, start, count, seat, seconds))
