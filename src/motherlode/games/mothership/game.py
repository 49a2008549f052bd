"""The description of Mothership for the kernel: options, steps, content and plug-ins."""

from msgspec.structs import replace

from motherlode.i18n.rules_parser import RulesFile
from motherlode.kernel.game import ContentFiles, Game, Seating, Setup
from motherlode.kernel.options import Choice, Flag, Number, Options
from motherlode.kernel.package_folder import package_folder
from motherlode.plugin_types import (
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
    balance_gates,
    content_checks,
    content_schema,
    descriptions,
    events as event,
    forecast,
    invariants,
    kinds,
    layout_choice,
    layout_preview,
    standing_order_triggers,
    state_cells as cell,
    teams,
    terminal_picture,
)
from .cards import catalogue
from .layout_choice import generated, layout_of, why_layout_unfit
from .params import Options as TableOptions, Params
from .rule_ids_by_action import RULE_IDS
from .score_sources import SCORE
from .setup_and_payoffs import MothershipRules
from .technology import tiles
from .text_maps import fault
from .web_client_constants import FACTS

HERE = package_folder(__package__)

EASIEST, USUAL_POINTS = 1, 10
"""What the options `level` and `points` are where they don't matter."""


def conflict(seats: int, options: Options) -> str:
    """Why options contradict each other or the number of seats (M48, M54), or ''."""
    choice = str(options["teams"])
    if choice not in teams.fitting(seats):
        fitting = ", ".join(teams.fitting(seats))
        return fault("teams_seats", "M48", teams=choice, seats=seats, fitting=fitting)
    if seats == 1 and options["mode"] != "standard":
        return fault("solo_mode", "M54")
    if seats > 1 and options["level"] != EASIEST:
        return fault("solo_level", "M54", level=options["level"], seats=seats)
    if options["mode"] == "standard" and options["points"] != USUAL_POINTS:
        return fault("points_mode", "M52", points=options["points"])
    return why_layout_unfit(seats, options)


def teams_at_table(seats: int, options: Options) -> list[int]:
    """The team of each seat, or nothing in a game without teams."""
    choice = str(options["teams"])
    return [] if choice == teams.NO_TEAMS else teams.teams_of(seats, choice)[:seats]


def left_out(chosen: TableOptions) -> list[str]:
    """The Action cards that are not in the deck: Random Events without their variant (M53), and by
    a house rule the cards about Artifacts where there are none (M51)."""
    played = {
        "": True,
        "exploration": chosen.exploration or not chosen.lean_deck,
        "events": chosen.events,
    }
    return [card.name for card in catalogue.CARDS if not played[card.variant]]


def make(value: content_schema.Content, seats: int, options: Options) -> MothershipRules:
    chosen = TableOptions(
        seats=seats,
        teams=teams.teams_of(seats, str(options["teams"])),
        mode=kinds.MODES.index(str(options["mode"])),
        points=int(options["points"]),
        exploration=bool(options["exploration"]),
        events=bool(options["events"]),
        lean_deck=bool(options["lean_deck"]),
        level=int(options["level"]) if seats == 1 else 0,
        planet_retries=bool(options["planet_retries"]),
    )
    layout = layout_of(value, seats, str(options["layout"]))
    value = with_round_limit(value, int(options["round_limit"]))
    return MothershipRules(Params(value, layout, chosen, left_out(chosen)))


def with_round_limit(value: content_schema.Content, rounds: int) -> content_schema.Content:
    """The content with a house rule's number of rounds, after which a game is a draw; 0 keeps the
    content's own (M49)."""
    if rounds == 0:
        return value
    return replace(value, game=replace(value.game, rounds=rounds))


def cards(setup: Setup) -> list[str]:
    """The names of the Action cards in the deck (M39)."""
    counts = setup.rules.n.cards.count  # type: ignore[attr-defined]
    return [name for card, name in enumerate(kinds.CARDS) if counts[card] > 0]


def tile_names(setup: Setup) -> list[str]:
    """The tiles of the Technology Tree: the trunks, then the branches (M43)."""
    trunks_first = sorted(tiles.PLACES, key=lambda place: place.tier > 1)
    return [f"{place.line} {place.tier}" for place in trunks_first]


PICKS = (
    Pick("card", ("played",), ("card",), among=cards),
    Pick("technology", ("researched",), ("technology", "tier"), among=tile_names),
    Pick("ability", ("used",), ("ability",)),
)

LESSON_PLACES = (
    "deck",
    "dice attack",
    "dice defence",
    r"hand \d",
    r"resources \d",
    r"planet \d",
    r"station \d",
    r"ship \d .+",
    "panel",
    "tree",
    "tile .+",
)
"""The anchors of the board that lessons may show, as regular expressions."""

MOTHERSHIP = Game(
    name="mothership",
    title="Mothership",
    version="1.0.0",
    seats=range(1, kinds.MOST_SEATS + 1),
    actions=act.ACTIONS,
    events=event.EVENTS,
    layout=cell.LAYOUT,
    make=make,
    options=(
        Choice("mode", kinds.MODES, "standard"),
        Number("points", 5, 40, USUAL_POINTS),
        Choice("teams", teams.CHOICES, "none"),
        Flag("exploration", False),
        Flag("events", False),
        Flag("lean_deck", False),
        Number("level", 1, content_schema.LEVELS, EASIEST),
        Flag("planet_retries", False),
        Number("round_limit", 0, 100, 0),
        Choice("layout", layout_choice.CHOICES, layout_choice.DEFAULT, content_table="layouts"),
        *layout_choice.OPTIONS,
    ),
    seating=Seating(conflict=conflict, generated=generated, teams=teams_at_table),
    content_files=ContentFiles(
        HERE / "content",
        content_schema.Content,
        faults=content_checks.check,
        warnings=content_checks.warnings,
    ),
    anytime_rule="M36",
    words=HERE / "words",
    plugins=(
        RulesFile(HERE / "rules.md"),
        SCORE,
        TestPlugin(conserved=invariants.conserved),
        LabPlugin(gates=balance_gates.gates, picks=PICKS, difficulty="level"),
        ServerPlugin(
            order_sets=standing_order_triggers.ORDER_SETS,
            occasion=standing_order_triggers.occasion,
            occasions=standing_order_triggers.OCCASIONS,
            happening=standing_order_triggers.happening,
            reactions=standing_order_triggers.REACTIONS,
        ),
        TerminalPlugin(
            picture=terminal_picture.picture,
            preview=layout_preview.drawn,
            about=descriptions.about,
            rule_refs=RULE_IDS,
        ),
        LessonsPlugin(HERE / "lessons", LESSON_PLACES, HERE / "how_to_play.toml"),
        WebPlugin(forecast=forecast.forecast, preview=layout_preview.preview, facts=FACTS),
    ),
)
