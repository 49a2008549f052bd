"""The Mining phase: basic mining, using Devices, keeping cubes (K22-K30)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State

from . import (
    actions as act,
    cells as cell,
    events as event,
    kinds,
    prep,
    step_table as step,
    trading,
)
from .machines import add_loads, add_targets, drill_overhead, load_steam, refuel
from .mine import discard_excavated, excavate
from .numbers import Numbers


@final
class BasicMining(Step):
    """Excavate 2 cubes (K22); the Saboteur may skip the phase instead (K38).

    It is always asked, though there is often nothing else to choose: until the first cube is
    drawn a player may still take the whole Prep phase back.
    """

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        seat = s.seat()
        moves.add(act.BASIC_MINING)
        if prep.may_sabotage(s, seat):
            add_targets(s, seat, moves)
        trading.add_offers(self.n, s, seat, moves)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == act.BASIC_MINING:
            self.mine(s, seat, d)
        elif action >= act.SABOTAGE:
            prep.sabotage(s, seat, action, d)
            s.become(step.ENDING, seat)
        else:
            trading.begin_offer(s, seat, action)

    def mine(self, s: State, seat: i64, d: Dealer) -> None:
        s.become(step.USING, seat)
        excavate(self.n, s, seat, self.cubes(s, seat), d)

    def cubes(self, s: State, seat: i64) -> i64:
        profession = s.cells[cell.block(seat) + cell.PROFESSION]
        if profession == kinds.PROSPECTOR:
            return self.n.prospector_mining
        return self.n.pilot_mining if profession == kinds.PILOT else self.n.basic_mining


@final
class Using(Step):
    """Use fuelled machines and Dynamite, in any order (K23-K28)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        cells = s.cells
        n = self.n
        seat = s.seat()
        mine = cell.block(seat)
        machines = mine + cell.MACHINES
        overhead = drill_overhead(n, s, seat)
        for fuel in range(overhead + 1, overhead + n.drill_power + 1):
            if cells[machines + kinds.DRILLS + fuel] > 0:
                moves.add(act.USE + kinds.DRILLS + fuel)
        if cells[machines + kinds.STEAMBOTS + 1] > 0:
            moves.add(act.USE + kinds.STEAMBOTS + 1)
            moves.add(act.USE_TO_KEEP)
        if cells[machines + kinds.BOILERS + 1] > 0:
            moves.add(act.USE + kinds.BOILERS + 1)
        for fuel in range(n.mega_overhead + 1, n.mega_overhead + n.mega_power + 1):
            if cells[machines + kinds.MEGALODRILLS + fuel] > 0:
                moves.add(act.USE + kinds.MEGALODRILLS + fuel)
        if cells[mine + cell.STICKS] > 0:
            moves.add(act.BLAST)
        if moves.count > 0:
            trading.add_offers(n, s, seat, moves)
            moves.add(act.DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == act.DONE:
            self.run(s, d)
        elif action == act.BLAST:
            self.blast(s, seat, d)
        elif action == act.USE_TO_KEEP:
            self.keep_more(s, seat, d)
        elif action >= act.OFFER:
            trading.begin_offer(s, seat, action)
        else:
            self.use(s, seat, action - act.USE, d)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.KEEPING, s.seat(), self.n.keep + s.cells[cell.KEEPS])

    def use(self, s: State, seat: i64, machine: i64, d: Dealer) -> None:
        n = self.n
        d.tell(event.USED, seat, machine)
        if machine >= kinds.MEGALODRILLS:
            fuel = machine - kinds.MEGALODRILLS
            self.exhaust(s, seat, machine, fuel)
            excavate(n, s, seat, (fuel - n.mega_overhead) * n.mega_excavate, d)
        elif machine > kinds.BOILERS:
            refuel(s, seat, machine, kinds.BOILERS)
            s.cells[cell.DISCARD + kinds.EMBER] += 1
            s.push(step.BOILER_STEAM, seat, min(n.boiler_steam, s.cells[cell.POOL]))
        elif machine > kinds.STEAMBOTS:
            self.exhaust(s, seat, machine, 1)
            excavate(n, s, seat, n.steambot_excavate, d)
        else:
            self.exhaust(s, seat, machine, machine)
            power = machine - kinds.DRILLS - drill_overhead(n, s, seat)
            excavate(n, s, seat, power * n.drill_excavate, d)

    def exhaust(self, s: State, seat: i64, machine: i64, fuel: i64) -> None:
        """All Steam on the machine returns to the pool (K10, K23)."""
        refuel(s, seat, machine, machine - fuel)
        s.cells[cell.POOL] += fuel

    def keep_more(self, s: State, seat: i64, d: Dealer) -> None:
        self.exhaust(s, seat, kinds.STEAMBOTS + 1, 1)
        s.cells[cell.KEEPS] += self.n.steambot_keep
        d.tell(event.KEEPS_MORE, seat)

    def blast(self, s: State, seat: i64, d: Dealer) -> None:
        """Used Dynamite leaves the game (K3, K27)."""
        s.cells[cell.block(seat) + cell.STICKS] -= 1
        s.cells[cell.BLASTED] += 1
        d.tell(event.BLASTED_ROCK, seat)
        excavate(self.n, s, seat, self.n.dynamite_excavate, d)


@final
class BoilerSteam(Step):
    """Load the `a` Steam of a Boiler, onto sabotaged machines too (K26, K39)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if s.a() > 0:
            add_loads(self.n, s, s.seat(), True, moves)
            if moves.count > 0:
                moves.add(act.DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == act.DONE:
            self.run(s, d)
        else:
            load_steam(s, s.seat(), action - act.LOAD, d)
            s.set_a(s.a() - 1)

    def run(self, s: State, d: Dealer) -> None:
        if s.a() > 0:
            d.tell(event.STEAM_RETURNED, s.seat(), s.a())
        s.pop()


@final
class Keeping(Step):
    """Keep up to `a` more of the cubes excavated this turn; the rest is discarded (K29)."""

    def __init__(self, name: str, n: Numbers) -> None:
        super().__init__(name)
        self.n = n

    def legal(self, s: State, moves: Moves) -> None:
        if s.a() > 0:
            for material in range(3):
                if s.cells[cell.EXCAVATED + kinds.IRON + material] > 0:
                    moves.add(act.KEEP + material)
        if s.b() == 0:
            trading.add_offers(self.n, s, s.seat(), moves)
        if moves.count > 0:
            moves.add(act.DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == act.DONE:
            self.run(s, d)
        elif action >= act.OFFER:
            trading.begin_offer(s, seat, action)
        else:
            material = action - act.KEEP
            s.cells[cell.EXCAVATED + kinds.IRON + material] -= 1
            s.cells[cell.block(seat) + cell.INVENTORY + material] += 1
            s.set_a(s.a() - 1)
            s.set_b(1)
            d.tell(event.KEPT, seat, material)

    def run(self, s: State, d: Dealer) -> None:
        discard_excavated(s, s.seat(), d)
        s.become(step.ENDING, s.seat())
