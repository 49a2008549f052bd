"""Writes the web client's types of games: one file a game, from the game's own tables.

`scripts/types` runs it. A file has the game's kinds in their order, what is asked at each step, the
actions by their verbs, the zones of the table and of a seat, the facts of every event, the content,
the options and the forecast.
"""

import importlib
import importlib.util
import sys
import textwrap
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

from typescript import Interfaces

from motherlode.kernel.action_table import ActionTable
from motherlode.kernel.event_table import Argument, EventKind
from motherlode.kernel.game import Game
from motherlode.kernel.options import Choice, Flag, Option
from motherlode.kernel.registry import all_games
from motherlode.kernel.rules import Step
from motherlode.kernel.zones import ALL, COUNT, NOTHING, Zone
from motherlode.plugin_types import WebPlugin

HEAD = """\
/** {title}: its kinds, views, events and content. Made by scripts/types; don't edit. */
import type {{ {shapes} }} from '../commonGameTypes';
"""
SHAPES = ("ActionOf", "Counts", "Hidden", "ViewOf")
TAKEN = (
    "Action",
    "Asked",
    "Table",
    "Seat",
    "View",
    "Fact",
    "Options",
    "Game",
    "Content",
    "Forecast",
)
WIDTH = 100
CONSTANTS = {
    "kinds": ("COLUMNS", "ROWS", "MOST_ENERGY", "RANKS", "TIERS"),
    "state_cells": ("ATTACKED",),
    "hexes": ("COLUMNS", "ROWS"),
    "cards.catalogue": ("DIE_FACTORS", "ADDED_THROWS", "REPEATED_THROWS"),
    "achievement_goals": ("GOALS",),
}
"""The numbers and names that the client reads views with, by the game's module that has them."""


class Names:
    """The kinds of a game by the names of their tuples; others are named after their zone."""

    def __init__(self, game: Game) -> None:
        module = module_of(game, "kinds")
        self.known = {name: value for name, value in vars(module).items() if _is_kinds(value)}
        self.groups = {name: value for name, value in vars(module).items() if _is_groups(value)}

    def of(self, kinds: tuple[str, ...], used_for: str) -> str:
        """The name of a tuple of kinds; one without a name gets one."""
        for name, known in self.known.items():
            if known == kinds:
                return name
        name = f"{used_for}_kinds".upper()
        self.known[name] = kinds
        return name


def _is_kinds(value: object) -> bool:
    return isinstance(value, tuple) and bool(value) and all(isinstance(v, str) for v in value)


def _is_groups(value: object) -> bool:
    return isinstance(value, dict) and bool(value) and all(map(_is_kinds, value.values()))


def package_of(game: Game) -> str:
    return game.make.__module__.rpartition(".")[0]


def has_module(game: Game, name: str) -> bool:
    try:
        return importlib.util.find_spec(f"{package_of(game)}.{name}") is not None
    except ModuleNotFoundError:  # the game has no such folder
        return False


def module_of(game: Game, name: str) -> ModuleType:
    return importlib.import_module(f"{package_of(game)}.{name}")


def one_of(names: Names, kinds: tuple[str, ...], used_for: str) -> str:
    """The type of a value that is one of some kinds."""
    return f"(typeof {names.of(kinds, used_for)})[number]"


def whole(names: Names, zone: Zone) -> str:
    """The type of a zone for those who see all of it."""
    if zone.form == "choice":
        return one_of(names, zone.kinds, zone.name)
    if zone.form == "counts":
        return f"Counts<{one_of(names, zone.kinds, zone.name)}>"
    return "number" if zone.form == "number" else "number[]"


def zone_line(names: Names, zone: Zone) -> str:
    """The line of a zone in its interface; empty if nobody may see it."""
    shows = {int(zone.audience.others)} | ({int(zone.audience.owner)} if zone.per_seat else set())
    types = {ALL: whole(names, zone), COUNT: "Hidden"}
    seen = [types[show] for show in (ALL, COUNT) if show in shows]
    if not seen:
        return ""
    return f"  {zone.name}{'?' if NOTHING in shows else ''}: {' | '.join(seen)};"


def interface(name: str, about: str, names: Names, zones: Iterable[Zone]) -> str:
    lines = [line for line in (zone_line(names, zone) for zone in zones) if line]
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}", ""])


def asked_type(steps: Iterable[Step]) -> str:
    """What is asked, as a union by step with the step's own fields."""
    lines = []
    for step in steps:
        fields = getattr(step, "fields", ("a", "b"))
        parts = [f"step: '{step.name}'", "seat: number", *(f"{name}: number" for name in fields)]
        lines.append(f"  | {{ {'; '.join(parts)} }}")
    return "\n".join(["export type Asked =", *lines]) + ";\n"


def actions(names: Names, table: ActionTable) -> str:
    """The actions as a union by verb; an argument is typed if it is one of some named kinds."""
    arguments: dict[str, list[str]] = {}
    for row in table.rows:
        arguments.setdefault(row.verb, []).append(row.argument)
    for verb, _ in table.unlisted_verbs.values():
        arguments[verb] = []  # any text
    lines = [
        f"  | ActionOf<'{verb}', {action_argument(names, tuple(values))}>"
        for verb, values in arguments.items()
    ]
    return "\n".join(["export type Action =", *lines]) + ";\n"


def action_argument(names: Names, values: tuple[str, ...]) -> str:
    if len(values) == 1:
        return f"'{values[0]}'"
    named = [name for name, kinds in names.known.items() if kinds == values]
    return f"(typeof {named[0]})[number]" if named else "string"


def argument_type(names: Names, argument: Argument) -> str:
    if not argument.kinds:
        return "number"
    kind = one_of(names, argument.kinds, argument.name)
    return f"Counts<{kind}>" if argument.bundle else kind


def fact(names: Names, kind: EventKind) -> str:
    arguments = [
        f"{argument.name}{'?' if argument.secret else ''}: {argument_type(names, argument)}"
        for argument in kind.arguments
    ]
    return f"  | {{ {'; '.join((f'event: {kind.name!r}', 'seat?: number', *arguments))} }}"


def facts(names: Names, kinds: Iterable[EventKind]) -> str:
    """Every event as a seat may know it; what is secret may be missing."""
    return "\n".join(["export type Fact =", *(fact(names, kind) for kind in kinds)]) + ";\n"


def constant(name: str, kinds: tuple[str, ...]) -> str:
    items = ", ".join(f"'{kind}'".replace(" ", "\0") for kind in kinds)
    text = textwrap.fill(items, WIDTH, initial_indent="  ", subsequent_indent="  ")
    return f"export const {name} = [\n{text},\n] as const;\n".replace("\0", " ")


def groups(name: str, kinds: dict[str, tuple[str, ...]]) -> str:
    """Kinds by the kind that they belong to, such as branches by category."""
    lines = [f"  {key}: {list(members)!r}," for key, members in kinds.items()]
    return "\n".join([f"export const {name} = {{", *lines, "} as const;\n"])


def options(game: Game) -> str:
    lines = [f"  {option.name}: {option_type(option)};" for option in game.options]
    return "\n".join(["export interface Options {", *lines, "}", ""])


def option_type(option: Option) -> str:
    if isinstance(option, Choice) and option.content_table:
        return "string"
    if isinstance(option, Choice):
        return " | ".join(f"'{choice}'" for choice in option.choices)
    return "boolean" if isinstance(option, Flag) else "number"


def content(names: Names, game: Game, interfaces: Interfaces) -> str:
    """The content, and the facts beside it; a table of rows by kind has no other keys."""
    schema, facts_of_web = game.content_files.schema, game.plugin(WebPlugin).facts
    value = game.content().value
    tables = get_type_hints(schema, include_extras=True)
    lines = []
    for name, table in tables.items():
        text = interfaces.add(table)
        if isinstance(getattr(value, name), dict):
            text = by_kind(names, tuple(getattr(value, name)), text)
        lines.append(f"  {name}: {text};")
    for name, table in get_type_hints(type(facts_of_web)).items():
        lines.append(f"  {name}: {interfaces.add(table)};")
    return "\n".join(["export interface Content {", *lines, "}", ""])


def by_kind(names: Names, keys: tuple[str, ...], text: str) -> str:
    """The type of a dictionary whose keys are all of some kinds of the game."""
    found = [name for name, kinds in names.known.items() if kinds == keys]
    return text.replace("string", f"(typeof {found[0]})[number]", 1) if found else text


def forecast(game: Game, interfaces: Interfaces) -> str:
    """The forecast, from the type of its function's result."""
    function = game.plugin(WebPlugin).forecast
    if function is None:
        return "export type Forecast = Record<never, never>;\n"
    result: Any = get_type_hints(function)["return"]
    lines = [
        f"  {name}{'' if name in result.__required_keys__ else '?'}: {interfaces.add(field)};"
        for name, field in get_type_hints(result).items()
    ]
    return "\n".join(["export interface Forecast {", *lines, "}", ""])


def constants(game: Game) -> str:
    """The numbers and names of CONSTANTS that the game has."""
    modules = {name: module_of(game, name) for name in CONSTANTS if has_module(game, name)}
    return "".join(
        exported(name, getattr(module, name))
        for file, module in modules.items()
        for name in CONSTANTS[file]
        if hasattr(module, name)
    )


GAME = """\
/** All types of the game together, for `BoardTable`. */
export interface Game {
  view: View;
  action: Action;
  content: Content;
  options: Options;
  forecast: Forecast;
}
"""


def exported(name: str, value: int | tuple[str, ...] | dict[str, dict[str, object]]) -> str:
    """A number, names, or names in groups as a constant; of a dictionary in a group its keys."""
    if isinstance(value, dict):
        return groups(name, {group: tuple(members) for group, members in value.items()})
    if isinstance(value, tuple):
        return constant(name, value)
    return f"export const {name} = {value};\n"


def game_types(game: Game) -> str:
    """The whole file of a game."""
    names, interfaces = Names(game), Interfaces(TAKEN)
    steps = game.setup(max(game.seats), {}).rules.steps
    types = [
        asked_type(steps),
        actions(names, game.actions),
        interface("Table", "What lies on the table.", names, game.layout.common),
        interface("Seat", "What a seat has.", names, game.layout.owned),
        "export type View = ViewOf<Table, Seat, Asked>;\n",
        facts(names, game.events.kinds),
        options(game),
        content(names, game, interfaces),
        forecast(game, interfaces),
        GAME,
    ]
    kinds = "".join(constant(name, kinds) for name, kinds in names.known.items())
    kinds += "".join(groups(name, kinds) for name, kinds in names.groups.items())
    shapes = ", ".join(shape for shape in SHAPES if any(shape in text for text in types))
    head = HEAD.format(title=game.title, shapes=shapes)
    return "\n".join([head, kinds + constants(game), *types, *interfaces.texts])


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, game in all_games().items():
        (folder / f"{name}.ts").write_text(game_types(game))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
