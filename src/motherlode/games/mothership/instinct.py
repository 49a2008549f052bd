"""A feeling for Mothership: take planets, guard the Station, fight together, buy technology.

In a turn everything that looks worth doing is rated above ending it: first energy, then moves,
then cards, attacks and purchases. Odds are exact, everything else is rough.
"""

from typing import Final, final

from mypy_extensions import i64

from motherlode.games.mothership.abilities import add_abilities
from motherlode.games.mothership.chances import chance
from motherlode.games.mothership.deck import cards_at, hand_of
from motherlode.games.mothership.energy import total_energy
from motherlode.games.mothership.fight import defence_total
from motherlode.games.mothership.fleet import (
    bit_of,
    die_of,
    friends,
    in_mask,
    is_ship,
    planets_held,
    seat_of,
    ship_of,
    space_of,
)
from motherlode.games.mothership.hex import DIRECTIONS, size
from motherlode.games.mothership.judgement import (
    GUARD,
    attack_worth,
    joiners,
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
    MOST_ENERGY,
    MOTHERSHIP,
    NINJA_ROPE,
    PANIC_BUTTON,
    PLANET_FIGHT,
    PUNCH_IT,
    RANDOM_EVENT,
    RETREAT,
    SHIELD_BREAKER,
    SHIP_FIGHT,
    STATION_FIGHT,
    WORMHOLE,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.odds import dogfight, percent
from motherlode.games.mothership.order import (
    AFTER_ROLL,
    AIMING,
    BEFORE_ROLL,
    CANCELLING,
    JOINING,
    MARKET,
    ON_LOSS,
    ORDERS,
    TURN_MENU,
    WARPING,
)
from motherlode.games.mothership.parts import (
    ATTACK,
    ATTACK_BUFF,
    ATTACK_DICE,
    ATTACKER,
    ATTACKERS,
    BLOCKS,
    BUY,
    DEFENCE_BUFF_SUM,
    DEFENDER,
    DEFENDING,
    DEPLOY,
    DIVERT,
    DOUBLE,
    DRAW,
    END_TURN,
    ENERGY,
    ENTER,
    EVENT,
    EXPLORE,
    FIGHT,
    FIRE,
    JOIN,
    MAP,
    MOVE,
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
from motherlode.games.mothership.playing import SEAT_UNIT
from motherlode.games.mothership.reach import armed, attackable, can_fly, reach_of
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Instinct
from motherlode.kernel.state import SEATS, State

MOVE_FIRST: Final = 500
"""Moves come before attacks, so that ships attack together."""
WORTH_MOVING: Final = 6
ENTER_COST: Final = 30
LARGE_HAND: Final = 6
DESIRED_WEAPONS: Final = 8


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
            return self.rate_order(s, s.seat(), s.a(), action)
        if step == JOINING:
            return self.rate_join(s, s.seat(), action)
        if step == BEFORE_ROLL:
            return self.rate_reaction(s, s.seat(), action)
        if step == AFTER_ROLL:
            return self.rate_second_roll(s, s.seat(), action)
        if step == ON_LOSS:
            return 1 if action != PASS else 0
        if step == CANCELLING:
            return self.rate_cancel(s, s.seat(), action)
        if step == MARKET:
            return self.rate_trade(s, s.seat(), action)
        return self.rate_detail(s, s.seat(), step, action)

    def rate_turn(self, s: State, seat: i64, action: i64) -> i64:
        if action == END_TURN:
            return 0
        if ORDER <= action < ORDER + FLEET:
            return self.rate_ship(s, seat, action - ORDER)
        if action == DIVERT:
            return 600 if self.wants_divert(s, seat) else -1
        if PLAY <= action < OVERCHARGE:
            return self.rate_card(s, seat, action - PLAY)
        if EXPLORE <= action < PLAY:
            return 380
        return self.rate_trade(s, seat, action)

    def rate_trade(self, s: State, seat: i64, action: i64) -> i64:
        """Technology first, then cards up to a small hand; a full hand is sold down."""
        if action >= RESEARCH and action < EXPLORE:
            return 400
        cards = cards_at(s, hand_of(seat))
        if action == BUY:
            return 350 if cards < 3 else -1
        if SELL <= action < RESEARCH:
            return 10 - self.n.values[action - SELL] if cards > LARGE_HAND else -5
        return 0

    def rate_ship(self, s: State, seat: i64, ship: i64) -> i64:
        """The best order that a ship has."""
        moves = Moves()
        best: i64 = -1
        if can_fly(self.n, s, seat, ship):
            best = max(best, self.best_move(s, seat, ship))
        if armed(self.n, s, seat, ship):
            at = space_of(s, seat, ship)
            for direction in range(DIRECTIONS):
                near = self.n.board.beside(at, direction)
                if near >= 0 and attackable(self.n, s, seat, ship, near):
                    best = max(best, self.rate_attack(s, seat, near))
        add_abilities(self.n, s, seat, ship, moves)
        for i in range(moves.count):
            best = max(best, self.rate_ability(s, seat, ship, moves.ids[i]))
        return best

    def best_move(self, s: State, seat: i64, ship: i64) -> i64:
        n = self.n
        here = standing(n, s, seat, ship, space_of(s, seat, ship))
        reach = reach_of(n, s, seat, ship)
        best: i64 = -1
        for space in n.board.spaces:
            if s.cells[MAP + space] == 0:
                if reach.free[space] > 0:
                    best = max(best, standing(n, s, seat, ship, space) - here)
                elif reach.rolled[space] > 0:
                    best = max(best, standing(n, s, seat, ship, space) - here - ENTER_COST)
        return MOVE_FIRST + best if best >= WORTH_MOVING else -1

    def rate_order(self, s: State, seat: i64, ship: i64, action: i64) -> i64:
        n = self.n
        if action >= ATTACK:
            return self.rate_attack(s, seat, action - ATTACK)
        if action >= MOVE:
            here = standing(n, s, seat, ship, space_of(s, seat, ship))
            entering = action >= ENTER
            space = action - ENTER if entering else action - MOVE
            gain = standing(n, s, seat, ship, space) - here - (ENTER_COST if entering else 0)
            return MOVE_FIRST + gain if gain >= WORTH_MOVING else gain - 100
        return self.rate_ability(s, seat, ship, action)

    def rate_attack(self, s: State, seat: i64, space: i64) -> i64:
        worth = attack_worth(self.n, s, seat, joiners(self.n, s, seat, space), space, 0)
        return 300 + worth if worth > 0 else -2

    def rate_ability(self, s: State, seat: i64, ship: i64, action: i64) -> i64:
        """Abilities are good when there is nothing better beside the Mothership."""
        ability = action - USE
        if ability == 0:
            return (
                15
                if ship != GUARD and standing(self.n, s, seat, ship, space_of(s, seat, ship)) < 0
                else -3
            )
        return 305 + ability

    def rate_join(self, s: State, seat: i64, action: i64) -> i64:
        """A ship joins when the attack is worth more with it."""
        if action == FIRE:
            return 0
        mask = s.a() % 64
        space = s.b() % 1024
        buff: i64 = self.n.beam if s.b() >= 1024 else 0
        with_it = mask + bit_of(action - JOIN)
        before = attack_worth(self.n, s, seat, mask, space, buff)
        return attack_worth(self.n, s, seat, with_it, space, buff) - before

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
        for ship in range(FLEET):
            if (
                space_of(s, seat, ship) >= 0
                and ship != GUARD
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
        return self.engines_wanted(s, seat) != s.cells[BLOCKS + seat * STRIDE + ENERGY]

    def engines_wanted(self, s: State, seat: i64) -> i64:
        """Enough to reach the nearest target, the rest for weapons and shields."""
        far = nearest_prey(self.n, s, seat, MOTHERSHIP)
        return min(max(far - 1, 0), 6)

    def rate_reaction(self, s: State, seat: i64, action: i64) -> i64:
        """Cards are spent on rolls that hang in the balance."""
        if action == PASS:
            return 0
        kind = s.cells[FIGHT]
        if kind == PLANET_FIGHT:
            return 1
        if kind == STATION_FIGHT:
            return 1
        safe = self.chance(s, seat)
        if action == OVERCHARGE:
            return 2 if 15 < safe < 85 else -1
        heavy = s.cells[DEFENDING] == MOTHERSHIP or in_mask(s.cells[ATTACKERS], MOTHERSHIP)
        return 1 if safe < (80 if heavy else 70) else -1

    def chance(self, s: State, seat: i64) -> i64:
        """Per cent of throws in which the seat does not lose the dogfight."""
        n = self.n
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

    def rate_second_roll(self, s: State, seat: i64, action: i64) -> i64:
        """Another roll is for those who are behind."""
        if action == PASS:
            return 0
        attack: i64 = s.cells[ATTACK_BUFF]
        for ship in range(FLEET):
            attack += s.cells[ATTACK_DICE + ship]
        defence = defence_total(s)
        if s.cells[ATTACKER] == seat:
            return 1 if attack <= defence else -1
        return 1 if attack > defence else -1

    def rate_cancel(self, s: State, seat: i64, action: i64) -> i64:
        """What an enemy plays is worth forbidding if it is worth much."""
        if action == PASS:
            return 0
        card = s.a() % SEAT_UNIT
        player = s.a() // SEAT_UNIT
        return 1 if not friends(self.n, seat, player) and self.n.values[card] >= 2 else -1

    def rate_detail(self, s: State, seat: i64, step: i64, action: i64) -> i64:
        """Everything that is asked in the middle of something."""
        if action >= TARGET:
            return self.rate_target(s, seat, step, action - TARGET)
        if action in (DEPLOY, STEAL):
            return 100
        if SET_ENGINES <= action < SET_WEAPONS:
            return -size(action - SET_ENGINES - self.engines_wanted(s, seat))
        if SET_WEAPONS <= action < SUBSYSTEM:
            return -size(action - SET_WEAPONS - self.weapons_wanted(s, seat))
        if SUBSYSTEM <= action < BUY:
            return 2 if action == SUBSYSTEM + 1 else 1
        if PLAYER <= action < DRAW:
            return strength(self.n, s, action - PLAYER)
        if PICK <= action < USE:
            return ship_worth(action - PICK)
        if action == DOUBLE:
            return 1 if s.cells[EVENT] <= 3 else -1
        return 0

    def weapons_wanted(self, s: State, seat: i64) -> i64:
        rest = total_energy(s, seat) - s.a()
        return min(DESIRED_WEAPONS, max(rest - 2, 0)) if rest <= MOST_ENERGY else DESIRED_WEAPONS

    def rate_target(self, s: State, seat: i64, step: i64, space: i64) -> i64:
        """Where a card or an ability is aimed."""
        n = self.n
        if step == WARPING:
            thing = s.a()
            if not is_ship(thing):
                return 0
            owner = seat_of(thing)
            good = standing(n, s, owner, ship_of(thing), space)
            return good if friends(n, seat, owner) else -good
        occupant = s.cells[MAP + space]
        if step == AIMING:
            return self.rate_aim(s, seat, space)
        if not is_ship(occupant):
            return 10 if s.cells[PLANET_OWNER + max(occupant - 50, 0)] > 0 else 5
        owner = seat_of(occupant)
        ship = ship_of(occupant)
        if not friends(n, seat, owner):
            return ship_worth(ship)
        return nearest_prey(n, s, owner, ship) if ship != GUARD else 0

    def rate_aim(self, s: State, seat: i64, space: i64) -> i64:
        """A missile where most enemies and fewest friends are; else the best single target."""
        n = self.n
        if s.b() == 0:
            return standing(n, s, seat, s.a(), space)
        if s.b() == 6:
            total = self.blast_worth(s, seat, space)
            for direction in range(DIRECTIONS):
                near = n.board.beside(space, direction)
                if near >= 0:
                    total += self.blast_worth(s, seat, near)
            return total
        if s.b() == 5:
            return ship_worth(ship_of(s.cells[MAP + space]))
        buff: i64 = n.beam if s.b() == 4 else 0
        return attack_worth(n, s, seat, 1, space, buff)

    def blast_worth(self, s: State, seat: i64, space: i64) -> i64:
        occupant = s.cells[MAP + space]
        if not is_ship(occupant):
            return 0
        worth = ship_worth(ship_of(occupant))
        return -worth if friends(self.n, seat, seat_of(occupant)) else worth

    def worth(self, s: State, seat: i64) -> float:
        return chance(self.n, s, seat)
