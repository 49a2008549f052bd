"""Exact odds of dogfights, by counting every way the dice can fall.

Dice are given by their faces (0: no die, it adds nothing; -6: a d6 that counts twice, M41).
Everything is counted in whole numbers: out of `ways` equally likely throws so many win, tie,
lose, or do so much damage.
"""

from typing import final

from mypy_extensions import i64


@final
class Odds:
    """How many of `ways` throws the attackers win, tie and lose."""

    def __init__(self, win: int, tie: int, lose: int) -> None:
        self.win = win
        self.tie = tie
        self.lose = lose

    @property
    def ways(self) -> int:
        return self.win + self.tie + self.lose

    def __repr__(self) -> str:
        return f"Odds(win={self.win}, tie={self.tie}, lose={self.lose})"


def throws(faces: list[int]) -> list[int]:
    """In how many ways dice show each sum."""
    ways: list[int] = [1]
    for at in range(len(faces)):
        ways = _with_die(ways, abs(faces[at]), 2 if faces[at] < 0 else 1)
    return ways


def _with_die(ways: list[int], faces: i64, times: i64) -> list[int]:
    if faces == 0:
        return ways
    longer = [0] * (len(ways) + faces * times)
    for total in range(len(ways)):
        if ways[total] != 0:
            for face in range(1, faces + 1):
                longer[total + face * times] += ways[total]
    return longer


def dogfight(attack: list[int], attack_buff: int, defence: list[int], defence_buff: int) -> Odds:
    """Attackers' dice add up and meet the defender's; a tie hurts no one (M18, M22)."""
    ours = throws(attack)
    theirs = throws(defence)
    win = tie = lose = 0
    for a in range(len(ours)):
        for b in range(len(theirs)):
            ways = ours[a] * theirs[b]
            margin = a + attack_buff - b - defence_buff
            if margin > 0:
                win += ways
            elif margin == 0:
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
    light = throws(fighters)
    heavy = throws(others)
    theirs = throws(defence)
    most = max(len(heavy) - 1 + buff, 0)
    damage = [0] * (most + 1)
    for f in range(len(light)):
        for h in range(len(heavy)):
            for b in range(len(theirs)):
                ways = light[f] * heavy[h] * theirs[b]
                wins = f + h + buff > b + defence_buff
                lost = hull_loss(f, h + buff, shield) if wins and len(others) > 0 else 0
                damage[lost] += ways
    return damage


def hull_loss(fighters: i64, others: i64, shield: i64) -> i64:
    """HP that a hit takes: Fighter dice meet the shield first, the rest what is left (M22)."""
    left = max(shield - fighters, 0)
    return max(others - left, 0)


def capture(faces: list[int], threshold: int) -> tuple[int, int]:
    """(ways that take a planet, all ways): dice only, no buffs (M33)."""
    ways = throws(faces)
    taken = sum([ways[total] for total in range(len(ways)) if total >= threshold])
    return taken, sum(ways)


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


def percent(part: int, ways: int) -> int:
    """A share in whole per cent, rounded to nearest."""
    return (200 * part + ways) // (2 * ways) if ways > 0 else 0
