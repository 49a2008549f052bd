"""The Prep phase: build, harness Steam, load fuel (K17-K21), and what replaces it (K36, K38)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State

from . import (
    actions as act,
    cells as cell,
    events as event,
    kinds,
    machines,
    step_table as step,
    trading,
)
from .mine import grow
from .numbers import Numbers


def affordable(n: Numbers, s: State, seat: i64, device: i64) -> bool:
    """Whether the seat can pay a Device's printed cost and its stack is not empty (K3, K18)."""
    cells = s.cells
    mine = cell.block(seat) + cell.INVENTORY
    return (
        cells[cell.STACKS + device] > 0
        and cells[mine] >= n.cost(device, 0)
        and cells[mine + 1] >= n.cost(device, 1)
        and cells[mine + 2] >= n.cost(device, 2)
    )


def engineerable(n: Numbers, s: State, seat: i64, device: i64) -> bool:
    """Whether the Engineer can pay half of a machine's printed cubes (K36)."""
    cells = s.cells
    if device == kinds.DYNAMITE or cells[cell.STACKS + device] == 0:
        return False
    mine = cell.block(seat) + cell.INVENTORY
    usable: i64 = 0
    for material in range(3):
        usable += min(cells[mine + material], n.cost(device, material))
    return usable >= n.half_price(device)


def put_device(n: Numbers, s: State, seat: i64, device: i64, d: Dealer) -> None:
    """A Device leaves its stack for a seat; the Automaton takes note (K41)."""
    cells = s.cells
    cells[cell.STACKS + device] -= 1
    if device == kinds.DYNAMITE:
        cells[cell.block(seat) + cell.STICKS] += 1
    else:
        cells[cell.block(seat) + cell.MACHINES + unfuelled(device)] += 1
    level = cells[cell.AUTOMATON]
    if level != kinds.OFF:
        several: i64 = 2 if cells[SEATS] > 1 else 0
        grow(s, n.growth[several + (1 if level == kinds.HARD else 0)], d)


def unfuelled(device: i64) -> i64:
    """The class of a new machine."""
    if device == kinds.BOILER:
        return kinds.BOILERS
    if device == kinds.STEAMBOT:
        return kinds.STEAMBOTS
    return kinds.MEGALODRILLS if device == kinds.MEGALODRILL else kinds.DRILLS


def spend(s: State, seat: i64, material: i64, count: i64) -> None:
    """Cubes go from the inventory to the discard pile (K11)."""
    s.cells[cell.block(seat) + cell.INVENTORY + material] -= count
    s.cells[cell.DISCARD + kinds.IRON + material] += count


def sabotage(s: State, seat: i64, action: i64, d: Dealer) -> None:
    """Puts a marker on an opponent's machine; once a turn (K38)."""
    owner = (action - act.SABOTAGE) // kinds.CLASSES
    machine = (action - act.SABOTAGE) % kinds.CLASSES
    machines.refuel(s, owner, machine, machine + kinds.CLASSES)
    s.cells[cell.SABOTAGED] = 1
    d.tell(event.MACHINE_SABOTAGED, seat, owner, machine)


def may_sabotage(s: State, seat: i64) -> bool:
    return (
        s.cells[cell.block(seat) + cell.PROFESSION] == kinds.SABOTEUR
        and s.cells[cell.SABOTAGED] == 0
    )


@final
class Building(Step):
    """Build any number of Devices in any order (K17)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        cells = s.cells
        n = self.n
        seat = s.seat()
        for device in range(5):
            if affordable(n, s, seat, device):
                moves.add(act.BUILD + device)
        if (
            cells[cell.block(seat) + cell.PROFESSION] == kinds.ENGINEER
            and cells[cell.ENGINEERED] == 0
        ):
            for machine in range(5):
                if engineerable(n, s, seat, machine):
                    moves.add(act.ENGINEER_BUILD + machine)
        if cells[cell.PREP_BEGUN] == 0 and may_sabotage(s, seat):
            machines.add_targets(s, seat, moves)
        trading.add_offers(n, s, seat, moves)
        if moves.count > 0:
            moves.add(act.DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == act.DONE:
            self.run(s, d)
        elif action >= act.SABOTAGE:
            sabotage(s, seat, action, d)
            s.become(step.BASIC, seat)
        elif action >= act.OFFER:
            trading.begin_offer(s, seat, action)
        elif action >= act.ENGINEER_BUILD:
            self.engineer(s, seat, action - act.ENGINEER_BUILD, d)
        else:
            self.build(s, seat, action - act.BUILD, d)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        s.become(step.GEOTHERMAL, seat, geothermal(self.n, s, seat))

    def build(self, s: State, seat: i64, device: i64, d: Dealer) -> None:
        s.cells[cell.PREP_BEGUN] = 1
        for material in range(3):
            spend(s, seat, material, self.n.cost(device, material))
        d.tell(event.BUILT, seat, device)
        put_device(self.n, s, seat, device, d)

    def engineer(self, s: State, seat: i64, device: i64, d: Dealer) -> None:
        s.cells[cell.PREP_BEGUN] = 1
        s.cells[cell.ENGINEERED] = 1
        d.tell(event.ENGINEERED_BUILD, seat, device)
        put_device(self.n, s, seat, device, d)
        s.push(step.PAYING, seat, device, self.n.half_price(device))


@final
class Paying(Step):
    """The Engineer pays `b` more of the printed cubes of machine `a`, one at a time (K36)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if s.b() == 0:
            return
        mine = cell.block(s.seat()) + cell.INVENTORY
        for material in range(3):
            if s.cells[mine + material] > 0 and self.printed_left(s, material) > 0:
                moves.add(act.PAY + material)

    def printed_left(self, s: State, material: i64) -> i64:
        """Printed cubes of a material that are not paid yet."""
        return self.n.cost(s.a(), material) - s.cells[cell.PAID_CUBES + material]

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        material = action - act.PAY
        spend(s, s.seat(), material, 1)
        s.cells[cell.PAID_CUBES + material] += 1
        s.set_b(s.b() - 1)
        d.tell(event.PAID, s.seat(), material)

    def run(self, s: State, d: Dealer) -> None:
        for material in range(3):
            s.cells[cell.PAID_CUBES + material] = 0
        s.pop()


def geothermal(n: Numbers, s: State, seat: i64) -> i64:
    """Steam that a seat gains in its Prep phase (K9, K19, K34)."""
    gain = n.geothermal
    if s.cells[cell.block(seat) + cell.PROFESSION] == kinds.PROSPECTOR:
        gain = n.prospector_geothermal
    return min(gain, s.cells[cell.POOL])


@final
class Geothermal(Step):
    """Load `a` more Steam, a cube at a time; what is not loaded stays in the pool (K19)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if s.a() == 0:
            return
        seat = s.seat()
        machines.add_loads(self.n, s, seat, False, moves)
        if moves.count > 0:
            if s.b() == 0:
                trading.add_offers(self.n, s, seat, moves)
            moves.add(act.DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == act.DONE:
            self.run(s, d)
        elif action >= act.OFFER:
            trading.begin_offer(s, seat, action)
        else:
            machines.load_steam(s, seat, action - act.LOAD, d)
            s.set_a(s.a() - 1)
            s.set_b(1)

    def run(self, s: State, d: Dealer) -> None:
        if s.a() > 0:
            d.tell(event.STEAM_RETURNED, s.seat(), s.a())
        s.become(step.FUELLING, s.seat())


@final
class Fuelling(Step):
    """Load Ember onto Boilers, one each (K21); a sabotaged one takes none (K38)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        cells = s.cells
        mine = cell.block(s.seat())
        if cells[mine + cell.INVENTORY + 1] > 0 and cells[mine + cell.MACHINES + kinds.BOILERS] > 0:
            moves.add(act.LOAD + kinds.BOILERS)
            trading.add_offers(self.n, s, s.seat(), moves)
            moves.add(act.DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == act.DONE:
            self.run(s, d)
        elif action >= act.OFFER:
            trading.begin_offer(s, seat, action)
        else:
            s.cells[cell.block(seat) + cell.INVENTORY + kinds.EMBER - kinds.IRON] -= 1
            machines.refuel(s, seat, kinds.BOILERS, kinds.BOILERS + 1)
            d.tell(event.EMBER_LOADED, seat)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.ENDING if s.cells[cell.ENGINEERED] != 0 else step.BASIC, s.seat())
