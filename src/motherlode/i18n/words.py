"""Words: all text for people, from one file a language. Rules know none of it.

A game has a table of its own in the file: `steps`, `actions`, `events`, `names`, `zones`,
`reasons` and `options`. What is missing falls back to English, then to the bare name.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from motherlode.kernel.actions import Action
from motherlode.kernel.content import Tables, merge_tables
from motherlode.kernel.game import Game

FOLDER = Path(__file__).parent
ENGLISH = "en"
HOLE = re.compile(r"\{(\w+)\}")


def languages() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.toml"))


@cache
def catalogue(language: str = ENGLISH) -> dict[str, Any]:
    """Every word of a language, English where it has none."""
    english: dict[str, Any] = tomllib.loads(
        (FOLDER / f"{ENGLISH}.toml").read_text(encoding="utf-8")
    )
    if language == ENGLISH or language not in languages():
        return english
    return merge_tables(
        english, tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    )


def seat_name(name: str, bot: str, seat: int, language: str = ENGLISH) -> str:
    """What a seat is called: its name; a bot without one is called what it is, with its seat."""
    if name or not bot:
        return name
    said, (kind, _, level) = catalogue(language)["ui"], bot.partition(":")
    known = str(said["bots"].get(kind, kind))
    title = f"{known}, {said['levels'].get(level, level)}" if level else known
    return f"{title} {seat + 1}"


def escape(text: str) -> str:
    """Text without characters that could steer a terminal."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def edition_names(edition: Tables, english: Mapping[str, str]) -> dict[str, str]:
    """What an edition calls things anew: `[cards.prod] name` is the name of `prod`, and
    `[artifacts.1] name` that of `artifact 1`. A name of the box that is said again is none."""
    found: dict[str, str] = {}
    for table, things in edition.items():
        for key, thing in things.items() if isinstance(things, dict) else ():
            called = f"{table.removesuffix('s')} {key}" if key.isdecimal() else key
            name = thing.get("name", "") if isinstance(thing, dict) else ""
            if name and name != english.get(called):
                found[called] = escape(name)
    return found


class Words:
    """A game's words in a language, with the names of those who sit at the table, and those that
    an edition gives."""

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
        self._title = game
        self.seats = [escape(name) for name in seats]

    def of(self, section: str, key: str) -> str:
        """The words of a key, or the key itself without underscores."""
        return str(self._table.get(section, {}).get(key, key.replace("_", " ")))

    def text(self, section: str, key: str, **holes: object) -> str:
        """A sentence that boards show too, of a card for example, with its {holes} filled."""
        form = str(self._texts.get(section, {}).get(key, ""))
        return _filled(form, {hole: str(value) for hole, value in holes.items()})

    def seat(self, seat: int) -> str:
        """Who sits there; a seat of the table without a chair is played by the rules: the NPC."""
        if seat < 0:
            return self.of("names", "nobody")
        if seat < len(self.seats):
            return self.seats[seat]
        return str(self._table.get("names", {}).get("npc", seat + 1))

    def name(self, key: object) -> str:
        """A kind's name: as a whole, else word by word; `seat 2` is who sits there."""
        text = str(key)
        names = self._table.get("names", {})
        if known := names.get(text) or _numbered(names, text):
            return str(known)
        if seat := re.fullmatch(r"seat (\d+)(?: (.+))?", text):
            rest = f": {self.name(seat.group(2))}" if seat.group(2) else ""
            return f"{self.seat(int(seat.group(1)) - 1)}{rest}"
        if " " in text:
            return " ".join(self.name(word) for word in text.split())
        return text.replace("_", " ")

    def step(self, name: str) -> str:
        return self.of("steps", name)

    def action(self, row: Action) -> str:
        """An action in words; a text of its own wins over its verb's."""
        table = self._table.get("actions", {})
        form = table.get(row.text) or table.get(row.verb)
        if form is None:
            return f"{row.verb} {self.name(row.argument)}".strip()
        return _filled(form, {"it": self.name(row.argument)})

    def reason(self, reason: str) -> str:
        return self.of("reasons", reason)

    def event(self, fact: Mapping[str, Any]) -> str:
        """An event as one sees it, in words; '' where the words say nothing of it."""
        values = {key: self._value(key, value) for key, value in fact.items()}
        form = self._form(fact, values)
        values.setdefault("seat", self.seat(-1))
        return _filled(form, values)

    def _form(self, fact: Mapping[str, Any], values: Mapping[str, str]) -> str:
        """The form of an event: of `drew`, where the words have them, `drew_by_nobody` for one
        without a seat, `drew_pilot` for an argument of that value, and `drew_unseen` for those to
        whom something that `drew` says is hidden.
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
        """Events in words, runs of like events in one sentence where the words have a form for it.

        The form of `excavated` for several is `excavated_several`; {times} is how many there were.
        What was done to others is told of each of them.
        """
        told: list[str] = []
        for (event, *_), run in groupby(facts, _who):
            alike = list(run)
            if len(alike) > 1 and f"{event}_several" in self._table.get("events", {}):
                alike = [{**_together(alike), "event": f"{event}_several"}]
            told += [self.event(fact) for fact in alike]
        return [sentence for sentence in told if sentence]

    def _value(self, key: str, value: Any) -> str:
        if key == "seat":
            return self.seat(value)
        if isinstance(value, dict):
            return ", ".join(f"{n} {self.name(kind)}" for kind, n in value.items())
        return self.name(value)


def _plain(fact: Mapping[str, Any]) -> str:
    """A form for an event that has none: who, what, and every argument."""
    who = "{seat}: " if "seat" in fact else ""
    arguments = ", ".join(f"{{{key}}}" for key in fact if key not in ("event", "seat"))
    return f"{who}{fact['event'].replace('_', ' ')} {arguments}".strip()


def _who(fact: Mapping[str, Any]) -> list[Any]:
    """What happened, by whom, and to whom."""
    others = [value for value in fact.values() if _is_seat(value)]
    return [fact["event"], fact.get("seat"), *others]


def _is_seat(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"seat \d+", value) is not None


def _together(facts: list[Mapping[str, Any]]) -> dict[str, Any]:
    """One fact for many: named arguments as counts, numbers and seats as the last one was."""
    fact: dict[str, Any] = {**facts[-1], "times": len(facts)}
    for key, value in facts[0].items():
        if key not in ("event", "seat") and isinstance(value, str) and not _is_seat(value):
            fact[key] = dict(Counter(str(other[key]) for other in facts))
    return fact


def _numbered(names: Mapping[str, Any], text: str) -> str:
    """The name of `drill 3` where there is one for `drill #`."""
    form = names.get(re.sub(r"\d+", "#", text))
    for number in re.findall(r"\d+", text) if form else ():
        form = str(form).replace("#", number, 1)
    return str(form or "")


def _filled(form: str, values: Mapping[str, str]) -> str:
    """A form with its {holes} filled; a hole without a value is a question mark."""
    return HOLE.sub(lambda hole: values.get(hole.group(1), "?"), form)
