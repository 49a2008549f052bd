"""Dice of a dogfight: how they are thrown, and what they add up to (M5, M18, M22)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership.fight import begin_window
from motherlode.games.mothership.fleet import (
    die_of,
    in_mask,
    is_fighter,
)
from motherlode.games.mothership.kinds import (
    ASTEROID_FIGHT,
    FLEET,
    MISSILE_FIGHT,
    PLANET_FIGHT,
    STATION_FIGHT,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    AFTER_ROLL,
    DAMAGING,
)
from motherlode.games.mothership.parts import (
    ATTACK_DICE,
    ATTACKER,
    ATTACKERS,
    DEFENCE_BUFF_SUM,
    DEFENCE_DIE,
    DEFENDER,
    DEFENDING,
    DIE_ROLLED,
    DOUBLED_ATTACK,
    DOUBLED_DEFENCE,
    FIELD_ROLLED,
    FIGHT,
    MISSILE_ROLLED,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


def throw(faces: i64, d: Dealer) -> i64:
    """Rolls a die; a d2 is a d4 read as odd 1, even 2 (M5)."""
    if faces == 0:
        return 0
    if faces == 2:
        return 2 - d.roll(4) % 2
    return d.roll(faces)


@final
class Rolling(Step):
    """All dice of the fight at once."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def run(self, s: State, d: Dealer) -> None:
        kind = s.cells[FIGHT]
        if kind == ASTEROID_FIGHT:
            s.cells[ATTACK_DICE] = throw(self.n.asteroid_die, d)
            d.tell(FIELD_ROLLED, -1, s.cells[ATTACK_DICE])
        elif kind == MISSILE_FIGHT:
            s.cells[ATTACK_DICE] = throw(self.n.missile_die, d)
            d.tell(MISSILE_ROLLED, s.cells[ATTACKER], s.cells[ATTACK_DICE])
        else:
            self.roll_attack(s, d)
        if kind != STATION_FIGHT and kind != PLANET_FIGHT:
            seat = s.cells[DEFENDER]
            s.cells[DEFENCE_DIE] = self.roll(s, seat, s.cells[DEFENDING], d)
        s.pop()
        if kind == PLANET_FIGHT:
            s.push(DAMAGING, max(s.cells[ATTACKER], 0))
        else:
            begin_window(s, AFTER_ROLL)

    def roll_attack(self, s: State, d: Dealer) -> None:
        seat = s.cells[ATTACKER]
        for ship in range(FLEET):
            if in_mask(s.cells[ATTACKERS], ship):
                s.cells[ATTACK_DICE + ship] = self.roll(s, seat, ship, d)

    def roll(self, s: State, seat: i64, ship: i64, d: Dealer) -> i64:
        faces = die_of(self.n, s, seat, ship)
        die = throw(faces, d)
        d.tell(DIE_ROLLED, seat, ship, die, faces)
        return die


def attack_part(s: State, fighters: bool) -> i64:
    """What the attacking Fighters rolled, or what all the others did."""
    total: i64 = 0
    for ship in range(FLEET):
        die = s.cells[ATTACK_DICE + ship]
        if die != 0 and is_fighter(ship) == fighters:
            total += 2 * die if in_mask(s.cells[DOUBLED_ATTACK], ship) else die
    return total


def defence_total(s: State) -> i64:
    die = s.cells[DEFENCE_DIE]
    return s.cells[DEFENCE_BUFF_SUM] + (2 * die if s.cells[DOUBLED_DEFENCE] != 0 else die)
