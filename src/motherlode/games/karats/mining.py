"""The Mining phase: basic mining, using Devices, keeping cubes (K22-K30)."""

from typing import final

from mypy_extensions import i64

from motherlode.games.karats.machines import (
    add_loads,
    add_targets,
    drill_overhead,
    load_steam,
    refuel,
)
from motherlode.games.karats.mine import discard_excavated, excavate
from motherlode.games.karats.numbers import Numbers
from motherlode.games.karats.order import BOILER_STEAM, ENDING, KEEPING, USING
from motherlode.games.karats.parts import (
    BASIC_MINING,
    BLAST,
    BLASTED,
    BLASTED_ROCK,
    BOILERS,
    DISCARD,
    DONE,
    DRILLS,
    EMBER,
    EXCAVATED,
    INVENTORY,
    IRON,
    KEEP,
    KEEPS,
    KEEPS_MORE,
    KEPT,
    LOAD,
    MACHINES,
    MEGALODRILLS,
    OFFER,
    PILOT,
    POOL,
    PROFESSION,
    PROSPECTOR,
    SABOTAGE,
    STEAM_RETURNED,
    STEAMBOTS,
    STICKS,
    USE,
    USE_TO_KEEP,
    USED,
    block,
)
from motherlode.games.karats.prep import may_sabotage, sabotage
from motherlode.games.karats.trading import add_offers, begin_offer
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.moves import Moves
from motherlode.kernel.rules import Step
from motherlode.kernel.state import State


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
        moves.add(BASIC_MINING)
        if may_sabotage(s, seat):
            add_targets(s, seat, moves)
        add_offers(self.n, s, seat, moves)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == BASIC_MINING:
            self.mine(s, seat, d)
        elif action >= SABOTAGE:
            sabotage(s, seat, action, d)
            s.become(ENDING, seat)
        else:
            begin_offer(s, seat, action)

    def mine(self, s: State, seat: i64, d: Dealer) -> None:
        s.become(USING, seat)
        excavate(self.n, s, seat, self.cubes(s, seat), d)

    def cubes(self, s: State, seat: i64) -> i64:
        profession = s.cells[block(seat) + PROFESSION]
        if profession == PROSPECTOR:
            return self.n.prospector_mining
        return self.n.pilot_mining if profession == PILOT else self.n.basic_mining


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
        mine = block(seat)
        machines = mine + MACHINES
        overhead = drill_overhead(n, s, seat)
        for fuel in range(overhead + 1, overhead + n.drill_power + 1):
            if cells[machines + DRILLS + fuel] > 0:
                moves.add(USE + DRILLS + fuel)
        if cells[machines + STEAMBOTS + 1] > 0:
            moves.add(USE + STEAMBOTS + 1)
            moves.add(USE_TO_KEEP)
        if cells[machines + BOILERS + 1] > 0:
            moves.add(USE + BOILERS + 1)
        for fuel in range(n.mega_overhead + 1, n.mega_overhead + n.mega_power + 1):
            if cells[machines + MEGALODRILLS + fuel] > 0:
                moves.add(USE + MEGALODRILLS + fuel)
        if cells[mine + STICKS] > 0:
            moves.add(BLAST)
        if moves.count > 0:
            add_offers(n, s, seat, moves)
            moves.add(DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == DONE:
            self.run(s, d)
        elif action == BLAST:
            self.blast(s, seat, d)
        elif action == USE_TO_KEEP:
            self.keep_more(s, seat, d)
        elif action >= OFFER:
            begin_offer(s, seat, action)
        else:
            self.use(s, seat, action - USE, d)

    def run(self, s: State, d: Dealer) -> None:
        s.become(KEEPING, s.seat(), self.n.keep + s.cells[KEEPS])

    def use(self, s: State, seat: i64, machine: i64, d: Dealer) -> None:
        n = self.n
        d.tell(USED, seat, machine)
        if machine >= MEGALODRILLS:
            fuel = machine - MEGALODRILLS
            self.exhaust(s, seat, machine, fuel)
            excavate(n, s, seat, (fuel - n.mega_overhead) * n.mega_excavate, d)
        elif machine > BOILERS:
            refuel(s, seat, machine, BOILERS)
            s.cells[DISCARD + EMBER] += 1
            s.push(BOILER_STEAM, seat, min(n.boiler_steam, s.cells[POOL]))
        elif machine > STEAMBOTS:
            self.exhaust(s, seat, machine, 1)
            excavate(n, s, seat, n.steambot_excavate, d)
        else:
            self.exhaust(s, seat, machine, machine)
            power = machine - DRILLS - drill_overhead(n, s, seat)
            excavate(n, s, seat, power * n.drill_excavate, d)

    def exhaust(self, s: State, seat: i64, machine: i64, fuel: i64) -> None:
        """All Steam on the machine returns to the pool (K10, K23)."""
        refuel(s, seat, machine, machine - fuel)
        s.cells[POOL] += fuel

    def keep_more(self, s: State, seat: i64, d: Dealer) -> None:
        self.exhaust(s, seat, STEAMBOTS + 1, 1)
        s.cells[KEEPS] += self.n.steambot_keep
        d.tell(KEEPS_MORE, seat)

    def blast(self, s: State, seat: i64, d: Dealer) -> None:
        """Used Dynamite leaves the game (K3, K27)."""
        s.cells[block(seat) + STICKS] -= 1
        s.cells[BLASTED] += 1
        d.tell(BLASTED_ROCK, seat)
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
                moves.add(DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        if action == DONE:
            self.run(s, d)
        else:
            load_steam(s, s.seat(), action - LOAD, d)
            s.set_a(s.a() - 1)

    def run(self, s: State, d: Dealer) -> None:
        if s.a() > 0:
            d.tell(STEAM_RETURNED, s.seat(), s.a())
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
                if s.cells[EXCAVATED + IRON + material] > 0:
                    moves.add(KEEP + material)
        if s.b() == 0:
            add_offers(self.n, s, s.seat(), moves)
        if moves.count > 0:
            moves.add(DONE)

    def apply(self, s: State, action: i64, d: Dealer) -> None:
        seat = s.seat()
        if action == DONE:
            self.run(s, d)
        elif action >= OFFER:
            begin_offer(s, seat, action)
        else:
            material = action - KEEP
            s.cells[EXCAVATED + IRON + material] -= 1
            s.cells[block(seat) + INVENTORY + material] += 1
            s.set_a(s.a() - 1)
            s.set_b(1)
            d.tell(KEPT, seat, material)

    def run(self, s: State, d: Dealer) -> None:
        discard_excavated(s, s.seat(), d)
        s.become(ENDING, s.seat())
