"""Super Motherload as the rest of the house knows it."""

from pathlib import Path

from motherlode.games.super_motherload import content
from motherlode.games.super_motherload.cites import CITES
from motherlode.games.super_motherload.conserved import conserved
from motherlode.games.super_motherload.faults import faults
from motherlode.games.super_motherload.gates import gates
from motherlode.games.super_motherload.kinds import ARTIFACTS, CARD_NAMES, DECKS, MOST_SEATS
from motherlode.games.super_motherload.parts import ACTIONS, EVENTS, LAYOUT
from motherlode.games.super_motherload.picture import picture
from motherlode.games.super_motherload.rules import SuperMotherloadRules
from motherlode.kernel.options import Choice, Options
from motherlode.kernel.plugins import LabPlugin, Pick, ServerPlugin, TerminalPlugin
from motherlode.kernel.title import Setup, Title

HERE = Path(__file__).parent


def make(value: content.Content, seats: int, options: Options) -> SuperMotherloadRules:
    return SuperMotherloadRules(content.numbers(value), seats, options["decks"] == "random")


def pilots(setup: Setup) -> list[str]:
    """The Pilots that can be bought: starters can't (S10)."""
    return [f"{deck} {card}" for deck in DECKS for card in CARD_NAMES if not card.endswith("0")]


PICKS = (
    Pick("deck", ("deck_picked",), ("deck",)),
    Pick("pilot", ("bought",), ("card",), of="deck", among=pilots),
    Pick("major", ("major_claimed",), ("major",)),
    Pick("minor", ("minor_claimed",), ("minor",)),
    Pick("artifact", ("artifact_used",), ("artifact",), among=lambda setup: ARTIFACTS[:-1]),
)

SUPER_MOTHERLOAD = Title(
    name="super_motherload",
    title="Super Motherload",
    version="1",
    seats=range(2, MOST_SEATS + 1),
    actions=ACTIONS,
    events=EVENTS,
    layout=LAYOUT,
    make=make,
    options=(Choice("decks", ("picked", "random"), "picked"),),
    content_folder=HERE / "content",
    content_schema=content.Content,
    faults=faults,
    conserved=conserved,
    rules_page=HERE / "rules.md",
    plugins=(
        LabPlugin(gates=gates, picks=PICKS),
        ServerPlugin(idle=("pass",)),  # S56
        TerminalPlugin(picture=picture, rule_refs=CITES),
    ),
)
