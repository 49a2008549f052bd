"""The description of Karats: its tables, options, content and plug-ins."""

from motherlode.i18n.rules_parser import RulesFile
from motherlode.kernel.game import ContentFiles, Game, Seating
from motherlode.kernel.options import Choice, Options
from motherlode.kernel.package_folder import package_folder
from motherlode.plugin_types import (
    Figure,
    LabPlugin,
    LessonsPlugin,
    Pick,
    ServerPlugin,
    TerminalPlugin,
    TestPlugin,
    WebPlugin,
)

from . import (
    actions as act,
    content_schema,
    events as event,
    invariants,
    kinds,
    state_cells as cell,
    terminal_picture,
)
from .params import Params
from .rule_ids_by_action import RULE_IDS
from .score_sources import SCORE
from .setup_and_payoffs import KaratsRules
from .web_client_constants import FACTS

HERE = package_folder(__package__)


def complete(seats: int, options: Options) -> Options:
    """The options of a table; one player alone who chose no Automaton gets the easy one (K45)."""
    if seats == 1 and options["automaton"] == "off":
        return {**options, "automaton": "easy"}
    return options


def conflict(seats: int, options: Options) -> str:
    """Why the number of seats forbids these options; an empty text if it allows them (K42)."""
    if seats == kinds.MOST_SEATS and options["automaton"] != "off":
        return (
            "the Automaton counts as a player: four players leave it no place, "
            "automaton off would fit (K42)"
        )
    return ""


def make(value: content_schema.Content, seats: int, options: Options) -> KaratsRules:
    level = kinds.AUTOMATON_LEVELS.index(str(options["automaton"]))
    deal = kinds.DEALS.index(str(options["professions"]))
    return KaratsRules(Params(value, str(options["trades"])), seats, level, deal)


PICKS = (
    Pick("profession", ("drafted", "dealt"), ("profession",)),
    Pick("machine", ("built", "engineered"), ("device",)),
)

FIGURES = (
    Figure("trades_per_turn", ("traded",), per_turn=True),
    Figure("bonus_cubes", ("bonus_taken",)),
)

LESSON_PLACES = (
    "mine",
    "tray",
    "discard",
    "pool",
    "undiscovered",
    "gold automaton",
    r"gold \d",
    r"inventory \d",
    r"machines \d",
    r"stack \w+",
)
"""The anchors of the board that lessons may show, as regular expressions."""

KARATS = Game(
    name="karats",
    title="20,000 Karats Under the Earth",
    version="1.0.0",
    seats=range(1, kinds.MOST_SEATS + 1),
    actions=act.ACTIONS,
    events=event.EVENTS,
    layout=cell.LAYOUT,
    make=make,
    options=(
        Choice("automaton", kinds.AUTOMATON_LEVELS, "off"),
        Choice("professions", kinds.DEALS, "drafted"),
        Choice("trades", kinds.TRADES, "book"),
    ),
    seating=Seating(complete=complete, conflict=conflict),
    content_files=ContentFiles(
        HERE / "content",
        content_schema.Content,
        faults=content_schema.check,
        warnings=content_schema.warnings,
    ),
    anytime_rule="K31",
    turn_rules={"": "K6", "answer": "K32", "counter": "K32", "bonus": "K37"},
    asking_verbs=("offer", "counter"),
    words=HERE / "words",
    plugins=(
        RulesFile(HERE / "rules.md"),
        SCORE,
        TestPlugin(conserved=invariants.conserved),
        LabPlugin(picks=PICKS, figures=FIGURES),
        ServerPlugin(
            idle_verbs=("skip",),
            expired=(("answer", "decline"), ("counter", "decline")),
            reactions={"answer": ("decline",), "counter": ("decline", "accept")},
        ),
        TerminalPlugin(
            picture=terminal_picture.picture, about=terminal_picture.about, rule_refs=RULE_IDS
        ),
        LessonsPlugin(HERE / "lessons", LESSON_PLACES, HERE / "how_to_play.toml"),
        WebPlugin(facts=FACTS),
    ),
)
