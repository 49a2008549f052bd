"""The odds of attacks, landings, fields and missiles as the forecast tells them.

Odds are whole numbers of throws: `win`, `tie` and `lose` are the ways that the attack (or the
ship that enters a field) may go. Standing buffs count, those of cards once they are played.
"""

from dataclasses import dataclass
from typing import Any

from motherlode.games.mothership.fight import attack_sum, defence_sum, wingmen
from motherlode.games.mothership.fleet import (
    artifact,
    die_of,
    friends,
    in_mask,
    is_fighter,
    is_planet,
    is_station,
    seat_of,
    shield,
    ship_of,
)
from motherlode.games.mothership.judgement import dice_of
from motherlode.games.mothership.kinds import (
    ARTIFACT_ASTEROIDS,
    ARTIFACT_HOLD,
    EXPANSION_PAK,
    FIRST_BOMBER,
    FLEET,
    MOTHERSHIP,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.odds import (
    Odds,
    asteroids,
    capture,
    counted,
    dogfight,
    hull_damage,
    station_loss,
)
from motherlode.games.mothership.parts import (
    ATTACK_BUFF,
    ATTACKER,
    ATTACKERS,
    DEFENCE_BUFF_SUM,
    DEFENDER,
    DEFENDING,
    DOUBLED_ATTACK,
    DOUBLED_DEFENCE,
    EXTRA_DEFENCE,
    FIGHT,
    FIRST_PLANET,
    HOLD,
    MAP,
    PLANET_OWNER,
    RANGED,
)
from motherlode.games.mothership.technology import planets_hold_at, siege_bonus
from motherlode.kernel.state import State

Told = dict[str, Any]


@dataclass(frozen=True)
class Cards:
    """What cards did to the fight besides buffs: masks of the ships whose dice count several
    times (Expansion Pak), and the defender's extra shield (Auxiliary Shield)."""

    attack: int = 0
    defence: int = 0
    shield: int = 0

    def die(self, n: Numbers, s: State, seat: int, ship: int, doubled: int) -> int:
        """A ship's die as the odds read it (M41)."""
        times = n.amounts[EXPANSION_PAK] if in_mask(doubled, ship) else 1
        return int(counted(die_of(n, s, seat, ship), times))


NO_CARDS = Cards()


def shares(kind: str, odds: Odds, **more: Any) -> Told:
    return {"kind": kind, "win": odds.win, "tie": odds.tie, "lose": odds.lose, **more}


def attack_odds(n: Numbers, s: State, seat: int, mask: int, space: int, buff: int = 0) -> Told:
    """An attack by the ships of a mask on a space, with what an ability adds to it."""
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


def ranged(told: Told) -> Told:
    """An attack from afar: who loses a dogfight at a distance comes to no harm (M39, M45)."""
    return told | {"ranged": True} if told["kind"] == "ship" else told


def missile_odds(n: Numbers, s: State, seat: int, space: int) -> Told:
    """A missile on the ship on a space, for whoever fires: hitting a friend is a loss (M45)."""
    owner, ship = int(seat_of(s.cells[MAP + space])), int(ship_of(s.cells[MAP + space]))
    defence = int(defence_sum(n, s, owner, ship) + wingmen(n, s, owner, ship))
    die, face = int(die_of(n, s, owner, ship)), int(n.missile_die)
    safe = asteroids(face, die, defence)
    more: Told = {"defence": defence}
    if ship == MOTHERSHIP:
        guard = int(shield(n, s, owner))
        more["hull"] = sum(hull_damage([], [face], 0, [die], defence, guard)[1:])
    if friends(n, seat, owner):
        return shares("missile", safe, **more)
    return shares("blast", Odds(safe.lose, safe.tie, safe.win), **more)


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
        told = ship_odds(n, s, (seat, mask, attack), (owner, ship, defence), cards)
        return ranged(told) if cells[RANGED] else told
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


def ships_in(mask: int) -> list[int]:
    return [ship for ship in range(FLEET) if in_mask(mask, ship)]
