"""Words: the texts of a game for people. Rules contain no text.

The messages of a game begin with their section: `steps`, `actions`, `events`, `names`, `zones`,
`reasons`, `options` or `unlisted`. Without a message, a text is its key.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from motherlode.i18n.catalogue import ENGLISH, message_id, platform_messages, words_messages
from motherlode.i18n.messages import Messages
from motherlode.kernel.action_table import Action
from motherlode.kernel.content import Tables
from motherlode.kernel.game import Game

SEAT = re.compile(r"seat (\d+)(?: (.+))?")
WORD = re.compile(r"seat \d+|\S+")
NUMBER = re.compile(r"\b\d+\b")
"""A number that is a word of its own: the space `o13` has none."""
COUNTED = "counted"
"""The attribute of a name, or the message for all names, for `$count` things of a kind."""


def seat_name(name: str, bot: str, seat: int, language: str = ENGLISH) -> str:
    """The name to show for a seat; a bot without a name gets its kind, level and seat number."""
    if name or not bot:
        return name
    kind, _, level = bot.partition(":")
    title = _or_key(language, "bots", kind)
    title = f"{title}, {_or_key(language, 'levels', level)}" if level else title
    return f"{title} {seat + 1}"


def _or_key(language: str, section: str, key: str) -> str:
    """A text of the web client; its key if it is unknown."""
    messages, id = platform_messages("ui", language), message_id(section, key)
    return messages.text(id, {}) if id in messages else key


def escape(text: str) -> str:
    """Replaces unprintable characters, which could control a terminal."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def edition_names(edition: Tables, english: Messages) -> dict[str, str]:
    """The names that an edition changes, by key.

    `[cards.prod] name` is the name of `prod`, and `[artifacts.1] name` that of `artifact 1`. Names
    equal to the English ones are left out.
    """
    names: dict[str, str] = {}
    for table, rows in edition.items():
        for key, row in rows.items() if isinstance(rows, dict) else ():
            word = f"{table.removesuffix('s')} {key}" if key.isdecimal() else key
            name = row.get("name", "") if isinstance(row, dict) else ""
            id = message_id("names", word)
            if name and (id not in english or name != english.text(id, {})):
                names[word] = escape(name)
    return names


@cache
def _name_attributes(messages: Messages) -> frozenset[str]:
    """The attributes that names have in a language, such as `a` for the form with an article."""
    names = (id for id in messages if id.startswith("names-"))
    found = frozenset(attribute for id in names for attribute in messages.attributes(id))
    return found - {COUNTED}


class Words:
    """A game's texts in a language, with the names of the players and of an edition.

    `reader` is the seat of the person who reads: events of that seat are told with "you".
    """

    def __init__(
        self,
        game: Game,
        seats: list[str],
        language: str = ENGLISH,
        edition: Tables | None = None,
        reader: int | None = None,
    ) -> None:
        self._messages = words_messages(game.words, language)
        self._board = platform_messages("ui", language)
        self._edition = edition_names(edition or {}, words_messages(game.words))
        self._game = game
        self._reader = reader
        self.seats = [escape(name) for name in seats]

    def knows(self, section: str, key: str) -> bool:
        return message_id(section, key) in self._messages

    def whole(self, key: str) -> str:
        """A text without a section, such as `blurb`; '' if there is none."""
        return self._messages.text(key, {}) if key in self._messages else ""

    def of(self, section: str, key: str, **values: object) -> str:
        """The text of a key in a section; if there is none, the key with spaces for underscores."""
        id = message_id(section, key)
        if id not in self._messages:
            return key.replace("_", " ")
        return self._messages.lenient_text(id, values)[0]

    def text(self, section: str, key: str, **values: object) -> str:
        """A sentence that boards show too, such as a card's, with its variables filled in."""
        id = message_id(self._game.name, section, key)
        return self._board.lenient_text(id, values)[0] if id in self._board else ""

    def seat(self, seat: int) -> str:
        """The name of a seat's player; -1 is nobody, a number after the last seat is the NPC."""
        if seat < 0:
            return self.of("names", "nobody")
        if seat < len(self.seats):
            return self.seats[seat]
        return self.of("names", "npc") if self.knows("names", "npc") else str(seat + 1)

    def name(self, key: object) -> str:
        """The name of a key, or of each of its words; for `seat 2` the name of its player."""
        text = str(key)
        if known := self._known_name(text):
            return known
        if seat := SEAT.fullmatch(text):
            rest = f": {self.name(seat.group(2))}" if seat.group(2) else ""
            return f"{self.seat(int(seat.group(1)) - 1)}{rest}"
        if " " in text:
            return " ".join(self.name(word) for word in WORD.findall(text))
        return text.replace("_", " ")

    def _known_name(self, text: str, attribute: str = "") -> str:
        """The name of a key as a whole, or a grammatical form of it; '' if there is none.

        The name of `drill 3` is the message `names-drill-3`, or `names-drill-n` with `$n`.
        """
        if own := self._edition.get(text):
            return own
        id, values = self._name_message(text)
        if id not in self._messages:
            return ""
        if attribute not in self._messages.attributes(id):
            attribute = ""
        return self._messages.text(id, values, attribute)

    def _name_message(self, text: str) -> tuple[str, dict[str, int]]:
        id = message_id("names", text)
        if id not in self._messages and (number := NUMBER.search(text)):
            numbered = message_id("names", NUMBER.sub("n", text, count=1))
            return numbered, {"n": int(number.group())}
        return id, {}

    def step(self, name: str) -> str:
        return self.of("steps", name)

    def action(self, row: Action) -> str:
        """An action as a sentence: the one for its text, else the one for its verb."""
        for key in (row.text, row.verb):
            if self.knows("actions", key):
                values = dict(self._values("it", row.argument))
                return self._messages.lenient_text(message_id("actions", key), values)[0]
        return f"{row.verb} {self.name(row.argument)}".strip()

    def unlisted(self, verb: str) -> str:
        """How to type the actions of a verb that lists of actions leave out; '' if not known."""
        return self.of("unlisted", verb) if self.knows("unlisted", verb) else ""

    def reason(self, reason: str) -> str:
        return self.of("reasons", reason)

    def event(self, fact: Mapping[str, Any]) -> str:
        """A redacted event as a sentence; '' for events that have no sentence."""
        values = {"seat": self.seat(-1)}
        for key, value in fact.items():
            values.update(self._values(key, value))
        for id in self._event_ids(fact):
            text, missing = self._event_text(id, fact, values)
            if not missing:
                return text
        return self._plain(fact)

    def _event_ids(self, fact: Mapping[str, Any]) -> Iterator[str]:
        """The messages that could tell an event, such as `events-drew`; the first that fits does.

        `drew_by_nobody` tells an event without a seat, `drew_pilot` one with an argument of that
        value, and `drew_unseen` one of which an argument is hidden.
        """
        event = fact["event"]
        values = [value for value in fact.values() if isinstance(value, str)]
        endings = ["_by_nobody"] if "seat" not in fact else []
        endings += [f"_{value}" for value in values] + ["", "_unseen"]
        ids = (message_id("events", f"{event}{ending}") for ending in endings)
        return (id for id in ids if id in self._messages)

    def _event_text(
        self, id: str, fact: Mapping[str, Any], values: Mapping[str, Any]
    ) -> tuple[str, bool]:
        """The text of an event and if values are missing; the reader's own with "you"."""
        own = fact.get("seat") == self._reader is not None
        you = "you" if own and "you" in self._messages.attributes(id) else ""
        return self._messages.lenient_text(id, values, you)

    def sentences(self, facts: Sequence[Mapping[str, Any]]) -> list[str]:
        """Events as sentences; similar events in a row become one sentence if a form exists.

        For `excavated` that form is `excavated_several`, with the number of events as `$times`.
        Events that affect different seats get separate sentences.
        """
        texts: list[str] = []
        for (event, *_), run in groupby(facts, _run_key):
            alike = list(run)
            if len(alike) > 1 and self.knows("events", f"{event}_several"):
                alike = [{**_merge(alike), "event": f"{event}_several"}]
            texts += [self.event(fact) for fact in alike]
        return [sentence for sentence in texts if sentence]

    def _values(self, key: str, value: Any) -> Iterator[tuple[str, Any]]:
        """What messages can use of an argument: its text as `$to`, and its grammar.

        For a seat `$to_is` is `you` or `other`; for a name with an attribute `a`, `$device_a` is
        that attribute, and `$device_key` the key itself.
        """
        if key == "seat" or _is_seat(value):
            seat = value if key == "seat" else int(str(value)[5:]) - 1
            yield key, self.seat(seat)
            yield f"{key}_is", "you" if seat == self._reader else "other"
        elif isinstance(value, dict):
            yield key, ", ".join(self.counted(kind, n) for kind, n in value.items())
        elif isinstance(value, int):
            yield key, value
        else:
            yield key, self.name(value)
            yield f"{key}_key", value
            for attribute in _name_attributes(self._messages):
                form = self._known_name(str(value), attribute)
                yield f"{key}_{attribute}", form or self.name(value)

    def counted(self, kind: str, count: int) -> str:
        """A number of things, such as `2 Steambots`."""
        id, values = self._name_message(kind)
        if COUNTED in self._messages.attributes(id) and kind not in self._edition:
            return self._messages.text(id, {**values, "count": count}, COUNTED)
        if COUNTED in self._messages:
            return self._messages.text(COUNTED, {"name": self.name(kind), "count": count})
        return f"{count} {self.name(kind)}"

    def _plain(self, fact: Mapping[str, Any]) -> str:
        """A default sentence: the seat, the event's name and every argument."""
        who = f"{self.seat(fact['seat'])}: " if "seat" in fact else ""
        keys = [key for key in fact if key not in ("event", "seat")]
        arguments = [str(dict(self._values(key, fact[key]))[key]) for key in keys]
        return f"{who}{fact['event'].replace('_', ' ')} {', '.join(arguments)}".strip()


def _run_key(fact: Mapping[str, Any]) -> list[Any]:
    """The event's name, its seat and other seats it names; similar events have the same."""
    others = [value for value in fact.values() if _is_seat(value)]
    return [fact["event"], fact.get("seat"), *others]


def _is_seat(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"seat \d+", value) is not None


def _merge(facts: list[Mapping[str, Any]]) -> dict[str, Any]:
    """Merges similar events into one: words are counted, numbers are those of the last event."""
    fact: dict[str, Any] = {**facts[-1], "times": len(facts)}
    for key, value in facts[0].items():
        if key not in ("event", "seat") and isinstance(value, str) and not _is_seat(value):
            fact[key] = dict(Counter(str(other[key]) for other in facts))
    return fact
