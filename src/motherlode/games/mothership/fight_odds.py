"""Exact odds of fights, computed by counting all throws of the dice.

A die is given by the number of its faces (0: no die), or by `counted` if its face is multiplied
(M41). Results are whole numbers: how many of `ways` equally likely throws win, tie, lose, or do
each amount of damage.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_NO_WAYS: Final = vec[i64]([0] * 256)
"""The length of tables by sum: more than six doubled dice can show."""
TIMES: Final = 32
"""A number larger than the faces of any die."""


@final
class Odds:
    """The numbers of throws in which the attackers win, tie and lose."""

    def __init__(self, win: i64, tie: i64, lose: i64) -> None:
        self.win = win
        self.tie = tie
        self.lose = lose

    @property
    def ways(self) -> i64:
        return self.win + self.tie + self.lose

    def __repr__(self) -> str:
        return f"Odds(win={self.win}, tie={self.tie}, lose={self.lose})"


def multiplied_die(faces: i64, times: i64) -> i64:
    """A die whose face is multiplied by `times`, as one number for the functions here."""
    return faces + (times - 1) * TIMES


def throws_by_sum(dice: list[int]) -> vec[i64]:
    """The number of throws for each sum of dice, from 0 to the highest sum."""
    ways = zeros(highest_sum(dice) + 1)
    ways[0] = 1
    most: i64 = 0
    for at in range(len(dice)):
        die: i64 = dice[at]
        most = add_die(ways, most, die % TIMES, die // TIMES + 1)
    return ways


def highest_sum(dice: list[int]) -> i64:
    """The highest sum that dice can show."""
    total: i64 = 0
    for at in range(len(dice)):
        die: i64 = dice[at]
        total += die % TIMES * (die // TIMES + 1)
    return total


def add_die(ways: vec[i64], most: i64, faces: i64, times: i64) -> i64:
    """Adds a die to a table of throws by sum; returns the new highest sum."""
    if faces == 0:
        return most
    top = most + faces * times
    for total in range(top, -1, -1):
        found: i64 = 0
        before = total - times
        for face in range(faces):
            if before < 0:
                break
            found += ways[before]
            before -= times
        ways[total] = found
    return top


def dogfight_odds(
    attack: list[int], attack_buff: i64, defence: list[int], defence_buff: i64
) -> Odds:
    """The odds of a dogfight: the attackers' dice and buff against the defender's (M18, M22)."""
    ours = throws_by_sum(attack)
    theirs = throws_by_sum(defence)
    win: i64 = 0
    tie: i64 = 0
    lose: i64 = 0
    for a in range(i64(len(ours))):
        if ours[a] == 0:
            continue
        margin = a + attack_buff - defence_buff
        for b in range(i64(len(theirs))):
            ways = ours[a] * theirs[b]
            if margin > b:
                win += ways
            elif margin == b:
                tie += ways
            else:
                lose += ways
    return Odds(win, tie, lose)


def hull_damage(
    fighters: list[int],
    others: list[int],
    buff: int,
    defence: list[int],
    defence_buff: int,
    shield: int,
) -> list[int]:
    """The numbers of throws in which an attack on a Mothership takes 0, 1, 2 … HP (M21, M22).

    `fighters` are the dice of Fighters: they damage only the shield, so the hull loses at most
    what `others` and the buffs add. Fighters alone take no HP.
    """
    return list(hull_hits(fighters, others, buff, defence, defence_buff, shield))


def hull_hits(
    fighters: list[int],
    others: list[int],
    buff: i64,
    defence: list[int],
    defence_buff: i64,
    shield: i64,
) -> vec[i64]:
    """As `hull_damage`, but returns a vec for compiled callers."""
    light = throws_by_sum(fighters)
    heavy = throws_by_sum(others)
    theirs = throws_by_sum(defence)
    every = throws_below(theirs, len(theirs))
    damage = zeros(max(len(heavy) - 1 + buff, 0) + 1)
    for f in range(i64(len(light))):
        for h in range(i64(len(heavy))):
            ways = light[f] * heavy[h]
            if ways != 0:
                beaten = throws_below(theirs, f + h + buff - defence_buff)
                lost = hull_loss(f, h + buff, shield) if len(others) > 0 else 0
                damage[lost] += ways * beaten
                damage[0] += ways * (every - beaten)
    return damage


def zeros(count: i64) -> vec[i64]:
    """A new row of `count` zeros."""
    if count <= len(_NO_WAYS):
        return _NO_WAYS[:count]
    return vec[i64]([0] * count)


def throws_below(ways: vec[i64], end: i64) -> i64:
    """The number of throws with a sum below `end`."""
    total: i64 = 0
    for at in range(min(end, i64(len(ways)))):
        total += ways[at]
    return total


def hull_loss(fighters: i64, others: i64, shield: i64) -> i64:
    """The HP that a hit takes: Fighters' damage uses up the shield first, then the rest (M22)."""
    left = max(shield - fighters, 0)
    return max(others - left, 0)


def capture_odds(faces: list[int], threshold: i64) -> tuple[i64, i64]:
    """The number of throws that capture a planet, and of all throws; buffs don't count (M33)."""
    ways = throws_by_sum(faces)
    every = throws_below(ways, len(ways))
    return every - throws_below(ways, threshold), every


def station_loss(faces: list[int], buff: int, counter: int) -> list[int]:
    """The numbers of throws in which an attack on a Station takes 0, 1, 2 … counters (M2, M24)."""
    ways = throws_by_sum(faces)
    lost = [0] * ((len(ways) - 1 + buff) // counter + 1)
    for total in range(len(ways)):
        lost[(total + buff) // counter] += ways[total]
    return lost


def asteroid_odds(field: int, ship: int, buff: int) -> Odds:
    """The odds of a ship that enters a field: it is safe if it wins or ties (M31)."""
    return dogfight_odds([ship], buff, [field], 0)


def percent(part: i64, ways: i64) -> i64:
    """A share in per cent, rounded to a whole number."""
    return (200 * part + ways) // (2 * ways) if ways > 0 else 0
