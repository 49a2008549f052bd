"""Planets: capture and its reward, exploration, removal (M33-M35, M50)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.mothership.deck import cards_at, draw_card, hand_of, steal_card
from motherlode.games.mothership.fate import check_points
from motherlode.games.mothership.fleet import is_npc
from motherlode.games.mothership.kinds import ARTIFACTS, MOST_PLANETS
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import REWARDING
from motherlode.games.mothership.parts import (
    ACTION_DECK,
    ARTIFACT_FOUND,
    BLOCKS,
    DRAW,
    EMPTY,
    EXPLORE,
    MAP,
    PLANET_ARTIFACT,
    PLANET_AT,
    PLANET_CAPTURED,
    PLANET_OWNER,
    PLANET_REMOVED,
    RESOURCES,
    STEAL,
    STRIDE,
    TOKENS,
)
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


def planet_space(s: State, planet: i64) -> i64:
    """The space of a planet, -1 when it was removed."""
    return s.cells[PLANET_AT + planet] - 1


def capture(n: Numbers, s: State, seat: i64, planet: i64, d: Dealer) -> None:
    """A planet is the seat's now, and what lies under it; then comes the reward (M34)."""
    loser = s.cells[PLANET_OWNER + planet] - 1
    s.cells[PLANET_OWNER + planet] = seat + 1
    d.tell(PLANET_CAPTURED, seat, planet, planet_space(s, planet))
    if not is_npc(s, seat):
        s.push(REWARDING, seat, loser)
        check_points(n, s, d)


def remove_planet(s: State, planet: i64, d: Dealer) -> None:
    """A planet leaves the board for good, with its Artifact (M50)."""
    d.tell(PLANET_REMOVED, -1, planet, planet_space(s, planet))
    s.cells[MAP + planet_space(s, planet)] = EMPTY
    s.cells[PLANET_AT + planet] = 0
    s.cells[PLANET_OWNER + planet] = 0
    s.cells[PLANET_ARTIFACT + planet] = 0


def unexplored(s: State, seat: i64, planet: i64) -> bool:
    """Whether a planet is the seat's and its token still lies face down."""
    return s.cells[PLANET_OWNER + planet] == seat + 1 and s.cells[PLANET_ARTIFACT + planet] == 0


def add_explorations(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    if not n.exploration or s.cells[BLOCKS + seat * STRIDE + RESOURCES] < n.explore_price:
        return
    for planet in range(MOST_PLANETS):
        if unexplored(s, seat, planet):
            moves.add(EXPLORE + planet)


def explore(n: Numbers, s: State, seat: i64, planet: i64, d: Dealer) -> None:
    s.cells[BLOCKS + seat * STRIDE + RESOURCES] -= n.explore_price
    uncover(s, seat, planet, d)


def uncover(s: State, seat: i64, planet: i64, d: Dealer) -> None:
    """Turns a token face up: each that is left is as likely."""
    left: i64 = 0
    for token in range(ARTIFACTS):
        left += s.cells[TOKENS + token]
    at = d.below(left)
    found: i64 = 0
    while at >= s.cells[TOKENS + found]:
        at -= s.cells[TOKENS + found]
        found += 1
    s.cells[TOKENS + found] -= 1
    s.cells[PLANET_ARTIFACT + planet] = found + 1
    d.tell(ARTIFACT_FOUND, seat, found + 1, planet)


@final
class Rewarding(Step):
    """The top Action card, or one stolen blindly from seat `a`, who lost the planet (M34)."""

    def legal(self, s: State, moves: Moves) -> None:
        if s.a() >= 0 and cards_at(s, hand_of(s.a())) > 0:
            moves.add(STEAL)
            if cards_at(s, ACTION_DECK) > 0:
                moves.add(DRAW)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        loser = s.a()
        s.pop()
        if action == STEAL:
            steal_card(s, seat, loser, d)
        else:
            draw_card(s, seat, d)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        s.pop()
        draw_card(s, seat, d)
