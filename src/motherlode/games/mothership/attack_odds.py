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
from .odds import (
    Odds,
    asteroid_odds,
    capture_odds,
    dogfight_odds,
    hull_damage,
    multiplied_die,
    station_loss,
)
from .params import Params


@dataclass(frozen=True)
class CardEffects:
    """Effects of played cards other than buffs: the factor of each attacker's die and of the
    defender's die, and the defender's extra shield."""

    attack: tuple[int, ...] = (1,) * kinds.FLEET
    defence: int = 1
    shield: int = 0

    def attack_die(self, n: Params, s: State, seat: Seat, ship: int) -> int:
        """An attacker's die with its factor, for the functions of `odds` (M41)."""
        return int(multiplied_die(fleet.die_of(n, s, seat, ship), self.attack[ship]))

    def defence_die(self, n: Params, s: State, seat: Seat, ship: int) -> int:
        """The defender's die with its factor, for the functions of `odds` (M41)."""
        return int(multiplied_die(fleet.die_of(n, s, seat, ship), self.defence))


NO_CARD_EFFECTS = CardEffects()


def make_report(kind: str, odds: Odds) -> OddsReport:
    return {"kind": kind, "win": odds.win, "tie": odds.tie, "lose": odds.lose}


def attack_odds(
    n: Params, s: State, seat: Seat, mask: int, space: Space, buff: int = 0
) -> OddsReport:
    """The odds of an attack by the ships of a mask on a space; `buff` is added by an ability."""
    occupant = int(s.cells[cell.MAP + space])
    dice = evaluation.dice_of(n, s, seat, mask)
    if fleet.is_planet(occupant):
        return planet_odds(dice, capture_threshold(n, s, fleet.planet_of(occupant)))
    attack = int(fight.attack_buffs(n, s, seat, mask)) + buff
    if fleet.is_station(occupant):
        siege = int(n.technology.siege.amount(s, seat)) if fleet.has_bomber(mask) else 0
        return station_odds(n, dice, attack + siege)
    owner, ship = fleet.seat_of(occupant), int(fleet.ship_of(occupant))
    defence = int(fight.defence_buffs(n, s, owner, ship) + fight.wingman_buff(n, s, owner, ship))
    return ship_odds(n, s, (seat, mask, attack), (owner, ship, defence))


def ship_odds(
    n: Params,
    s: State,
    attacker: tuple[Seat, int, int],
    defender: tuple[Seat, int, int],
    cards: CardEffects = NO_CARD_EFFECTS,
) -> OddsReport:
    """The odds of a dogfight: (seat, mask of ships, buff) against (seat, ship, buff) (M18, M22)."""
    seat, mask, attack = attacker
    owner, ship, defence = defender
    dice = {own_ship: cards.attack_die(n, s, seat, own_ship) for own_ship in ships_in(mask)}
    die = cards.defence_die(n, s, owner, ship)
    odds_report = make_report("ship", dogfight_odds(list(dice.values()), attack, [die], defence))
    odds_report |= {"attack": attack, "defence": defence}
    if ship == kinds.MOTHERSHIP:
        light = [faces for own_ship, faces in dice.items() if fleet.is_fighter(own_ship)]
        heavy = [faces for own_ship, faces in dice.items() if not fleet.is_fighter(own_ship)]
        guard = int(fleet.shield(n, s, owner)) + cards.shield
        hull = hull_damage(light, heavy, attack, [die], defence, guard)
        odds_report["hull"] = sum(hull[1:])
    return odds_report


def marked_as_ranged(odds_report: OddsReport) -> OddsReport:
    """Marks the odds of a dogfight as ranged: losing does the attacker no damage (M39, M45)."""
    return odds_report | {"ranged": True} if odds_report["kind"] == "ship" else odds_report


def missile_odds(n: Params, s: State, seat: Seat, space: Space) -> OddsReport:
    """The odds of a missile on a ship for the seat that fires; hitting a friend is a loss (M45)."""
    owner = fleet.seat_of(s.cells[cell.MAP + space])
    ship = int(fleet.ship_of(s.cells[cell.MAP + space]))
    defence = int(fight.defence_buffs(n, s, owner, ship) + fight.wingman_buff(n, s, owner, ship))
    die, face = int(fleet.die_of(n, s, owner, ship)), int(n.technology.missile_die)
    safe = asteroid_odds(face, die, defence)
    if fleet.friends(n, seat, owner):
        odds_report = make_report("missile", safe)
    else:
        odds_report = make_report("blast", Odds(safe.lose, safe.tie, safe.win))
    odds_report["defence"] = defence
    if ship == kinds.MOTHERSHIP:
        guard = int(fleet.shield(n, s, owner))
        odds_report["hull"] = sum(hull_damage([], [face], 0, [die], defence, guard)[1:])
    return odds_report


def planet_odds(dice: list[int], needed: int) -> OddsReport:
    """The odds of capturing a planet: dice without buffs must reach `needed` (M33)."""
    taken, ways = capture_odds(dice, needed)
    return make_report("planet", Odds(taken, 0, ways - taken)) | {"needed": needed}


def station_odds(n: Params, dice: list[int], attack: int) -> OddsReport:
    """The odds of damaging a Station; `lost` has the throws by counters removed (M2, M24)."""
    lost = station_loss(dice, attack, int(n.station.counter_hull))
    odds = Odds(sum(lost[1:]), 0, lost[0])
    return make_report("station", odds) | {"attack": attack, "lost": lost}


def entering_odds(n: Params, s: State, seat: Seat, ship: int) -> OddsReport:
    """The odds of a ship that enters an asteroid field; a tie is safe too (M31)."""
    buff = int(
        fight.defence_buffs(n, s, seat, ship) + fleet.artifact(n, s, seat, kinds.ARTIFACT_ASTEROIDS)
    )
    odds = asteroid_odds(int(n.asteroids.die), int(fleet.die_of(n, s, seat, ship)), buff)
    return make_report("asteroids", odds) | {"defence": buff}


def current_odds(n: Params, s: State) -> OddsReport:
    """The odds of the current fight, with the buffs played so far."""
    cells = s.cells
    kind = ("none", "ship", "station", "planet", "asteroids", "missile")[int(cells[cell.FIGHT])]
    seat, owner = Seat(cells[cell.ATTACKER]), Seat(cells[cell.DEFENDER])
    mask, attack = int(cells[cell.ATTACKERS]), int(cells[cell.ATTACK_BUFF])
    ship, defence = int(cells[cell.DEFENDING]), int(cells[cell.DEFENCE_BUFF_SUM])
    if kind == "planet":
        return planet_odds(evaluation.dice_of(n, s, seat, mask), int(cells[cell.HOLD]))
    cards = played_card_effects(s)
    if kind == "station":
        dice = [cards.attack_die(n, s, seat, own_ship) for own_ship in ships_in(mask)]
        return station_odds(n, dice, attack)
    if kind == "ship":
        odds_report = ship_odds(n, s, (seat, mask, attack), (owner, ship, defence), cards)
        return marked_as_ranged(odds_report) if cells[cell.RANGED] else odds_report
    face = int(n.asteroids.die if kind == "asteroids" else n.technology.missile_die)
    odds = asteroid_odds(face, cards.defence_die(n, s, owner, ship), defence)
    return make_report(kind, odds) | {"defence": defence}


def played_card_effects(s: State) -> CardEffects:
    """The effects of the cards that were played in the current fight."""
    attack = tuple(int(dice.die_factor(s, True, ship)) for ship in range(kinds.FLEET))
    return CardEffects(attack, int(dice.die_factor(s, False, 0)), int(s.cells[cell.EXTRA_DEFENCE]))


def capture_threshold(n: Params, s: State, planet: int) -> int:
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
