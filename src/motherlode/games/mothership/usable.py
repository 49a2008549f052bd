"""When an Action card has a use: in the own turn, before a roll, after it, on a loss (M28, M40)."""

from mypy_extensions import i64

from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State

from . import actions as act, cells as cell, deck, fleet, kinds, targets
from .numbers import Numbers


def add_turn_cards(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """Adds every card of the seat's hand that it may play in its turn, outside a dogfight."""
    hand = deck.hand_of(s, seat)
    for card in range(kinds.CARD_KINDS):
        if s.cells[hand + card] > 0 and usable_in_turn(n, s, seat, card, moves):
            moves.add(act.PLAY, card)


def usable_in_turn(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> bool:
    """A card that needs a target is usable when there is one; `moves` comes back as it was."""
    if targets.aimed_at_space(card) or targets.aimed_at_player(card):
        before = moves.count
        targets.add_targets(n, s, seat, card, moves)
        found = moves.count > before
        moves.count = before
        return found
    mine = s.block(seat)
    if card == kinds.HULL_REPAIR:
        return fleet.alive(s, seat, kinds.MOTHERSHIP) and s.cells[mine + cell.HP] < n.hull
    if card == kinds.CONVOY:
        return convoy_ships(n, s, seat) != 0
    if card == kinds.MIGRATION:
        return fleet.station_of(s, seat) >= 0 and targets.can_warp(n, s, seat, card)
    if card == kinds.PICK_UP_TWO:
        return deck.cards_at(s, cell.ACTION_DECK) > 0
    if card == kinds.RANDOM_EVENT:
        return s.cells[cell.EVENT] == kinds.QUIET
    return card in (kinds.REPLICATOR, kinds.BLOCKADE)


def convoy_ships(n: Numbers, s: State, seat: i64) -> i64:
    """A mask of the ships that a Convoy would speed up (M37)."""
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(kinds.FLEET):
        if (
            fleet.in_mask(s.cells[s.block(seat) + cell.CONVOYED], ship)
            and fleet.alive(s, seat, ship)
            and targets.may_still_move(s, seat, ship)
            and not fleet.is_stuck(n, s, seat, ship)
        ):
            mask += bit
        bit += bit
    return mask


def usable_before_roll(n: Numbers, s: State, seat: i64, card: i64) -> bool:
    """Whether a card can change the roll that is about to be made, for this side."""
    kind = s.cells[cell.FIGHT]
    if kind == kinds.PLANET_FIGHT:
        return card == kinds.GIT_OFF
    attacking = s.cells[cell.ATTACKER] == seat and kind != kinds.MISSILE_FIGHT
    if card == kinds.DEFENCE_BUFF:
        return not attacking
    if card == kinds.WINGMAN:
        return not attacking and kind != kinds.ASTEROID_FIGHT and has_wingman(n, s)
    if card == kinds.ENHANCED_SENSORS:
        return sensors_apply(n, s, attacking)
    if card == kinds.ROADSHOW:
        return fleet.artifacts_held(s, seat) > 0
    if card == kinds.SEISMIC_CHARGE:
        return enemy_near_field(n, s, seat, attacking)
    if card == kinds.VOLT_SWITCH:
        return mothership_rolls(s, attacking)
    if card == kinds.AUXILIARY_SHIELD:
        return mothership_rolls(s, attacking) and not (attacking and unanswered(s))
    if card == kinds.EXPANSION_PAK:
        if attacking:
            return s.cells[cell.ATTACKERS] != s.cells[cell.DOUBLED_ATTACK]
        return (
            s.cells[cell.DOUBLED_DEFENCE] == 0
            and fleet.die_of(n, s, seat, s.cells[cell.DEFENDING]) > 0
        )
    return card == kinds.SHIELD_BREAKER and enemy_shield(n, s, attacking) > 0


def mothership_rolls(s: State, attacking: bool) -> bool:
    """Whether a side's Mothership takes part."""
    if attacking:
        return fleet.in_mask(s.cells[cell.ATTACKERS], kinds.MOTHERSHIP)
    return s.cells[cell.DEFENDING] == kinds.MOTHERSHIP


def unanswered(s: State) -> bool:
    """Whether the attackers can't be hurt: from a distance, or by a Station."""
    return s.cells[cell.RANGED] != 0 or s.cells[cell.FIGHT] != kinds.SHIP_FIGHT


def has_wingman(n: Numbers, s: State) -> bool:
    seat = s.cells[cell.DEFENDER]
    ship = s.cells[cell.DEFENDING]
    own = cell.FIRST_SHIP + seat * kinds.FLEET + ship
    return fleet.friends_beside(n, s, seat, fleet.space_of(s, seat, ship), own) > 0


def enemy_shield(n: Numbers, s: State, attacking: bool) -> i64:
    """The shield of the other side's Mothership in this dogfight, 0 if it is not in it."""
    if s.cells[cell.FIGHT] != kinds.SHIP_FIGHT:
        return 0
    if attacking:
        if s.cells[cell.DEFENDING] != kinds.MOTHERSHIP:
            return 0
        return fleet.shield(n, s, s.cells[cell.DEFENDER]) + s.cells[cell.EXTRA_DEFENCE]
    if not fleet.in_mask(s.cells[cell.ATTACKERS], kinds.MOTHERSHIP) or s.cells[cell.RANGED] != 0:
        return 0
    return fleet.shield(n, s, s.cells[cell.ATTACKER]) + s.cells[cell.EXTRA_ATTACK]


def usable_after_roll(s: State, seat: i64, card: i64) -> bool:
    """The Forks for any own die, Backup Generator for one that shows a 1."""
    attacking = fleet.attacks(s, seat)
    if card == kinds.THE_FORKS:
        return attacking or s.cells[cell.DEFENCE_DIE] > 0
    if s.cells[cell.FIGHT] == kinds.THROW_FIGHT and s.cells[cell.DEFENDING] == kinds.EVENT_THROW:
        return False  # the faces of the event die don't add up
    return card == kinds.BACKUP_GENERATOR and shows_one(s, attacking)


def shows_one(s: State, attacking: bool) -> bool:
    if not attacking:
        return s.cells[cell.DEFENCE_DIE] == 1 and s.cells[cell.ADDED_DEFENCE] == 0
    return targets.ships_of_fight(s, kinds.BACKUP_GENERATOR) != 0


def usable_on_loss(n: Numbers, s: State, seat: i64, card: i64) -> bool:
    """Life Support for a doomed small ship, Last Stand for a defender who lost."""
    if card == kinds.LIFE_SUPPORT:
        return small_ship_doomed(s, seat)
    return card == kinds.LAST_STAND and may_stand_last(n, s, seat)


def small_ship_doomed(s: State, seat: i64) -> bool:
    if s.cells[cell.DOOMED_DEFENDER] != 0 and s.cells[cell.DEFENDER] == seat:
        return s.cells[cell.DEFENDING] != kinds.MOTHERSHIP
    return fleet.attacks(s, seat) and s.cells[cell.DOOMED_ATTACKERS] >> 1 != 0


def may_stand_last(n: Numbers, s: State, seat: i64) -> bool:
    """Whether the seat lost a dogfight as the defender and an enemy attacker is left to strike.

    From afar too: what launched a missile or torpedo pays for it, unless it is gone: a missile
    makes a dogfight of each ship that it hits, and its launcher may be lost in an earlier one.
    """
    if (
        s.cells[cell.FIGHT] not in (kinds.SHIP_FIGHT, kinds.MISSILE_FIGHT)
        or s.cells[cell.DEFENDER] != seat
    ):
        return False
    if fleet.friends(n, seat, s.cells[cell.ATTACKER]):
        return False
    if s.cells[cell.FIGHT] == kinds.MISSILE_FIGHT and not fleet.alive(
        s, s.cells[cell.ATTACKER], kinds.MOTHERSHIP
    ):
        return False
    return s.cells[cell.ATTACKERS] != s.cells[cell.DOOMED_ATTACKERS]


def sensors_apply(n: Numbers, s: State, attacking: bool) -> bool:
    """Whether a rolling Fighter or Bomber of a side is beside a friendly Mothership; against a
    field, where it enters the field."""
    if not attacking:
        if s.cells[cell.DEFENDING] == kinds.MOTHERSHIP:
            return False
        return fleet.beside_mothership(n, s, s.cells[cell.DEFENDER], s.cells[cell.BATTLE_SPACE])
    seat = s.cells[cell.ATTACKER]
    for ship in range(1, kinds.FLEET):
        if fleet.in_mask(s.cells[cell.ATTACKERS], ship) and fleet.beside_mothership(
            n, s, seat, fleet.space_of(s, seat, ship)
        ):
            return True
    return False


def enemy_near_field(n: Numbers, s: State, asked: i64, attacking: bool) -> bool:
    """Whether an enemy of the dogfight is in or beside an asteroid field (Seismic Charge); the
    own missile and a teammate's have none."""
    kind = s.cells[cell.FIGHT]
    if kind == kinds.ASTEROID_FIGHT:
        return False
    if attacking:
        return n.board.near_field[s.cells[cell.BATTLE_SPACE]] != 0
    seat = s.cells[cell.ATTACKER]
    if fleet.friends(n, asked, seat):
        return False
    mask = s.cells[cell.ATTACKERS] if kind == kinds.SHIP_FIGHT else 1
    for ship in range(kinds.FLEET):
        if fleet.in_mask(mask, ship):
            space = fleet.space_of(s, seat, ship)
            if space >= 0 and n.board.near_field[space] != 0:
                return True
    return False
