"""A feeling for Mothership: take planets, guard the Station, fight together, buy technology.

In a turn everything that looks worth doing is rated above ending it: first energy, then moves,
then cards, attacks and purchases. Odds are exact, everything else is rough. Ships are led by
`tactics`, dogfights are answered by `reflexes`, and `judgement` knows what targets are worth.
"""

from typing import Final, final

from mypy_extensions import i64

from motherlode.games.mothership.chances import chance
from motherlode.games.mothership.deck import cards_at, hand_of
from motherlode.games.mothership.fleet import (
    friends,
    is_planet,
    is_ship,
    planets_held,
    seat_of,
    ship_of,
    space_of,
)
from motherlode.games.mothership.hex import size
from motherlode.games.mothership.judgement import (
    guard_of,
    nearest_prey,
    ship_worth,
    standing,
    strength,
)
from motherlode.games.mothership.kinds import (
    AFTERBURNER,
    BLOCKADE,
    CONVOY,
    DEFLECTOR_SHIELDS,
    FLEET,
    GRAVITY_MANIPULATOR,
    HULL_REPAIR,
    LASER_POINTER,
    MIGRATION,
    NINJA_ROPE,
    PANIC_BUTTON,
    PUNCH_IT,
    RANDOM_EVENT,
    RETREAT,
    SHIELD_BREAKER,
    WORMHOLE,
)
from motherlode.games.mothership.market import sale
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    AFTER_ROLL,
    AIMING,
    BEFORE_ROLL,
    CANCELLING,
    JOINING,
    JUMPING,
    MARKET,
    ON_LOSS,
    ORDERS,
    TURN_MENU,
    WARPING,
)
from motherlode.games.mothership.parts import (
    BLOCKS,
    BUY,
    DEPLOY,
    DIVERT,
    DOUBLE,
    DRAW,
    END_TURN,
    ENERGY,
    EVENT,
    EXPLORE,
    FIRST_PLANET,
    MAP,
    ORDER,
    OVERCHARGE,
    PASS,
    PICK,
    PLANET_OWNER,
    PLAY,
    PLAYER,
    RESEARCH,
    SELL,
    SET_ENGINES,
    SET_WEAPONS,
    STEAL,
    STRIDE,
    SUBSYSTEM,
    TARGET,
    USE,
)
from motherlode.games.mothership.reflexes import rate_cancel, rate_reaction, rate_second_roll
from motherlode.games.mothership.tactics import (
    aim_worth,
    best_jump,
    engines_wanted,
    rate_join,
    rate_order,
    rate_send,
    rate_ship,
    weapons_wanted,
)
from motherlode.kernel.rules import Instinct
from motherlode.kernel.state import SEATS, State

LARGE_HAND: Final = 6


@final
class MothershipInstinct(Instinct):
    def __init__(self, n: Numbers) -> None:
        self.n = n

    def rate(self, s: State, action: i64) -> i64:
        """How good a legal action looks to the seat that decides."""
        step = s.step()
        if step == TURN_MENU:
            return self.rate_turn(s, s.seat(), action)
        if step == ORDERS:
            return rate_order(self.n, s, s.seat(), s.a(), action)
        if step == JOINING:
            return rate_join(self.n, s, s.seat(), action)
        if step == BEFORE_ROLL:
            return rate_reaction(self.n, s, s.seat(), action)
        if step == AFTER_ROLL:
            return rate_second_roll(self.n, s, s.seat(), action)
        if step == ON_LOSS:
            return 1 if action != PASS else 0
        if step == CANCELLING:
            return rate_cancel(self.n, s, s.seat(), action)
        if step == MARKET:
            return self.rate_trade(s, s.seat(), action)
        return self.rate_detail(s, s.seat(), step, action)

    def rate_turn(self, s: State, seat: i64, action: i64) -> i64:
        if action == END_TURN:
            return 0
        if ORDER <= action < ORDER + FLEET:
            return rate_ship(self.n, s, seat, action - ORDER)
        if action == DIVERT:
            return 600 if self.wants_divert(s, seat) else -1
        if PLAY <= action < OVERCHARGE:
            return self.rate_card(s, seat, action - PLAY)
        if EXPLORE <= action < PLAY:
            return 380
        if USE <= action < DIVERT:
            return rate_send(self.n, s, seat)
        return self.rate_trade(s, seat, action)

    def rate_trade(self, s: State, seat: i64, action: i64) -> i64:
        """Technology first, then cards up to a small hand; a full hand is sold down."""
        if action >= RESEARCH and action < EXPLORE:
            return 400
        cards = cards_at(s, hand_of(seat))
        if action == BUY:
            return 350 if cards < 3 else -1
        if SELL <= action < RESEARCH:
            paid = sale(self.n, s, seat, action - SELL)
            return 10 - paid if cards > LARGE_HAND and paid > 0 else -5
        return 0

    def rate_card(self, s: State, seat: i64, card: i64) -> i64:
        """Gains at once, movement when ships are stranded, hindrance before attacks."""
        if card in (AFTERBURNER, PUNCH_IT, CONVOY, DEFLECTOR_SHIELDS, NINJA_ROPE):
            return 40 if self.some_ship_far(s, seat) else -4
        if card in (PANIC_BUTTON, RETREAT, MIGRATION, WORMHOLE):
            return 30 if self.some_ship_far(s, seat) else -4
        if card == BLOCKADE:
            return 200 if planets_held(s, seat) <= 1 else -4
        if card == LASER_POINTER:
            return 100 if self.enemy_holds_most(s, seat) else -4
        if card in (HULL_REPAIR, RANDOM_EVENT, GRAVITY_MANIPULATOR, SHIELD_BREAKER):
            return 310
        return 340

    def some_ship_far(self, s: State, seat: i64) -> bool:
        """Whether a ship has nothing to attack beside it."""
        guard = guard_of(self.n, s, seat)
        for ship in range(FLEET):
            if (
                space_of(s, seat, ship) >= 0
                and ship != guard
                and nearest_prey(self.n, s, seat, ship) > 1
            ):
                return True
        return False

    def enemy_holds_most(self, s: State, seat: i64) -> bool:
        mine = planets_held(s, seat)
        for other in range(s.cells[SEATS]):
            if not friends(self.n, seat, other) and planets_held(s, other) > mine:
                return True
        return False

    def wants_divert(self, s: State, seat: i64) -> bool:
        return engines_wanted(self.n, s, seat) != s.cells[BLOCKS + seat * STRIDE + ENERGY]

    def rate_detail(self, s: State, seat: i64, step: i64, action: i64) -> i64:
        """Everything that is asked in the middle of something."""
        if action >= TARGET:
            return self.rate_target(s, seat, step, action - TARGET)
        if action in (DEPLOY, STEAL):
            return 100
        if SET_ENGINES <= action < SET_WEAPONS:
            return -size(action - SET_ENGINES - engines_wanted(self.n, s, seat))
        if SET_WEAPONS <= action < SUBSYSTEM:
            return -size(action - SET_WEAPONS - weapons_wanted(s, seat))
        if SUBSYSTEM <= action < BUY:
            return 2 if action == SUBSYSTEM + 1 else 1
        if PLAYER <= action < DRAW:
            return strength(s, action - PLAYER)
        if PICK <= action < USE:
            return ship_worth(action - PICK)
        if action == DOUBLE:
            return 1 if s.cells[EVENT] <= 3 else -1
        return 0

    def rate_target(self, s: State, seat: i64, step: i64, space: i64) -> i64:
        """Where a card or an ability is aimed."""
        n = self.n
        if step == WARPING:
            return self.rate_landing(s, seat, s.a(), space)
        if step == JUMPING:
            return self.rate_jump(s, seat, space)
        if step == AIMING:
            return aim_worth(n, s, seat, s.a(), s.b(), space)
        occupant = s.cells[MAP + space]
        if is_planet(occupant):
            holder = s.cells[PLANET_OWNER + occupant - FIRST_PLANET]
            if holder == 0:
                return 5
            return -10 if friends(n, seat, holder - 1) else 10
        if not is_ship(occupant):
            return 5
        owner = seat_of(occupant)
        ship = ship_of(occupant)
        if not friends(n, seat, owner):
            return ship_worth(ship)
        return nearest_prey(n, s, owner, ship) if ship != guard_of(n, s, owner) else 0

    def rate_jump(self, s: State, seat: i64, space: i64) -> i64:
        """The teammate's ship that gains most, then its best space."""
        if s.a() != 0:
            return self.rate_landing(s, seat, s.a(), space)
        occupant = s.cells[MAP + space]
        return best_jump(self.n, s, seat, seat_of(occupant), ship_of(occupant))

    def rate_landing(self, s: State, seat: i64, thing: i64, space: i64) -> i64:
        """Friends land where they stand well, enemies where they don't."""
        if not is_ship(thing):
            return 0
        n = self.n
        owner = seat_of(thing)
        ship = ship_of(thing)
        good = standing(n, s, owner, ship, space)
        return good if friends(n, seat, owner) else -good

    def worth(self, s: State, seat: i64) -> float:
        return chance(self.n, s, seat)

    def rounds(self) -> i64:
        return 1
