"""What Action cards do, each a line of ops; those with more to choose go on to a step (M39)."""

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import State

from . import (
    cells as cell,
    deck,
    dice,
    events as event,
    fate,
    fight,
    fleet,
    kinds,
    planets,
    step_table as step,
    targets,
    usable,
)
from .fleet import MOST_ENGINE, STATION
from .numbers import Numbers


def take_effect(n: Numbers, s: State, seat: i64, card: i64, target: i64, d: Dealer) -> None:
    """A card of a seat works on its target: a space, a seat or a ship of the dogfight."""
    amount = n.amounts[card]
    if s.cells[cell.FIGHT] != 0:
        in_dogfight(n, s, seat, card, amount, target, d)
    elif card == kinds.AFTERBURNER:  # +4 engine power to a ship for one turn
        speed_up(s, target, amount)
    elif card == kinds.PUNCH_IT:  # the engine power of a ship counts 2 times
        punch(s, seat, fleet.ship_of(s.cells[cell.MAP + target]), amount)
    elif card == kinds.CONVOY:  # +3 engine power to small ships that began beside the Mothership
        speed_up_all(s, seat, usable.convoy_ships(n, s, seat), amount)
    elif card == kinds.DEFLECTOR_SHIELDS:  # one ship passes asteroids unharmed
        fleet.mark(s, seat, fleet.ship_of(s.cells[cell.MAP + target]), cell.DEFLECTED)
    elif card == kinds.NINJA_ROPE:  # one ship moves 2 spaces after its attack
        swing(s, seat, fleet.ship_of(s.cells[cell.MAP + target]))
    elif card == kinds.HULL_REPAIR:  # repair 1 HP of the own Mothership
        repair(n, s, seat, amount, d)
    elif card == kinds.WALLET_INSPECTOR:  # take 1 Resource from a player
        take_resources(s, seat, target, amount, d)
    elif card == kinds.REPLICATOR:  # roll a d4, receive that many Resources
        dice.open_throw(n, s, seat, kinds.REPLICATOR_THROW, d)
    elif card == kinds.BLOCKADE:  # nobody collects until the own next turn
        s.cells[cell.BLOCKADE_BY] = seat + 1
        d.tell(event.BLOCKADE_BEGAN, seat)
    elif card == kinds.PICK_UP_TWO:  # draw two cards
        draw_cards(s, seat, amount, d)
    elif card == kinds.SURPRISE_ATTACK:  # steal a card from an enemy's hand
        steal_cards(s, seat, target, amount, d)
    elif card == kinds.RECON_DROID:  # uncover an Artifact
        planets.uncover(s, seat, s.cells[cell.MAP + target] - cell.FIRST_PLANET, d)
    elif card == kinds.NEGOTIATIONS:  # capture a planet within 2 spaces of a friendly ship
        planets.capture(n, s, seat, s.cells[cell.MAP + target] - cell.FIRST_PLANET, d)
    elif card == kinds.LASER_POINTER:  # remove a planet within 2 spaces of a friendly ship
        planets.remove_planet(s, s.cells[cell.MAP + target] - cell.FIRST_PLANET, d)
    elif card == kinds.FORCED_UPDATE:  # an enemy ship can't move in its next turn
        hold_ship(s, target, d)
    elif card == kinds.SHIELD_BREAKER:  # an enemy shield is down for the turn
        break_shield(n, s, fleet.seat_of(s.cells[cell.MAP + target]), d)
    else:
        go_on(n, s, seat, card, target, d)


def go_on(n: Numbers, s: State, seat: i64, card: i64, target: i64, d: Dealer) -> None:
    """Cards that ask for one thing more."""
    if card in (kinds.PANIC_BUTTON, kinds.WORMHOLE, kinds.GRAVITY_MANIPULATOR):
        occupant = s.cells[cell.MAP + target]
        s.push(step.WARPING, seat, card, fleet.seat_of(occupant), fleet.ship_of(occupant))
    elif card == kinds.MIGRATION:  # warp the own Station beside a friendly planet
        s.push(step.WARPING, seat, card, seat, STATION)
    elif card == kinds.RETREAT:  # warp all friendly ships on a space and up to 1 away from it
        s.push(step.RETREATING, seat, 0, target)
    elif card == kinds.PROD:  # a subsystem of an enemy Mothership has 1 energy less
        s.push(step.DRAINING, seat, fleet.seat_of(s.cells[cell.MAP + target]))
    elif card in (kinds.DEDOTATED_WAM, kinds.RAILGUNS):
        s.push(step.CHOOSING_SHIP, seat, card, target)
    elif card == kinds.RANDOM_EVENT:  # roll the event die, then double or avoid
        dice.open_throw(n, s, seat, kinds.EVENT_THROW, d)


def in_dogfight(
    n: Numbers, s: State, seat: i64, card: i64, amount: i64, target: i64, d: Dealer
) -> None:
    """Cards that change the dogfight that is going on."""
    attacking = fleet.attacks(s, seat)
    if card in (kinds.DEFENCE_BUFF, kinds.WINGMAN):  # +1, +2 to the defence roll
        s.cells[cell.DEFENCE_BUFF_SUM] += amount
    elif card in (kinds.ENHANCED_SENSORS, kinds.SEISMIC_CHARGE, kinds.VOLT_SWITCH):
        add_buff(s, attacking, amount)  # +2, +3, +3 to the own roll
    elif card == kinds.ROADSHOW:  # +1 to the own roll for every Artifact
        add_buff(s, attacking, amount * fleet.artifacts_held(s, seat))
    elif card == kinds.GIT_OFF:  # +3 to what a capture of the own planet needs
        s.cells[cell.HOLD] += amount
    elif card == kinds.AUXILIARY_SHIELD:  # +4 shield in this dogfight
        s.cells[cell.EXTRA_ATTACK if attacking else cell.EXTRA_DEFENCE] += amount
    elif (
        card == kinds.SHIELD_BREAKER
    ):  # the other Mothership's shield is down, extra shield too (M41)
        s.cells[cell.EXTRA_DEFENCE if attacking else cell.EXTRA_ATTACK] = 0
        break_shield(n, s, s.cells[cell.DEFENDER if attacking else cell.ATTACKER], d)
    elif card == kinds.EXPANSION_PAK:  # the face of one die counts 2 times
        double_die(s, attacking, target)
    elif card == kinds.THE_FORKS:  # roll one own die again
        roll_again(n, s, seat, attacking, target, False, d)
    elif card == kinds.BACKUP_GENERATOR:  # a 1: roll once more and add
        roll_again(n, s, seat, attacking, target, True, d)
    elif card == kinds.LIFE_SUPPORT:  # a doomed small ship survives; the loot is paid
        save(n, s, seat, attacking, target, d)
    elif card == kinds.LAST_STAND:  # an attacking small ship explodes, or a Mothership loses 4 HP
        strike_back(s, target, amount, d)


def add_buff(s: State, attacking: bool, amount: i64) -> None:
    s.cells[cell.ATTACK_BUFF if attacking else cell.DEFENCE_BUFF_SUM] += amount


def double_die(s: State, attacking: bool, ship: i64) -> None:
    if attacking:
        s.cells[cell.DOUBLED_ATTACK] = s.cells[cell.DOUBLED_ATTACK] | fleet.bit_of(ship)
    else:
        s.cells[cell.DOUBLED_DEFENCE] = 1


def roll_again(
    n: Numbers, s: State, seat: i64, attacking: bool, ship: i64, adds: bool, d: Dealer
) -> None:
    """Rolls a die anew, in place of what it threw or in addition to it."""
    faces: i64 = 0
    if attacking and s.cells[cell.FIGHT] in (kinds.MISSILE_FIGHT, kinds.THROW_FIGHT):
        die = dice.throw_alone(n, s, seat, d)
    else:
        faces = fleet.die_of(n, s, seat, ship)
        die = dice.throw(faces, d)
        d.tell(event.DIE_ROLLED, seat, ship, die, faces)
    first = cell.ATTACK_DICE + ship if attacking else cell.DEFENCE_DIE
    added = cell.ADDED_ATTACK + ship if attacking else cell.ADDED_DEFENCE
    times = dice.face_counts(n, s, attacking, ship)
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
        s.cells[cell.DOOMED_ATTACKERS] -= fleet.bit_of(ship)
        fate.pay_loot(n, s, s.cells[cell.DEFENDER], n.small_loot, d)
    else:
        s.cells[cell.DOOMED_DEFENDER] = 0
        if s.cells[cell.ATTACKER] >= 0 and not fleet.friends(n, s.cells[cell.ATTACKER], seat):
            fate.pay_loot(n, s, s.cells[cell.ATTACKER], n.small_loot, d)
    d.tell(event.SHIP_SAVED, seat, ship)


def strike_back(s: State, ship: i64, damage: i64, d: Dealer) -> None:
    seat = s.cells[cell.ATTACKER]
    if ship == kinds.MOTHERSHIP:
        lose_hull(s, seat, damage, d)
        if s.cells[s.block(seat) + cell.HP] > 0:
            return
    s.cells[cell.DOOMED_ATTACKERS] = s.cells[cell.DOOMED_ATTACKERS] | fleet.bit_of(ship)


def lose_hull(s: State, seat: i64, damage: i64, d: Dealer) -> None:
    """HP goes straight off, whatever the shield."""
    mine = s.block(seat)
    lost = min(damage, s.cells[mine + cell.HP])
    s.cells[mine + cell.HP] -= lost
    s.cells[mine + cell.DAMAGED] = 1
    d.tell(event.HULL_HIT, seat, lost, 0)


def speed_up(s: State, space: i64, spaces: i64) -> None:
    """The ship on a space flies further this turn."""
    occupant = s.cells[cell.MAP + space]
    s.cells[s.block(fleet.seat_of(occupant)) + cell.BONUS + fleet.ship_of(occupant)] += spaces


def punch(s: State, seat: i64, ship: i64, times: i64) -> None:
    """The engine is multiplied, whatever is diverted to it later, and what was added (M28)."""
    mine = s.block(seat)
    s.cells[mine + cell.STATUS + ship] += cell.PUNCHED
    s.cells[mine + cell.BONUS + ship] = min(s.cells[mine + cell.BONUS + ship] * times, MOST_ENGINE)


def speed_up_all(s: State, seat: i64, mask: i64, spaces: i64) -> None:
    for ship in range(kinds.FLEET):
        if fleet.in_mask(mask, ship):
            s.cells[s.block(seat) + cell.BONUS + ship] += spaces


def swing(s: State, seat: i64, ship: i64) -> None:
    """Ninja Rope: a new, short movement behind the attack."""
    mine = s.block(seat)
    status = s.cells[mine + cell.STATUS + ship] | cell.ROPED | cell.MOVEMENT_OVER
    s.cells[mine + cell.STATUS + ship] = status - cell.MOVEMENT_OVER
    s.cells[mine + cell.MOVED + ship] = 0


def repair(n: Numbers, s: State, seat: i64, hull: i64, d: Dealer) -> None:
    """A Mothership's HP go up, never above the full hull."""
    mine = s.block(seat)
    mended = min(hull, n.hull - s.cells[mine + cell.HP])
    if mended > 0:
        s.cells[mine + cell.HP] += mended
        d.tell(event.HULL_REPAIRED, seat, mended)


def take_resources(s: State, seat: i64, other: i64, count: i64, d: Dealer) -> None:
    taken = min(count, s.cells[s.block(other) + cell.RESOURCES])
    s.cells[s.block(other) + cell.RESOURCES] -= taken
    s.cells[s.block(seat) + cell.RESOURCES] += taken
    for i in range(taken):
        d.tell(event.WALLET_TAKEN, seat, other)


def steal_cards(s: State, seat: i64, other: i64, count: i64, d: Dealer) -> None:
    for i in range(count):
        deck.steal_card(s, seat, other, d)


def gain(s: State, seat: i64, count: i64, d: Dealer) -> None:
    s.cells[s.block(seat) + cell.RESOURCES] += count
    d.tell(event.GAINED, seat, count)


def draw_cards(s: State, seat: i64, count: i64, d: Dealer) -> None:
    for i in range(count):
        deck.draw_card(s, seat, d)


def hold_ship(s: State, space: i64, d: Dealer) -> None:
    """An enemy ship can't move in its owner's next turn."""
    occupant = s.cells[cell.MAP + space]
    s.cells[s.block(fleet.seat_of(occupant)) + cell.HELD + fleet.ship_of(occupant)] = 1
    d.tell(event.SHIP_HELD, fleet.seat_of(occupant), fleet.ship_of(occupant))


def break_shield(n: Numbers, s: State, owner: i64, d: Dealer) -> None:
    s.cells[s.block(owner) + cell.SHIELD_LOST] += fleet.shield(n, s, owner)
    d.tell(event.SHIELD_BROKEN, owner)


def wam(n: Numbers, s: State, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
    """Dedotated Wam: an enemy Mothership loses 3 HP at once; the ship's attack is used."""
    owner = fleet.seat_of(s.cells[cell.MAP + space])
    fleet.mark(s, seat, ship, cell.ATTACKED)
    lose_hull(s, owner, n.amounts[kinds.DEDOTATED_WAM], d)
    if s.cells[s.block(owner) + cell.HP] == 0:
        fate.explode(n, s, owner, kinds.MOTHERSHIP, d)
        fate.credit_ship(n, s, seat, owner, kinds.MOTHERSHIP, d)
        fate.settle_fates(n, s, d)
    fate.check_points(n, s, d)


def fire_railguns(n: Numbers, s: State, seat: i64, ship: i64, space: i64, d: Dealer) -> None:
    """Railguns: a Bomber's attack from exactly 4 spaces away, without danger to it."""
    fight.open_attack(n, s, seat, fleet.bit_of(ship), space, True, 0, d)


def shooters(n: Numbers, s: State, seat: i64, card: i64, space: i64) -> i64:
    """A mask of the ships that can make the attack of a card."""
    if card == kinds.RAILGUNS:
        return targets.railgun_bombers(n, s, seat, space)
    return targets.wam_ships(n, s, seat, space)
