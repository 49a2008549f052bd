"""The description of Mothership for the kernel: options, steps, content and plug-ins."""

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from motherlode.i18n.rules_parser import RulesFile
from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import ContentFiles, Game, Seating, Setup
from motherlode.kernel.options import Choice, Flag, Number, Options
from motherlode.plugin_types import (
    LabPlugin,
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
    standing_order_triggers,
    state_cells as cell,
    terminal_picture,
)
from .cards import catalogue
from .layout_generator import ASTEROIDS, SIZES, MapOptions, generate, why_impossible
from .params import Options as Table, Params
from .rule_ids_by_action import RULE_IDS
from .rules import MothershipRules
from .technology import tiles
from .web_client_constants import FACTS

HERE = Path(__file__).parent
DEFAULT = "default"
CUSTOM = "custom"
GENERATED = "generated"
LAYOUTS = {
    "duel": 2,
    "narrows": 2,
    "triad": 3,
    "pinwheel": 3,
    "crossroads": 4,
    "four_gates": 4,
    "pentacle": 5,
    "crown": 5,
    "six_suns": 6,
    "carousel": 6,
    "siege": 1,
    "long_way_home": 1,
    # On the large board (M6)
    "wide_duel": 2,
    "wide_triad": 3,
    "wide_crossroads": 4,
}
TEAM_SIZES = {"none": 1, "pairs": 2, "threes": 3}


def conflict(seats: int, options: Options) -> str:
    """Why options contradict each other or the number of seats (M48, M54), or ''."""
    size = TEAM_SIZES[str(options["teams"])]
    if size > 1 and (seats % size != 0 or seats == size):
        return f"teams of {size} need {'4 or 6' if size == 2 else '6'} players, not {seats}"
    if seats == 1 and options["mode"] != "standard":
        return "the Solo Challenge is played by the standard rules (M54)"
    layout = str(options["layout"])
    if layout in LAYOUTS and LAYOUTS[layout] != seats:
        return f"the layout {layout} is for {LAYOUTS[layout]} players, not {seats} (M7)"
    return why_impossible(map_options(seats, options)) if layout == GENERATED else ""


def map_options(seats: int, options: Options) -> MapOptions:
    """What a generated layout is made from (M57)."""
    return MapOptions(
        seats=seats,
        seed=int(options["map_seed"]),
        planets=int(options["planets"]),
        asteroids=str(options["asteroids"]),
        board=str(options["board"]),
        symmetric=bool(options["symmetric"]) and seats > 1,
    )


def generated(seats: int, options: Options) -> dict[str, Any]:
    """The generated layout as content, if a table is dealt one (M57)."""
    if options["layout"] != GENERATED:
        return {}
    text = generate(map_options(seats, options))
    return {"layouts": {GENERATED: {"players": seats, "map": text}}}


def teams_of(seats: int, kind: str) -> list[int]:
    """The team number of every seat; turns alternate between teams (M48)."""
    if seats == 1 or kind == "none":
        return list(range(kinds.MOST_SEATS))
    return [seat % (seats // TEAM_SIZES[kind]) for seat in range(kinds.MOST_SEATS)]


def teams(seats: int, options: Options) -> list[int]:
    """The team of each seat, or nothing in a game without teams."""
    kind = str(options["teams"])
    return [] if seats == 1 or kind == "none" else teams_of(seats, kind)[:seats]


def layout_of(value: content_schema.Content, seats: int, name: str) -> str:
    """The name of the chosen layout in the content; `custom` must come with the edition."""
    if name == DEFAULT:
        return content_schema.layouts_for(value, seats)[0]
    if name not in value.layouts:
        raise BadOptions(f"the edition has no layout named {name!r}")
    if value.layouts[name].players != seats:
        players = value.layouts[name].players
        raise BadOptions(f"the layout {name} is for {players} players, not {seats} (M7)")
    return name


def left_out(table: Table) -> list[str]:
    """The Action cards that are not in the deck: Random Events without their variant (M53), and by
    a house rule the cards about Artifacts where there are none (M51)."""
    played = {
        "": True,
        "exploration": table.exploration or not table.lean_deck,
        "events": table.events,
    }
    return [card.name for card in catalogue.CARDS if not played[card.variant]]


def make(value: content_schema.Content, seats: int, options: Options) -> MothershipRules:
    table = Table(
        seats=seats,
        teams=teams_of(seats, str(options["teams"])),
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
    return MothershipRules(Params(value, layout, table, left_out(table)))


def with_round_limit(value: content_schema.Content, rounds: int) -> content_schema.Content:
    """The content with a house rule's number of rounds, after which a game is a draw (M49)."""
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

MOTHERSHIP = Game(
    name="mothership",
    title="Mothership",
    version="5",
    seats=range(1, kinds.MOST_SEATS + 1),
    actions=act.ACTIONS,
    events=event.EVENTS,
    layout=cell.LAYOUT,
    make=make,
    options=(
        Choice("mode", kinds.MODES, "standard"),
        Number("points", 5, 40, 10),
        Choice("teams", tuple(TEAM_SIZES), "none"),
        Flag("exploration", False),
        Flag("events", False),
        Flag("lean_deck", False),
        Number("level", 1, content_schema.LEVELS, 1),
        Flag("planet_retries", False),
        Number("round_limit", 0, 100, 0),
        Choice("layout", (DEFAULT, *LAYOUTS, CUSTOM, GENERATED), DEFAULT),
        Number("map_seed", 0, 9999, 0),
        Number("planets", 0, kinds.MOST_PLANETS, 0),
        Choice("asteroids", tuple(ASTEROIDS), "some"),
        Choice("board", tuple(SIZES), "small"),
        Flag("symmetric", True),
    ),
    seating=Seating(conflict=conflict, generated=generated, teams=teams),
    content_files=ContentFiles(
        HERE / "content",
        content_schema.Content,
        faults=content_checks.check,
        warnings=content_checks.warnings,
    ),
    anytime_rule="M36",
    plugins=(
        RulesFile(HERE / "rules.md"),
        TestPlugin(conserved=invariants.conserved),
        LabPlugin(gates=balance_gates.gates, picks=PICKS),
        ServerPlugin(
            order_sets=standing_order_triggers.ORDER_SETS,
            occasion=standing_order_triggers.occasion,
            occasions=standing_order_triggers.OCCASIONS,
        ),
        TerminalPlugin(
            picture=terminal_picture.picture, about=descriptions.about, rule_refs=RULE_IDS
        ),
        WebPlugin(forecast=forecast.forecast, facts=FACTS),
    ),
)
