"""Steps of a turn: its beginning, its menu, its end, and the next turn (M9, M12, M15-M17)."""

from typing import final

from mypy_extensions import i64

from motherlode.kernel import piles
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.state import SEATS, TURN, Seat, State

from .. import (
    actions as act,
    damage_and_elimination,
    events as event,
    fleet,
    kinds,
    shared_effects,
    state_cells as cell,
    step_table as step,
)
from ..cards import play_steps, playable
from ..kinds import CardId
from ..params import Params
from ..technology.abilities import catalogue
from . import ship_orders
from .base_step import MothershipStep


def begin_turn(n: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Begins a turn: ends effects that lasted until now; a player with enough points wins (M52)."""
    block = s.block(seat)
    s.cells[TURN] = seat
    s.cells[block + cell.DIVERTED] = 0
    s.cells[block + cell.DAMAGED] = 0
    s.cells[block + cell.CONVOYED] = beside_own_mothership(n, s, seat)
    end_effects(s, seat, d)
    d.emit(event.TURN_BEGAN, seat, s.cells[cell.ROUND])
    s.push(step.NPC_TURN if fleet.is_npc(s, seat) else step.TURN_MENU, seat)
    damage_and_elimination.check_points(n, s, d)


def end_effects(s: State, seat: Seat, d: Dealer) -> None:
    """Ends a seat's Random Event and blockade when its turn comes again, even if it is out (M53).

    Only the latest blockade is stored, because it ends last.
    """
    if s.cells[cell.BLOCKADE_BY] == seat + 1:
        s.cells[cell.BLOCKADE_BY] = 0
    if s.cells[cell.EVENT] != kinds.QUIET and s.cells[cell.EVENT_SEAT] == seat:
        if doubles_event(s, seat) and lingers(s) and fleet.in_game(s, seat):
            s.cells[cell.EVENT_ANSWER] = kinds.LINGERING
        else:
            end_event(s, d)


def lingers(s: State) -> bool:
    """True if the event, doubled, holds its player through that player's next turn too (M53)."""
    return s.cells[cell.EVENT] in (kinds.MAGNETIC_STORM, kinds.SPACE_VIRUS)


def end_event(s: State, d: Dealer) -> None:
    d.emit(event.EVENT_ENDED, -1, s.cells[cell.EVENT])
    s.cells[cell.EVENT] = kinds.QUIET


def end_lingering_event(s: State, seat: Seat, d: Dealer) -> None:
    """Ends a doubled event at the end of its player's next turn (M53)."""
    lingering = s.cells[cell.EVENT_ANSWER] == kinds.LINGERING
    if lingering and s.cells[cell.EVENT] != kinds.QUIET and s.cells[cell.EVENT_SEAT] == seat:
        end_event(s, d)


def beside_own_mothership(n: Params, s: State, seat: Seat) -> i64:
    """A mask of the seat's small ships that are beside its Mothership now."""
    mask: i64 = 0
    if not fleet.alive(s, seat, kinds.MOTHERSHIP):
        return mask
    centre = fleet.space_of(s, seat, kinds.MOTHERSHIP)
    bit: i64 = 2
    for ship in range(kinds.FIRST_FIGHTER, kinds.FLEET):
        space = fleet.space_of(s, seat, ship)
        if space >= 0 and n.board.distance(space, centre) == 1:
            mask += bit
        bit += bit
    return mask


@final
class TurnMenu(MothershipStep):
    """The player gives orders, trades, diverts and plays cards until it ends the turn (M12)."""

    def legal(self, s: State, moves: LegalActions) -> None:
        n = self.n
        seat = s.seat()
        if not fleet.in_game(s, seat):
            return
        moves.add(act.END_TURN)
        for ship in range(kinds.FLEET):
            if ship_orders.may_order(n, s, seat, ship):
                moves.add(act.ORDER, ship)
        catalogue.add_in_menu(n, s, seat, moves)
        if fleet.may_divert(s, seat):
            moves.add(act.DIVERT)
        playable.add_turn_cards(n, s, seat, moves)

    def explain(self, s: State, verb: i64, argument: i64) -> tuple[str, str]:
        if verb == act.ORDER:
            if not fleet.alive(s, s.seat(), argument):
                return "ship_is_lost", "M20"
            return "nothing_left_to_do", "M12"
        return super().explain(s, verb, argument)

    def no_card_now(self, s: State, card: CardId) -> tuple[str, str]:
        return playable.why_no_use(s, card)

    def apply(self, s: State, verb: i64, argument: i64, d: Dealer) -> None:
        seat = s.seat()
        if verb == act.END_TURN:
            self.run(s, d)
        elif verb == act.DIVERT:
            s.push(step.DIVERTING, seat)
        elif verb == act.PLAY:
            play_steps.declare(s, seat, CardId(argument), d)
        elif verb == act.USE:
            catalogue.ABILITIES[argument].use_in_menu(s, seat)
        else:
            s.push(step.ORDERS, seat, argument)

    def run(self, s: State, d: Dealer) -> None:
        s.become(step.ENDING, s.seat())


@final
class Ending(MothershipStep):
    """Ends a turn: collects income, repairs, and clears effects that lasted for the turn."""

    def run(self, s: State, d: Dealer) -> None:
        n = self.n
        seat = s.seat()
        if fleet.in_game(s, seat) and not fleet.is_npc(s, seat):
            collect_income(n, s, seat, d)
            self.repair(s, seat, d)
        clear_turn(s, seat)
        end_lingering_event(s, seat, d)
        self.count_down(s, seat)
        s.become(step.RESPAWNING, seat)

    def repair(self, s: State, seat: Seat, d: Dealer) -> None:
        """Repairs the Mothership by technology (M44) and Artifacts."""
        if not fleet.alive(s, seat, kinds.MOTHERSHIP):
            return
        hull = fleet.artifact(self.n, s, seat, kinds.ARTIFACT_REPAIR)
        if self.n.technology.repair.owned(s, seat) and s.cells[s.block(seat) + cell.DAMAGED] == 0:
            hull += self.n.technology.repair.amount(s, seat)
        shared_effects.repair_hull(self.n, s, seat, hull, d)

    def count_down(self, s: State, seat: Seat) -> None:
        wait = s.block(seat) + cell.RESPAWN
        for ship in range(kinds.FLEET):
            if s.cells[wait + ship] > 1:
                s.cells[wait + ship] -= 1


def collect_income(n: Params, s: State, seat: Seat, d: Dealer) -> None:
    """Pays income for the Station and planets, with technology, Artifacts and events."""
    planets = fleet.planets_held(s, seat)
    income: i64 = 0
    if s.cells[cell.BLOCKADE_BY] == 0:
        if fleet.station_of(s, seat) >= 0:
            income += n.economy.station_income
        income += planet_income(n, s, seat, planets)
        if fleet.struck_by(s, seat, kinds.OFFWORLD_TRADING):
            extra = planets // n.random_events.offworld_trading
            income += extra * (2 if doubles_event(s, seat) else 1)
    income += n.technology.income.amount(s, seat) + fleet.artifact(
        n, s, seat, kinds.ARTIFACT_INCOME
    )
    s.cells[s.block(seat) + cell.RESOURCES] += income
    d.emit(event.COLLECTED, seat, income)


def planet_income(n: Params, s: State, seat: Seat, planets: i64) -> i64:
    """The income from planets with technology (M44); half of it in a Pirate Raid (M53)."""
    income = planets * n.planet.income
    if n.technology.planets_for_one.owned(s, seat):
        income += planets // n.technology.planets_for_one.amount(s, seat)
    if fleet.struck_by(s, seat, kinds.PIRATE_RAID):
        income = (income + 1) // 2
        if doubles_event(s, seat):
            income = (income + 1) // 2
    return income


def doubles_event(s: State, seat: Seat) -> bool:
    return s.cells[cell.EVENT_SEAT] == seat and s.cells[cell.EVENT_ANSWER] == kinds.DOUBLED


def clear_turn(s: State, seat: Seat) -> None:
    """Restores all shields (M16) and drained energy, and clears what the seat's ships did."""
    cells = s.cells
    for other in range(cells[SEATS]):
        block = s.block(other)
        cells[block + cell.SHIELD_LOST] = 0
        piles.clear(cells, block + cell.DRAINED, len(kinds.SUBSYSTEMS))
        piles.clear(cells, block + cell.STATUS, kinds.FLEET)
        piles.clear(cells, block + cell.DEFLECTORS, kinds.FLEET)
    piles.clear(cells, cell.PLANET_TRIED, kinds.MOST_PLANETS)
    block = s.block(seat)
    cells[block + cell.DISCOUNT_USED] = 0
    piles.clear(cells, block + cell.MOVED, kinds.FLEET)
    piles.clear(cells, block + cell.BONUS, kinds.FLEET)
    piles.clear(cells, block + cell.AFTER_ATTACK, kinds.FLEET)
    piles.clear(cells, block + cell.HELD, kinds.FLEET)


@final
class NextTurn(MothershipStep):
    """Begins the turn of the next player in the game; after the last round the game ends (M49)."""

    def run(self, s: State, d: Dealer) -> None:
        seat = s.seat()
        while True:
            seat = s.next_seat(seat)
            if seat == s.cells[cell.FIRST_SEAT]:
                s.cells[cell.ROUND] += 1
            if fleet.in_game(s, seat):
                break
            end_effects(s, seat, d)
        if s.cells[cell.ROUND] > self.n.game.rounds:
            damage_and_elimination.draw_game(self.n, s, d)
            return
        s.pop()
        begin_turn(self.n, s, seat, d)
