"""When an Action card has a use: in the own turn, before a roll, after it, on a loss (M28, M40)."""

from mypy_extensions import i64

from motherlode.games.mothership.deck import cards_at, hand_of
from motherlode.games.mothership.fleet import (
    alive,
    artifacts_held,
    attacks,
    beside_mothership,
    die_of,
    friends,
    friends_beside,
    in_mask,
    is_stuck,
    shield,
    space_of,
    station_of,
)
from motherlode.games.mothership.kinds import (
    ASTEROID_FIGHT,
    AUXILIARY_SHIELD,
    BACKUP_GENERATOR,
    BLOCKADE,
    CARD_KINDS,
    CONVOY,
    DEFENCE_BUFF,
    ENHANCED_SENSORS,
    EVENT_THROW,
    EXPANSION_PAK,
    FLEET,
    GIT_OFF,
    HULL_REPAIR,
    LAST_STAND,
    LIFE_SUPPORT,
    MIGRATION,
    MISSILE_FIGHT,
    MOTHERSHIP,
    PICK_UP_TWO,
    PLANET_FIGHT,
    QUIET,
    RANDOM_EVENT,
    REPLICATOR,
    ROADSHOW,
    SEISMIC_CHARGE,
    SHIELD_BREAKER,
    SHIP_FIGHT,
    THE_FORKS,
    THROW_FIGHT,
    VOLT_SWITCH,
    WINGMAN,
)
from motherlode.games.mothership.numbers import Numbers
from motherlode.games.mothership.parts import (
    ACTION_DECK,
    ADDED_DEFENCE,
    ATTACKER,
    ATTACKERS,
    BATTLE_SPACE,
    BLOCKS,
    CONVOYED,
    DEFENCE_DIE,
    DEFENDER,
    DEFENDING,
    DOOMED_ATTACKERS,
    DOOMED_DEFENDER,
    DOUBLED_ATTACK,
    DOUBLED_DEFENCE,
    EVENT,
    EXTRA_ATTACK,
    EXTRA_DEFENCE,
    FIGHT,
    FIRST_SHIP,
    HP,
    PLAY,
    RANGED,
    STRIDE,
)
from motherlode.games.mothership.targets import (
    add_targets,
    aimed_at_player,
    aimed_at_space,
    can_warp,
    may_still_move,
    ships_of_fight,
)
from motherlode.kernel.moves import Moves
from motherlode.kernel.state import State


def add_turn_cards(n: Numbers, s: State, seat: i64, moves: Moves) -> None:
    """Adds every card of the seat's hand that it may play in its turn, outside a dogfight."""
    hand = hand_of(seat)
    for card in range(CARD_KINDS):
        if s.cells[hand + card] > 0 and usable_in_turn(n, s, seat, card, moves):
            moves.add(PLAY + card)


def usable_in_turn(n: Numbers, s: State, seat: i64, card: i64, moves: Moves) -> bool:
    """A card that needs a target is usable when there is one; `moves` comes back as it was."""
    if aimed_at_space(card) or aimed_at_player(card):
        before = moves.count
        add_targets(n, s, seat, card, moves)
        found = moves.count > before
        moves.count = before
        return found
    mine = BLOCKS + seat * STRIDE
    if card == HULL_REPAIR:
        return alive(s, seat, MOTHERSHIP) and s.cells[mine + HP] < n.hull
    if card == CONVOY:
        return convoy_ships(n, s, seat) != 0
    if card == MIGRATION:
        return station_of(s, seat) >= 0 and can_warp(n, s, seat, card)
    if card == PICK_UP_TWO:
        return cards_at(s, ACTION_DECK) > 0
    if card == RANDOM_EVENT:
        return s.cells[EVENT] == QUIET
    return card in (REPLICATOR, BLOCKADE)


def convoy_ships(n: Numbers, s: State, seat: i64) -> i64:
    """A mask of the ships that a Convoy would speed up (M37)."""
    mask: i64 = 0
    bit: i64 = 1
    for ship in range(FLEET):
        if (
            in_mask(s.cells[BLOCKS + seat * STRIDE + CONVOYED], ship)
            and alive(s, seat, ship)
            and may_still_move(s, seat, ship)
            and not is_stuck(n, s, seat, ship)
        ):
            mask += bit
        bit += bit
    return mask


def usable_before_roll(n: Numbers, s: State, seat: i64, card: i64) -> bool:
    """Whether a card can change the roll that is about to be made, for this side."""
    kind = s.cells[FIGHT]
    if kind == PLANET_FIGHT:
        return card == GIT_OFF
    attacking = s.cells[ATTACKER] == seat and kind != MISSILE_FIGHT
    if card == DEFENCE_BUFF:
        return not attacking
    if card == WINGMAN:
        return not attacking and kind != ASTEROID_FIGHT and has_wingman(n, s)
    if card == ENHANCED_SENSORS:
        return sensors_apply(n, s, attacking)
    if card == ROADSHOW:
        return artifacts_held(s, seat) > 0
    if card == SEISMIC_CHARGE:
        return enemy_near_field(n, s, seat, attacking)
    if card == VOLT_SWITCH:
        return mothership_rolls(s, attacking)
    if card == AUXILIARY_SHIELD:
        return mothership_rolls(s, attacking) and not (attacking and unanswered(s))
    if card == EXPANSION_PAK:
        if attacking:
            return s.cells[ATTACKERS] != s.cells[DOUBLED_ATTACK]
        return s.cells[DOUBLED_DEFENCE] == 0 and die_of(n, s, seat, s.cells[DEFENDING]) > 0
    return card == SHIELD_BREAKER and enemy_shield(n, s, attacking) > 0


def mothership_rolls(s: State, attacking: bool) -> bool:
    """Whether a side's Mothership takes part."""
    if attacking:
        return in_mask(s.cells[ATTACKERS], MOTHERSHIP)
    return s.cells[DEFENDING] == MOTHERSHIP


def unanswered(s: State) -> bool:
    """Whether the attackers can't be hurt: from a distance, or by a Station."""
    return s.cells[RANGED] != 0 or s.cells[FIGHT] != SHIP_FIGHT


def has_wingman(n: Numbers, s: State) -> bool:
    seat = s.cells[DEFENDER]
    ship = s.cells[DEFENDING]
    own = FIRST_SHIP + seat * FLEET + ship
    return friends_beside(n, s, seat, space_of(s, seat, ship), own) > 0


def enemy_shield(n: Numbers, s: State, attacking: bool) -> i64:
    """The shield of the other side's Mothership in this dogfight, 0 if it is not in it."""
    if s.cells[FIGHT] != SHIP_FIGHT:
        return 0
    if attacking:
        if s.cells[DEFENDING] != MOTHERSHIP:
            return 0
        return shield(n, s, s.cells[DEFENDER]) + s.cells[EXTRA_DEFENCE]
    if not in_mask(s.cells[ATTACKERS], MOTHERSHIP) or s.cells[RANGED] != 0:
        return 0
    return shield(n, s, s.cells[ATTACKER]) + s.cells[EXTRA_ATTACK]


def usable_after_roll(s: State, seat: i64, card: i64) -> bool:
    """The Forks for any own die, Backup Generator for one that shows a 1."""
    attacking = attacks(s, seat)
    if card == THE_FORKS:
        return attacking or s.cells[DEFENCE_DIE] > 0
    if s.cells[FIGHT] == THROW_FIGHT and s.cells[DEFENDING] == EVENT_THROW:
        return False  # the faces of the event die don't add up
    return card == BACKUP_GENERATOR and shows_one(s, attacking)


def shows_one(s: State, attacking: bool) -> bool:
    if not attacking:
        return s.cells[DEFENCE_DIE] == 1 and s.cells[ADDED_DEFENCE] == 0
    return ships_of_fight(s, BACKUP_GENERATOR) != 0


def usable_on_loss(n: Numbers, s: State, seat: i64, card: i64) -> bool:
    """Life Support for a doomed small ship, Last Stand for a defender who lost."""
    if card == LIFE_SUPPORT:
        return small_ship_doomed(s, seat)
    return card == LAST_STAND and may_stand_last(n, s, seat)


def small_ship_doomed(s: State, seat: i64) -> bool:
    if s.cells[DOOMED_DEFENDER] != 0 and s.cells[DEFENDER] == seat:
        return s.cells[DEFENDING] != MOTHERSHIP
    return attacks(s, seat) and s.cells[DOOMED_ATTACKERS] >> 1 != 0


def may_stand_last(n: Numbers, s: State, seat: i64) -> bool:
    """Whether the seat lost a dogfight as the defender and an enemy attacker is left to strike.

    From afar too: what launched a missile or torpedo pays for it, unless it is gone: a missile
    makes a dogfight of each ship that it hits, and its launcher may be lost in an earlier one.
    """
    if s.cells[FIGHT] not in (SHIP_FIGHT, MISSILE_FIGHT) or s.cells[DEFENDER] != seat:
        return False
    if friends(n, seat, s.cells[ATTACKER]):
        return False
    if s.cells[FIGHT] == MISSILE_FIGHT and not alive(s, s.cells[ATTACKER], MOTHERSHIP):
        return False
    return s.cells[ATTACKERS] != s.cells[DOOMED_ATTACKERS]


def sensors_apply(n: Numbers, s: State, attacking: bool) -> bool:
    """Whether a rolling Fighter or Bomber of a side is beside a friendly Mothership; against a
    field, where it enters the field."""
    if not attacking:
        if s.cells[DEFENDING] == MOTHERSHIP:
            return False
        return beside_mothership(n, s, s.cells[DEFENDER], s.cells[BATTLE_SPACE])
    seat = s.cells[ATTACKER]
    for ship in range(1, FLEET):
        if in_mask(s.cells[ATTACKERS], ship) and beside_mothership(
            n, s, seat, space_of(s, seat, ship)
        ):
            return True
    return False


def enemy_near_field(n: Numbers, s: State, asked: i64, attacking: bool) -> bool:
    """Whether an enemy of the dogfight is in or beside an asteroid field (Seismic Charge); the
    own missile and a teammate's have none."""
    kind = s.cells[FIGHT]
    if kind == ASTEROID_FIGHT:
        return False
    if attacking:
        return n.board.near_field[s.cells[BATTLE_SPACE]] != 0
    seat = s.cells[ATTACKER]
    if friends(n, asked, seat):
        return False
    mask = s.cells[ATTACKERS] if kind == SHIP_FIGHT else 1
    for ship in range(FLEET):
        if in_mask(mask, ship):
            space = space_of(s, seat, ship)
            if space >= 0 and n.board.near_field[space] != 0:
                return True
    return False
