"""The prefix checker: everything that a client ever saw has to be a beginning of the final log.

A lost update is an entry of another text or seat than the log's, a diverging read an entry that the
log doesn't have, a stale read a position before one that the same client had seen.
"""

from typing import Any

import msgspec

SAME = ("seat", "undo", "at")
"""What every reader sees of an entry."""


def history_faults(received: list[str], log: list[dict[str, Any]]) -> list[str]:
    """What a client received that doesn't fit the final log, in words; empty if all does."""
    by_number = {entry["number"]: entry for entry in log}
    found: list[str] = []
    seen = -1
    for text in received:
        message = msgspec.json.decode(text)
        for entry in _entries(message):
            found += _entry_faults(entry, by_number.get(entry["number"]))
        number = (message.get("position") or {}).get("number", seen)
        if number < seen:
            found.append(f"a stale read: {number} after {seen}")
        seen = max(seen, number)
    return found


def _entries(message: dict[str, Any]) -> list[dict[str, Any]]:
    """The entries of an Update or a Sync."""
    if message["type"] == "update":
        return [message["entry"]]
    return list(message["entries"]) if message["type"] == "sync" else []


def _entry_faults(entry: dict[str, Any], stored: dict[str, Any] | None) -> list[str]:
    if stored is None:
        return [f"a diverging read: the log has no entry {entry['number']}"]
    same = all(entry[name] == stored[name] for name in SAME)
    texts = {entry["text"], stored["text"]} - {""}  # Other seats get no text.
    if same and len(texts) < 2:
        return []
    return [f"a lost update: entry {entry['number']} is {stored} in the log, and was {entry}"]
