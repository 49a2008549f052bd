"""How the heuristic rates reactions in dogfights and cancelling cards (M28-M30)."""

from mypy_extensions import i64

from motherlode.kernel.state import Seat, State

from .. import actions as act, dice, fleet, kinds, state_cells as cell, step_table as step
from ..cards import catalogue, rerolls
from ..fight_odds import dogfight_odds, percent
from ..params import Params


def rate_reaction(n: Params, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
    """Rates cards before the roll: they are played only if the result is uncertain."""
    if verb == act.PASS:
        return 0
    if verb == act.PLAY and not catalogue.CARDS[argument].wanted_before_roll(s, seat):
        return -1
    if s.cells[cell.FIGHT] in (kinds.PLANET_FIGHT, kinds.STATION_FIGHT):
        return 1
    if verb == act.OVERCHARGE:
        return 2 if 15 < percent_not_lost(n, s, seat) < 85 else -1
    return 1 if wants_help(n, s, seat) else -1


def wants_help(n: Params, s: State, seat: Seat) -> bool:
    """True if the seat may well lose the dogfight about to be rolled; never at planets and
    Stations."""
    if s.cells[cell.FIGHT] in (kinds.PLANET_FIGHT, kinds.STATION_FIGHT):
        return False
    heavy = s.cells[cell.DEFENDING] == kinds.MOTHERSHIP or fleet.in_mask(
        s.cells[cell.ATTACKERS], kinds.MOTHERSHIP
    )
    return percent_not_lost(n, s, seat) < (80 if heavy else 70)


def percent_not_lost(n: Params, s: State, seat: Seat) -> i64:
    """The percentage of throws in which the seat does not lose the dogfight."""
    defender = Seat(s.cells[cell.DEFENDER])
    die = [fleet.die_of(n, s, defender, s.cells[cell.DEFENDING])]
    if s.cells[cell.FIGHT] != kinds.SHIP_FIGHT:
        alone = dogfight_odds([n.asteroids.die], 0, die, s.cells[cell.DEFENCE_BUFF_SUM])
        return percent(alone.tie + alone.lose, alone.ways)
    attack: list[int] = []
    for ship in range(kinds.FLEET):
        if fleet.in_mask(s.cells[cell.ATTACKERS], ship):
            die_faces = fleet.die_of(n, s, Seat(s.cells[cell.ATTACKER]), ship)
            for i in range(1 + s.cells[cell.MORE_THROWS]):
                attack.append(die_faces)
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
    return 1 if is_losing(s, seat) else -1


def is_losing(s: State, seat: Seat) -> bool:
    """True if the dice as they lie give the seat's side no success."""
    attack = (
        s.cells[cell.ATTACK_BUFF]
        + dice.attack_dice_total(s, True)
        + dice.attack_dice_total(s, False)
    )
    if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
        return attack < s.cells[cell.HOLD]
    if s.cells[cell.FIGHT] == kinds.THROW_FIGHT:
        return False
    defence = dice.defence_total(s)
    return attack <= defence if fleet.attacks(s, seat) else attack > defence


def face_of(s: State, seat: Seat, verb: i64, ship: i64) -> i64:
    """The face of a ship's first throw, or with PICK_ADDED of the throw that was added last."""
    attacking = fleet.attacks(s, seat)
    if verb == act.PICK_ADDED:
        return s.cells[rerolls.last_added_cell(attacking, ship)]
    return s.cells[cell.ATTACK_DICE + ship if attacking else cell.DEFENCE_DIE]


def rate_cancel(n: Params, s: State, seat: Seat, verb: i64) -> i64:
    """Rates cancelling a declared card: only an enemy's valuable card is cancelled."""
    if verb == act.PASS:
        return 0
    card = catalogue.CARDS[s.field(step.CARD)]
    enemy = not fleet.friends(n, seat, Seat(s.field(step.PLAYER)))
    return 1 if enemy and card.worth_cancelling(n) else -1
