"""Exact odds of dogfights, by counting every way the dice can fall.

Dice are given by their faces (0: no die, it adds nothing), or by `counted` where the face of one
counts several times (M41).
Everything is counted in whole numbers: how many of `ways` equally likely throws win, tie, lose,
or do each amount of damage.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

_NO_WAYS: Final = vec[i64]([0] * 256)
"""Longer than the highest sum of six dice that all count twice."""
TIMES: Final = 32
"""More than any die has faces."""


@final
class Odds:
    """How many of `ways` throws the attackers win, tie and lose."""

    def __init__(self, win: i64, tie: i64, lose: i64) -> None:
        self.win = win
        self.tie = tie
        self.lose = lose

    @property
    def ways(self) -> i64:
        return self.win + self.tie + self.lose

    def __repr__(self) -> str:
        return f"Odds(win={self.win}, tie={self.tie}, lose={self.lose})"


def counted(faces: i64, times: i64) -> i64:
    """A die whose face counts several times."""
    return faces + (times - 1) * TIMES


def throws(dice: list[int]) -> vec[i64]:
    """In how many ways dice show each sum, from 0 to the highest."""
    ways = no_ways(highest(dice) + 1)
    ways[0] = 1
    most: i64 = 0
    for at in range(len(dice)):
        die: i64 = dice[at]
        most = add_die(ways, most, die % TIMES, die // TIMES + 1)
    return ways


def highest(dice: list[int]) -> i64:
    """The highest sum that dice can show."""
    total: i64 = 0
    for at in range(len(dice)):
        die: i64 = dice[at]
        total += die % TIMES * (die // TIMES + 1)
    return total


def add_die(ways: vec[i64], most: i64, faces: i64, times: i64) -> i64:
    """Counts one more die in, from the highest sum down; gives the highest sum with it."""
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


def dogfight(attack: list[int], attack_buff: i64, defence: list[int], defence_buff: i64) -> Odds:
    """Attackers' dice add up and meet the defender's; a tie hurts no one (M18, M22)."""
    ours = throws(attack)
    theirs = throws(defence)
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
    """In how many ways an attack on a Mothership takes 0, 1, 2 … HP (M21, M22).

    `fighters` are the dice of ships that can't damage HP: they go into the shield first, and
    the hull loses at most what `others` and the buffs add. Fighters alone take no HP.
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
    """What `hull_damage` counts, as a row of its own."""
    light = throws(fighters)
    heavy = throws(others)
    theirs = throws(defence)
    every = ways_below(theirs, len(theirs))
    damage = no_ways(max(len(heavy) - 1 + buff, 0) + 1)
    for f in range(i64(len(light))):
        for h in range(i64(len(heavy))):
            ways = light[f] * heavy[h]
            if ways != 0:
                beaten = ways_below(theirs, f + h + buff - defence_buff)
                lost = hull_loss(f, h + buff, shield) if len(others) > 0 else 0
                damage[lost] += ways * beaten
                damage[0] += ways * (every - beaten)
    return damage


def no_ways(count: i64) -> vec[i64]:
    """A fresh row of zeros, as long as the buffs of an edition may need it."""
    if count <= len(_NO_WAYS):
        return _NO_WAYS[:count]
    return vec[i64]([0] * count)


def ways_below(ways: vec[i64], end: i64) -> i64:
    """In how many ways a sum stays below `end`."""
    total: i64 = 0
    for at in range(min(end, i64(len(ways)))):
        total += ways[at]
    return total


def hull_loss(fighters: i64, others: i64, shield: i64) -> i64:
    """HP that a hit takes: Fighter dice meet the shield first, the rest what is left (M22)."""
    left = max(shield - fighters, 0)
    return max(others - left, 0)


def capture(faces: list[int], threshold: i64) -> tuple[i64, i64]:
    """(ways that take a planet, all ways): dice only, no buffs (M33)."""
    ways = throws(faces)
    every = ways_below(ways, len(ways))
    return every - ways_below(ways, threshold), every


def station_loss(faces: list[int], buff: int, counter: int) -> list[int]:
    """In how many ways an attack on a Station takes 0, 1, 2 … counters (M2, M24)."""
    ways = throws(faces)
    lost = [0] * ((len(ways) - 1 + buff) // counter + 1)
    for total in range(len(ways)):
        lost[(total + buff) // counter] += ways[total]
    return lost


def asteroids(field: int, ship: int, buff: int) -> Odds:
    """A ship that enters: `win` and `tie` are safe, `lose` is not (M31)."""
    return dogfight([ship], buff, [field], 0)


def percent(part: i64, ways: i64) -> i64:
    """A share in whole per cent, rounded to nearest."""
    return (200 * part + ways) // (2 * ways) if ways > 0 else 0
