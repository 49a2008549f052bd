"""The odds of attacks and asteroid fields, as reports for the forecast.

`win`, `tie` and `lose` are numbers of throws in which the attack, or the ship that enters a field,
wins, ties or loses. Permanent buffs count, and buffs of cards that were played.
"""

from dataclasses import dataclass

from motherlode.kernel.state import Seat, State

from . import dice, fight_setup, fleet, kinds, state_cells as cell
from .ai import target_values
from .fight_odds import (
    Odds,
    asteroid_odds,
    capture_odds,
    dogfight_odds,
    hull_damage,
    multiplied_die,
    station_loss,
)
from .forecast_types import OddsReport
from .kinds import Space
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
    n: Params, s: State, seat: Seat, mask: int, space: Space, buff: int = 0, throws: int = 1
) -> OddsReport:
    """The odds of an attack by the ships of a mask on a space.

    `buff` is added by an ability; each die is thrown `throws` times.
    """
    occupant = int(s.cells[cell.MAP + space])
    dice = target_values.dice_of(n, s, seat, mask) * throws
    if fleet.is_planet(occupant):
        return planet_odds(
            dice, int(fight_setup.capture_threshold(n, s, fleet.planet_of(occupant)))
        )
    station = fleet.is_station(occupant)
    attack = int(fight_setup.attack_buffs(n, s, seat, mask, station)) + buff
    if station:
        return station_odds(n, dice, attack)
    owner, ship = fleet.seat_of(occupant), int(fleet.ship_of(occupant))
    defence = int(
        fight_setup.defence_buffs(n, s, owner, ship) + fight_setup.wingman_buff(n, s, owner, ship)
    )
    return ship_odds(n, s, (seat, mask, attack), (owner, ship, defence), throws=throws)


def ship_odds(
    n: Params,
    s: State,
    attacker: tuple[Seat, int, int],
    defender: tuple[Seat, int, int],
    cards: CardEffects = NO_CARD_EFFECTS,
    throws: int = 1,
) -> OddsReport:
    """The odds of a dogfight: (seat, mask of ships, buff) against (seat, ship, buff) (M18, M22)."""
    seat, mask, attack = attacker
    owner, ship, defence = defender
    light = thrown_dice(n, s, seat, mask & target_values.FIGHTERS, cards, throws)
    heavy = thrown_dice(n, s, seat, mask & ~target_values.FIGHTERS, cards, throws)
    die = cards.defence_die(n, s, owner, ship)
    odds_report = make_report("ship", dogfight_odds(light + heavy, attack, [die], defence))
    odds_report |= {"attack": attack, "defence": defence}
    if ship == kinds.MOTHERSHIP:
        guard = int(fleet.shield(n, s, owner)) + cards.shield
        hull = hull_damage(light, heavy, attack, [die], defence, guard)
        odds_report["hull"] = sum(hull[1:])
    return odds_report


def marked_as_ranged(odds_report: OddsReport) -> OddsReport:
    """Marks the odds of a dogfight as ranged: losing does the attacker no damage (M39, M45)."""
    return odds_report | {"ranged": True} if odds_report["kind"] == "ship" else odds_report


def thrown_dice(
    n: Params, s: State, seat: Seat, mask: int, cards: CardEffects, throws: int
) -> list[int]:
    """The dice that the ships of a mask throw; only the first throw of a die has its factor."""
    first = [cards.attack_die(n, s, seat, ship) for ship in ships_in(mask)]
    return first + target_values.dice_of(n, s, seat, mask) * (throws - 1)


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
    buff = int(fight_setup.asteroid_buffs(n, s, seat, ship))
    odds = asteroid_odds(int(n.asteroids.die), int(fleet.die_of(n, s, seat, ship)), buff)
    return make_report("asteroids", odds) | {"defence": buff}


def current_odds(n: Params, s: State) -> OddsReport:
    """The odds of the current fight, with the buffs played so far."""
    cells = s.cells
    kind = kinds.FIGHTS[int(cells[cell.FIGHT])]
    seat, owner = Seat(cells[cell.ATTACKER]), Seat(cells[cell.DEFENDER])
    mask, attack = int(cells[cell.ATTACKERS]), int(cells[cell.ATTACK_BUFF])
    ship, defence = int(cells[cell.DEFENDING]), int(cells[cell.DEFENCE_BUFF_SUM])
    throws = 1 + int(cells[cell.MORE_THROWS])
    if kind == "planet":
        return planet_odds(target_values.dice_of(n, s, seat, mask), int(cells[cell.HOLD]))
    cards = played_card_effects(s)
    if kind == "station":
        return station_odds(n, thrown_dice(n, s, seat, mask, cards, throws), attack)
    if kind == "ship":
        odds_report = ship_odds(n, s, (seat, mask, attack), (owner, ship, defence), cards, throws)
        return marked_as_ranged(odds_report) if cells[cell.RANGED] else odds_report
    odds = asteroid_odds(int(n.asteroids.die), cards.defence_die(n, s, owner, ship), defence)
    return make_report(kind, odds) | {"defence": defence}


def played_card_effects(s: State) -> CardEffects:
    """The effects of the cards that were played in the current fight."""
    attack = tuple(int(dice.die_factor(s, True, ship)) for ship in range(kinds.FLEET))
    return CardEffects(attack, int(dice.die_factor(s, False, 0)), int(s.cells[cell.EXTRA_DEFENCE]))


def ships_in(mask: int) -> list[int]:
    return [ship for ship in range(kinds.FLEET) if fleet.in_mask(mask, ship)]
