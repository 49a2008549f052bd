"""Dice of a dogfight: how they are thrown, and what they add up to (M5, M18, M22)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.games.mothership.fight import NOBODY, begin_window, clear_fight
from motherlode.games.mothership.fleet import (
    bit_of,
    die_of,
    in_mask,
    is_fighter,
)
from motherlode.games.mothership.kinds import (
    ASTEROID_FIGHT,
    EVENT_THROW,
    EXPANSION_PAK,
    FLEET,
    MINING_THROW,
    MISSILE_FIGHT,
    MOTHERSHIP,
    PLANET_FIGHT,
    REPLICATOR,
    STATION_FIGHT,
    THROW_FIGHT,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    AFTER_ROLL,
    DAMAGING,
)
from motherlode.games.mothership.parts import (
    ADDED_ATTACK,
    ADDED_DEFENCE,
    ATTACK_DICE,
    ATTACKER,
    ATTACKERS,
    DEFENCE_BUFF_SUM,
    DEFENCE_DIE,
    DEFENDER,
    DEFENDING,
    DIE_ROLLED,
    DIE_THROWN,
    DOUBLED_ATTACK,
    DOUBLED_DEFENCE,
    EVENT_ROLLED,
    FIELD_ROLLED,
    FIGHT,
    MISSILE_ROLLED,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

EVENT_DIE: Final = 6


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
            s.cells[ATTACK_DICE] = throw_alone(self.n, s, s.cells[ATTACKER], d)
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


def open_throw(n: Numbers, s: State, seat: i64, what: i64, d: Dealer) -> None:
    """A throw of one player alone, which cards may repeat as in a dogfight (M29, M42)."""
    clear_fight(s)
    s.cells[FIGHT] = THROW_FIGHT
    s.cells[ATTACKER] = seat
    s.cells[ATTACKERS] = bit_of(MOTHERSHIP)
    s.cells[DEFENDER] = NOBODY
    s.cells[DEFENDING] = what
    s.cells[ATTACK_DICE] = throw_alone(n, s, seat, d)
    begin_window(s, AFTER_ROLL)


def throw_alone(n: Numbers, s: State, seat: i64, d: Dealer) -> i64:
    """A die that no ship rolls: a missile's, or that of a throw of one player alone."""
    if s.cells[FIGHT] == MISSILE_FIGHT:
        die = throw(n.missile_die, d)
        d.tell(MISSILE_ROLLED, seat, die)
        return die
    if s.cells[DEFENDING] == EVENT_THROW:
        event = d.roll(EVENT_DIE)
        d.tell(EVENT_ROLLED, seat, event)
        return event
    faces = n.mining_die if s.cells[DEFENDING] == MINING_THROW else n.amounts[REPLICATOR]
    die = throw(faces, d)
    d.tell(DIE_THROWN, seat, die, faces)
    return die


def attack_part(n: Numbers, s: State, fighters: bool) -> i64:
    """What the attacking Fighters rolled, or what all the others did, with cards (M41)."""
    total: i64 = 0
    for ship in range(FLEET):
        die = s.cells[ATTACK_DICE + ship]
        if die != 0 and is_fighter(ship) == fighters:
            total += die * face_counts(n, s, True, ship) + s.cells[ADDED_ATTACK + ship]
    return total


def defence_total(n: Numbers, s: State) -> i64:
    thrown = s.cells[DEFENCE_DIE] * face_counts(n, s, False, 0) + s.cells[ADDED_DEFENCE]
    return s.cells[DEFENCE_BUFF_SUM] + thrown


def face_counts(n: Numbers, s: State, attacking: bool, ship: i64) -> i64:
    """How often the face of a die counts: once, or as often as Expansion Pak says (M41)."""
    played = in_mask(s.cells[DOUBLED_ATTACK], ship) if attacking else s.cells[DOUBLED_DEFENCE] != 0
    return n.amounts[EXPANSION_PAK] if played else 1
