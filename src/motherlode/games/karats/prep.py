"""The Prep phase: build, harness Steam, load fuel (K17-K21), and what replaces it (K36, K38)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.karats.machines import add_loads, add_targets, load_steam, refuel
from motherlode.games.karats.mine import grow
from motherlode.games.karats.numbers import Numbers
from motherlode.games.karats.order import BASIC, ENDING, FUELLING, GEOTHERMAL, PAYING
from motherlode.games.karats.parts import (
    AUTOMATON,
    BOILER,
    BOILERS,
    BUILD,
    BUILT,
    CLASSES,
    DISCARD,
    DONE,
    DRILLS,
    DYNAMITE,
    EMBER,
    EMBER_LOADED,
    ENGINEER,
    ENGINEER_BUILD,
    ENGINEERED,
    ENGINEERED_BUILD,
    HARD,
    INVENTORY,
    IRON,
    LOAD,
    MACHINE_SABOTAGED,
    MACHINES,
    MEGALODRILL,
    MEGALODRILLS,
    OFF,
    OFFER,
    PAID,
    PAID_CUBES,
    PAY,
    POOL,
    PREP_BEGUN,
    PROFESSION,
    PROSPECTOR,
    SABOTAGE,
    SABOTAGED,
    SABOTEUR,
    STACKS,
    STEAM_RETURNED,
    STEAMBOT,
    STEAMBOTS,
    STICKS,
    block,
)
from motherlode.games.karats.trading import add_offers, begin_offer
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import SEATS, State


def affordable(n: Numbers, s: State, seat: i64, device: i64) -> bool:
    """Whether the seat can pay a Device's printed cost and its stack is not empty (K3, K18)."""
    cells = s.cells
    mine = block(seat) + INVENTORY
    return (
        cells[STACKS + device] > 0
        and cells[mine] >= n.cost(device, 0)
        and cells[mine + 1] >= n.cost(device, 1)
        and cells[mine + 2] >= n.cost(device, 2)
    )


def engineerable(n: Numbers, s: State, seat: i64, device: i64) -> bool:
    """Whether the Engineer can pay half of a machine's printed cubes (K36)."""
    cells = s.cells
    if device == DYNAMITE or cells[STACKS + device] == 0:
        return False
    mine = block(seat) + INVENTORY
    usable: i64 = 0
    for material in range(3):
        usable += min(cells[mine + material], n.cost(device, material))
    return usable >= n.half_price(device)


def put_device(n: Numbers, s: State, seat: i64, device: i64, d: Dealer) -> None:
    """A Device leaves its stack for a seat; the Automaton takes note (K41)."""
    cells = s.cells
    cells[STACKS + device] -= 1
    if device == DYNAMITE:
        cells[block(seat) + STICKS] += 1
    else:
        cells[block(seat) + MACHINES + unfuelled(device)] += 1
    level = cells[AUTOMATON]
    if level != OFF:
        several: i64 = 2 if cells[SEATS] > 1 else 0
        grow(s, n.growth[several + (1 if level == HARD else 0)], d)


def unfuelled(device: i64) -> i64:
    """The class of a new machine."""
    if device == BOILER:
        return BOILERS
    if device == STEAMBOT:
        return STEAMBOTS
    return MEGALODRILLS if device == MEGALODRILL else DRILLS


def spend(s: State, seat: i64, material: i64, count: i64) -> None:
    """Cubes go from the inventory to the discard pile (K11)."""
    s.cells[block(seat) + INVENTORY + material] -= count
    s.cells[DISCARD + IRON + material] += count


def sabotage(s: State, seat: i64, action: i64, d: Dealer) -> None:
    """Puts a marker on an opponent's machine; once a turn (K38)."""
    owner = (action - SABOTAGE) // CLASSES
    machine = (action - SABOTAGE) % CLASSES
    refuel(s, owner, machine, machine + CLASSES)
    s.cells[SABOTAGED] = 1
    d.tell(MACHINE_SABOTAGED, seat, owner, machine)


def may_sabotage(s: State, seat: i64) -> bool:
    return s.cells[block(seat) + PROFESSION] == SABOTEUR and s.cells[SABOTAGED] == 0


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
                moves.add(BUILD + device)
        if cells[block(seat) + PROFESSION] == ENGINEER and cells[ENGINEERED] == 0:
            for machine in range(5):
                if engineerable(n, s, seat, machine):
                    moves.add(ENGINEER_BUILD + machine)
        if cells[PREP_BEGUN] == 0 and may_sabotage(s, seat):
            add_targets(s, seat, moves)
        add_offers(n, s, seat, moves)
        if moves.count > 0:
            moves.add(DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == DONE:
            self.run(s, d)
        elif action >= SABOTAGE:
            sabotage(s, seat, action, d)
            s.become(BASIC, seat)
        elif action >= OFFER:
            begin_offer(s, seat, action)
        elif action >= ENGINEER_BUILD:
            self.engineer(s, seat, action - ENGINEER_BUILD, d)
        else:
            self.build(s, seat, action - BUILD, d)

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        s.become(GEOTHERMAL, seat, geothermal(self.n, s, seat))

    def build(self, s: State, seat: i64, device: i64, d: Dealer) -> None:
        s.cells[PREP_BEGUN] = 1
        for material in range(3):
            spend(s, seat, material, self.n.cost(device, material))
        d.tell(BUILT, seat, device)
        put_device(self.n, s, seat, device, d)

    def engineer(self, s: State, seat: i64, device: i64, d: Dealer) -> None:
        s.cells[PREP_BEGUN] = 1
        s.cells[ENGINEERED] = 1
        d.tell(ENGINEERED_BUILD, seat, device)
        put_device(self.n, s, seat, device, d)
        s.push(PAYING, seat, device, self.n.half_price(device))


@final
class Paying(Step):
    """The Engineer pays `b` more of the printed cubes of machine `a`, one at a time (K36)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if s.b() == 0:
            return
        mine = block(s.seat()) + INVENTORY
        for material in range(3):
            if s.cells[mine + material] > 0 and self.printed_left(s, material) > 0:
                moves.add(PAY + material)

    def printed_left(self, s: State, material: i64) -> i64:
        """Printed cubes of a material that are not paid yet."""
        return self.n.cost(s.a(), material) - s.cells[PAID_CUBES + material]

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        material = action - PAY
        spend(s, s.seat(), material, 1)
        s.cells[PAID_CUBES + material] += 1
        s.set_b(s.b() - 1)
        d.tell(PAID, s.seat(), material)

    def run(self, s: State, d: Dealer) -> None:
        for material in range(3):
            s.cells[PAID_CUBES + material] = 0
        s.pop()


def geothermal(n: Numbers, s: State, seat: i64) -> i64:
    """Steam that a seat gains in its Prep phase (K9, K19, K34)."""
    gain = n.geothermal
    if s.cells[block(seat) + PROFESSION] == PROSPECTOR:
        gain = n.prospector_geothermal
    return min(gain, s.cells[POOL])


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
        add_loads(self.n, s, seat, False, moves)
        if moves.count > 0:
            if s.b() == 0:
                add_offers(self.n, s, seat, moves)
            moves.add(DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == DONE:
            self.run(s, d)
        elif action >= OFFER:
            begin_offer(s, seat, action)
        else:
            load_steam(s, seat, action - LOAD, d)
            s.set_a(s.a() - 1)
            s.set_b(1)

    def run(self, s: State, d: Dealer) -> None:
        if s.a() > 0:
            d.tell(STEAM_RETURNED, s.seat(), s.a())
        s.become(FUELLING, s.seat())


@final
class Fuelling(Step):
    """Load Ember onto Boilers, one each (K21); a sabotaged one takes none (K38)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        cells = s.cells
        mine = block(s.seat())
        if cells[mine + INVENTORY + 1] > 0 and cells[mine + MACHINES + BOILERS] > 0:
            moves.add(LOAD + BOILERS)
            add_offers(self.n, s, s.seat(), moves)
            moves.add(DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == DONE:
            self.run(s, d)
        elif action >= OFFER:
            begin_offer(s, seat, action)
        else:
            s.cells[block(seat) + INVENTORY + EMBER - IRON] -= 1
            refuel(s, seat, BOILERS, BOILERS + 1)
            d.tell(EMBER_LOADED, seat)

    def run(self, s: State, d: Dealer) -> None:
        s.become(ENDING if s.cells[ENGINEERED] != 0 else BASIC, s.seat())
