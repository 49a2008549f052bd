"""The description of Mothership for the kernel: options, steps, content and plug-ins."""

from pathlib import Path

from motherlode.kernel.errors import BadOptions
from motherlode.kernel.game import Game, Setup
from motherlode.kernel.options import Choice, Flag, Number, Options
from motherlode.plugins import LabPlugin, Pick, ServerPlugin, TerminalPlugin, WebPlugin

from . import (
    actions as act,
    balance_gates,
    cells as cell,
    content,
    content_checks,
    descriptions,
    events as event,
    forecast,
    invariants,
    kinds,
    standing_order_triggers,
    terminal,
)
from .cards import catalogue
from .params import Options as Table, Params
from .rule_refs import CITES
from .rules import MothershipRules
from .technology import tiles
from .web_client_constants import FACTS

HERE = Path(__file__).parent
DEFAULT = "default"
CUSTOM = "custom"
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
    return ""


def teams_of(seats: int, kind: str) -> list[int]:
    """The team number of every seat; turns alternate between teams (M48)."""
    if seats == 1 or kind == "none":
        return list(range(kinds.MOST_SEATS))
    return [seat % (seats // TEAM_SIZES[kind]) for seat in range(kinds.MOST_SEATS)]


def teams(seats: int, options: Options) -> list[int]:
    """The team of each seat, or nothing in a game without teams."""
    kind = str(options["teams"])
    return [] if seats == 1 or kind == "none" else teams_of(seats, kind)[:seats]


def layout_of(value: content.Content, seats: int, name: str) -> str:
    """The name of the chosen layout in the content; `custom` must come with the edition."""
    if name == DEFAULT:
        return content.layouts_for(value, seats)[0]
    if name not in value.layouts:
        raise BadOptions(f"the edition has no layout named {name!r}")
    if value.layouts[name].players != seats:
        players = value.layouts[name].players
        raise BadOptions(f"the layout {name} is for {players} players, not {seats} (M7)")
    return name


def left_out(table: Table) -> list[str]:
    """The Action cards of variants that are switched off: they are not in the deck (M51, M53)."""
    played = {"": True, "exploration": table.exploration, "events": table.events}
    return [card.name for card in catalogue.CARDS if not played[card.variant]]


def make(value: content.Content, seats: int, options: Options) -> MothershipRules:
    table = Table(
        seats=seats,
        teams=teams_of(seats, str(options["teams"])),
        mode=kinds.MODES.index(str(options["mode"])),
        points=int(options["points"]),
        exploration=bool(options["exploration"]),
        events=bool(options["events"]),
        level=int(options["level"]) if seats == 1 else 0,
    )
    layout = layout_of(value, seats, str(options["layout"]))
    return MothershipRules(Params(value, layout, table, left_out(table)))


def cards(setup: Setup) -> list[str]:
    """The names of the Action cards in the deck (M39)."""
    counts = setup.rules.n.cards.count  # type: ignore[attr-defined]
    return [name for card, name in enumerate(kinds.CARDS) if counts[card] > 0]


def tile_names(setup: Setup) -> list[str]:
    """The tiles of the Technology Tree: the trunks, then the branches (M43)."""
    trunks_first = sorted(tiles.TILES, key=lambda tile: tile.tier > 1)
    return [f"{tile.line} {tile.tier}" for tile in trunks_first]


PICKS = (
    Pick("card", ("played",), ("card",), among=cards),
    Pick("technology", ("researched",), ("technology", "tier"), among=tile_names),
    Pick("ability", ("used",), ("ability",)),
)

MOTHERSHIP = Game(
    name="mothership",
    title="Mothership",
    version="4",
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
        Number("level", 1, content.LEVELS, 1),
        Choice("layout", (DEFAULT, *LAYOUTS, CUSTOM), DEFAULT),
    ),
    content_folder=HERE / "content",
    content_schema=content.Content,
    faults=content_checks.check,
    conflict=conflict,
    conserved=invariants.conserved,
    teams=teams,
    reaction_steps=("before_roll", "after_roll", "on_loss", "cancel"),  # M29
    rules_page=HERE / "rules.md",
    plugins=(
        LabPlugin(gates=balance_gates.gates, picks=PICKS),
        ServerPlugin(
            standing_orders=(("market", "pass"),), occasion=standing_order_triggers.occasion
        ),  # M17
        TerminalPlugin(picture=terminal.picture, about=descriptions.about, rule_refs=CITES),
        WebPlugin(forecast=forecast.forecast, facts=FACTS),
    ),
)
