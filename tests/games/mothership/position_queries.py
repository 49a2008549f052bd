"""Questions about a position of Mothership, answered from its zones without the rules."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from motherlode.games.mothership import hexes, kinds, state_cells as cell
from motherlode.games.mothership.hexes import NAMES
from tests.arrange import Table
from tests.games.mothership.arranged_table import engine_power
from tests.games.mothership.reference_flights import Reached, flights_step_by_step

Occupant = tuple[str, int, int]
"""`ship`, `station` or `planet`, its owner (-1: no owner), and the ship's or planet's number."""
NO_SHIP = -1
MOTHERSHIP, FIGHTERS, BOMBERS = 0, (1, 2, 3), (4, 5)
WEAPON_ENERGY = 2
"""The least energy with which a Mothership has a die (M3)."""
ABILITY_TILES = {
    "jump_gates": ("support", 3, 2),
    "asteroid_mining": ("economy", 5, 1),
    "repair_drones": ("economy", 5, 2),
    "sunslayer_torpedoes": ("combat", 5, 1),
    "nuclear_missile": ("combat", 5, 2),
    "tractor_beam": ("support", 5, 2),
    "solar_beam": ("support", 5, 1),
}


def distance(a: int, b: int) -> int:
    """The steps between two spaces of an empty board."""
    return int(hexes.distance(kinds.Space(a), kinds.Space(b)))


BESIDE = [[b for b in range(len(NAMES)) if distance(a, b) == 1] for a in range(len(NAMES))]


class Position:
    """Answers questions about a table for the seat that decides and one ship of its fleet."""

    def __init__(self, t: Table, ship: int | None = None) -> None:
        self.t, self.step, self.seat = t, t.step, t.seat
        self.content: Any = t.setup.content.value
        self.board: Any = t.setup.rules.n.board  # type: ignore[attr-defined]
        self.parties = range(int(t.setup.rules.parties))
        self.ship = self.number("ship") if ship is None else ship

    def of_ship(self, ship: int) -> "Position":
        """The same position with another ship of the fleet."""
        return Position(self.t, ship)

    # The current step

    def number(self, field: str) -> int:
        """The value of a field of the current step, or -1 if the step has no such field."""
        known = self.t.setup.rules.steps[self.t.state.step()].fields
        return self.t.field(field) if field in known else -1

    def ability(self) -> str:
        """The ability that is being aimed, or '' in other steps."""
        return kinds.ABILITIES[self.number("ability")] if self.step == "aim" else ""

    def card(self) -> str:
        """The card that the current step belongs to, or '' in other steps."""
        card = self.number("card")
        return kinds.CARDS[card] if card >= 0 else ""

    def my_turn(self) -> bool:
        return self.t.turn == self.seat

    # Zones

    def get(self, zone: str) -> Any:
        return self.t.get(zone)

    def own(self, zone: str) -> Any:
        return self.t.get(zone, self.seat)

    def amount(self, card: str) -> int:
        return int(self.content.cards[card].amount)

    def holds(self, card: str) -> bool:
        return self.t.count("hand", card, self.seat) > 0

    # The board

    @cached_property
    def map(self) -> dict[int, Occupant]:
        """The ship, planet or Station on each occupied space, by the number of the space."""
        owners = self.get("planet_owners")
        found: dict[int, Occupant] = {}
        for planet, at in enumerate(self.get("planets")):
            found[at - 1] = ("planet", owners[planet] - 1, planet)
        for seat in self.parties:
            found[self.t.get("station", seat) - 1] = ("station", seat, 0)
            for ship, at in enumerate(self.t.get("ships", seat)):
                found[at - 1] = ("ship", seat, ship)
        found.pop(-1, None)
        return found

    @cached_property
    def spaces(self) -> set[int]:
        return {int(space) for space in self.board.spaces}

    def on_board(self, name: str) -> bool:
        return NAMES.index(name) in self.spaces

    def at(self, name: str) -> Occupant | None:
        return self.map.get(NAMES.index(name))

    def kind(self, name: str) -> str:
        occupant = self.at(name)
        return occupant[0] if occupant else ""

    def is_free(self, space: int) -> bool:
        return space in self.spaces and space not in self.map

    def free_beside(self, space: int) -> bool:
        return any(self.is_free(near) for near in BESIDE[space])

    def is_field(self, space: int) -> bool:
        return bool(self.board.fields[space])

    def is_near_base(self, space: int) -> bool:
        """True if a space is close enough to the Station or the solo base to place ships."""
        base = self.board.fleet_base if self.t.setup.seats == 1 else self.own("station") - 1
        return distance(base, space) <= int(self.content.game.placement)

    # Sides

    @cached_property
    def teams(self) -> list[int]:
        """The team of each seat and of the NPC; without teams each is its own team."""
        teams = self.t.setup.game.seating.teams(self.t.setup.seats, self.t.setup.options)
        return list(teams) if teams else list(self.parties)

    def lets_pass(self, owner: int, space: int) -> bool:
        """True if a ship of an owner may fly over a space: it is empty or has a friend (M14)."""
        kind, other, _ = self.map.get(space, ("", -1, 0))
        return self.is_free(space) or (kind == "ship" and self.is_friend(other, owner))

    def is_friend(self, other: int, seat: int | None = None) -> bool:
        return other >= 0 and self.teams[other] == self.teams[self.seat if seat is None else seat]

    def friendly(self, name: str) -> bool:
        occupant = self.at(name)
        return occupant is not None and self.is_friend(occupant[1])

    def plays(self, seat: int) -> bool:
        """True if a seat belongs to a player who is still in the game."""
        npc = self.get("npc")
        return seat in self.parties and not self.t.get("out", seat) and (not npc or seat != npc)

    def friendly_ships(self) -> Iterator[int]:
        """The spaces of the ships of the own team."""
        for space, (kind, owner, _) in self.map.items():
            if kind == "ship" and self.is_friend(owner):
                yield space

    def is_gate(self, space: int, stations: bool = True) -> bool:
        """True if a friendly planet or Station stands on a space."""
        kind, owner, _ = self.map.get(space, ("", -1, 0))
        return (kind == "planet" or (stations and kind == "station")) and self.is_friend(owner)

    def gates_beside(self, space: int, stations: bool = True) -> set[int]:
        return {near for near in BESIDE[space] if self.is_gate(near, stations)}

    def can_land(self) -> bool:
        """True if a space beside a gate is free."""
        return any(self.is_free(end) and self.gates_beside(end) for end in self.spaces)

    def can_jump(self, start: int) -> bool:
        return bool(self.gates_beside(start)) and self.can_land()

    def can_send(self, space: int) -> bool:
        """True if a teammate's ship stands on a space and may be sent through Jump Gates."""
        kind, owner, ship = self.map.get(space, ("", -1, 0))
        if kind != "ship" or owner == self.seat or not self.is_friend(owner):
            return False
        stays = (
            self.jumped(owner, ship) or self.paralysed(owner, ship) or self.infected(owner, space)
        )
        return not stays and self.can_jump(space)

    def jumped(self, owner: int, ship: int) -> bool:
        """True if a ship has used Jump Gates in this turn."""
        return bool(self.t.get("status", owner)[ship] & cell.JUMPED)

    # Ships

    def space_of(self, ship: int, seat: int | None = None) -> int:
        """The space of a ship, or -1 if it is lost."""
        return int(self.t.get("ships", self.seat if seat is None else seat)[ship]) - 1

    @property
    def space(self) -> int:
        return self.space_of(self.ship)

    def far(self, name: str) -> int:
        return distance(self.space, NAMES.index(name))

    def has(self, bit: int, ship: int) -> bool:
        return bool(self.own("status")[ship] & bit)

    def attacked(self, ship: int) -> bool:
        return self.has(cell.ATTACKED, ship)

    def flies_on(self) -> bool:
        """True if a card lets the ship fly on after its attack."""
        return self.attacked(self.ship) and self.own("spaces_after_attack")[self.ship] > 0

    def has_moved_on(self, ship: int) -> bool:
        """True if an attack or a warp ended a ship's movement."""
        return self.has(cell.ATTACKED | cell.MOVEMENT_OVER, ship)

    def no_power(self) -> bool:
        if self.has_moved_on(self.ship):
            return not self.flies_on()
        return bool(
            self.own("spaces_moved")[self.ship] >= engine_power(self.t, self.seat, self.ship)
        )

    def is_held(self, seat: int, ship: int) -> bool:
        return bool(self.t.get("held", seat)[ship])

    def paralysed(self, seat: int, ship: int) -> bool:
        """True if a Tractor Beam holds a ship: it doesn't attack or use abilities either (M44)."""
        return bool(self.t.get("held", seat)[ship] == cell.NO_ACTION)

    def stuck(self, ship: int) -> bool:
        return self.is_held(self.seat, ship) or self.infected(self.seat, self.space_of(ship))

    def infected(self, seat: int, space: int) -> bool:
        """True if the Space Virus holds a seat's ships that are on a space."""
        if self.get("random_event") != "space_virus" or self.avoids(seat):
            return False
        return any(self.map.get(near, ("",))[0] == "planet" for near in BESIDE[space])

    def avoids(self, seat: int) -> bool:
        """True if a seat chose to avoid the Random Event, or it lingers for another seat only."""
        answer, own = self.get("event_answer"), self.get("event_player") == seat
        return bool(answer == "avoided" if own else answer == "lingering")

    def powerless(self, seat: int) -> bool:
        return bool(self.get("random_event") == "magnetic_storm") and not self.avoids(seat)

    def energy(self, seat: int, subsystem: str) -> int:
        """The energy of a subsystem, less what cards drained."""
        if self.powerless(seat):
            return 0
        drained = self.t.count("drained", subsystem, seat)
        return max(self.t.count("energy", subsystem, seat) - drained, 0)

    def shield(self, seat: int) -> int:
        if self.powerless(seat):
            return 0
        full = self.energy(seat, "shields") + self.artifacts("shield", seat)
        return int(max(full - self.t.get("shield_lost", seat), 0))

    def unarmed(self, ship: int, seat: int | None = None) -> bool:
        weapons = self.energy(self.seat if seat is None else seat, "weapons")
        return ship == MOTHERSHIP and weapons < WEAPON_ENERGY

    @cached_property
    def flights(self) -> set[Reached]:
        """The spaces that the ship can fly to, by the step-by-step search."""
        if self.ship < 0 or self.space < 0:
            return set()
        found, _ = flights_step_by_step(self.t.setup.rules.n, self.t.state, self.seat, self.ship)  # type: ignore[attr-defined]
        return set(found)

    def reached(self, name: str, entering: bool) -> bool:
        return (NAMES.index(name), entering) in self.flights

    # Attacks

    def guarded(self, name: str) -> bool:
        """True if a friendly ship beside the Station on a space guards it.

        Never if all ships on the board are Bombers.
        """
        kind, owner, _ = self.map.get(NAMES.index(name), ("", -1, 0))
        if kind != "station" or self.only_bombers():
            return False
        around = [self.map.get(near, ("", -1, 0)) for near in BESIDE[NAMES.index(name)]]
        return any(kind == "ship" and self.is_friend(seat, owner) for kind, seat, _ in around)

    def only_bombers(self) -> bool:
        return not any(kind == "ship" and ship < 4 for kind, _, ship in self.map.values())

    def cannot_damage(self, ship: int, name: str) -> bool:
        """True if a ship can't damage what stands on a space (M19)."""
        kind, _, target = self.map.get(NAMES.index(name), ("", -1, 0))
        if kind == "station":
            return ship in FIGHTERS
        return kind == "ship" and ship in BOMBERS and target != MOTHERSHIP

    def attackable(self, ship: int, name: str) -> bool:
        if self.at(name) is None or self.friendly(name):
            return False
        barred = self.cannot_damage(ship, name) or self.guarded(name) or self.was_tried(name)
        return not barred

    def was_tried(self, name: str) -> bool:
        """True if an attack of this turn on the planet of a space failed (M33)."""
        kind, _, planet = self.map.get(NAMES.index(name), ("", -1, 0))
        return bool(kind == "planet" and self.get("planets_tried")[planet] > 0)

    def armed(self, ship: int) -> bool:
        """True if a ship is on the board, has not attacked yet, may attack and has a die."""
        if self.space_of(ship) < 0 or self.attacked(ship) or self.paralysed(self.seat, ship):
            return False
        return not self.unarmed(ship)

    def attacks_beside(self, ship: int, space: int) -> bool:
        """True if a ship can attack what stands on a space beside it."""
        near = distance(self.space_of(ship), space) == 1
        return self.armed(ship) and near and self.attackable(ship, NAMES[space])

    # Technology and Artifacts

    def owns(self, category: str, tier: int, branch: int) -> bool:
        place = kinds.CATEGORIES.index(category)
        reached = self.t.count("technology", category, self.seat) >= tier
        return bool(reached and self.own("branches")[place] == branch)

    def lacks(self, ability: str) -> bool:
        return not self.owns(*ABILITY_TILES[ability])

    def tier(self, line: str) -> int:
        return self.t.count("technology", category_of(line), self.seat)

    def branch(self, line: str) -> int:
        return int(self.own("branches")[kinds.CATEGORIES.index(category_of(line))])

    def price(self) -> int:
        """The price of an Action card for the seat."""
        technology, economy = self.content.technology, self.content.economy
        if not self.my_turn() or self.own("discount_used"):
            return int(economy.card_price)
        cheap = self.owns("economy", 3, 2)
        tile = technology.tiles["dominion_3"].effects[0]
        base = tile.amount if cheap else economy.card_price
        return max(int(base) - self.artifacts("discount"), 1)

    def artifacts_of(self, seat: int) -> list[Any]:
        """The content's rows of the Artifacts that a seat controls."""
        pairs = zip(self.get("planet_artifacts"), self.get("planet_owners"), strict=True)
        numbers = [number for number, owner in pairs if number and owner == seat + 1]
        return [self.content.artifacts[str(number)] for number in numbers]

    def artifacts(self, effect: str, seat: int | None = None) -> int:
        found = self.artifacts_of(self.seat if seat is None else seat)
        return sum(int(row.amount) for row in found if row.effect == effect)

    def planet(self, zone: str, name: str) -> int:
        return int(self.get(zone)[kinds.PLANET_NAMES.index(name)])

    def number_of(self, ability: str, key: str) -> int:
        """A number of the tile that gives an ability; 0 if the tile has no such number."""
        tiles = self.content.technology.tiles.values()
        effects = [effect for tile in tiles for effect in tile.effects]
        return next(int(getattr(effect, key)) for effect in effects if effect.effect == ability)

    def reach(self, ability: str) -> int:
        """The range of an ability in spaces; without a number it reaches what is adjacent."""
        return self.number_of(ability, "range") or 1

    # The fight

    def attacks(self) -> bool:
        """True if the seat is the attacking side."""
        return bool(self.get("attacker") == self.seat)

    def attackers(self) -> list[int]:
        return in_mask(self.get("attacking_ships"))

    def mothership_rolls(self) -> bool:
        if self.attacks():
            return MOTHERSHIP in self.attackers()
        return bool(self.get("defending") == MOTHERSHIP)


def in_mask(mask: int) -> list[int]:
    return [ship for ship in range(kinds.FLEET) if mask >> ship & 1]


def category_of(line: str) -> str:
    """The category of a trunk or a branch."""
    if line in kinds.CATEGORIES:
        return line
    return kinds.CATEGORIES[kinds.BRANCHES.index(line) // 2]


def side_of(branch: str) -> int:
    return kinds.BRANCHES.index(branch) % 2 + 1
