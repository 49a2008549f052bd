"""The cells of the state of Karats: every zone of the table, and who may see it."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.zones import Layout

from . import kinds

LAYOUT: Final = Layout(seats=kinds.MOST_SEATS, deepest=6)

MINE: Final[i64] = LAYOUT.counts("mine", kinds.CUBES)
DISCARD: Final[i64] = LAYOUT.counts("discard", kinds.CUBES)
EXCAVATED: Final[i64] = LAYOUT.counts("excavated", kinds.CUBES)
UNDISCOVERED: Final[i64] = LAYOUT.number("undiscovered")
POOL: Final[i64] = LAYOUT.number("steam_pool")
STACKS: Final[i64] = LAYOUT.counts("stacks", kinds.DEVICES)
BLASTED: Final[i64] = LAYOUT.number("used_dynamite")
AUTOMATON: Final[i64] = LAYOUT.choice("automaton", kinds.AUTOMATON_LEVELS)
RATE: Final[i64] = LAYOUT.number("automaton_rate")
AUTOMATON_GOLD: Final[i64] = LAYOUT.number("automaton_gold")
MARKERS: Final[i64] = LAYOUT.number("automaton_steam")
LAST_PLAYER: Final[i64] = LAYOUT.number("last_player")
ROUND: Final[i64] = LAYOUT.number("round")
EXCAVATED_IN_ROUND: Final[i64] = LAYOUT.number("excavated_in_round")
IDLE_ROUNDS: Final[i64] = LAYOUT.number("idle_rounds")
PREP_BEGUN: Final[i64] = LAYOUT.number("prep_begun")
ENGINEERED: Final[i64] = LAYOUT.number("engineered")
PAID_CUBES: Final[i64] = LAYOUT.counts("paid", kinds.MATERIALS)
SKIPPED_TO_SABOTAGE: Final[i64] = LAYOUT.choice("skipped_to_sabotage", kinds.SKIPPED_PHASES)
KEEPS: Final[i64] = LAYOUT.number("keeps")
OFFERS: Final[i64] = LAYOUT.number("offers_made")
FORGONE: Final[i64] = LAYOUT.number("trades_forgone")
GIVE: Final[i64] = LAYOUT.counts("give", kinds.MATERIALS)
WANT: Final[i64] = LAYOUT.counts("want", kinds.MATERIALS)
WINNER: Final[i64] = LAYOUT.choice("winner", kinds.WINNERS)

# Within a seat's block.
PROFESSION: Final[i64] = LAYOUT.seat_choice("profession", kinds.PROFESSIONS)
CLAIMED: Final[i64] = LAYOUT.seat_number("gold")
INVENTORY: Final[i64] = LAYOUT.seat_counts("inventory", kinds.MATERIALS)
STICKS: Final[i64] = LAYOUT.seat_number("dynamite")
MACHINES: Final[i64] = LAYOUT.seat_counts("machines", kinds.MACHINE_NAMES)
# What a seat did this turn with the player whose turn it is.
RECEIVED_OFFERS: Final[i64] = LAYOUT.seat_number("offers_received")
FAILED_OFFERS: Final[i64] = LAYOUT.seat_number("offers_failed")
TRADED_AWAY: Final[i64] = LAYOUT.seat_counts("traded_away", kinds.MATERIALS)
TRADED_IN: Final[i64] = LAYOUT.seat_counts("traded_in", kinds.MATERIALS)

LAYOUT.close()
