"""A feeling for Karats: what to build next, what to keep for it, when to fire a machine.

The plan: Steambots to keep more, the Ember they keep for Dynamite, and Drill Machines and
Megalodrills from the rest. Ratings above that of `done` are worth doing at once.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel.rules import Instinct
from motherlode.kernel.state import SEATS, TURN, State

from . import actions as act, cells as cell, foresight, kinds
from .foresight import DRAFTS, EMBER_AT
from .machines import drill_overhead, owned
from .numbers import Numbers

ENOUGH_STEAMBOTS: Final = 2
"""The rest of the Steam drives a Drill Machine."""

INDIFFERENT: Final = 10
"""How `done` is rated: an action below it is better left undone."""

GOLD_COUNTS: Final = 0.75
"""What one Gold adds to a seat's strength."""
AUTOMATON_START: Final = 1.0
"""The Automaton's strength before it has Gold: it digs without having to build."""

DRAFT_RATINGS: Final = (65, 30, 40, 70, 50)
"""Prospector, Pilot, Engineer, Capitalist, Saboteur: in the order in which they win."""


@final
class KaratsInstinct(Instinct):
    def __init__(self, n: Numbers) -> None:
        self.n = n

    def rate(self, s: State, action: i64) -> i64:
        seat = s.seat()
        if action == act.DONE:
            return INDIFFERENT
        if action >= act.SABOTAGE:
            return self.rate_sabotage(s, seat, action - act.SABOTAGE)
        if action >= act.TAKE:
            return self.need(s, seat, action - act.TAKE)
        if action >= act.OFFER:
            return self.rate_trade(s, seat, action)
        if action >= act.KEEP:
            return INDIFFERENT + 1 + self.need(s, seat, action - act.KEEP)
        if action >= act.USE:
            return self.rate_use(s, seat, action)
        if action == act.BASIC_MINING:
            return 50
        if action >= act.LOAD:
            return self.rate_load(s, seat, (action - act.LOAD) % kinds.CLASSES)
        if action >= act.PAY:
            return 10 - self.need(s, seat, action - act.PAY)
        if action >= act.ENGINEER_BUILD:
            return self.rate_engineer(s, seat, action - act.ENGINEER_BUILD)
        if action >= act.BUILD:
            return self.rate_build(s, seat, action - act.BUILD)
        return DRAFT_RATINGS[action - act.DRAFT]

    def judge(self, s: State, action: i64) -> i64:
        """As `rate`, but with patience: see `foresight`."""
        seat = s.seat()
        if act.DRAFT <= action < act.BUILD:
            return DRAFTS[action - act.DRAFT]
        if act.BUILD <= action < act.ENGINEER_BUILD:
            return 90 if foresight.worth_building(self.n, s, seat, action - act.BUILD) else 0
        if act.LOAD <= action < act.LOAD + kinds.STEAMBOTS:
            return 40 + action - act.LOAD
        if action == act.BLAST:
            return 80 if foresight.time_to_blast(self.n, s, seat) else 0
        if act.KEEP <= action < act.OFFER:
            return INDIFFERENT + 1 + foresight.use_for(self.n, s, seat, action - act.KEEP)
        if act.OFFER <= action < act.GIVE_CUBE and foresight.gains_by_trade(s, action - act.OFFER):
            return 0
        if action == act.ACCEPT and foresight.gains_by_trade(s, s.cells[TURN]):
            return 0
        return self.rate(s, action)

    # What to build

    def rate_build(self, s: State, seat: i64, device: i64) -> i64:
        if device == kinds.DYNAMITE:
            return 95 if self.spare_ember(s, seat) >= self.n.cost(kinds.DYNAMITE, EMBER_AT) else 0
        if device == kinds.MEGALODRILL:
            return 90
        if device == kinds.DRILL:
            return 80 if owned(s, seat, kinds.DRILL) < 2 else 40
        bots = owned(s, seat, kinds.STEAMBOT)
        if device == kinds.STEAMBOT:
            return 70 if bots < ENOUGH_STEAMBOTS else 0
        return 60 if bots >= 2 and owned(s, seat, kinds.BOILER) < 2 else 0

    def rate_engineer(self, s: State, seat: i64, device: i64) -> i64:
        if device == kinds.MEGALODRILL:
            return 100
        return 85 if device == kinds.DRILL and owned(s, seat, kinds.DRILL) < 2 else 0

    def target(self, s: State, seat: i64) -> i64:
        """The Device that the seat saves Iron and Copper for."""
        if owned(s, seat, kinds.STEAMBOT) < ENOUGH_STEAMBOTS:
            return kinds.STEAMBOT
        return kinds.DRILL if owned(s, seat, kinds.DRILL) < 2 else kinds.MEGALODRILL

    def spare_ember(self, s: State, seat: i64) -> i64:
        """Ember beyond what the seat's empty Boilers will burn."""
        mine = cell.block(seat)
        return (
            s.cells[mine + cell.INVENTORY + EMBER_AT]
            - s.cells[mine + cell.MACHINES + kinds.BOILERS]
        )

    def need(self, s: State, seat: i64, material: i64) -> i64:
        """How much one more cube of a material is worth to a seat, 1 to 5."""
        held = s.cells[cell.block(seat) + cell.INVENTORY + material]
        if material == EMBER_AT:
            return 4 if owned(s, seat, kinds.STEAMBOT) > 0 else 3
        if held >= self.n.cost(self.target(s, seat), material):
            return 1
        return 5 if owned(s, seat, kinds.STEAMBOT) < 2 else 3

    # Steam and fire

    def rate_load(self, s: State, seat: i64, machine: i64) -> i64:
        if machine < kinds.STEAMBOTS:
            return 50 + machine
        if machine < kinds.BOILERS:
            return 70
        return 90 if machine < kinds.MEGALODRILLS else 60 + machine - kinds.MEGALODRILLS

    def rate_use(self, s: State, seat: i64, action: i64) -> i64:
        if action == act.BLAST:
            return 80
        if action == act.USE_TO_KEEP:
            return 45 if self.wants_more(s, seat) else 20
        machine = action - act.USE
        if machine < kinds.STEAMBOTS:
            return 70 if self.worth_firing(s, seat, machine) else 0
        if machine < kinds.BOILERS:
            return 40
        if machine < kinds.MEGALODRILLS:
            return 60 if self.can_take_steam(s, seat) else 0
        fuel = machine - kinds.MEGALODRILLS
        return 75 if fuel >= self.n.mega_overhead + 4 or self.urgent(s) else 0

    def worth_firing(self, s: State, seat: i64, fuel: i64) -> bool:
        """A Drill Machine pays best when full; for the Pilot every Steam pays the same."""
        overhead = drill_overhead(self.n, s, seat)
        return overhead == 0 or fuel >= overhead + 3 or self.urgent(s)

    def urgent(self, s: State) -> bool:
        """Somebody is one Gold from winning: whatever can dig digs now."""
        last = self.n.gold_to_win - 1
        if s.cells[cell.AUTOMATON_GOLD] >= last:
            return True
        for seat in range(s.cells[SEATS]):
            if s.cells[cell.block(seat) + cell.CLAIMED] >= last:
                return True
        return False

    def can_take_steam(self, s: State, seat: i64) -> bool:
        """Whether a digging machine has room for a Boiler's Steam."""
        machines = cell.block(seat) + cell.MACHINES
        for fuel in range(2):
            if s.cells[machines + kinds.DRILLS + fuel] > 0:
                return True
        for fuel in range(self.n.mega_power + self.n.mega_overhead - 3):
            if s.cells[machines + kinds.MEGALODRILLS + fuel] > 0:
                return True
        return False

    def wants_more(self, s: State, seat: i64) -> bool:
        """More cubes lie there that can be kept than may be kept so far."""
        cells = s.cells
        lying = (
            cells[cell.EXCAVATED + kinds.IRON]
            + cells[cell.EXCAVATED + kinds.IRON + 1]
            + cells[cell.EXCAVATED + kinds.IRON + 2]
        )
        return lying > self.n.keep + cells[cell.KEEPS]

    # Others

    def rate_trade(self, s: State, seat: i64, action: i64) -> i64:
        """One cube that is not needed for one that is; at most one offer a turn."""
        if action == act.ACCEPT:
            return INDIFFERENT + self.gain(s, seat)
        if action > act.ACCEPT:
            return INDIFFERENT
        if action == act.PROPOSE:
            return 60
        if action == act.WITHDRAW:
            return INDIFFERENT
        if action >= act.WANT_CUBE:
            material = action - act.WANT_CUBE
            wanted = s.cells[cell.WANT] + s.cells[cell.WANT + 1] + s.cells[cell.WANT + 2]
            return 40 if wanted == 0 and self.need(s, seat, material) >= 4 else 0
        if action >= act.GIVE_CUBE:
            material = action - act.GIVE_CUBE
            given = s.cells[cell.GIVE] + s.cells[cell.GIVE + 1] + s.cells[cell.GIVE + 2]
            return 50 if given == 0 and self.need(s, seat, material) == 1 else 0
        return (
            30 if s.cells[cell.OFFERS] == 0 and self.sees_deal(s, seat, action - act.OFFER) else 0
        )

    def sees_deal(self, s: State, seat: i64, other: i64) -> bool:
        """The seat has a cube it doesn't need, the other one that the seat does."""
        spare = False
        wish = False
        for material in range(3):
            need = self.need(s, seat, material)
            spare = spare or (
                need == 1 and s.cells[cell.block(seat) + cell.INVENTORY + material] > 0
            )
            wish = wish or (
                need >= 4 and s.cells[cell.block(other) + cell.INVENTORY + material] > 0
            )
        return spare and wish

    def gain(self, s: State, seat: i64) -> i64:
        """What the offer on the table is worth to the seat that answers it."""
        total: i64 = -1
        for material in range(3):
            need = self.need(s, seat, material)
            total += need * (s.cells[cell.GIVE + material] - s.cells[cell.WANT + material])
        return total + (2 if s.cells[cell.block(seat) + cell.PROFESSION] == kinds.CAPITALIST else 0)

    def rate_sabotage(self, s: State, seat: i64, target: i64) -> i64:
        """Only with nothing of its own to power: then the machine that would dig most."""
        mine = cell.block(seat)
        for machine in range(kinds.CLASSES):
            if s.cells[mine + cell.MACHINES + machine] > 0:
                return 0
        machine = target % kinds.CLASSES
        if s.cells[mine + cell.STICKS] > 0 or kinds.BOILERS <= machine < kinds.MEGALODRILLS:
            return 0
        digging = machine if machine < kinds.STEAMBOTS else machine - kinds.MEGALODRILLS
        return 11 + max(digging, 0)

    def worth(self, s: State, seat: i64) -> float:
        """The seat's share of all strength at the table."""
        total = 0.0
        ours = 0.0
        for other in range(s.cells[SEATS]):
            strength = self.strength(s, other)
            total += strength
            if other == seat:
                ours = strength
        if s.cells[cell.AUTOMATON] != kinds.OFF:
            total += exp(AUTOMATON_START + GOLD_COUNTS * float(s.cells[cell.AUTOMATON_GOLD]))
        return ours / total

    def strength(self, s: State, seat: i64) -> float:
        """How likely a seat wins, against others' strength: fitted to games of greedy bots."""
        cells = s.cells
        mine = cell.block(seat)
        gold = cells[mine + cell.CLAIMED]
        score = GOLD_COUNTS * float(gold)
        if gold >= self.n.gold_to_win - 1:
            score += 0.28
        score += 0.12 * float(owned(s, seat, kinds.DRILL) + owned(s, seat, kinds.STEAMBOT))
        score += 0.32 * float(owned(s, seat, kinds.BOILER))
        score += 0.80 * float(owned(s, seat, kinds.MEGALODRILL))
        score += 0.19 * float(cells[mine + cell.STICKS])
        score += 0.09 * float(self.steam(s, seat, kinds.DRILLS, kinds.STEAMBOTS))
        score += 0.30 * float(self.steam(s, seat, kinds.MEGALODRILLS, kinds.CLASSES))
        score += 0.05 * float(cells[mine + cell.INVENTORY])
        score += 0.14 * float(cells[mine + cell.INVENTORY + EMBER_AT])
        if cells[TURN] == seat:
            score += 0.14
        return exp(score)

    def steam(self, s: State, seat: i64, first: i64, after: i64) -> i64:
        """Steam on a seat's machines of some kind, those that run."""
        machines = cell.block(seat) + cell.MACHINES
        total: i64 = 0
        for machine in range(first, after):
            total += s.cells[machines + machine] * (machine - first)
        return total
