"""The forecast for the seat that decides: odds of its choices, targets and dangers.

It reads fleets, energy, technology and Artifacts, which are public, and no hand.
"""

from collections.abc import Callable, Iterator

from motherlode.kernel.action_table import Action
from motherlode.kernel.legal_actions import LegalActions
from motherlode.kernel.rules import Rules
from motherlode.kernel.state import SEATS, Seat, State

from . import (
    actions as act,
    card_prices,
    fleet,
    kinds,
    odds_reports,
    planet_capture,
    standing_order_triggers,
    state_cells as cell,
    step_table as step,
)
from .ai import target_values
from .cards import catalogue
from .forecast_types import Forecast, OddsReport, Target
from .hexes import NAMES
from .kinds import Space
from .params import Params
from .ships_in_reach import Flights, enemies_in_reach, spaces_of
from .technology.abilities import attack_boosts, catalogue as abilities


def forecast(rules: Rules, s: State, seat: int) -> Forecast:
    """The forecast for the seat that decides."""
    n: Params = rules.n  # type: ignore[attr-defined]
    pending = int(s.step())
    asked = Seat(seat)
    result: Forecast = {
        "actions": {},
        "targets": {},
        "dangers": {},
        "occasion": standing_order_triggers.occasion(s),
        "card_price": int(card_prices.price(n, s, asked)),
    }
    if pending in CHOICES:
        moves = LegalActions()
        rules.legal(s, moves)
        legal = [act.ACTIONS.rows[moves.ids[i]] for i in range(moves.own)]
        result["actions"] = CHOICES[pending](n, s, asked, legal)
    if pending in (step.TURN_MENU, step.ORDERS, step.AIMING) or chooses_ranged_attack(s):
        flights = Flights(n, s, asked)
        found = {at: target(n, s, asked, Space(at), flights) for at in targets(n, s, asked)}
        result["targets"] = {NAMES[at]: row for at, row in found.items()}
        result["dangers"] = dangers(n, s, asked)
    return result


# --- choices


def order_odds(n: Params, s: State, seat: Seat, legal: list[Action]) -> dict[str, OddsReport]:
    """The odds of attacks by the ship that has its orders, and of entering fields (M31)."""
    ship = int(s.field(step.SHIP))
    odds = {}
    for action in legal:
        if action.verb_id == act.ATTACK:
            space = Space(action.argument_id)
            odds[action.text] = odds_reports.attack_odds(n, s, seat, 1 << ship, space)
        elif action.verb_id == act.ENTER:
            odds[action.text] = odds_reports.entering_odds(n, s, seat, ship)
    return odds


def ability_odds(n: Params, s: State, seat: Seat, legal: list[Action]) -> dict[str, OddsReport]:
    """The odds of an ability that rolls dice, for each space that it may be aimed at (M45)."""
    ability = abilities.ABILITIES[s.field(step.ABILITY)]
    found = {action.text: ability.odds(n, s, seat, Space(action.argument_id)) for action in legal}
    return {text: odds for text, odds in found.items() if odds}


def chooses_ranged_attack(s: State) -> bool:
    """True if the target or the ship of a card with a ranged attack is being chosen."""
    aiming = s.step() in (step.TARGETING, step.CHOOSING_SHIP)
    return aiming and catalogue.CARDS[s.field(step.CARD)].attacks_from_afar()


def ranged_card_odds(n: Params, s: State, seat: Seat, legal: list[Action]) -> dict[str, OddsReport]:
    """The odds of a card's ranged attack: for each target with the first ship, or for each ship."""
    if not chooses_ranged_attack(s):
        return {}
    by_action = {}
    for action in legal:
        if s.step() == step.TARGETING:
            space = Space(action.argument_id)
            card = catalogue.CARDS[s.field(step.CARD)]
            ship = odds_reports.ships_in(int(card.shooters(n, s, seat, space)))[0]
        else:
            space, ship = Space(int(s.field(step.SPACE))), action.argument_id
        odds = odds_reports.attack_odds(n, s, seat, 1 << ship, space)
        by_action[action.text] = odds_reports.marked_as_ranged(odds)
    return by_action


def joining_odds(n: Params, s: State, seat: Seat, legal: list[Action]) -> dict[str, OddsReport]:
    """The odds of the declared attack, and with each ship that may still join (M22)."""
    mask = int(s.field(step.SHIPS))
    space = Space(int(s.field(step.SPACE)))
    added = int(attack_boosts.BOOSTS[s.field(step.BOOST)].added(n))
    odds = {}
    for action in legal:
        joins = action.verb_id == act.JOIN
        with_it = mask | 1 << action.argument_id if joins else mask
        odds[action.text] = odds_reports.attack_odds(n, s, seat, with_it, space, added)
    return odds


def window_odds(n: Params, s: State, seat: Seat, legal: list[Action]) -> dict[str, OddsReport]:
    """The odds of the current fight without further cards, for the side that is asked (M28)."""
    if all(action.verb_id != act.PASS for action in legal):
        return {}
    odds = odds_reports.current_odds(n, s)
    return {"pass": odds if fleet.attacks(s, seat) else odds_for_defender(odds)}


def odds_for_defender(odds: OddsReport) -> OddsReport:
    """The odds of an attack for the defender; those of fields stay unchanged."""
    if odds["kind"] not in ("ship", "planet"):
        return odds
    kind = "holding" if odds["kind"] == "planet" else "ship"
    odds = odds | {"kind": kind, "win": odds["lose"], "lose": odds["win"]}
    odds.pop("ranged", None)  # ranged attacks are safe for the attacker only
    return odds


CHOICES: dict[int, Callable[[Params, State, Seat, list[Action]], dict[str, OddsReport]]] = {
    step.ORDERS: order_odds,
    step.AIMING: ability_odds,
    step.TARGETING: ranged_card_odds,
    step.CHOOSING_SHIP: ranged_card_odds,
    step.JOINING: joining_odds,
    step.BEFORE_ROLL: window_odds,
}


# --- who can hit whom


def targets(n: Params, s: State, seat: Seat) -> Iterator[int]:
    """The spaces of all planets and units that are not friendly."""
    for i in range(int(s.cells[SEATS])):
        other = Seat(i)
        if not fleet.friends(n, seat, other) and fleet.in_game(s, other):
            yield from map(int, spaces_of(s, other))
            if fleet.station_of(s, other) >= 0:
                yield int(fleet.station_of(s, other))
    for planet in range(kinds.MOST_PLANETS):
        if planet_capture.planet_space(s, planet) >= 0 and not fleet.friends_hold(
            n, s, seat, planet
        ):
            yield int(planet_capture.planet_space(s, planet))


def target(n: Params, s: State, seat: Seat, space: Space, flights: Flights) -> Target:
    """A target for a seat.

    `wingmen` counts the ships that guard it, `now` lists own ships that can attack it from where
    they are, `reach` own ships that can fly beside it. `odds` are those of an attack `with` as many
    ships as can attack it together.
    """
    occupant = int(s.cells[cell.MAP + space])
    now = int(target_values.possible_attackers(n, s, seat, space))
    coming = [ship for ship in flights.attackers(n, s, space) if not fleet.in_mask(now, ship)]
    result: Target = {
        "wingmen": wingmen_of(n, s, occupant, space),
        "now": [kinds.SHIPS[ship] for ship in odds_reports.ships_in(now)],
        "reach": [kinds.SHIPS[ship] for ship in coming],
    }
    if mask := now or ships_that_fit_beside(n, s, space, flights, coming):
        result["with"] = [kinds.SHIPS[ship] for ship in odds_reports.ships_in(mask)]
        result["odds"] = odds_reports.attack_odds(n, s, seat, mask, space)
    return result


def ships_that_fit_beside(
    n: Params, s: State, space: Space, flights: Flights, able: list[int]
) -> int:
    """A mask of ships that can be beside a space together, each on a free space of its own.

    Ships with better dice are preferred.
    """
    ships = sorted(able, key=lambda ship: -int(fleet.die_of(n, s, flights.seat, ship)))
    ends = {ship: flights.ends(n, s, ship, space) for ship in ships}
    taken: dict[int, int] = {}
    for ship in ships:
        assign_end_space(ship, ends, taken, set())
    return sum(1 << ship for ship in taken.values())


def assign_end_space(
    ship: int, ends: dict[int, list[int]], taken: dict[int, int], seen: set[int]
) -> bool:
    """True if a ship gets one of its end spaces; a ship that has it may change to another."""
    for at in ends[ship]:
        if at not in seen:
            seen.add(at)
            if at not in taken or assign_end_space(taken[at], ends, taken, seen):
                taken[at] = ship
                return True
    return False


def wingmen_of(n: Params, s: State, occupant: int, space: Space) -> int:
    """The number of wingmen of a ship (M23) or guards of a Station (M25); 0 for a planet."""
    if fleet.is_ship(occupant):
        return int(fleet.friends_beside(n, s, fleet.seat_of(occupant), space, occupant))
    if fleet.is_station(occupant):
        return int(fleet.friends_beside(n, s, fleet.station_owner(occupant), space, cell.EMPTY))
    return 0


def dangers(n: Params, s: State, seat: Seat) -> dict[str, int]:
    """The number of enemy ships that could reach and attack each own ship."""
    names = [NAMES[space] for space in spaces_of(s, seat)]
    return dict(zip(names, enemies_in_reach(n, s, seat), strict=True))
