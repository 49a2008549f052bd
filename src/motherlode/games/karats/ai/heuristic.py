"""The heuristic of bots: what to build next, which cubes to keep for it, when to use a machine.

The plan is to build Steambots to keep more cubes, Dynamite from the Ember, and Drill Machines and
Megalodrills from the rest. Actions rated above `done` are worth doing at once.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.rules import Heuristic
from motherlode.kernel.state import SEATS, TURN, Seat, State

from .. import (
    actions as act,
    kinds,
    owned_machines,
    sabotage,
    state_cells as cell,
    step_table as step,
    trade_terms,
)
from ..kinds import Device, Machine, Material, Profession
from ..owned_machines import owned
from ..params import Params
from . import long_term_plan, trade_value
from .cubes_needed import ENOUGH_STEAMBOTS, need

INDIFFERENT: Final = 10
"""The rating of `done`: actions rated lower are not done."""

GOLD_COUNTS: Final = 0.75
"""What one Gold adds to the logarithm of a seat's strength."""
AUTOMATON_START: Final = 1.0
"""The logarithm of the Automaton's strength without Gold: it digs without having to build."""

DRAFT_RATINGS: Final[tuple[i64, ...]] = (0, 65, 30, 40, 70, 50)
"""The rating of each `Profession`, ordered by how often it wins."""


def draft_rating(s: State, profession: Profession, ratings: tuple[i64, ...]) -> i64:
    """The rating of drafting a Profession; in a solo game 0 for those that are useless there
    (K45)."""
    if s.cells[SEATS] == 1 and kinds.useless_alone(profession):
        return 0
    return ratings[profession]


@final
class KaratsHeuristic(Heuristic):
    def __init__(self, params: Params) -> None:
        self.params = params

    def fast_score(self, s: State, verb: i64, argument: i64) -> i64:
        if verb == act.OFFER:  # most listed actions are offers
            return self.rate_offer(s, argument)
        seat = s.seat()
        if verb == act.DONE or verb == act.END_TURN:
            return INDIFFERENT
        if verb == act.BASIC_MINING:
            return 50
        if verb == act.KEEP:
            return INDIFFERENT + 1 + need(self.params, s, seat, Material(argument))
        if verb == act.TAKE:
            return need(self.params, s, seat, Material(argument))
        if verb == act.PAY:
            return 10 - need(self.params, s, seat, Material(argument))
        if verb == act.LOAD:
            return self.rate_load(Machine(argument))
        if verb == act.USE:
            return self.rate_use(s, seat, Machine(argument))
        if verb == act.USE_TO_KEEP:
            return 45 if self.wants_to_keep_more(s) else 20
        if verb == act.BLAST:
            return 80
        if verb == act.BUILD:
            return self.rate_build(s, seat, Device(argument))
        if verb == act.ENGINEER_BUILD:
            return self.rate_engineer(s, seat, Device(argument))
        if verb == act.SABOTAGE:
            return self.rate_sabotage(s, seat, sabotage.machine_of(argument))
        if verb == act.DRAFT:
            return draft_rating(s, kinds.profession_of(argument), DRAFT_RATINGS)
        return self.rate_trade(s, seat, verb, argument)

    def score(self, s: State, verb: i64, argument: i64) -> i64:
        """The rating for the search: as `fast_score`, but with the plan of `long_term_plan`."""
        seat = s.seat()
        params = self.params
        if verb == act.OFFER or verb == act.COUNTER:
            # The search has too many of the others to look at.
            return self.fast_score(s, verb, argument) if trade_terms.one_for_one(argument) else 0
        if verb == act.KEEP:
            return (
                INDIFFERENT + 1 + long_term_plan.need_for_goal(params, s, seat, Material(argument))
            )
        if verb == act.BUILD:
            return 90 if long_term_plan.worth_building(params, s, seat, Device(argument)) else 0
        if verb == act.LOAD:
            return self.score_load(Machine(argument))
        if verb == act.BLAST:
            return 80 if long_term_plan.time_to_blast(params, s, seat) else 0
        if verb == act.DRAFT:
            return draft_rating(s, kinds.profession_of(argument), long_term_plan.DRAFTS)
        return self.fast_score(s, verb, argument)

    # What to build

    def rate_build(self, s: State, seat: Seat, device: Device) -> i64:
        if device == kinds.DYNAMITE:
            needed = self.params.dynamite.cost[kinds.EMBER]
            return 95 if self.spare_ember(s, seat) >= needed else 0
        if device == kinds.MEGALODRILL:
            return 90
        if device == kinds.DRILL:
            return 80 if owned(s, seat, kinds.DRILL) < 2 else 40
        bots = owned(s, seat, kinds.STEAMBOT)
        if device == kinds.STEAMBOT:
            return 70 if bots < ENOUGH_STEAMBOTS else 0
        return 60 if bots >= 2 and owned(s, seat, kinds.BOILER) < 2 else 0

    def rate_engineer(self, s: State, seat: Seat, device: Device) -> i64:
        if device == kinds.MEGALODRILL:
            return 100
        return 85 if device == kinds.DRILL and owned(s, seat, kinds.DRILL) < 2 else 0

    def spare_ember(self, s: State, seat: Seat) -> i64:
        """Ember beyond what the seat's empty Boilers will burn."""
        ember = s.cells[s.block(seat) + cell.INVENTORY + kinds.EMBER]
        return ember - owned_machines.count(s, seat, kinds.machine(kinds.BOILER, 0))

    # Loading and using machines

    def rate_load(self, machine: Machine) -> i64:
        device = kinds.device_of(machine)
        if device == kinds.DRILL:
            return 50 + kinds.fuel_of(machine)
        if device == kinds.STEAMBOT:
            return 70
        return 90 if device == kinds.BOILER else 60 + kinds.fuel_of(machine)

    def score_load(self, machine: Machine) -> i64:
        """The rating for the search: as `rate_load`, but a Drill Machine without a marker comes
        last."""
        if kinds.device_of(machine) == kinds.DRILL and not kinds.is_sabotaged(machine):
            return 40 + kinds.fuel_of(machine)
        return self.rate_load(machine)

    def rate_use(self, s: State, seat: Seat, machine: Machine) -> i64:
        device = kinds.device_of(machine)
        fuel = kinds.fuel_of(machine)
        if device == kinds.DRILL:
            return 70 if self.is_full_enough(s, seat, fuel) else 0
        if device == kinds.STEAMBOT:
            return 40
        if device == kinds.BOILER:
            return 60 if self.can_take_steam(s, seat) else 0
        return 75 if fuel >= self.params.megalodrill.overhead + 4 or self.urgent(s) else 0

    def is_full_enough(self, s: State, seat: Seat, fuel: i64) -> bool:
        """True if a Drill Machine is full enough to use; for the Pilot it always is."""
        overhead = owned_machines.drill_overhead(self.params, s, seat)
        return overhead == 0 or fuel >= overhead + 3 or self.urgent(s)

    def urgent(self, s: State) -> bool:
        """True if a player needs only one more Gold to win: then every machine is used."""
        last = self.params.gold.to_win - 1
        if s.cells[cell.AUTOMATON_GOLD] >= last:
            return True
        for i in range(s.cells[SEATS]):
            if s.cells[s.block(Seat(i)) + cell.CLAIMED] >= last:
                return True
        return False

    def can_take_steam(self, s: State, seat: Seat) -> bool:
        """True if a seat's Drill Machine or Megalodrill has room for most of the Steam of one
        Boiler."""
        megalodrill = self.params.megalodrill
        full = megalodrill.power + megalodrill.overhead
        return self.has_machine_below(s, seat, kinds.DRILL, 2) or self.has_machine_below(
            s, seat, kinds.MEGALODRILL, full - 3
        )

    def has_machine_below(self, s: State, seat: Seat, device: Device, fuel: i64) -> bool:
        """True if the seat has an unmarked machine of a Device with less fuel than this."""
        first = owned_machines.first_cell(s, seat, device)
        return piles.total(s.cells, first, fuel) > 0

    def wants_to_keep_more(self, s: State) -> bool:
        """True if more materials were excavated than may be kept so far."""
        first = cell.EXCAVATED + kinds.cube_of(kinds.IRON)
        materials = piles.total(s.cells, first, kinds.MATERIAL_COUNT)
        return materials > self.params.turn.keep + s.cells[cell.KEEPS]

    # Trading and sabotage

    def rate_trade(self, s: State, seat: Seat, verb: i64, argument: i64) -> i64:
        """Rates answers to an offer (counter-offer, accept, decline); other verbs get 0.

        The others give a choice up: they skip the mine, or end all trades of the turn.
        """
        if verb == act.COUNTER:
            return self.rate_counter(s, seat, trade_terms.SMALL_TRADES[argument])
        if verb == act.ACCEPT:
            partner = Seat(s.field(step.PARTNER))
            return INDIFFERENT + trade_value.answer_value(self.params, s, seat, partner)
        return INDIFFERENT if verb == act.DECLINE else 0

    def rate_offer(self, s: State, argument: i64) -> i64:
        if not trade_value.time_to_trade(s):
            return 0
        offered = trade_terms.SMALL_TRADES[argument]
        partner = trade_terms.partner_of(offered)
        if trade_value.got_an_offer(s, partner):
            return 0
        value = trade_value.serves_both(self.params, s, s.seat(), partner, offered)
        return 30 + value if value > 0 else 0

    def rate_counter(self, s: State, seat: Seat, offered: i64) -> i64:
        """A counter-offer is made if the offer itself is not worth accepting."""
        player = Seat(s.field(step.PARTNER))
        value = trade_value.serves_both(self.params, s, seat, player, offered)
        if value <= 0 or trade_value.answer_value(self.params, s, seat, player) > 0:
            return 0
        return INDIFFERENT + value

    def wants_anytime(self, s: State) -> bool:
        return trade_value.looks_for_trades(self.params, s)

    def forbids(self, s: State, verb: i64, argument: i64) -> bool:
        """True for a second offer to the same player in a turn (K47)."""
        if verb != act.OFFER:
            return False
        return trade_value.got_an_offer(
            s, trade_terms.partner_of(trade_terms.SMALL_TRADES[argument])
        )

    def rate_sabotage(self, s: State, seat: Seat, machine: Machine) -> i64:
        """The rating of sabotaging a machine: higher with more fuel, 0 for a Boiler.

        It is 0 too while the seat has Dynamite or a machine that is not sabotaged.
        """
        block = s.block(seat)
        running = piles.total(s.cells, block + cell.MACHINES, kinds.CLASSES)
        if running > 0 or s.cells[block + cell.STICKS] > 0 or owned_machines.is_boiler(machine):
            return 0
        if kinds.device_of(machine) == kinds.STEAMBOT:
            return 11
        return 11 + kinds.fuel_of(machine)

    def value(self, s: State, seat: i64) -> float:
        """The probability that a seat wins: its share of the strength of all players."""
        total = 0.0
        own = 0.0
        for i in range(s.cells[SEATS]):
            strength = self.strength(s, Seat(i))
            total += strength
            if i == seat:
                own = strength
        if s.cells[cell.AUTOMATON] != kinds.OFF:
            total += exp(AUTOMATON_START + GOLD_COUNTS * float(s.cells[cell.AUTOMATON_GOLD]))
        return own / total

    def strength(self, s: State, seat: Seat) -> float:
        """The strength of a seat, fitted to games of greedy bots."""
        cells = s.cells
        block = s.block(seat)
        gold = cells[block + cell.CLAIMED]
        score = GOLD_COUNTS * float(gold)
        if gold >= self.params.gold.to_win - 1:
            score += 0.28
        score += 0.12 * float(owned(s, seat, kinds.DRILL) + owned(s, seat, kinds.STEAMBOT))
        score += 0.32 * float(owned(s, seat, kinds.BOILER))
        score += 0.80 * float(owned(s, seat, kinds.MEGALODRILL))
        score += 0.19 * float(cells[block + cell.STICKS])
        score += 0.09 * float(self.steam(s, seat, kinds.DRILL))
        score += 0.30 * float(self.steam(s, seat, kinds.MEGALODRILL))
        score += 0.05 * float(cells[block + cell.INVENTORY + kinds.IRON])
        score += 0.14 * float(cells[block + cell.INVENTORY + kinds.EMBER])
        if cells[TURN] == seat:
            score += 0.14
        return exp(score)

    def steam(self, s: State, seat: Seat, device: Device) -> i64:
        """All Steam on a seat's machines of one Device, without sabotaged machines."""
        first = owned_machines.first_cell(s, seat, device)
        total: i64 = 0
        for fuel in range(kinds.FUEL_LEVELS[device]):
            total += s.cells[first + fuel] * fuel
        return total
