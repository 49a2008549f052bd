"""Checks of the Technology Tree in the content: errors, and clues that it breaks (M43, M44).

An error is what the engine can't play. A warning is a tree that it plays, but that breaks a clue of
the rulebook, or that leaves levels of the Solo Challenge alike.
"""

from itertools import pairwise

from .. import kinds
from ..content_schema import Technology, Tile, TileEffect
from . import effect_kinds, tiles
from .effect_kinds import EFFECTS, LEAST

Fault = tuple[str, str]
"""A key of the content, and what is wrong with it."""
BOOST_ENERGY = 6
"""The energy counters of the box for tiles: 84 for four players are 21 each, 15 at the start."""
MAY_BE_ZERO = ("hull",)
LAST_DARK_TIER = 4


def path(key: str) -> str:
    """The dotted path of a tile in the content, such as `technology.tiles.economy`."""
    return f"technology.tiles.{key}"


def check(technology: Technology) -> list[Fault]:
    """Finds all errors of a tree."""
    faults = [
        *((path(key), f"there is no such place; the places are {', '.join(tiles.KEYS)} (M43)")
          for key in technology.tiles if key not in tiles.KEYS),
        *(("technology.tiles", f"{key} is missing (M43)")
          for key in tiles.KEYS if key not in technology.tiles),
    ]  # fmt: skip
    for key, tile in technology.tiles.items():
        faults += tile_faults(key, tile)
    return faults or [*single_faults(technology)]


def tile_faults(key: str, tile: Tile) -> list[Fault]:
    """Finds an unknown mark, unknown effects, and numbers that don't fit an effect."""
    faults = []
    if tile.mark not in tiles.MARKS:
        faults.append((f"{path(key)}.mark", f"must be one of {', '.join(tiles.MARKS)} (M43)"))
    if not tile.effects:
        faults.append((f"{path(key)}.effects", "a tile needs at least one effect (M44)"))
    for at, found in enumerate(tile.effects):
        where = f"{path(key)}.effects[{at}]"
        if found.effect not in EFFECTS:
            faults.append((f"{where}.effect", f"must be one of {', '.join(EFFECTS)} (M44)"))
        else:
            faults += number_faults(where, found) + limit_faults(where, found)
    return faults + orange_faults(key, tile)


def number_faults(where: str, found: TileEffect) -> list[Fault]:
    """Finds numbers that an effect lacks, and numbers that it doesn't use."""
    wanted = EFFECTS[found.effect].numbers
    faults = []
    for number in effect_kinds.NUMBERS:
        given = getattr(found, number)
        if number in wanted and given == 0 and number not in MAY_BE_ZERO:
            text = f"{found.effect} needs a number `{number}` of at least 1 (M44)"
            faults.append((f"{where}.{number}", text))
        if number not in wanted and given != 0:
            known = ", ".join(f"`{name}`" for name in wanted) or "no number"
            faults.append((f"{where}.{number}", f"{found.effect} has {known} (M44)"))
    return faults


def limit_faults(where: str, found: TileEffect) -> list[Fault]:
    """Finds unknown kinds of ship and occasions, and limits of an effect that can't have them."""
    effect = EFFECTS[found.effect]
    allowed = {
        "ships": effect_kinds.SHIP_KINDS if effect.for_kinds else (),
        "at": effect.occasions,
    }
    faults = []
    for key, known in allowed.items():
        if any(name not in known for name in getattr(found, key)):
            right = f"may only name {', '.join(known)}" if known else "has no such limit"
            faults.append((f"{where}.{key}", f"{found.effect} {right} (M44)"))
    return faults


def orange_faults(key: str, tile: Tile) -> list[Fault]:
    """Finds an orange tile without the effect `roll`, or with others, and `roll` on another
    tile."""
    names = [found.effect for found in tile.effects]
    keys = f"{path(key)}.effects {path(key)}.mark"
    if tile.mark == tiles.ORANGE and names != [effect_kinds.ROLL.name]:
        return [(keys, "the orange tile has the effect roll alone (M43)")]
    if tile.mark != tiles.ORANGE and effect_kinds.ROLL.name in names:
        return [(keys, "only the orange tile has the effect roll (M43)")]
    return []


def single_faults(technology: Technology) -> list[Fault]:
    """Finds a second orange tile, and abilities on more than one tile."""
    faults = []
    orange = [key for key in tiles.KEYS if technology.tiles[key].mark == tiles.ORANGE]
    for key in orange[1:]:
        text = f"{orange[0]} and {key} are orange; one tile is (M43)"
        faults.append((f"{path(key)}.mark {path(orange[0])}.mark", text))
    for ability in kinds.ABILITIES:
        keys = [key for key in tiles.KEYS if tiles.effect_on(technology.tiles[key], ability)]
        for key in keys[1:]:
            text = f"{keys[0]} and {key} give {ability}; one tile can (M44)"
            faults.append((f"{path(key)}.effects {path(keys[0])}.effects", text))
    return faults


# --- clues


def warnings(technology: Technology) -> list[Fault]:
    """Finds the clues of the rulebook that a playable tree breaks."""
    return [
        *dark_warnings(technology),
        *npc_warnings(technology),
        *orange_warnings(technology),
        *energy_warnings(technology),
        *ability_warnings(technology),
    ]


def dark_path(technology: Technology, category: str) -> list[tiles.Place]:
    """The places of tiers 1-4 along the branch of a category's dark tiles (M54)."""
    side = tiles.dark_branches(technology)[kinds.CATEGORIES.index(category)]
    return tiles.owned_places(category, side, LAST_DARK_TIER)


def dark_warnings(technology: Technology) -> list[Fault]:
    """Warns unless each category's dark tiles are one path over tiers 1-4, each better than
    before."""
    faults: list[Fault] = []
    for category in kinds.CATEGORIES:
        on_path = dark_path(technology, category)
        wanted = [place.key for place in on_path]
        for place in tiles.PLACES:
            dark = technology.tiles[place.key].mark == tiles.DARK
            if place.category == category and dark != (place.key in wanted):
                wrong = "is dark beside the path" if dark else "is not dark"
                text = f"{wrong}: the dark tiles of {category} are {', '.join(wanted)} (M44)"
                faults.append((f"{path(place.key)}.mark", text))
        for weaker, better in pairwise(on_path):
            if not is_better(technology.tiles[weaker.key], technology.tiles[better.key]):
                text = f"is not better than {weaker.key}, which it replaces (M44)"
                faults.append((f"{path(better.key)}.effects {path(weaker.key)}.effects", text))
    return faults


Feature = tuple[str, str, str]
"""An effect for a kind of ship at an occasion; empty where the effect has no such limit."""


def features(tile: Tile) -> dict[Feature, int]:
    """The amounts of a tile, larger ones better, by effect, kind of ship and occasion."""
    found: dict[Feature, int] = {}
    for row in tile.effects:
        effect = EFFECTS[row.effect]
        amount = -row.amount if effect.combine == LEAST else row.amount
        for ship in (row.ships or effect_kinds.SHIP_KINDS) if effect.for_kinds else ("",):
            for occasion in (row.at or effect.occasions) or ("",):
                key = (row.effect, ship, occasion)
                found[key] = found.get(key, 0) + amount
    return found


def is_better(weaker: Tile, better: Tile) -> bool:
    """True if a tile is at least as good as another in everything, and better in something."""
    before, after = features(weaker), features(better)
    lowest = -100
    gains = [after.get(key, lowest) - before.get(key, lowest) for key in {*before, *after}]
    return min(gains) >= 0 and max(gains) > 0


FOR_NPC = ("attack", "defence", "hold", "wingman", "engine")
"""The effects that do something for the NPC, which has no Resources and holds no cards (M54)."""


def npc_features(tile: Tile) -> dict[Feature, int]:
    """The features of a tile that do something for the NPC."""
    return {key: amount for key, amount in features(tile).items() if key[0] in FOR_NPC}


def npc_warnings(technology: Technology) -> list[Fault]:
    """At every tier a dark tile changes something for the NPC, so that all levels differ."""
    paths = [dark_path(technology, category) for category in kinds.CATEGORIES]
    faults: list[Fault] = []
    for at in range(LAST_DARK_TIER):
        before = [npc_features(technology.tiles[line[at - 1].key]) if at else {} for line in paths]
        after = [npc_features(technology.tiles[line[at].key]) for line in paths]
        if before == after:
            keys = " ".join(f"{path(line[at].key)}.effects" for line in paths)
            text = f"no dark tile of tier {at + 1} changes anything for the NPC (M44, M54)"
            faults.append((keys, text))
    return faults


def orange_warnings(technology: Technology) -> list[Fault]:
    if tiles.orange_place(technology):
        return []
    return [("technology.tiles", "no tile is orange (M43)")]


def energy_warnings(technology: Technology) -> list[Fault]:
    """Warns if the energy of all tiles together is not 6.

    The box has 84 counters, 21 for each of four players, who begin with 15 (M3, M44).
    """
    total = boost_energy(technology)
    if total == BOOST_ENERGY:
        return []
    text = f"the energy tiles give {total}, the box has counters for {BOOST_ENERGY} (M44)"
    return [("technology.tiles", text)]


def boost_energy(technology: Technology) -> int:
    """The energy counters that all tiles of the tree give together."""
    rows = [row for key in tiles.KEYS for row in technology.tiles[key].effects]
    return sum(row.amount for row in rows if row.effect == effect_kinds.ENERGY.name)


def ability_warnings(technology: Technology) -> list[Fault]:
    """Every tile of tier 5 is a Mothership's ability; Jump Gates are on a lower tier."""
    faults = []
    for place in tiles.PLACES:
        names = [row.effect for row in technology.tiles[place.key].effects]
        last = place.tier == kinds.TIERS
        if last and not any(is_mothership_ability(name) for name in names):
            text = "the tile of tier 5 is an ability of the Mothership (M43)"
            faults.append((f"{path(place.key)}.effects", text))
        if not last and any(is_mothership_ability(name) for name in names):
            text = "abilities of the Mothership are on tier 5 (M43)"
            faults.append((f"{path(place.key)}.effects", text))
    return faults


def is_mothership_ability(name: str) -> bool:
    """True if an effect is an ability that the Mothership uses instead of its attack."""
    number = EFFECTS[name].ability
    return number not in (kinds.NO_ABILITY, kinds.JUMP_GATES)


def dice(technology: Technology) -> list[tuple[str, int]]:
    """The keys of the dice that tiles roll, each with its number of faces."""
    return [
        (f"{path(key)}.effects[{at}].die", found.die)
        for key, tile in technology.tiles.items()
        for at, found in enumerate(tile.effects)
        if found.die
    ]
