"""Cards that damage or weaken enemy Motherships, and the Railguns (M39, M45)."""

from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import TURN, Seat, State

from .. import (
    actions as act,
    damage_and_elimination,
    events as event,
    fight_setup,
    fleet,
    kinds,
    reach,
    shared_effects,
    state_cells as cell,
    step_table as step,
)
from ..kinds import Space
from ..params import Params
from .base_aimed_card import EnemyShipCard, SpaceCard
from .base_card import NO_NUMBER, Card

SHIELD_DOWN: Final = 999
"""A loss of shield that nothing bought in the same turn makes up for (M41)."""


class MothershipCard(EnemyShipCard):
    """A card whose target is an enemy Mothership."""

    def fits(self, n: Params, s: State, seat: Seat, owner: Seat, ship: i64, space: Space) -> bool:
        return ship == kinds.MOTHERSHIP and self.hurts(n, s, seat, owner, space)

    def hurts(self, n: Params, s: State, seat: Seat, owner: Seat, space: Space) -> bool:
        """True if the card would damage or weaken the owner's Mothership."""
        raise NotImplementedError(self.name)


@final
class Prod(MothershipCard):
    """Prod drains energy of an enemy Mothership; playable in the own turn, before any roll too."""

    def reacts(self) -> bool:
        return True

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        in_time = s.cells[TURN] == seat or n.cards.defending[self.id] != 0
        return in_time and self.has_target(n, s, seat)

    def works_on_planet_rolls(self) -> bool:
        return True

    def wanted_before_roll(self, s: State, seat: Seat) -> bool:
        """True if the other side's Mothership is in the dogfight."""
        if s.cells[cell.FIGHT] != kinds.SHIP_FIGHT:
            return False
        if fleet.attacks(s, seat):
            return s.cells[cell.DEFENDING] == kinds.MOTHERSHIP
        return fleet.in_mask(s.cells[cell.ATTACKERS], kinds.MOTHERSHIP)

    def hurts(self, n: Params, s: State, seat: Seat, owner: Seat, space: Space) -> bool:
        for subsystem in range(len(kinds.SUBSYSTEMS)):
            if fleet.energy(s, owner, subsystem) > 0:
                return True
        return False

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """A subsystem of an enemy Mothership has `amount` energy less for this turn; of the shields
        that is also `amount` of the shield that stands."""
        owner = fleet.seat_of(s.cells[cell.MAP + target])
        s.push(step.DRAINING, seat, owner, self.amount(n))


@final
class ShieldBreaker(Card):
    """Shield Breaker hits the other side's Mothership before the roll of a dogfight."""

    def usable_before_roll(self, n: Params, s: State, seat: Seat) -> bool:
        """True if the other side's Mothership is in the dogfight, even if its shield is down."""
        if s.cells[cell.FIGHT] != kinds.SHIP_FIGHT:
            return False
        if fleet.attacks(s, seat):
            return s.cells[cell.DEFENDING] == kinds.MOTHERSHIP
        return fleet.in_mask(s.cells[cell.ATTACKERS], kinds.MOTHERSHIP)

    def wanted_before_roll(self, s: State, seat: Seat) -> bool:
        """True if the other side's Mothership has shield energy left, or an extra shield."""
        owner = self.other_side(s, seat)
        extra = s.cells[cell.EXTRA_DEFENCE if fleet.attacks(s, seat) else cell.EXTRA_ATTACK]
        lost = s.cells[s.block(owner) + cell.SHIELD_LOST]
        return extra > 0 or fleet.energy(s, owner, kinds.SHIELDS) > lost

    def other_side(self, s: State, seat: Seat) -> Seat:
        return Seat(s.cells[cell.DEFENDER if fleet.attacks(s, seat) else cell.ATTACKER])

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """An enemy Mothership's shield is down for this turn, extra shield too (M41)."""
        s.cells[cell.EXTRA_DEFENCE if fleet.attacks(s, seat) else cell.EXTRA_ATTACK] = 0
        owner = self.other_side(s, seat)
        s.cells[s.block(owner) + cell.SHIELD_LOST] = SHIELD_DOWN
        d.emit(event.SHIELD_BROKEN, owner)


@final
class DedotatedWam(MothershipCard):
    def hurts(self, n: Params, s: State, seat: Seat, owner: Seat, space: Space) -> bool:
        return self.shooters(n, s, seat, space) != 0

    def can_shoot(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> bool:
        if fleet.is_fighter(ship) or not fleet.alive(s, seat, ship):
            return False
        if fleet.has_attacked(s, seat, ship) or fleet.is_paralysed(s, seat, ship):
            return False
        return n.board.distance(fleet.space_of(s, seat, ship), space) == 1

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """An enemy Mothership beside your Bomber or Mothership loses `amount` HP."""
        s.push(step.CHOOSING_SHIP, seat, self.id, target)

    def shoot(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        """Damages the target and uses up the ship's attack of this turn."""
        owner = fleet.seat_of(s.cells[cell.MAP + space])
        fleet.mark(s, seat, ship, cell.ATTACKED)
        shared_effects.lose_hull(s, owner, self.amount(n), d)
        if s.cells[s.block(owner) + cell.HP] == 0:
            damage_and_elimination.explode(n, s, owner, kinds.MOTHERSHIP, d)
            damage_and_elimination.credit_ship(n, s, seat, owner, kinds.MOTHERSHIP, d)
            damage_and_elimination.eliminate_beaten(n, s, d)
        damage_and_elimination.check_points(n, s, d)


@final
class Railguns(SpaceCard):
    """A ranged attack on anything that a Bomber could attack."""

    def attacks_from_afar(self) -> bool:
        return True

    def add_targets(self, n: Params, s: State, seat: Seat, moves: LegalActions) -> None:
        for at in n.board.spaces:
            space = Space(at)
            if s.cells[cell.MAP + space] != cell.EMPTY and self.shooters(n, s, seat, space) != 0:
                moves.add(act.TARGET, space)

    def can_shoot(self, n: Params, s: State, seat: Seat, ship: i64, space: Space) -> bool:
        if not fleet.is_bomber(ship) or not reach.armed(n, s, seat, ship):
            return False
        far = n.board.distance(fleet.space_of(s, seat, ship), space)
        return far == self.amount(n) and reach.attackable(n, s, seat, ship, space)

    def take_effect(self, n: Params, s: State, seat: Seat, target: i64, d: Dealer) -> None:
        """A Bomber attacks a target exactly `amount` spaces away and takes no damage."""
        s.push(step.CHOOSING_SHIP, seat, self.id, target)

    def shoot(self, n: Params, s: State, seat: Seat, ship: i64, space: Space, d: Dealer) -> None:
        fight_setup.open_attack(n, s, seat, fleet.bit_of(ship), space, True, 0, d)


CARDS: Final[list[Card]] = [
    Prod("prod"),
    ShieldBreaker("shield_breaker", NO_NUMBER),
    DedotatedWam("dedotated_wam"),
    Railguns("railguns"),
]
