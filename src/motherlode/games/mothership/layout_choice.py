"""The option `layout`: the shipped, custom or generated layout that a table gets (M6, M7, M57)."""

from dataclasses import replace
from typing import Any

from motherlode.kernel.errors import BadOptions
from motherlode.kernel.options import Choice, Number, Options

from . import content_schema, kinds
from .layout_generator import (
    ASTEROIDS,
    LARGE,
    LARGE_FROM,
    SIZES,
    SMALL,
    MapOptions,
    generate,
    why_impossible,
)
from .text_maps import fault

DEFAULT = "default"
CUSTOM = "custom"
GENERATED = "generated"
WHERE_POSSIBLE = "auto"
BY_SEATS = "by_seats"
FREE = "off"
SYMMETRY = (WHERE_POSSIBLE, "on", FREE)
"""When a generated layout is symmetric; for 5 players none can be (M57)."""
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
CHOICES = (DEFAULT, *LAYOUTS, CUSTOM, GENERATED)

OPTIONS = (
    Number("map_seed", 0, 9999, 0),
    Number("planets", 0, kinds.MOST_PLANETS, 0),
    Choice("asteroids", tuple(ASTEROIDS), "some"),
    Choice("board", (BY_SEATS, *SIZES), BY_SEATS),
    Choice("symmetric", SYMMETRY, WHERE_POSSIBLE),
)
"""The options of generated layouts; no other layout follows them."""


def why_layout_unfit(seats: int, options: Options) -> str:
    """Why a generated layout can't be made as the options say, and what would fit; or which option
    has no effect on the chosen layout; or ''. `layout_of` refuses layouts for other seats."""
    layout = str(options["layout"])
    if layout == GENERATED:
        return why_impossible(map_options(seats, options))
    for option in OPTIONS:
        if options[option.name] != option.default:
            return fault("only_generated", "M57", option=option.name, layout=layout)
    return ""


def board_size(seats: int, chosen: str) -> str:
    """The size of a generated board; `by_seats` is the large one for five and six players (M6)."""
    if chosen != BY_SEATS:
        return chosen
    return LARGE if seats >= LARGE_FROM else SMALL


def map_options(seats: int, options: Options) -> MapOptions:
    """What a generated layout is made from; `auto` is symmetric where that is possible (M57)."""
    wanted = MapOptions(
        seats=seats,
        seed=int(options["map_seed"]),
        planets=int(options["planets"]),
        asteroids=str(options["asteroids"]),
        board=board_size(seats, str(options["board"])),
        symmetric=options["symmetric"] != FREE and seats > 1,
    )
    free = options["symmetric"] == WHERE_POSSIBLE and why_impossible(wanted)
    return replace(wanted, symmetric=False) if free else wanted


def generated(seats: int, options: Options) -> dict[str, Any]:
    """The generated layout as content, if a table is dealt one (M57)."""
    if options["layout"] != GENERATED:
        return {}
    text = generate(map_options(seats, options))
    return {"layouts": {GENERATED: {"players": seats, "map": text}}}


def layout_of(value: content_schema.Content, seats: int, name: str) -> str:
    """The name of the chosen layout in the content; `custom` must come with the edition."""
    if name == DEFAULT:
        return content_schema.layouts_for(value, seats)[0]
    if name not in value.layouts:
        raise BadOptions(fault("no_such_layout", "M7", layout=name))
    if value.layouts[name].players != seats:
        players = value.layouts[name].players
        fitting = ", ".join(content_schema.layouts_for(value, seats))
        raise BadOptions(
            fault("layout_players", "M7", layout=name, players=players, seats=seats,
                  fitting=fitting)
        )  # fmt: skip
    return name
