"""How the heuristic rates reactions in dogfights and cancelling cards (M28-M30)."""

from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from .. import actions as act, cells as cell, dice, fleet, kinds, step_table as step
from ..cards import catalogue
from ..odds import dogfight_odds, percent
from ..params import Params


def rate_reaction(n: Params, s: State, seat: Seat, verb: i64) -> i64:
    """Rates cards before the roll: they are played only if the result is uncertain."""
    if verb == act.PASS:
        return 0
    if s.cells[cell.FIGHT] in (kinds.PLANET_FIGHT, kinds.STATION_FIGHT):
        return 1
    safe = percent_not_lost(n, s, seat)
    if verb == act.OVERCHARGE:
        return 2 if 15 < safe < 85 else -1
    heavy = s.cells[cell.DEFENDING] == kinds.MOTHERSHIP or fleet.in_mask(
        s.cells[cell.ATTACKERS], kinds.MOTHERSHIP
    )
    return 1 if safe < (80 if heavy else 70) else -1


def percent_not_lost(n: Params, s: State, seat: Seat) -> i64:
    """The percentage of throws in which the seat does not lose the dogfight."""
    defender = Seat(s.cells[cell.DEFENDER])
    die = [fleet.die_of(n, s, defender, s.cells[cell.DEFENDING])]
    if s.cells[cell.FIGHT] != kinds.SHIP_FIGHT:
        faces = n.asteroids.die if s.cells[cell.ATTACKER] < 0 else n.technology.missile_die
        alone = dogfight_odds([faces], 0, die, s.cells[cell.DEFENCE_BUFF_SUM])
        return percent(alone.tie + alone.lose, alone.ways)
    attack: list[int] = []
    for ship in range(kinds.FLEET):
        if fleet.in_mask(s.cells[cell.ATTACKERS], ship):
            attack.append(fleet.die_of(n, s, Seat(s.cells[cell.ATTACKER]), ship))
    odds = dogfight_odds(attack, s.cells[cell.ATTACK_BUFF], die, s.cells[cell.DEFENCE_BUFF_SUM])
    if seat == s.cells[cell.ATTACKER]:
        return percent(odds.win, odds.ways)
    return percent(odds.tie + odds.lose, odds.ways)


def rate_second_roll(n: Params, s: State, seat: Seat, verb: i64) -> i64:
    """Rates rerolls: they are played only by the side that is losing."""
    if verb == act.PASS:
        return 0
    if s.cells[cell.FIGHT] == kinds.THROW_FIGHT:
        return (
            1
            if s.cells[cell.ATTACK_DICE] == 1 and s.cells[cell.DEFENDING] != kinds.EVENT_THROW
            else -1
        )
    attack = (
        s.cells[cell.ATTACK_BUFF]
        + dice.attack_dice_total(s, True)
        + dice.attack_dice_total(s, False)
    )
    defence = dice.defence_total(s)
    if fleet.attacks(s, seat):
        return 1 if attack <= defence else -1
    return 1 if attack > defence else -1


def rate_cancel(n: Params, s: State, seat: Seat, verb: i64) -> i64:
    """Rates cancelling a declared card: only an enemy's valuable card is cancelled."""
    if verb == act.PASS:
        return 0
    card = catalogue.CARDS[s.field(step.CARD)]
    enemy = not fleet.friends(n, seat, Seat(s.field(step.PLAYER)))
    return 1 if enemy and card.worth_cancelling(n) else -1
