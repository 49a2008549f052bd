"""Karats as the rest of the house knows it."""

from pathlib import Path

from motherlode.games.karats import content
from motherlode.games.karats.cites import CITES
from motherlode.games.karats.conserved import conserved
from motherlode.games.karats.parts import (
    ACTIONS,
    AUTOMATON_LEVELS,
    EVENTS,
    LAYOUT,
    MOST_SEATS,
)
from motherlode.games.karats.picture import picture
from motherlode.games.karats.rules import KaratsRules
from motherlode.kernel.options import Choice, Options
from motherlode.kernel.plugins import LabPlugin, Pick, TerminalPlugin
from motherlode.kernel.title import Title

HERE = Path(__file__).parent


def conflict(seats: int, options: Options) -> str:
    """The Automaton counts as a player (K42) and one human needs it (K40)."""
    if seats == 1 and options["automaton"] == "off":
        return "one player needs the Automaton: choose automaton easy or hard"
    if seats == MOST_SEATS and options["automaton"] != "off":
        return "the Automaton counts as a player: four players leave it no place"
    return ""


def make(value: content.Content, seats: int, options: Options) -> KaratsRules:
    level = AUTOMATON_LEVELS.index(str(options["automaton"]))
    return KaratsRules(content.numbers(value), seats, level)


PICKS = (
    Pick("profession", ("drafted",), ("profession",)),
    Pick("machine", ("built", "engineered"), ("device",)),
)

KARATS = Title(
    name="karats",
    title="20,000 Karats Under the Earth",
    version="1",
    seats=range(1, MOST_SEATS + 1),
    actions=ACTIONS,
    events=EVENTS,
    layout=LAYOUT,
    make=make,
    options=(Choice("automaton", AUTOMATON_LEVELS, "off"),),
    content_folder=HERE / "content",
    content_schema=content.Content,
    faults=content.check,
    conflict=conflict,
    conserved=conserved,
    rules_page=HERE / "rules.md",
    plugins=(
        LabPlugin(picks=PICKS),
        TerminalPlugin(picture=picture, rule_refs=CITES),
    ),
)
