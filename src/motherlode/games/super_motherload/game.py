"""The description of Super Motherload: its tables, options, content and plug-ins."""

from pathlib import Path

from motherlode.kernel.game import Game, Setup
from motherlode.kernel.options import Choice, Options
from motherlode.plugins import LabPlugin, Pick, ServerPlugin, TerminalPlugin

from . import (
    actions as act,
    balance_gates,
    cells as cell,
    content,
    content_checks,
    events as event,
    kinds,
    terminal,
)
from .artifacts import ARTIFACTS
from .invariants import conserved
from .params import Params
from .rule_refs import CITES
from .rules import SuperMotherloadRules

HERE = Path(__file__).parent


def make(value: content.Content, seats: int, options: Options) -> SuperMotherloadRules:
    return SuperMotherloadRules(Params(value, options["decks"] == "random"), seats)


def pilots(setup: Setup) -> list[str]:
    """The Pilots that can be bought: starters can't (S10)."""
    return [
        f"{deck} {card}"
        for deck in kinds.DECKS
        for card in kinds.CARD_NAMES
        if not card.endswith("0")
    ]


def usable_artifacts(setup: Setup) -> list[str]:
    """The Artifacts that can be used (S43)."""
    return [
        name
        for name, artifact in zip(kinds.ARTIFACTS, ARTIFACTS, strict=True)
        if artifact.is_used()
    ]


PICKS = (
    Pick("deck", ("deck_picked",), ("deck",)),
    Pick("pilot", ("bought",), ("card",), of="deck", among=pilots),
    Pick("major", ("major_claimed",), ("major",)),
    Pick("minor", ("minor_claimed",), ("minor",)),
    Pick("artifact", ("artifact_used",), ("artifact",), among=usable_artifacts),
)

SUPER_MOTHERLOAD = Game(
    name="super_motherload",
    title="Super Motherload",
    version="1",
    seats=range(2, kinds.MOST_SEATS + 1),
    actions=act.ACTIONS,
    events=event.EVENTS,
    layout=cell.LAYOUT,
    make=make,
    options=(Choice("decks", ("picked", "random"), "picked"),),
    content_folder=HERE / "content",
    content_schema=content.Content,
    faults=content_checks.faults,
    conserved=conserved,
    rules_page=HERE / "rules.md",
    plugins=(
        LabPlugin(gates=balance_gates.gates, picks=PICKS),
        ServerPlugin(idle_verbs=("pass",)),  # S56
        TerminalPlugin(picture=terminal.picture, rule_refs=CITES),
    ),
)
