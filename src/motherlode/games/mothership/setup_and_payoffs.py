"""The rules object of Mothership: its steps, the setup and the payoffs."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel.dealer import Dealer
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, Seat, State

from . import (
    actions as act,
    deck,
    events as event,
    fleet,
    kinds,
    state_cells as cell,
    step_table as step,
)
from .ai.heuristic import MothershipHeuristic
from .kinds import Space
from .params import Params
from .steps.market import TurnMarket


@final
class MothershipRules(Rules):
    """The rules of Mothership for given parameters."""

    def __init__(self, n: Params) -> None:
        super().__init__(
            cell.LAYOUT,
            act.ACTIONS.columns(),
            step.STEPS.build(n),
            n.options.seats,
            MothershipHeuristic(n),
            1 if n.options.level > 0 else 0,
            TurnMarket(n),
        )
        self.n = n

    def begin(self, s: State, d: Dealer) -> None:
        n = self.n
        s.cells[cell.ROUND] = 1
        s.cells[cell.MODE] = n.options.mode
        set_planets(n, s)
        for card in range(kinds.CARD_KINDS):
            s.cells[cell.ACTION_DECK + card] = n.cards.count[card]
        if n.options.exploration:
            for token in range(kinds.ARTIFACTS):
                s.cells[cell.TOKENS + token] = 1
        for j in range(n.options.seats):
            set_fleet(n, s, Seat(j))
            set_station(n, s, Seat(j))
        if n.options.level > 0:
            set_npc(n, s)
        first = first_player(s, d)
        s.cells[cell.FIRST_SEAT] = first
        for j in range(n.options.seats):
            for i in range(n.economy.start_cards):
                deck.draw_card(s, Seat(j), d)
        s.push(step.PLACING, s.next_seat(first) if fleet.is_npc(s, first) else first)

    def why_not(self, s: State, action: i64) -> tuple[str, str]:
        """The reason why an action is illegal; spaces outside this board are refused first."""
        verb = self.verb_of(action)
        if names_space(verb) and not self.n.board.has(Space(action - verb)):
            return "not_on_board", "M6"
        return super().why_not(s, action)

    def payoff(self, s: State, seat: i64) -> float:
        """The payoff of a seat: 1 divided among all winners, or 0."""
        won: i64 = 0
        for other in range(s.cells[SEATS]):
            won += s.cells[s.block(other) + cell.WON]
        return float(s.cells[s.block(seat) + cell.WON]) / float(max(won, 1))


def set_planets(n: Params, s: State) -> None:
    for planet in range(len(n.board.planets)):
        space = n.board.planets[planet]
        s.cells[cell.PLANET_AT + planet] = space + 1
        s.cells[cell.MAP + space] = fleet.planet_entry(planet)
        if n.options.level > 0:
            s.cells[cell.PLANET_OWNER + planet] = 1


def set_fleet(n: Params, s: State, seat: Seat) -> None:
    """Sets up a seat: full hull, starting energy and Resources, no ship on the board yet
    (M1-M3)."""
    block = s.block(seat)
    s.cells[block + cell.HP] = n.mothership.hull
    for subsystem in range(len(kinds.SUBSYSTEMS)):
        s.cells[block + cell.ENERGY + subsystem] = n.energy.start[subsystem]
    s.cells[block + cell.RESOURCES] = n.economy.start_resources


def set_station(n: Params, s: State, seat: Seat) -> None:
    block = s.block(seat)
    space = n.board.stations[seat]
    s.cells[block + cell.STATION_AT] = space + 1
    s.cells[block + cell.STATION_HP] = n.station.counters
    s.cells[cell.MAP + space] = fleet.station_entry(seat)


def set_npc(n: Params, s: State) -> None:
    """Sets up the NPC as a second fleet, with the energy and tiles of the level (M54)."""
    npc = Seat(1)
    s.cells[cell.NPC_SEAT] = npc
    set_fleet(n, s, npc)
    block = s.block(npc)
    for subsystem in range(len(kinds.SUBSYSTEMS)):
        s.cells[block + cell.ENERGY + subsystem] = n.solo.energy
    for category in range(len(kinds.CATEGORIES)):
        s.cells[block + cell.TIER + category] = n.solo.tier
        branch = n.technology.dark_branches[category]
        s.cells[block + cell.BRANCH + category] = branch if n.solo.tier >= 2 else 0
    for ship in range(kinds.FLEET):
        space = Space(n.board.npc[ship])
        fleet.put_ship(s, npc, ship, space)
        s.cells[cell.NPC_HOMES + ship] = nearest_planet(n, space)


def nearest_planet(n: Params, space: Space) -> i64:
    best: i64 = 0
    for planet in range(len(n.board.planets)):
        far = n.board.distance(space, Space(n.board.planets[planet]))
        if far < n.board.distance(space, Space(n.board.planets[best])):
            best = planet
    return best


def first_player(s: State, d: Dealer) -> Seat:
    """The seat that starts: the highest roll of a d6; tied seats roll again (M9)."""
    tied = [seat for seat in range(s.cells[SEATS])]
    while len(tied) > 1:
        rolls: list[i64] = []
        for seat in tied:
            die = d.roll(6)
            d.emit(event.ROLLED_FOR_START, seat, die)
            rolls.append(die)
        best = max(rolls)
        tied = [seat for seat, die in zip(tied, rolls) if die == best]
    return Seat(tied[0])


def names_space(verb: i64) -> bool:
    """True if the argument of a verb is a space of the board."""
    return verb in (act.PLACE, act.MOVE, act.ENTER, act.ATTACK, act.TARGET)
