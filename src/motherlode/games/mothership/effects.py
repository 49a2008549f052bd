"""What Action cards do, each a line of ops; those with more to choose go on to a step (M39)."""

from mypy_extensions import i64

from motherlode.games.mothership.deck import draw_card, steal_card
from motherlode.games.mothership.dice import (
    face_counts,
    open_throw,
    throw,
    throw_alone,
)
from motherlode.games.mothership.fate import (
    check_points,
    credit_ship,
    explode,
    pay_loot,
    settle_fates,
)
from motherlode.games.mothership.fight import open_attack
from motherlode.games.mothership.fleet import (
    MOST_ENGINE,
    artifacts_held,
    attacks,
    bit_of,
    die_of,
    friends,
    in_mask,
    mark,
    seat_of,
    shield,
    ship_of,
)
from motherlode.games.mothership.kinds import (
    AFTERBURNER,
    AUXILIARY_SHIELD,
    BACKUP_GENERATOR,
    BLOCKADE,
    CONVOY,
    DEDOTATED_WAM,
    DEFENCE_BUFF,
    DEFLECTOR_SHIELDS,
    ENHANCED_SENSORS,
    EVENT_THROW,
    EXPANSION_PAK,
    FLEET,
    FORCED_UPDATE,
    GIT_OFF,
    GRAVITY_MANIPULATOR,
    HULL_REPAIR,
    LASER_POINTER,
    LAST_STAND,
    LIFE_SUPPORT,
    MIGRATION,
    MISSILE_FIGHT,
    MOTHERSHIP,
    NEGOTIATIONS,
    NINJA_ROPE,
    PANIC_BUTTON,
    PICK_UP_TWO,
    PROD,
    PUNCH_IT,
    RAILGUNS,
    RANDOM_EVENT,
    RECON_DROID,
    REPLICATOR,
    REPLICATOR_THROW,
    RETREAT,
    ROADSHOW,
    SEISMIC_CHARGE,
    SHIELD_BREAKER,
    SURPRISE_ATTACK,
    THE_FORKS,
    THROW_FIGHT,
    VOLT_SWITCH,
    WALLET_INSPECTOR,
    WINGMAN,
    WORMHOLE,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.order import (
    CHOOSING_SHIP,
    DRAINING,
    RETREATING,
    WARPING,
)
from motherlode.games.mothership.parts import (
    ADDED_ATTACK,
    ADDED_DEFENCE,
    ATTACK_BUFF,
    ATTACK_DICE,
    ATTACKED,
    ATTACKER,
    BLOCKADE_BEGAN,
    BLOCKADE_BY,
    BLOCKS,
    BONUS,
    DAMAGED,
    DEFENCE_BUFF_SUM,
    DEFENCE_DIE,
    DEFENDER,
    DEFLECTED,
    DIE_ROLLED,
    DOOMED_ATTACKERS,
    DOOMED_DEFENDER,
    DOUBLED_ATTACK,
    DOUBLED_DEFENCE,
    EXTRA_ATTACK,
    EXTRA_DEFENCE,
    FIGHT,
    FIRST_PLANET,
    GAINED,
    HELD,
    HOLD,
    HP,
    HULL_HIT,
    HULL_REPAIRED,
    MAP,
    MOVED,
    MOVEMENT_OVER,
    PUNCHED,
    RESOURCES,
    ROPED,
    SHIELD_BROKEN,
    SHIELD_LOST,
    SHIP_HELD,
    SHIP_SAVED,
    STATUS,
    STRIDE,
    WALLET_TAKEN,
)
from motherlode.games.mothership.planets import capture, remove_planet, uncover
from motherlode.games.mothership.targets import railgun_bombers, wam_ships
from motherlode.games.mothership.usable import convoy_ships
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State


def take_effect(n: Numbers, s: State, seat: i64, card: i64, target: i64, d: Dealer) -> None:
    """A card of a seat works on its target: a space, a seat or a ship of the dogfight."""
    amount = n.amounts[card]
    if s.cells[FIGHT] != 0:
        in_dogfight(n, s, seat, card, amount, target, d)
    elif card == AFTERBURNER:  # +4 engine power to a ship for one turn
        speed_up(s, target, amount)
    elif card == PUNCH_IT:  # the engine power of a ship counts 2 times
        punch(s, seat, ship_of(s.cells[MAP + target]), amount)
    elif card == CONVOY:  # +3 engine power to small ships that began beside the Mothership
        speed_up_all(s, seat, convoy_ships(n, s, seat), amount)
    elif card == DEFLECTOR_SHIELDS:  # one ship passes asteroids unharmed
        mark(s, seat, ship_of(s.cells[MAP + target]), DEFLECTED)
    elif card == NINJA_ROPE:  # one ship moves 2 spaces after its attack
        swing(s, seat, ship_of(s.cells[MAP + target]))
    elif card == HULL_REPAIR:  # repair 1 HP of the own Mothership
        repair(n, s, seat, amount, d)
    elif card == WALLET_INSPECTOR:  # take 1 Resource from a player
        take_resources(s, seat, target, amount, d)
    elif card == REPLICATOR:  # roll a d4, receive that many Resources
        open_throw(n, s, seat, REPLICATOR_THROW, d)
    elif card == BLOCKADE:  # nobody collects until the own next turn
        s.cells[BLOCKADE_BY] = seat + 1
        d.tell(BLOCKADE_BEGAN, seat)
    elif card == PICK_UP_TWO:  # draw two cards
        draw_cards(s, seat, amount, d)
    elif card == SURPRISE_ATTACK:  # steal a card from an enemy's hand
        steal_cards(s, seat, target, amount, d)
    elif card == RECON_DROID:  # uncover an Artifact
        uncover(s, seat, s.cells[MAP + target] - FIRST_PLANET, d)
    elif card == NEGOTIATIONS:  # capture a planet within 2 spaces of a friendly ship
        capture(n, s, seat, s.cells[MAP + target] - FIRST_PLANET, d)
    elif card == LASER_POINTER:  # remove a planet within 2 spaces of a friendly ship
        remove_planet(s, s.cells[MAP + target] - FIRST_PLANET, d)
    elif card == FORCED_UPDATE:  # an enemy ship can't move in its next turn
        hold_ship(s, target, d)
    elif card == SHIELD_BREAKER:  # an enemy shield is down for the turn
        break_shield(n, s, seat_of(s.cells[MAP + target]), d)
    else:
        go_on(n, s, seat, card, target, d)


def go_on(n: Numbers, s: State, seat: i64, card: i64, target: i64, d: Dealer) -> None:
    """Cards that ask for one thing more."""
    if card in (PANIC_BUTTON, WORMHOLE, GRAVITY_MANIPULATOR):
        s.push(WARPING, seat, s.cells[MAP + target], card)
    elif card == MIGRATION:  # warp the own Station beside a friendly planet
        s.push(WARPING, seat, 0, card)
    elif card == RETREAT:  # warp all friendly ships on a space and up to 1 away from it
        s.push(RETREATING, seat, target)
    elif card == PROD:  # a subsystem of an enemy Mothership has 1 energy less
        s.push(DRAINING, seat, seat_of(s.cells[MAP + target]))
    elif card in (DEDOTATED_WAM, RAILGUNS):
        s.push(CHOOSING_SHIP, seat, card, target)
    elif card == RANDOM_EVENT:  # roll the event die, then double or avoid
        open_throw(n, s, seat, EVENT_THROW, d)


def in_dogfight(
    n: Numbers, s: State, seat: i64, card: i64, amount: i64, target: i64, d: Dealer
) -> None:
    """Cards that change the dogfight that is going on."""
    attacking = attacks(s, seat)
    if card in (DEFENCE_BUFF, WINGMAN):  # +1, +2 to the defence roll
        s.cells[DEFENCE_BUFF_SUM] += amount
    elif card in (ENHANCED_SENSORS, SEISMIC_CHARGE, VOLT_SWITCH):
        add_buff(s, attacking, amount)  # +2, +3, +3 to the own roll
    elif card == ROADSHOW:  # +1 to the own roll for every Artifact
        add_buff(s, attacking, amount * artifacts_held(s, seat))
    elif card == GIT_OFF:  # +3 to what a capture of the own planet needs
        s.cells[HOLD] += amount
    elif card == AUXILIARY_SHIELD:  # +4 shield in this dogfight
        s.cells[EXTRA_ATTACK if attacking else EXTRA_DEFENCE] += amount
    elif card == SHIELD_BREAKER:  # the other Mothership's shield is down, extra shield too (M41)
        s.cells[EXTRA_DEFENCE if attacking else EXTRA_ATTACK] = 0
        break_shield(n, s, s.cells[DEFENDER if attacking else ATTACKER], d)
    elif card == EXPANSION_PAK:  # the face of one die counts 2 times
        double_die(s, attacking, target)
    elif card == THE_FORKS:  # roll one own die again
        roll_again(n, s, seat, attacking, target, False, d)
    elif card == BACKUP_GENERATOR:  # a 1: roll once more and add
        roll_again(n, s, seat, attacking, target, True, d)
    elif card == LIFE_SUPPORT:  # a doomed small ship survives; the loot is paid
        save(n, s, seat, attacking, target, d)
    elif card == LAST_STAND:  # an attacking small ship explodes, or a Mothership loses 4 HP
        strike_back(s, target, amount, d)


def add_buff(s: State, attacking: bool, amount: i64) -> None:
    s.cells[ATTACK_BUFF if attacking else DEFENCE_BUFF_SUM] += amount


def double_die(s: State, attacking: bool, ship: i64) -> None:
    if attacking:
        s.cells[DOUBLED_ATTACK] = s.cells[DOUBLED_ATTACK] | bit_of(ship)
    else:
        s.cells[DOUBLED_DEFENCE] = 1


def roll_again(
    n: Numbers, s: State, seat: i64, attacking: bool, ship: i64, adds: bool, d: Dealer
) -> None:
    """Rolls a die anew, in place of what it threw or in addition to it."""
    faces: i64 = 0
    if attacking and s.cells[FIGHT] in (MISSILE_FIGHT, THROW_FIGHT):
        die = throw_alone(n, s, seat, d)
    else:
        faces = die_of(n, s, seat, ship)
        die = throw(faces, d)
        d.tell(DIE_ROLLED, seat, ship, die, faces)
    first = ATTACK_DICE + ship if attacking else DEFENCE_DIE
    added = ADDED_ATTACK + ship if attacking else ADDED_DEFENCE
    times = face_counts(n, s, attacking, ship)
    if adds or not repeats_first(s.cells[first], s.cells[added], times, faces):
        s.cells[added] = die
    else:
        s.cells[first] = die


def repeats_first(first: i64, added: i64, times: i64, faces: i64) -> bool:
    """Which of two throws of a die is repeated: the lower, for nobody would choose the other.

    Of a die whose first throw counts `times` it is the one that gains more on average (M42).
    """
    return added == 0 or 2 * added + (times - 1) * (faces + 1) >= 2 * times * first


def save(n: Numbers, s: State, seat: i64, attacking: bool, ship: i64, d: Dealer) -> None:
    """The winner is paid as if the ship were lost, but it is not; friends get nothing (M27)."""
    if attacking:
        s.cells[DOOMED_ATTACKERS] -= bit_of(ship)
        pay_loot(n, s, s.cells[DEFENDER], n.small_loot, d)
    else:
        s.cells[DOOMED_DEFENDER] = 0
        if s.cells[ATTACKER] >= 0 and not friends(n, s.cells[ATTACKER], seat):
            pay_loot(n, s, s.cells[ATTACKER], n.small_loot, d)
    d.tell(SHIP_SAVED, seat, ship)


def strike_back(s: State, ship: i64, damage: i64, d: Dealer) -> None:
    seat = s.cells[ATTACKER]
    if ship == MOTHERSHIP:
        lose_hull(s, seat, damage, d)
        if s.cells[BLOCKS + seat * STRIDE + HP] > 0:
            return
    s.cells[DOOMED_ATTACKERS] = s.cells[DOOMED_ATTACKERS] | bit_of(ship)


def lose_hull(s: State, seat: i64, damage: i64, d: Dealer) -> None:
    """HP goes straight off, whatever the shield."""
    mine = BLOCKS + seat * STRIDE
    lost = min(damage, s.cells[mine + HP])
    s.cells[mine + HP] -= lost
    s.cells[mine + DAMAGED] = 1
    d.tell(HULL_HIT, seat, lost, 0)


def speed_up(s: State, space: i64, spaces: i64) -> None:
    """The ship on a space flies further this turn."""
    occupant = s.cells[MAP + space]
    s.cells[BLOCKS + seat_of(occupant) * STRIDE + BONUS + ship_of(occupant)] += spaces


def punch(s: State, seat: i64, ship: i64, times: i64) -> None:
    """The engine is multiplied, whatever is diverted to it later, and what was added (M28)."""
    mine = BLOCKS + seat * STRIDE
    s.cells[mine + STATUS + ship] += PUNCHED
    s.cells[mine + BONUS + ship] = min(s.cells[mine + BONUS + ship] * times, MOST_ENGINE)


def speed_up_all(s: State, seat: i64, mask: i64, spaces: i64) -> None:
    for ship in range(FLEET):
        if in_mask(mask, ship):
            s.cells[BLOCKS + seat * STRIDE + BONUS + ship] += spaces


def swing(s: State, seat: i64, ship: i64) -> None:
    """Ninja Rope: a new, short movement behind the attack."""
    mine = BLOCKS + seat * STRIDE
    status = s.cells[mine + STATUS + ship] | ROPED | MOVEMENT_OVER
    s.cells[mine + STATUS + ship] = status - MOVEMENT_OVER
    s.cells[mine + MOVED + ship] = 0


def repair(n: Numbers, s: State, seat: i64, hull: i64, d: Dealer) -> None:
    """A Mothership's HP go up, never above the full hull."""
    mine = BLOCKS + seat * STRIDE
    mended = min(hull, n.hull - s.cells[mine + HP])
    if mended > 0:
        s.cells[mine + HP] += mended
        d.tell(HULL_REPAIRED, seat, mended)


def take_resources(s: State, seat: i64, other: i64, count: i64, d: Dealer) -> None:
    taken = min(count, s.cells[BLOCKS + other * STRIDE + RESOURCES])
    s.cells[BLOCKS + other * STRIDE + RESOURCES] -= taken
    s.cells[BLOCKS + seat * STRIDE + RESOURCES] += taken
    for i in range(taken):
        d.tell(WALLET_TAKEN, seat, other)


def steal_cards(s: State, seat: i64, other: i64, count: i64, d: Dealer) -> None:
    for i in range(count):
        steal_card(s, seat, other, d)


def gain(s: State, seat: i64, count: i64, d: Dealer) -> None:
    s.cells[BLOCKS + seat * STRIDE + RESOURCES] += count
    d.tell(GAINED, seat, count)


def draw_cards(s: State, seat: i64, count: i64, d: Dealer) -> None:
    for i in range(count):
        draw_card(s, seat, d)


def hold_ship(s: State, space: i64, d: Dealer) -> None:
    """An enemy ship can't move in its owner's next turn."""
    occupant = s.cells[MAP + space]
    s.cells[BLOCKS + seat_of(occupant) * STRIDE + HELD + ship_of(occupant)] = 1
    d.tell(SHIP_HELD, seat_of(occupant), ship_of(occupant))


def break_shield(n: Numbers, s: State, owner: i64, d: Dealer) -> None:
    s.cells[BLOCKS + owner * STRIDE + SHIELD_LOST] += shield(n, s, owner)
    d.tell(SHIELD_BROKEN, owner)


def wam(n: Numbers, s: State, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
    """Dedotated Wam: an enemy Mothership loses 3 HP at once; the ship's attack is used."""
    owner = seat_of(s.cells[MAP + space])
    mark(s, seat, ship, ATTACKED)
    lose_hull(s, owner, n.amounts[DEDOTATED_WAM], d)
    if s.cells[BLOCKS + owner * STRIDE + HP] == 0:
        explode(n, s, owner, MOTHERSHIP, d)
        credit_ship(n, s, seat, owner, MOTHERSHIP, d)
        settle_fates(n, s, d)
    check_points(n, s, d)


def fire_railguns(n: Numbers, s: State, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
    """Railguns: a Bomber's attack from exactly 4 spaces away, without danger to it."""
    open_attack(n, s, seat, bit_of(ship), space, True, 0, d)


def shooters(n: Numbers, s: State, seat: i64, card: i64, space: i64) -> i64:
    """A mask of the ships that can make the attack of a card."""
    if card == RAILGUNS:
        return railgun_bombers(n, s, seat, space)
    return wam_ships(n, s, seat, space)
