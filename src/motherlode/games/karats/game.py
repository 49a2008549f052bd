"""The description of Karats: its tables, options, content and plug-ins."""

from pathlib import Path

from motherlode.kernel.game import Game
from motherlode.kernel.options import Choice, Options
from motherlode.plugins import LabPlugin, Pick, TerminalPlugin

from . import actions as act, cells as cell, content, events as event, invariants, kinds, terminal
from .params import Params
from .rule_refs import CITES
from .rules import KaratsRules

HERE = Path(__file__).parent


def conflict(seats: int, options: Options) -> str:
    """Why these options don't fit the number of seats, or an empty text (K40, K42)."""
    if seats == 1 and options["automaton"] == "off":
        return "one player needs the Automaton: choose automaton easy or hard"
    if seats == kinds.MOST_SEATS and options["automaton"] != "off":
        return "the Automaton counts as a player: four players leave it no place"
    return ""


def make(value: content.Content, seats: int, options: Options) -> KaratsRules:
    level = kinds.AUTOMATON_LEVELS.index(str(options["automaton"]))
    return KaratsRules(Params(value), seats, level)


PICKS = (
    Pick("profession", ("drafted",), ("profession",)),
    Pick("machine", ("built", "engineered"), ("device",)),
)

KARATS = Game(
    name="karats",
    title="20,000 Karats Under the Earth",
    version="1",
    seats=range(1, kinds.MOST_SEATS + 1),
    actions=act.ACTIONS,
    events=event.EVENTS,
    layout=cell.LAYOUT,
    make=make,
    options=(Choice("automaton", kinds.AUTOMATON_LEVELS, "off"),),
    content_folder=HERE / "content",
    content_schema=content.Content,
    faults=content.check,
    conflict=conflict,
    conserved=invariants.conserved,
    rules_page=HERE / "rules.md",
    plugins=(
        LabPlugin(picks=PICKS),
        TerminalPlugin(picture=terminal.picture, rule_refs=CITES),
    ),
)
