"""The description of Super Motherload: its tables, options, content and plug-ins."""

from motherlode.i18n.rules_parser import RulesFile
from motherlode.kernel.game import ContentFiles, Game, Seating, Setup
from motherlode.kernel.options import Choice, Flag, Options
from motherlode.kernel.package_folder import package_folder
from motherlode.plugin_types import (
    LabPlugin,
    LessonsPlugin,
    Pick,
    ServerPlugin,
    TerminalPlugin,
    TestPlugin,
)

from . import (
    actions as act,
    balance_gates,
    content_checks,
    content_schema,
    events as event,
    kinds,
    state_cells as cell,
    terminal_picture,
)
from .artifacts import ARTIFACTS
from .invariants import conserved
from .params import Params
from .rule_ids_by_action import RULE_IDS
from .score_sources import SCORE
from .setup_and_payoffs import SuperMotherloadRules

HERE = package_folder(__package__)


def make(value: content_schema.Content, seats: int, options: Options) -> SuperMotherloadRules:
    return SuperMotherloadRules(Params(value, options), seats)


def conflict(seats: int, options: Options) -> str:
    """Why the option `starting_player` names a seat that the table lacks; '' if it doesn't (S8)."""
    named = str(options["starting_player"])
    if named in kinds.SEAT_NAMES[seats:]:
        fitting = ", ".join(["random", *kinds.SEAT_NAMES[:seats]])
        return (
            f"starting_player is {named}, but the table has {seats} seats: "
            f"one of these would fit: {fitting} (S8)"
        )
    return ""


def pilots(setup: Setup) -> list[str]:
    """The Pilots that can be bought: starters can't (S10)."""
    return [f"{deck} {card}" for deck in kinds.DECKS for card in kinds.STACK_NAMES]


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

LESSON_PLACES = (
    "cart",
    r"deck \d",
    r"hand \d",
    r"discard \d",
    r"points \d",
    r"bombs \d",
    "mine",
    r"artifacts \d",
    "goal .+",
    r"stack \d \w+",
    r"cell \w\d+",
)
"""The anchors of the board that lessons may show, as regular expressions."""

SUPER_MOTHERLOAD = Game(
    name="super_motherload",
    title="Super Motherload",
    version="1.0.0",
    seats=range(2, kinds.MOST_SEATS + 1),
    actions=act.ACTIONS,
    events=event.EVENTS,
    layout=cell.LAYOUT,
    make=make,
    options=(
        Choice("starting_player", ("random", *kinds.SEAT_NAMES), "random"),
        Choice("decks", ("chosen", "random"), "chosen"),
        Choice("sides", ("chosen", "random"), "chosen"),
        Choice("depths", ("book", "all"), "book"),
        Flag("hand_scores", True),
    ),
    seating=Seating(conflict=conflict),
    content_files=ContentFiles(
        HERE / "content",
        content_schema.Content,
        faults=content_checks.faults,
        warnings=content_checks.warnings,
    ),
    anytime_rule="S42",
    words=HERE / "words",
    plugins=(
        LessonsPlugin(HERE / "lessons", LESSON_PLACES, HERE / "how_to_play.toml"),
        RulesFile(HERE / "rules.md"),
        SCORE,
        TestPlugin(conserved=conserved),
        LabPlugin(gates=balance_gates.gates, picks=PICKS),
        ServerPlugin(idle_verbs=("pass",)),  # S56
        TerminalPlugin(picture=terminal_picture.picture, rule_refs=RULE_IDS),
    ),
)
