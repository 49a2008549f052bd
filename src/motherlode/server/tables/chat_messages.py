"""Chat messages, as they are stored and as they are sent, and their rooms."""

from collections import Counter
from typing import Final

from motherlode.server.api.connection import ENCODER
from motherlode.server.api.socket_schema import ChatMessage
from motherlode.server.store.store import StoredRow

CHAT_BYTES: Final = 16_384
"""The most bytes of chat in a Sync, so that every client can read it."""
CHAT_SENT: Final = 100
"""The most messages of a room that a table keeps in memory."""
EVERYBODY: Final = "table"
WATCHERS: Final = "watchers"
REPLAY: Final = "replay"
"""Comments on the replay of a game that is over, each about an entry."""
PUBLIC_ROOMS: Final = (EVERYBODY, WATCHERS, REPLAY)
"""The rooms that people without a seat read."""


def team_room(team: int) -> str:
    """The room of a team: nobody else ever gets its messages."""
    return f"team {team}"


def chat_message(row: StoredRow) -> ChatMessage:
    return ChatMessage(row.number, row.seat, row.name, row.text, row.at, row.room, row.entry)


def key_of(message: ChatMessage) -> str:
    """Identifies a message at its table."""
    return f"{message.room}-{message.number}"


def last_numbers(messages: list[ChatMessage]) -> dict[str, int]:
    """By room, the number of its last message."""
    found: dict[str, int] = {}
    for message in messages:
        found[message.room] = max(message.number, found.get(message.room, 0))
    return found


def with_message(messages: list[ChatMessage], added: ChatMessage) -> list[ChatMessage]:
    """The messages with one more; the earliest of its room goes if there are too many of them."""
    here = [message for message in messages if message.room == added.room]
    dropped = here[0] if len(here) >= CHAT_SENT else None
    return [*(message for message in messages if message is not dropped), added]


def newest_messages(messages: list[ChatMessage]) -> list[ChatMessage]:
    """The latest messages that fit a frame; the REST request `chat` gives the others.

    Every room has the same share, so that one doesn't crowd out another.
    """
    rooms = Counter(message.room for message in messages)
    left = dict.fromkeys(rooms, CHAT_BYTES // max(1, len(rooms)))
    kept: list[ChatMessage] = []
    for message in reversed(messages):
        left[message.room] -= len(ENCODER.encode(message))
        if left[message.room] >= 0:
            kept.append(message)
    return kept[::-1]
