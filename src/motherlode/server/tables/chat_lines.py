"""Lines of chat, as they are stored and as they are sent."""

from typing import Final

from motherlode.server.api.connection import ENCODER
from motherlode.server.api.socket_schema import ChatLine
from motherlode.server.store.store import StoredRow

CHAT_BYTES: Final = 16_384
"""The most bytes of chat in a Sync, so that every client can read it."""


def chat_line(line: StoredRow) -> ChatLine:
    return ChatLine(line.number, line.seat, line.name, line.text, line.at)


def newest_lines(lines: list[ChatLine]) -> list[ChatLine]:
    """The latest lines that fit a message; the REST request `chat` gives the others."""
    room, first = CHAT_BYTES, len(lines)
    while first and (room := room - len(ENCODER.encode(lines[first - 1]))) >= 0:
        first -= 1
    return lines[first:]
