"""Words: all texts for people, from one file per language. Rules contain no text.

Each game has a table in the file, with the sections `steps`, `actions`, `events`, `names`, `zones`,
`reasons`, `options` and `unlisted`. A missing text falls back to English, then to its key.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from motherlode.kernel.action_table import Action
from motherlode.kernel.content import Tables, merge_tables
from motherlode.kernel.game import Game

FOLDER = Path(__file__).parent
ENGLISH = "en"
HOLE = re.compile(r"\{(\w+)\}")
WORD = re.compile(r"seat \d+|\S+")


def languages() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


@cache
def catalogue(language: str = ENGLISH) -> dict[str, Any]:
    """All texts of a language; English where a text is not translated."""
    english: dict[str, Any] = tomllib.loads(
        (FOLDER / f"{ENGLISH}.toml").read_text(encoding="utf-8")
    )
    if language == ENGLISH or language not in languages():
        return english
    return merge_tables(
        english, tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    )


def seat_name(name: str, bot: str, seat: int, language: str = ENGLISH) -> str:
    """The name to show for a seat; a bot without a name gets its kind, level and seat number."""
    if name or not bot:
        return name
    texts, (kind, _, level) = catalogue(language)["ui"], bot.partition(":")
    known = str(texts["bots"].get(kind, kind))
    title = f"{known}, {texts['levels'].get(level, level)}" if level else known
    return f"{title} {seat + 1}"


def escape(text: str) -> str:
    """Replaces unprintable characters, which could control a terminal."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def edition_names(edition: Tables, english: Mapping[str, str]) -> dict[str, str]:
    """The names that an edition changes, by key.

    `[cards.prod] name` is the name of `prod`, and `[artifacts.1] name` that of `artifact 1`. Names
    equal to the English ones are left out.
    """
    names: dict[str, str] = {}
    for table, rows in edition.items():
        for key, row in rows.items() if isinstance(rows, dict) else ():
            word = f"{table.removesuffix('s')} {key}" if key.isdecimal() else key
            name = row.get("name", "") if isinstance(row, dict) else ""
            if name and name != english.get(word):
                names[word] = escape(name)
    return names


class Words:
    """A game's texts in a language, with the names of the players and of an edition."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        language: str = ENGLISH,
        edition: Tables | None = None,
    ) -> None:
        table = catalogue(language).get(game.name, {})
        english = catalogue().get(game.name, {}).get("names", {})
        names = {"names": edition_names(edition or {}, english)}
        self._table: Mapping[str, Any] = merge_tables(merge_tables(game.words, table), names)
        self._texts: Mapping[str, Any] = catalogue(language)["ui"].get(game.name, {})
        self._game = game
        self.seats = [escape(name) for name in seats]

    def of(self, section: str, key: str) -> str:
        """The text of a key in a section; if there is none, the key with spaces for underscores."""
        return str(self._table.get(section, {}).get(key, key.replace("_", " ")))

    def text(self, section: str, key: str, **holes: object) -> str:
        """A sentence that boards show too, such as a card's, with its {holes} filled in."""
        form = str(self._texts.get(section, {}).get(key, ""))
        return _fill(form, {hole: str(value) for hole, value in holes.items()})

    def seat(self, seat: int) -> str:
        """The name of a seat's player; -1 is nobody, a number after the last seat is the NPC."""
        if seat < 0:
            return self.of("names", "nobody")
        if seat < len(self.seats):
            return self.seats[seat]
        return str(self._table.get("names", {}).get("npc", seat + 1))

    def name(self, key: object) -> str:
        """The name of a key, or of each of its words; for `seat 2` the name of its player."""
        text = str(key)
        names = self._table.get("names", {})
        if known := names.get(text) or _numbered(names, text):
            return str(known)
        if seat := re.fullmatch(r"seat (\d+)(?: (.+))?", text):
            rest = f": {self.name(seat.group(2))}" if seat.group(2) else ""
            return f"{self.seat(int(seat.group(1)) - 1)}{rest}"
        if " " in text:
            return " ".join(self.name(word) for word in WORD.findall(text))
        return text.replace("_", " ")

    def step(self, name: str) -> str:
        return self.of("steps", name)

    def action(self, row: Action) -> str:
        """An action as a sentence: the one for its text, else the one for its verb."""
        table = self._table.get("actions", {})
        form = table.get(row.text) or table.get(row.verb)
        if form is None:
            return f"{row.verb} {self.name(row.argument)}".strip()
        return _fill(form, {"it": self.name(row.argument)})

    def unlisted(self, verb: str) -> str:
        """How to type the actions of a verb that lists of actions leave out; '' if not known."""
        return str(self._table.get("unlisted", {}).get(verb, ""))

    def reason(self, reason: str) -> str:
        return self.of("reasons", reason)

    def event(self, fact: Mapping[str, Any]) -> str:
        """A redacted event as a sentence; '' for events that have no sentence."""
        values = {key: self._value(key, value) for key, value in fact.items()}
        form = self._form(fact, values)
        values.setdefault("seat", self.seat(-1))
        return _fill(form, values)

    def _form(self, fact: Mapping[str, Any], values: Mapping[str, str]) -> str:
        """The sentence form of an event, such as `drew`.

        Special forms are used where they exist: `drew_by_nobody` for an event without a seat,
        `drew_pilot` for an argument with that value, and `drew_unseen` if the form `drew` needs an
        argument that is hidden.
        """
        forms, event = self._table.get("events", {}), fact["event"]
        if "seat" not in fact and f"{event}_by_nobody" in forms:
            return str(forms[f"{event}_by_nobody"])
        for value in fact.values():
            if isinstance(value, str) and f"{event}_{value}" in forms:
                return str(forms[f"{event}_{value}"])
        form = str(forms.get(event, _plain(fact)))
        if any(hole not in values for hole in HOLE.findall(form)):
            return str(forms.get(f"{event}_unseen", form))
        return form

    def sentences(self, facts: Sequence[Mapping[str, Any]]) -> list[str]:
        """Events as sentences; similar events in a row become one sentence if a form exists.

        For `excavated` that form is `excavated_several`, with the number of events as {times}.
        Events that affect different seats get separate sentences.
        """
        texts: list[str] = []
        for (event, *_), run in groupby(facts, _run_key):
            alike = list(run)
            if len(alike) > 1 and f"{event}_several" in self._table.get("events", {}):
                alike = [{**_merge(alike), "event": f"{event}_several"}]
            texts += [self.event(fact) for fact in alike]
        return [sentence for sentence in texts if sentence]

    def _value(self, key: str, value: Any) -> str:
        if key == "seat":
            return self.seat(value)
        if isinstance(value, dict):
            return ", ".join(f"{n} {self.name(kind)}" for kind, n in value.items())
        return self.name(value)


def _plain(fact: Mapping[str, Any]) -> str:
    """A default sentence form: the seat, the event's name and every argument."""
    who = "{seat}: " if "seat" in fact else ""
    arguments = ", ".join(f"{{{key}}}" for key in fact if key not in ("event", "seat"))
    return f"{who}{fact['event'].replace('_', ' ')} {arguments}".strip()


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


def _numbered(names: Mapping[str, Any], text: str) -> str:
    """The name of a numbered key such as `drill 3`, from the form for `drill #`; '' if none."""
    form = names.get(re.sub(r"\d+", "#", text))
    for number in re.findall(r"\d+", text) if form else ():
        form = str(form).replace("#", number, 1)
    return str(form or "")


def _fill(form: str, values: Mapping[str, str]) -> str:
    """Fills the {placeholders} of `form`; a placeholder without a value becomes `?`."""
    return HOLE.sub(lambda hole: values.get(hole.group(1), "?"), form)
