"""Cards that are played before the roll of a dogfight (M28, M40, M41)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.state import Seat, State

from .. import fleet, kinds, state_cells as cell
from ..kinds import Space
from ..params import Params
from .base_card import FACTOR, Card
from .base_fight_card import DefenceBuff, DieCard, RollBuff, RollCard


@final
class Wingman(DefenceBuff):
    """A friendly ship is beside your defending ship: +2 more to the defence roll."""

    def helps(self, n: Params, s: State, seat: Seat, attacking: bool) -> bool:
        if attacking or s.cells[cell.FIGHT] == kinds.ASTEROID_FIGHT:
            return False
        ship = s.cells[cell.DEFENDING]
        space = fleet.space_of(s, seat, ship)
        own = fleet.ship_entry(seat, ship)
        return fleet.friends_beside(n, s, seat, space, own) > 0


@final
class EnhancedSensors(RollBuff):
    """+2 to the roll of a Fighter or Bomber beside a friendly Mothership."""

    def helps(self, n: Params, s: State, seat: Seat, attacking: bool) -> bool:
        """True if a friendly Mothership is beside the ship; in a field, beside where it entered."""
        if not attacking:
            if s.cells[cell.DEFENDING] == kinds.MOTHERSHIP:
                return False
            return fleet.beside_mothership(n, s, seat, Space(s.cells[cell.BATTLE_SPACE]))
        for ship in range(kinds.FIRST_FIGHTER, kinds.FLEET):
            if fleet.in_mask(s.cells[cell.ATTACKERS], ship) and fleet.beside_mothership(
                n, s, seat, fleet.space_of(s, seat, ship)
            ):
                return True
        return False


@final
class AntiquesRoadshow(RollBuff):
    """+1 to your roll for every Artifact you control."""

    def helps(self, n: Params, s: State, seat: Seat, attacking: bool) -> bool:
        return fleet.artifacts_held(s, seat) > 0

    def bonus(self, n: Params, s: State, seat: Seat) -> i64:
        return self.amount(n) * fleet.artifacts_held(s, seat)


@final
class SeismicCharge(RollBuff):
    """+3 in a dogfight with an enemy in or beside an asteroid field."""

    def helps(self, n: Params, s: State, seat: Seat, attacking: bool) -> bool:
        if s.cells[cell.FIGHT] != kinds.SHIP_FIGHT:
            return False  # fields are no enemy, and Stations fight no dogfight (M24)
        if attacking:
            return n.board.near_field[s.cells[cell.BATTLE_SPACE]] != 0
        return self.attacker_near_field(n, s, seat)

    def attacker_near_field(self, n: Params, s: State, seat: Seat) -> bool:
        """True if an attacker is in or beside a field."""
        attacker = Seat(s.cells[cell.ATTACKER])
        for ship in range(kinds.FLEET):
            if fleet.in_mask(s.cells[cell.ATTACKERS], ship):
                space = fleet.space_of(s, attacker, ship)
                if space >= 0 and n.board.near_field[space] != 0:
                    return True
        return False


@final
class VoltSwitch(RollBuff):
    """+3 to your Mothership's roll."""

    def helps(self, n: Params, s: State, seat: Seat, attacking: bool) -> bool:
        return mothership_rolls(s, attacking)


@final
class AuxiliaryShield(RollCard):
    def helps(self, n: Params, s: State, seat: Seat, attacking: bool) -> bool:
        """True if the own Mothership is in a dogfight; an attack on a Station is not one (M24)."""
        return s.cells[cell.FIGHT] != kinds.STATION_FIGHT and mothership_rolls(s, attacking)

    def wanted_before_roll(self, s: State, seat: Seat) -> bool:
        """True if the Mothership could take damage: not if it attacks from a distance (M45)."""
        return s.cells[cell.RANGED] == 0 or not fleet.attacks(s, seat)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """Your Mothership's shield absorbs `amount` more in this dogfight."""
        extra = cell.EXTRA_ATTACK if fleet.attacks(s, seat) else cell.EXTRA_DEFENCE
        s.cells[extra] += self.amount(n)


def mothership_rolls(s: State, attacking: bool) -> bool:
    """True if the Mothership of the attacking or defending side is in the dogfight."""
    if attacking:
        return fleet.in_mask(s.cells[cell.ATTACKERS], kinds.MOTHERSHIP)
    return s.cells[cell.DEFENDING] == kinds.MOTHERSHIP


class DieFactor(DieCard):
    """A card that multiplies the face of one of its player's dice."""

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        if s.cells[cell.FIGHT] == kinds.PLANET_FIGHT:
            return False
        if fleet.attacks(s, seat):
            return self.attackers(s) != 0
        once = s.cells[cell.DEFENCE_FACTOR] == 0
        return once and fleet.die_of(n, s, seat, s.cells[cell.DEFENDING]) > 0

    def attackers(self, s: State) -> i64:
        """A mask of the attackers whose die has no factor yet."""
        mask: i64 = 0
        for ship in range(kinds.FLEET):
            once = s.cells[cell.ATTACK_FACTOR + ship] == 0
            if once and fleet.in_mask(s.cells[cell.ATTACKERS], ship):
                mask += fleet.bit_of(ship)
        return mask

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """The face of one of your dice counts double."""
        attacks = fleet.attacks(s, seat)
        factor = cell.ATTACK_FACTOR + target if attacks else cell.DEFENCE_FACTOR
        s.cells[factor] = self.amount(n)


CARDS: Final[list[Card]] = [
    DefenceBuff("defence_buff"),
    Wingman("wingman"),
    EnhancedSensors("enhanced_sensors"),
    AntiquesRoadshow("antiques_roadshow", variant="exploration"),
    SeismicCharge("seismic_charge"),
    VoltSwitch("volt_switch"),
    AuxiliaryShield("auxiliary_shield"),
    DieFactor("expansion_pak", FACTOR),
]
