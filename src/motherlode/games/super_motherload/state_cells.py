"""The cells of the state of Super Motherload: every zone of the table, and who may see it."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.zones import DECK, HAND, Layout

from . import kinds

LAYOUT: Final = Layout(seats=kinds.MOST_SEATS, deepest=14)

STARTING_PLAYER: Final[i64] = LAYOUT.choice("starting_player", kinds.SEAT_NAMES)
ROUND: Final[i64] = LAYOUT.number("round")
UPPER: Final[i64] = LAYOUT.choice("upper_board", ("none", *kinds.BOARD_NAMES))
LOWER: Final[i64] = LAYOUT.choice("lower_board", ("none", *kinds.BOARD_NAMES))
TUNNELS_ABOVE: Final[i64] = LAYOUT.number("above")
"""The columns with the surface, or a tunnel of a removed board, above the top row (S21, S52)."""
COVERED: Final[i64] = LAYOUT.numbers("covered", kinds.MOST_ROWS)
TUNNELS_ACROSS_SEAM: Final[i64] = LAYOUT.number("seam")
"""The columns in which one action covered the spaces on both sides of the seam (S52)."""
SPACES: Final[i64] = LAYOUT.numbers("spaces", kinds.SPACES)
ARTIFACTS_LEFT: Final[i64] = LAYOUT.number("artifact_spaces_left")
LAST_TURN: Final[i64] = LAYOUT.number("last_turn")
BOMB_SUPPLY: Final[i64] = LAYOUT.number("bomb_supply")
ARTIFACT_SUPPLY: Final[i64] = LAYOUT.counts(
    "artifact_supply", kinds.ARTIFACTS, DECK, pool="artifacts"
)
USED_ARTIFACTS: Final[i64] = LAYOUT.counts("used_artifacts", kinds.ARTIFACTS)
MAJOR_ROW: Final[i64] = LAYOUT.counts("majors", kinds.MAJORS)
MINOR_ROW: Final[i64] = LAYOUT.counts("minors", kinds.MINORS)
MINOR_DECK: Final[i64] = LAYOUT.counts("minor_deck", kinds.MINORS, DECK, pool="minors")
UNDER_MINOR_DECK: Final[i64] = LAYOUT.numbers("under_minor_deck", len(kinds.MINORS))
# The turn.
ACTIONS_LEFT: Final[i64] = LAYOUT.number("actions_left")
IN_ACTION: Final[i64] = LAYOUT.number("in_action")
"""1 from the discard of a Drill's or Bomb's cards until its buys begin (S26, S28)."""
COVERED_THIS_ROUND: Final[i64] = LAYOUT.number("covered_this_round")
IDLE_ROUNDS: Final[i64] = LAYOUT.number("idle_rounds")
MAJOR_TAKEN: Final[i64] = LAYOUT.number("major_taken")
MINOR_TAKEN: Final[i64] = LAYOUT.number("minor_taken")
ACTION_FACTS: Final[i64] = LAYOUT.counts("action_facts", kinds.FACTS)
TURN_FACTS: Final[i64] = LAYOUT.counts("turn_facts", kinds.FACTS)
HELD_BEFORE_BUYS: Final[i64] = LAYOUT.counts("held_before_buys", kinds.MINERALS)
"""The most tiles of each Mineral before a buy since the latest action began (S48, S49)."""
TILES_BEFORE_BUYS: Final[i64] = LAYOUT.number("tiles_before_buys")
"""The most tiles of all kinds before a buy since the latest action began (S48, S49)."""
VALUE_BEFORE_BUYS: Final[i64] = LAYOUT.number("value_before_buys")
"""The most that all tiles were worth before a buy since the latest action began (S48, S49)."""
MISSED: Final[i64] = LAYOUT.counts("missed", kinds.MINORS)
"""Minors that were turned up after the current action had met their goal (S49)."""
LOOT: Final[i64] = LAYOUT.counts("loot", kinds.MINERALS)
FOUND: Final[i64] = LAYOUT.counts("found", kinds.FINDS)

# Within a seat's block.
PILOT_DECK: Final[i64] = LAYOUT.seat_choice("deck", ("none", *kinds.DECKS))
DRAW_DECK: Final[i64] = LAYOUT.seat_counts(
    "draw_deck", kinds.CARD_NAMES, DECK, pool="cards", apart=True
)
IN_HAND: Final[i64] = LAYOUT.seat_counts("hand", kinds.CARD_NAMES, HAND, pool="cards", apart=True)
PLAYED: Final[i64] = LAYOUT.seat_counts("played", kinds.CARD_NAMES, HAND, pool="cards", apart=True)
DISCARD: Final[i64] = LAYOUT.seat_counts("discard", kinds.CARD_NAMES)
BOUGHT: Final[i64] = LAYOUT.seat_counts("bought", kinds.COLOURS)
STACK_TILES: Final[i64] = LAYOUT.seat_counts("minerals", kinds.TILES)
BOMB_TOKENS: Final[i64] = LAYOUT.seat_number("bombs")
ARTIFACTS_HELD: Final[i64] = LAYOUT.seat_counts(
    "artifacts", kinds.ARTIFACTS, HAND, pool="artifacts"
)
MAJORS_WON: Final[i64] = LAYOUT.seat_counts("majors_won", kinds.MAJORS)
MINORS_WON: Final[i64] = LAYOUT.seat_counts("minors_won", kinds.MINORS)
POINTS: Final[i64] = LAYOUT.seat_number("points")
FINAL_SCORE: Final[i64] = LAYOUT.seat_number("final_score")
WON: Final[i64] = LAYOUT.seat_number("won")

LAYOUT.close()
