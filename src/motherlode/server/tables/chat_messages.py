"""Chat messages, as they are stored and as they are sent."""

from typing import Final

from motherlode.server.api.connection import ENCODER
from motherlode.server.api.socket_schema import ChatMessage
from motherlode.server.store.store import StoredRow

CHAT_BYTES: Final = 16_384
"""The most bytes of chat in a Sync, so that every client can read it."""


def chat_message(row: StoredRow) -> ChatMessage:
    return ChatMessage(row.number, row.seat, row.name, row.text, row.at)


def newest_messages(messages: list[ChatMessage]) -> list[ChatMessage]:
    """The latest messages that fit a frame; the REST request `chat` gives the others."""
    room, first = CHAT_BYTES, len(messages)
    while first and (room := room - len(ENCODER.encode(messages[first - 1]))) >= 0:
        first -= 1
    return messages[first:]
