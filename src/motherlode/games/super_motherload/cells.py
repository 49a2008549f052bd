"""The cells of Super Motherload: every zone of the table, and who may see it."""

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
"""The columns in which the top row connects upwards: to the surface, or to a tunnel (S21, S52)."""
COVERED: Final[i64] = LAYOUT.numbers("covered", kinds.MOST_ROWS)
TUNNELS_ACROSS_SEAM: Final[i64] = LAYOUT.number("seam")
"""The columns in which one action covered the spaces on both sides of the seam (S52)."""
SPACES: Final[i64] = LAYOUT.numbers("spaces", kinds.MOST_ROWS * kinds.COLUMNS)
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
ACTED: Final[i64] = LAYOUT.number("acted")
IDLE_TURNS: Final[i64] = LAYOUT.number("idle_turns")
MAJOR_TAKEN: Final[i64] = LAYOUT.number("major_taken")
MINOR_TAKEN: Final[i64] = LAYOUT.number("minor_taken")
FACTS: Final[i64] = LAYOUT.counts("facts", kinds.FACTS)
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
