"""What the dice promise: odds for the choices of the seat that is asked, and who can hit whom.

It reads fleets, energy, technology and Artifacts, which all may see, and no hand. Odds are whole
numbers of throws: `win`, `tie` and `lose` are the ways that the attack (or the ship that enters
a field) may go. Buffs of cards count once they are played.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from motherlode.games.mothership.board import UNREACHED
from motherlode.games.mothership.fight import attack_sum, defence_sum, wingmen
from motherlode.games.mothership.fleet import (
    artifact,
    attacks,
    die_of,
    friends,
    friends_beside,
    in_game,
    in_mask,
    is_fighter,
    is_planet,
    is_ship,
    is_station,
    seat_of,
    shield,
    ship_of,
    space_of,
    station_of,
)
from motherlode.games.mothership.hex import DIRECTIONS, NAMES
from motherlode.games.mothership.judgement import dice_of, joiners
from motherlode.games.mothership.kinds import (
    ARTIFACT_ASTEROIDS,
    ARTIFACT_HOLD,
    FIRST_BOMBER,
    FLEET,
    MOST_PLANETS,
    MOTHERSHIP,
    SHIPS,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.occasions import occasion
from motherlode.games.mothership.odds import (
    Odds,
    asteroids,
    capture,
    dogfight,
    hull_damage,
    station_loss,
)
from motherlode.games.mothership.order import BEFORE_ROLL, JOINING, ORDERS, TURN_MENU
from motherlode.games.mothership.orders import BEAMED, LAST_UNIT
from motherlode.games.mothership.parts import (
    ATTACK,
    ATTACK_BUFF,
    ATTACKER,
    ATTACKERS,
    DEFENCE_BUFF_SUM,
    DEFENDER,
    DEFENDING,
    DOUBLED_ATTACK,
    DOUBLED_DEFENCE,
    EMPTY,
    ENTER,
    EXTRA_DEFENCE,
    FIGHT,
    FIRE,
    FIRST_PLANET,
    FIRST_STATION,
    HOLD,
    JOIN,
    MAP,
    PASS,
    PLANET_OWNER,
)
from motherlode.games.mothership.planets import planet_space
from motherlode.games.mothership.reach import armed, attackable, reach_of
from motherlode.games.mothership.technology import planets_hold_at, siege_bonus
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, State

Told = dict[str, Any]


def forecast(rules: Rules, s: State, seat: int) -> Told:
    """For the seat that is asked: `actions` by their texts, `targets` and `dangers` by space;
    and the `occasion`, for standing orders."""
    n: Numbers = rules.n  # type: ignore[attr-defined]
    step = int(s.step())
    told: Told = {"actions": {}, "targets": {}, "dangers": {}, "occasion": occasion(s)}
    if step in CHOICES:
        moves = Moves()
        rules.steps[step].legal(s, moves)
        told["actions"] = CHOICES[step](n, s, seat, moves.listed())
    if step in (TURN_MENU, ORDERS):
        flights = reaches(n, s, seat)
        found = {at: target(n, s, seat, at, flights) for at in targets(n, s, seat)}
        told["targets"] = {NAMES[at]: row for at, row in found.items()}
        told["dangers"] = dangers(n, s, seat)
    return told


# --- choices


def of_orders(n: Numbers, s: State, seat: int, legal: list[int]) -> dict[str, Told]:
    """Attacks by the ship that has its orders, and fields that it may enter (M31)."""
    ship = int(s.a())
    told = {}
    for action in legal:
        if action >= ATTACK:
            space = action - int(ATTACK)
            told[f"attack {NAMES[space]}"] = attack_odds(n, s, seat, 1 << ship, space)
        elif action >= ENTER:
            told[f"enter {NAMES[action - int(ENTER)]}"] = entering_odds(n, s, seat, ship)
    return told


def of_joining(n: Numbers, s: State, seat: int, legal: list[int]) -> dict[str, Told]:
    """The attack as it is declared, and with each ship that may still join (M22)."""
    mask = int(s.a()) % LAST_UNIT
    space = int(s.b()) % BEAMED
    buff = int(n.beam) if s.b() >= BEAMED else 0
    told = {}
    for action in legal:
        if action == FIRE:
            told["fire"] = attack_odds(n, s, seat, mask, space, buff)
        else:
            ship = action - int(JOIN)
            with_it = mask | 1 << ship
            told[f"join {SHIPS[ship]}"] = attack_odds(n, s, seat, with_it, space, buff)
    return told


def of_window(n: Numbers, s: State, seat: int, legal: list[int]) -> dict[str, Told]:
    """The fight as it stands, if nothing more is played on it, for the side that is asked (M28)."""
    if PASS not in legal:
        return {}
    told = standing_odds(n, s)
    return {"pass": told if attacks(s, seat) else of_defender(told)}


def of_defender(told: Told) -> Told:
    """The odds of an attack as the other side sees them; fields and missiles only ever have one."""
    if told["kind"] not in ("ship", "planet"):
        return told
    kind = "holding" if told["kind"] == "planet" else "ship"
    return told | {"kind": kind, "win": told["lose"], "lose": told["win"]}


CHOICES: dict[int, Callable[[Numbers, State, int, list[int]], dict[str, Told]]] = {
    ORDERS: of_orders,
    JOINING: of_joining,
    BEFORE_ROLL: of_window,
}


# --- odds


@dataclass(frozen=True)
class Cards:
    """What cards did to the fight besides buffs: masks of the ships whose dice count twice
    (Expansion Pak), and the defender's extra shield (Auxiliary Shield)."""

    attack: int = 0
    defence: int = 0
    shield: int = 0

    def die(self, n: Numbers, s: State, seat: int, ship: int, doubled: int) -> int:
        """A ship's die as the odds read it: below 0 where it counts twice (M41)."""
        faces = int(die_of(n, s, seat, ship))
        return -faces if in_mask(doubled, ship) else faces


NO_CARDS = Cards()


def shares(kind: str, odds: Odds, **more: Any) -> Told:
    return {"kind": kind, "win": odds.win, "tie": odds.tie, "lose": odds.lose, **more}


def attack_odds(n: Numbers, s: State, seat: int, mask: int, space: int, buff: int = 0) -> Told:
    """An attack by the ships of a mask on what stands on a space."""
    occupant = int(s.cells[MAP + space])
    dice = dice_of(n, s, seat, mask)
    if is_planet(occupant):
        return planet_odds(dice, holds_at(n, s, occupant - FIRST_PLANET))
    attack = int(attack_sum(n, s, seat, mask)) + buff
    if is_station(occupant):
        siege = int(siege_bonus(n, s, seat)) if mask >> FIRST_BOMBER else 0
        return station_odds(n, dice, attack + siege)
    owner, ship = int(seat_of(occupant)), int(ship_of(occupant))
    defence = int(defence_sum(n, s, owner, ship) + wingmen(n, s, owner, ship))
    return ship_odds(n, s, (seat, mask, attack), (owner, ship, defence))


def ship_odds(
    n: Numbers,
    s: State,
    attacker: tuple[int, int, int],
    defender: tuple[int, int, int],
    cards: Cards = NO_CARDS,
) -> Told:
    """A dogfight: (seat, mask of ships, buff) against (seat, ship, buff) (M18, M22)."""
    seat, mask, attack = attacker
    owner, ship, defence = defender
    dice = {one: cards.die(n, s, seat, one, cards.attack) for one in ships_in(mask)}
    die = cards.die(n, s, owner, ship, cards.defence)
    more: Told = {"attack": attack, "defence": defence}
    if ship == MOTHERSHIP:
        light = [faces for one, faces in dice.items() if is_fighter(one)]
        heavy = [faces for one, faces in dice.items() if not is_fighter(one)]
        guard = int(shield(n, s, owner)) + cards.shield
        hull = hull_damage(light, heavy, attack, [die], defence, guard)
        more["hull"] = sum(hull[1:])
    return shares("ship", dogfight(list(dice.values()), attack, [die], defence), **more)


def planet_odds(dice: list[int], needed: int) -> Told:
    """Dice only (M33); a planet that isn't taken costs nothing but the attack."""
    taken, ways = capture(dice, needed)
    return shares("planet", Odds(taken, 0, ways - taken), needed=needed)


def station_odds(n: Numbers, dice: list[int], attack: int) -> Told:
    """A win takes at least one counter; `lost` has the ways by number of counters (M2, M24)."""
    lost = station_loss(dice, attack, int(n.counter_hull))
    return shares("station", Odds(sum(lost[1:]), 0, lost[0]), attack=attack, lost=lost)


def entering_odds(n: Numbers, s: State, seat: int, ship: int) -> Told:
    """A ship that flies into a field: a tie is safe too (M31)."""
    buff = int(defence_sum(n, s, seat, ship) + artifact(n, s, seat, ARTIFACT_ASTEROIDS))
    odds = asteroids(int(n.asteroid_die), int(die_of(n, s, seat, ship)), buff)
    return shares("asteroids", odds, defence=buff)


def standing_odds(n: Numbers, s: State) -> Told:
    """The fight that is going on, with the buffs that count by now."""
    cells = s.cells
    kind = ("none", "ship", "station", "planet", "asteroids", "missile")[int(cells[FIGHT])]
    seat, mask, attack = int(cells[ATTACKER]), int(cells[ATTACKERS]), int(cells[ATTACK_BUFF])
    owner, ship, defence = (
        int(cells[cell]) for cell in (DEFENDER, DEFENDING, DEFENCE_BUFF_SUM)
    )  # fmt: skip
    if kind == "planet":
        return planet_odds(dice_of(n, s, seat, mask), int(cells[HOLD]))
    cards = cards_played(s)
    if kind == "station":
        dice = [cards.die(n, s, seat, one, cards.attack) for one in ships_in(mask)]
        return station_odds(n, dice, attack)
    if kind == "ship":
        return ship_odds(n, s, (seat, mask, attack), (owner, ship, defence), cards)
    face = int(n.asteroid_die if kind == "asteroids" else n.missile_die)
    odds = asteroids(face, cards.die(n, s, owner, ship, cards.defence), defence)
    return shares(kind, odds, defence=defence)


def cards_played(s: State) -> Cards:
    """What the cards of the fight that is going on did by now."""
    cells = s.cells
    defence = 1 << int(cells[DEFENDING]) if cells[DOUBLED_DEFENCE] else 0
    return Cards(int(cells[DOUBLED_ATTACK]), defence, int(cells[EXTRA_DEFENCE]))


def holds_at(n: Numbers, s: State, planet: int) -> int:
    """What a capture must reach (M35)."""
    owner = int(s.cells[PLANET_OWNER + planet]) - 1
    if owner < 0:
        return int(n.capture)
    return int(planets_hold_at(n, s, owner) + artifact(n, s, owner, ARTIFACT_HOLD))


# --- who can hit whom


def targets(n: Numbers, s: State, seat: int) -> Iterator[int]:
    """The spaces of everything on the board that is not friendly."""
    for other in range(int(s.cells[SEATS])):
        if not friends(n, seat, other) and in_game(s, other):
            yield from ships_of(s, other)
            if station_of(s, other) >= 0:
                yield int(station_of(s, other))
    for planet in range(MOST_PLANETS):
        owner = int(s.cells[PLANET_OWNER + planet])
        if planet_space(s, planet) >= 0 and (owner == 0 or not friends(n, seat, owner - 1)):
            yield int(planet_space(s, planet))


def ships_of(s: State, seat: int) -> list[int]:
    """Where a seat's ships are."""
    return [int(space_of(s, seat, one)) for one in range(FLEET) if space_of(s, seat, one) >= 0]


def ships_in(mask: int) -> list[int]:
    return [ship for ship in range(FLEET) if in_mask(mask, ship)]


def reaches(n: Numbers, s: State, seat: int) -> dict[int, vec[i64]]:
    """Where each ship of a seat that has its attack can fly."""
    return {ship: reach_of(n, s, seat, ship) for ship in range(FLEET) if armed(n, s, seat, ship)}


def target(n: Numbers, s: State, seat: int, space: int, flights: dict[int, vec[i64]]) -> Told:
    """Ships that guard or fly wing, own ships that can attack it now or get there, and the odds."""
    occupant = int(s.cells[MAP + space])
    now = int(joiners(n, s, seat, space))
    told: Told = {
        "wingmen": wingmen_of(n, s, occupant, space),
        "now": [SHIPS[ship] for ship in ships_in(now)],
        "reach": [
            SHIPS[ship]
            for ship, reach in flights.items()
            if not in_mask(now, ship)
            and attackable(n, s, seat, ship, space)
            and near(n, s, reach, space)
        ],
    }
    mask = now or sum(1 << SHIPS.index(ship) for ship in told["reach"])
    if mask:
        told["odds"] = attack_odds(n, s, seat, mask, space)
    return told


def wingmen_of(n: Numbers, s: State, occupant: int, space: int) -> int:
    """Friends beside a ship (wingmen, M23) or beside a Station (guards, M25); planets have none."""
    if is_ship(occupant):
        return int(friends_beside(n, s, seat_of(occupant), space, occupant))
    if is_station(occupant):
        return int(friends_beside(n, s, occupant - FIRST_STATION, space, EMPTY))
    return 0


def near(n: Numbers, s: State, reach: vec[i64], space: int) -> bool:
    """Whether a reach has a free space beside another."""
    for direction in range(DIRECTIONS):
        at = int(n.board.beside(space, direction))
        if at < 0 or reach[at] == UNREACHED:
            continue
        if reach[at] == 0 or s.cells[MAP + at] == EMPTY:
            return True
    return False


def dangers(n: Numbers, s: State, seat: int) -> dict[str, int]:
    """How many enemy ships could attack each own ship as things stand."""
    found = {NAMES[space]: 0 for space in ships_of(s, seat)}
    for other in range(int(s.cells[SEATS])):
        if friends(n, seat, other) or not in_game(s, other):
            continue
        for ship, reach in reaches(n, s, other).items():
            for space in ships_of(s, seat):
                if attackable(n, s, other, ship, space) and near(n, s, reach, space):
                    found[NAMES[space]] += 1
    return found
