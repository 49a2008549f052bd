"""Conditions for playing and aiming each Action card, written independently of the rules."""

from collections.abc import Callable

from motherlode.games.mothership import kinds, state_cells as cell
from motherlode.games.mothership.hexes import NAMES
from tests.games.mothership.position_queries import (
    BESIDE,
    BOMBERS,
    MOTHERSHIP,
    Position,
    distance,
    in_mask,
)

CANCELLING = ("noooooooooooo",)
ON_PLANET_ROLLS = ("git_off_mah_propertay", "the_forks", "ninja_rope", "prod")

# --- where a warp ends


def beside_warp_destination(p: Position, space: int, stations: bool) -> bool:
    return bool(p.gates_beside(space, stations))


WarpEnd = Callable[[Position, int, int], bool]
WARPS: dict[str, WarpEnd] = {
    "panic_button": lambda p, _, end: beside_warp_destination(p, end, False),
    "wormhole": lambda p, _, end: True,
    "cowardly_retreat": lambda p, _, end: beside_warp_destination(p, end, True),
    "migration": lambda p, _, end: not p.is_field(end) and beside_warp_destination(p, end, False),
}


def warp_ends(p: Position, card: str, start: int, end: int) -> bool:
    return p.is_free(end) and WARPS[card](p, start, end)


def has_warp_end(p: Position, card: str, start: int) -> bool:
    return any(warp_ends(p, card, start, end) for end in p.spaces)


# --- what stands on a space that a card is aimed at

Aim = Callable[[Position, int, int, int], bool]
"""A condition on a position, a space, and the owner and number of the ship or planet there."""


def has_engine_to_spare(p: Position, space: int, owner: int, ship: int) -> bool:
    return p.is_friend(owner) and not (owner == p.seat and p.attacked(ship))


def may_fly_after_attack(p: Position, space: int, owner: int, ship: int) -> bool:
    if owner != p.seat:
        return False
    attacks_now = p.get("fight") != "none" and p.attacks() and ship in p.attackers()
    return attacks_now or not p.attacked(ship)


def may_be_warped_by(card: str) -> Aim:
    def fits(p: Position, space: int, owner: int, ship: int) -> bool:
        if not p.is_friend(owner) or p.infected(owner, space):
            return False
        if owner == p.seat:
            stays = p.has(cell.ATTACKED | cell.JUMPED, ship) or p.is_held(p.seat, ship)
        else:
            stays = p.jumped(owner, ship) or p.paralysed(owner, ship)
        return not stays and has_warp_end(p, card, space)

    return fits


def may_be_pushed(p: Position, space: int, owner: int, ship: int) -> bool:
    if p.is_friend(owner) or p.infected(owner, space):
        return False
    card = "gravity_manipulator"
    havens = [at for at in p.map if p.is_gate(at, False)]
    near = any(distance(at, space) <= p.amount(card) for at in havens)
    return near and bool(pushed_to(p, owner, space, p.content.cards[card].push))


def pushed_to(p: Position, owner: int, start: int, far: int) -> set[int]:
    """The free spaces to which a path of at most `far` spaces leads an owner's ship (M42).

    A path that enters a field ends in it, and the Space Virus stops it beside a planet.
    """
    found: set[int] = set()
    edge = {(start, False)}
    for _ in range(far):
        ways = {at for at in edge if at[0] == start or not p.infected(owner, at[0])}
        edge = {
            (near, entered or enters_field(p, space, near))
            for space, entered in ways
            for near in BESIDE[space]
            if p.on_board(NAMES[near]) and p.lets_pass(owner, near)
            if not (entered and not p.is_field(near))
        }
        found |= {space for space, _ in edge if p.is_free(space)}
    return found


def enters_field(p: Position, start: int, end: int) -> bool:
    return p.is_field(end) and not p.is_field(start)


def is_enemy_mothership(p: Position, owner: int, ship: int) -> bool:
    return ship == MOTHERSHIP and not p.is_friend(owner)


def has_energy(p: Position, seat: int) -> bool:
    return any(p.energy(seat, subsystem) for subsystem in kinds.SUBSYSTEMS)


SHIP_AIMS: dict[str, Aim] = {
    "afterburner": has_engine_to_spare,
    "punch_it": has_engine_to_spare,
    "deflector_shields": lambda p, _, owner, ship: owner == p.seat,
    "ninja_rope": may_fly_after_attack,
    "forced_update": lambda p, _, owner, ship: (
        not p.is_friend(owner) and not p.is_held(owner, ship)
    ),
    "panic_button": may_be_warped_by("panic_button"),
    "wormhole": may_be_warped_by("wormhole"),
    "gravity_manipulator": may_be_pushed,
    "prod": lambda p, _, owner, ship: is_enemy_mothership(p, owner, ship) and has_energy(p, owner),
    "dedotated_wam": lambda p, space, owner, ship: (
        is_enemy_mothership(p, owner, ship) and bool(shooters(p, "dedotated_wam", space))
    ),
}


def has_friend_near(p: Position, card: str, space: int) -> bool:
    return any(distance(at, space) <= p.amount(card) for at in p.friendly_ships())


PLANET_AIMS: dict[str, Aim] = {
    "recon_droid": lambda p, _, owner, planet: (
        bool(p.t.setup.options["exploration"])
        and owner == p.seat
        and p.get("planet_artifacts")[planet] == 0
    ),
    "friendly_negotiations": lambda p, space, owner, _: (
        not p.is_friend(owner) and has_friend_near(p, "friendly_negotiations", space)
    ),
    "planet_laser_pointer": lambda p, space, owner, _: has_friend_near(
        p, "planet_laser_pointer", space
    ),
}


def shooters(p: Position, card: str, space: int) -> list[int]:
    """The seat's own ships that could make a card's attack on a space."""
    return [ship for ship in (MOTHERSHIP, *BOMBERS) if can_shoot(p, card, ship, space)]


def can_shoot(p: Position, card: str, ship: int, space: int) -> bool:
    if p.space_of(ship) < 0 or p.attacked(ship) or p.paralysed(p.seat, ship):
        return False
    far = distance(p.space_of(ship), space)
    if card == "dedotated_wam":
        return far == 1
    return ship in BOMBERS and far == p.amount(card) and p.attackable(ship, NAMES[space])


def fits_space(p: Position, card: str, space: int) -> bool:
    """True if a card may be aimed at a space or at what stands there."""
    if card == "cowardly_retreat":
        return may_retreat_around(p, space)
    if space not in p.map:
        return False
    kind, owner, number = p.map[space]
    if card == "railguns":
        return bool(shooters(p, card, space))
    aims = {"ship": SHIP_AIMS, "planet": PLANET_AIMS}.get(kind, {})
    return card in aims and aims[card](p, space, owner, number)


def may_retreat_around(p: Position, centre: int) -> bool:
    """True if a ship on a space or around it may retreat."""
    goes = may_be_warped_by("cowardly_retreat")
    near = [at for at in p.map if distance(at, centre) <= p.amount("cowardly_retreat")]
    ships = [(at, *p.map[at][1:]) for at in near if p.map[at][0] == "ship"]
    return any(goes(p, at, owner, ship) for at, owner, ship in ships)


# --- players and dice that a card is aimed at

PLAYER_AIMS: dict[str, Callable[[Position, int], bool]] = {
    "wallet_inspector": lambda p, other: other != p.seat,
    "surprise_attack": lambda p, other: not p.is_friend(other) and bool(p.t.get("hand", other)),
}
DIE_AIMS: dict[str, Callable[[Position, int], bool]] = {
    "expansion_pak": lambda p, ship: p.get("attack_factors")[ship] == 0,
    "the_forks": lambda p, ship: True,
    "backup_generator": lambda p, ship: (
        (p.get("last_added_attack_dice")[ship] or p.get("attack_dice")[ship]) == 1
    ),
    "last_stand": lambda p, ship: ship not in in_mask(p.get("doomed_attackers")),
    "life_support": lambda p, ship: (
        ship != MOTHERSHIP and ship in in_mask(p.get("doomed_attackers"))
    ),
}


def fits_player(p: Position, card: str, other: int) -> bool:
    return card in PLAYER_AIMS and p.plays(other) and PLAYER_AIMS[card](p, other)


def fits_attacker(p: Position, card: str, ship: int) -> bool:
    """True if a card may be aimed at an attacking ship."""
    return card in DIE_AIMS and ship in p.attackers() and DIE_AIMS[card](p, ship)


def fits_some_attacker(p: Position, card: str) -> bool:
    return any(fits_attacker(p, card, ship) for ship in p.attackers())


# --- when it is played

Condition = Callable[[Position], bool]
IN_TURN: dict[str, Condition] = {
    "pick_up_two_cards": lambda p: bool(p.get("deck")),
    "hull_repair": lambda p: (
        p.space_of(MOTHERSHIP) >= 0 and p.own("hull_points") < p.content.mothership.hull
    ),
    "replicator": lambda p: True,
    "trade_blockade": lambda p: True,
    "random_event": lambda p: p.get("random_event") == "quiet",
    "convoy": lambda p: any(
        p.space_of(ship) >= 0 and not p.attacked(ship)
        for ship in in_mask(p.own("beside_mothership"))
    ),
    "migration": lambda p: p.own("station") > 0 and has_warp_end(p, "migration", 0),
}

REASONS: dict[str, Callable[[Position, str], bool]] = {
    "event_is_on": lambda p, card: card == "random_event" and p.get("random_event") != "quiet",
}
"""When the reasons that cards give in `why_no_use` are true of a position and a card."""


def usable_in_turn(p: Position, card: str) -> bool:
    """True if a card has an effect in the player's own turn, outside a dogfight."""
    if card in IN_TURN:
        return IN_TURN[card](p)
    if card in PLAYER_AIMS:
        return any(fits_player(p, card, other) for other in p.parties)
    return any(fits_space(p, card, space) for space in p.spaces)


def has_friend_beside(p: Position, space: int, mothership: bool) -> bool:
    """True if a friendly ship, or with `mothership` a friendly Mothership, is next to a space."""
    ships = [at for at in p.friendly_ships() if not mothership or p.map[at][2] == MOTHERSHIP]
    return any(at in BESIDE[space] for at in ships)


def enhanced_sensors_help(p: Position) -> bool:
    if not p.attacks():
        beside = has_friend_beside(p, p.get("fight_space"), True)
        return bool(p.get("defending") != MOTHERSHIP and beside)
    small = [ship for ship in p.attackers() if ship != MOTHERSHIP]
    return any(has_friend_beside(p, p.space_of(ship), True) for ship in small)


def seismic_charge_helps(p: Position) -> bool:
    """True if the enemy in the dogfight is in or beside an asteroid field."""
    if p.get("fight") != "ship":
        return False
    if p.attacks():
        return bool(p.board.near_field[p.get("fight_space")])
    attacker = p.get("attacker")
    spaces = [p.space_of(ship, attacker) for ship in p.attackers()]
    near = any(space >= 0 and p.board.near_field[space] for space in spaces)
    return near and not p.is_friend(attacker)


def auxiliary_shield_helps(p: Position) -> bool:
    """True if the own Mothership is in a dogfight, which an attack on a Station is not."""
    return p.mothership_rolls() and p.get("fight") != "station"


def expansion_pak_helps(p: Position) -> bool:
    if p.attacks():
        return fits_some_attacker(p, "expansion_pak")
    return not p.get("defence_factor") and not p.unarmed(p.get("defending"))


def shield_breaker_helps(p: Position) -> bool:
    """True if the other side's Mothership is in the dogfight."""
    if p.get("fight") != "ship":
        return False
    return p.get("defending") == MOTHERSHIP if p.attacks() else MOTHERSHIP in p.attackers()


def aims_at_some_ship(p: Position, card: str) -> bool:
    return any(fits_space(p, card, space) for space in p.map)


def wingman_helps(p: Position) -> bool:
    if p.attacks() or p.get("fight") == "asteroids":
        return False
    return has_friend_beside(p, p.space_of(p.get("defending")), False)


def backup_generator_helps(p: Position) -> bool:
    if p.attacks():
        die = p.get("fight") in ("ship", "station")
        return die and fits_some_attacker(p, "backup_generator")
    return bool((p.get("last_added_defence_die") or p.get("defence_die")) == 1)


def last_stand_helps(p: Position) -> bool:
    attacker, fight = p.get("attacker"), p.get("fight")
    if fight != "ship":
        return False
    if p.attacks():
        return bool(p.get("defending") == MOTHERSHIP and not p.get("doomed_defender"))
    return not p.is_friend(attacker) and fits_some_attacker(p, "last_stand")


def life_support_helps(p: Position) -> bool:
    if p.attacks():
        return fits_some_attacker(p, "life_support")
    return bool(p.get("doomed_defender") and p.get("defending") != MOTHERSHIP)


WINDOWS: dict[str, dict[str, Condition]] = {
    "before_roll": {
        "defence_buff": lambda p: not p.attacks(),
        "wingman": wingman_helps,
        "enhanced_sensors": enhanced_sensors_help,
        "antiques_roadshow": lambda p: bool(p.artifacts_of(p.seat)),
        "seismic_charge": seismic_charge_helps,
        "volt_switch": lambda p: p.mothership_rolls(),
        "auxiliary_shield": auxiliary_shield_helps,
        "expansion_pak": expansion_pak_helps,
        "shield_breaker": shield_breaker_helps,
        "git_off_mah_propertay": lambda p: (
            p.get("fight") == "planet" and p.get("defender") == p.seat
        ),
        "ninja_rope": lambda p: p.my_turn() and aims_at_some_ship(p, "ninja_rope"),
        "prod": lambda p: p.my_turn() and aims_at_some_ship(p, "prod"),
    },
    "after_roll": {
        "the_forks": lambda p: p.attacks() or p.get("defence_die") > 0,
        "backup_generator": backup_generator_helps,
    },
    "on_loss": {"last_stand": last_stand_helps, "life_support": life_support_helps},
}
OWN_TURN_ONLY = {"ninja_rope", "prod"}
"""Cards for windows of the own turn."""
ANSWERS = {card for cards in WINDOWS.values() for card in cards} - OWN_TURN_ONLY | set(CANCELLING)
"""The cards that may be played in other players' turns too (M40)."""


def usable_in_window(p: Position, card: str) -> bool:
    cards = WINDOWS[p.step]
    return card in cards and cards[card](p)
