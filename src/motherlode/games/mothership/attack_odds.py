"""The odds of attacks, asteroid fields and missiles, as reports for the forecast.

`win`, `tie` and `lose` are numbers of throws in which the attack, or the ship that enters a field,
wins, ties or loses. Permanent buffs count, and buffs of cards that were played.
"""

from dataclasses import dataclass

from motherlode.kernel.state import Seat, State

from . import cells as cell, dice, fight, fleet, kinds
from .ai import evaluation
from .forecast_types import OddsReport
from .kinds import Space
from .odds import Odds, asteroids, capture, counted, dogfight, hull_damage, station_loss
from .params import Params


@dataclass(frozen=True)
class Cards:
    """Effects of played cards other than buffs: the factor of each attacker's die and of the
    defender's die, and the defender's extra shield."""

    attack: tuple[int, ...] = (1,) * kinds.FLEET
    defence: int = 1
    shield: int = 0

    def attack_die(self, n: Params, s: State, seat: Seat, ship: int) -> int:
        """An attacker's die with its factor, for the functions of `odds` (M41)."""
        return int(counted(fleet.die_of(n, s, seat, ship), self.attack[ship]))

    def defence_die(self, n: Params, s: State, seat: Seat, ship: int) -> int:
        """The defender's die with its factor, for the functions of `odds` (M41)."""
        return int(counted(fleet.die_of(n, s, seat, ship), self.defence))


NO_CARDS = Cards()


def report(kind: str, odds: Odds) -> OddsReport:
    return {"kind": kind, "win": odds.win, "tie": odds.tie, "lose": odds.lose}


def attack_odds(
    n: Params, s: State, seat: Seat, mask: int, space: Space, buff: int = 0
) -> OddsReport:
    """The odds of an attack by the ships of a mask on a space; `buff` is added by an ability."""
    occupant = int(s.cells[cell.MAP + space])
    dice = evaluation.dice_of(n, s, seat, mask)
    if fleet.is_planet(occupant):
        return planet_odds(dice, holds_at(n, s, fleet.planet_of(occupant)))
    attack = int(fight.attack_sum(n, s, seat, mask)) + buff
    if fleet.is_station(occupant):
        siege = int(n.technology.siege.amount(s, seat)) if fleet.has_bomber(mask) else 0
        return station_odds(n, dice, attack + siege)
    owner, ship = fleet.seat_of(occupant), int(fleet.ship_of(occupant))
    defence = int(fight.defence_sum(n, s, owner, ship) + fight.wingmen(n, s, owner, ship))
    return ship_odds(n, s, (seat, mask, attack), (owner, ship, defence))


def ship_odds(
    n: Params,
    s: State,
    attacker: tuple[Seat, int, int],
    defender: tuple[Seat, int, int],
    cards: Cards = NO_CARDS,
) -> OddsReport:
    """The odds of a dogfight: (seat, mask of ships, buff) against (seat, ship, buff) (M18, M22)."""
    seat, mask, attack = attacker
    owner, ship, defence = defender
    dice = {one: cards.attack_die(n, s, seat, one) for one in ships_in(mask)}
    die = cards.defence_die(n, s, owner, ship)
    told = report("ship", dogfight(list(dice.values()), attack, [die], defence))
    told |= {"attack": attack, "defence": defence}
    if ship == kinds.MOTHERSHIP:
        light = [faces for one, faces in dice.items() if fleet.is_fighter(one)]
        heavy = [faces for one, faces in dice.items() if not fleet.is_fighter(one)]
        guard = int(fleet.shield(n, s, owner)) + cards.shield
        hull = hull_damage(light, heavy, attack, [die], defence, guard)
        told["hull"] = sum(hull[1:])
    return told


def ranged(told: OddsReport) -> OddsReport:
    """Marks the odds of a dogfight as ranged: losing does the attacker no damage (M39, M45)."""
    return told | {"ranged": True} if told["kind"] == "ship" else told


def missile_odds(n: Params, s: State, seat: Seat, space: Space) -> OddsReport:
    """The odds of a missile on a ship for the seat that fires; hitting a friend is a loss (M45)."""
    owner = fleet.seat_of(s.cells[cell.MAP + space])
    ship = int(fleet.ship_of(s.cells[cell.MAP + space]))
    defence = int(fight.defence_sum(n, s, owner, ship) + fight.wingmen(n, s, owner, ship))
    die, face = int(fleet.die_of(n, s, owner, ship)), int(n.technology.missile_die)
    safe = asteroids(face, die, defence)
    if fleet.friends(n, seat, owner):
        told = report("missile", safe)
    else:
        told = report("blast", Odds(safe.lose, safe.tie, safe.win))
    told["defence"] = defence
    if ship == kinds.MOTHERSHIP:
        guard = int(fleet.shield(n, s, owner))
        told["hull"] = sum(hull_damage([], [face], 0, [die], defence, guard)[1:])
    return told


def planet_odds(dice: list[int], needed: int) -> OddsReport:
    """The odds of capturing a planet: dice without buffs must reach `needed` (M33)."""
    taken, ways = capture(dice, needed)
    return report("planet", Odds(taken, 0, ways - taken)) | {"needed": needed}


def station_odds(n: Params, dice: list[int], attack: int) -> OddsReport:
    """The odds of damaging a Station; `lost` has the throws by counters removed (M2, M24)."""
    lost = station_loss(dice, attack, int(n.station.counter_hull))
    odds = Odds(sum(lost[1:]), 0, lost[0])
    return report("station", odds) | {"attack": attack, "lost": lost}


def entering_odds(n: Params, s: State, seat: Seat, ship: int) -> OddsReport:
    """The odds of a ship that enters an asteroid field; a tie is safe too (M31)."""
    buff = int(
        fight.defence_sum(n, s, seat, ship) + fleet.artifact(n, s, seat, kinds.ARTIFACT_ASTEROIDS)
    )
    odds = asteroids(int(n.asteroids.die), int(fleet.die_of(n, s, seat, ship)), buff)
    return report("asteroids", odds) | {"defence": buff}


def standing_odds(n: Params, s: State) -> OddsReport:
    """The odds of the current fight, with the buffs played so far."""
    cells = s.cells
    kind = ("none", "ship", "station", "planet", "asteroids", "missile")[int(cells[cell.FIGHT])]
    seat, owner = Seat(cells[cell.ATTACKER]), Seat(cells[cell.DEFENDER])
    mask, attack = int(cells[cell.ATTACKERS]), int(cells[cell.ATTACK_BUFF])
    ship, defence = int(cells[cell.DEFENDING]), int(cells[cell.DEFENCE_BUFF_SUM])
    if kind == "planet":
        return planet_odds(evaluation.dice_of(n, s, seat, mask), int(cells[cell.HOLD]))
    cards = cards_played(s)
    if kind == "station":
        dice = [cards.attack_die(n, s, seat, one) for one in ships_in(mask)]
        return station_odds(n, dice, attack)
    if kind == "ship":
        told = ship_odds(n, s, (seat, mask, attack), (owner, ship, defence), cards)
        return ranged(told) if cells[cell.RANGED] else told
    face = int(n.asteroids.die if kind == "asteroids" else n.technology.missile_die)
    odds = asteroids(face, cards.defence_die(n, s, owner, ship), defence)
    return report(kind, odds) | {"defence": defence}


def cards_played(s: State) -> Cards:
    """The effects of the cards that were played in the current fight."""
    attack = tuple(int(dice.face_counts(s, True, ship)) for ship in range(kinds.FLEET))
    return Cards(attack, int(dice.face_counts(s, False, 0)), int(s.cells[cell.EXTRA_DEFENCE]))


def holds_at(n: Params, s: State, planet: int) -> int:
    """The total that dice must reach to capture a planet (M35)."""
    owner = Seat(int(fleet.holder_of(s, planet)))
    if owner < 0:
        return int(n.planet.capture)
    return int(
        n.technology.hold.amount(s, owner, n.planet.capture)
        + fleet.artifact(n, s, owner, kinds.ARTIFACT_HOLD)
    )


def ships_in(mask: int) -> list[int]:
    return [ship for ship in range(kinds.FLEET) if fleet.in_mask(mask, ship)]
