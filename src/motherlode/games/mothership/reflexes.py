"""How the instinct answers in the middle of a dogfight, and what it forbids (M28-M30)."""

from mypy_extensions import i64

from motherlode.games.mothership.dice import attack_part, defence_total
from motherlode.games.mothership.fleet import attacks, die_of, friends, in_mask
from motherlode.games.mothership.kinds import (
    EVENT_THROW,
    FLEET,
    MOTHERSHIP,
    PLANET_FIGHT,
    SHIP_FIGHT,
    STATION_FIGHT,
    THROW_FIGHT,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.odds import dogfight, percent
from motherlode.games.mothership.parts import (
    ATTACK_BUFF,
    ATTACK_DICE,
    ATTACKER,
    ATTACKERS,
    DEFENCE_BUFF_SUM,
    DEFENDER,
    DEFENDING,
    FIGHT,
    OVERCHARGE,
    PASS,
)
from motherlode.games.mothership.playing import SEAT_UNIT
from motherlode.kernel.state import State


def rate_reaction(n: Numbers, s: State, seat: i64, action: i64) -> i64:
    """Cards are spent on rolls that hang in the balance."""
    if action == PASS:
        return 0
    if s.cells[FIGHT] in (PLANET_FIGHT, STATION_FIGHT):
        return 1
    safe = chance(n, s, seat)
    if action == OVERCHARGE:
        return 2 if 15 < safe < 85 else -1
    heavy = s.cells[DEFENDING] == MOTHERSHIP or in_mask(s.cells[ATTACKERS], MOTHERSHIP)
    return 1 if safe < (80 if heavy else 70) else -1


def chance(n: Numbers, s: State, seat: i64) -> i64:
    """Per cent of throws in which the seat does not lose the dogfight."""
    defender = s.cells[DEFENDER]
    die = [die_of(n, s, defender, s.cells[DEFENDING])]
    if s.cells[FIGHT] != SHIP_FIGHT:
        faces = n.asteroid_die if s.cells[ATTACKER] < 0 else n.missile_die
        alone = dogfight([faces], 0, die, s.cells[DEFENCE_BUFF_SUM])
        return percent(alone.tie + alone.lose, alone.ways)
    attack: list[int] = []
    for ship in range(FLEET):
        if in_mask(s.cells[ATTACKERS], ship):
            attack.append(die_of(n, s, s.cells[ATTACKER], ship))
    odds = dogfight(attack, s.cells[ATTACK_BUFF], die, s.cells[DEFENCE_BUFF_SUM])
    if seat == s.cells[ATTACKER]:
        return percent(odds.win, odds.ways)
    return percent(odds.tie + odds.lose, odds.ways)


def rate_second_roll(n: Numbers, s: State, seat: i64, action: i64) -> i64:
    """Another roll is for those who are behind."""
    if action == PASS:
        return 0
    if s.cells[FIGHT] == THROW_FIGHT:
        return 1 if s.cells[ATTACK_DICE] == 1 and s.cells[DEFENDING] != EVENT_THROW else -1
    attack = s.cells[ATTACK_BUFF] + attack_part(n, s, True) + attack_part(n, s, False)
    defence = defence_total(n, s)
    if attacks(s, seat):
        return 1 if attack <= defence else -1
    return 1 if attack > defence else -1


def rate_cancel(n: Numbers, s: State, seat: i64, action: i64) -> i64:
    """What an enemy plays is worth forbidding if it is worth much."""
    if action == PASS:
        return 0
    card = s.a() % SEAT_UNIT
    player = s.a() // SEAT_UNIT
    return 1 if not friends(n, seat, player) and n.values[card] >= 2 else -1
