"""The steps of Super Motherload with their fields, in the order of a turn."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.step_table import StepTable

STEPS: Final = StepTable("motherlode.games.super_motherload")
CHOOSE_SIDE: Final[i64] = STEPS.step("choose_side", "steps.setup.ChoosingSide", interruptible=False)
PICK_DECK: Final[i64] = STEPS.step("pick_deck", "steps.setup.PickingDeck", interruptible=False)
ACT: Final[i64] = STEPS.step("act", "steps.turn_actions.Acting", pauses=True)
# The steps of an action, in the order of S26. Choosing its cards is one move.
DRILL: Final[i64] = STEPS.step(
    "drill", "steps.drilling.ChoosingCards", "colour", interruptible=False
)
BLAST: Final[i64] = STEPS.step("blast", "steps.bombing.ConfirmingBomb", interruptible=False)
SWAP: Final[i64] = STEPS.step("swap", "steps.achievements.Swapping", "left", interruptible=False)
PLACE_DRILL: Final[i64] = STEPS.step(
    "place_drill", "steps.drilling.PlacingLine", "colour", "length", "abilities", "splits"
)
PLACE_BOMB: Final[i64] = STEPS.step("place_bomb", "steps.bombing.PlacingBomb", "card")
FIND: Final[i64] = STEPS.step("find", "steps.collecting.Finding")
STOW: Final[i64] = STEPS.step("stow", "steps.collecting.Stowing", "split", "bombing")
ATTACH_BOARD: Final[i64] = STEPS.step("attach_board", "boards.Attaching", "depth")
# The buys that follow, and the tiles that Artifacts and bonuses bring.
BUY: Final[i64] = STEPS.step("buy", "steps.buying.Buying", "stack", "alone")
DUPLICATE: Final[i64] = STEPS.step(
    "duplicate", "steps.bonus_minerals.Duplicating", "stack", "barred", interruptible=False
)
PUT_TILE: Final[i64] = STEPS.step(
    "put_tile",
    "steps.bonus_minerals.PuttingTile",
    "stack",
    "barred",
    "mineral",
    "cards",
    interruptible=False,
)
# Between turns. The discard down to the hand limit is one move.
DISCARD: Final[i64] = STEPS.step("discard", "steps.turns.Discarding", "card", interruptible=False)

COLOUR: Final[i64] = STEPS.field("colour")
LEFT: Final[i64] = STEPS.field("left")
STACK: Final[i64] = STEPS.field("stack")
BARRED: Final[i64] = STEPS.field("barred")
"""1 if no tile may be put on `stack`."""
LENGTH: Final[i64] = STEPS.field("length")
ABILITIES: Final[i64] = STEPS.field("abilities")
SPLITS: Final[i64] = STEPS.field("splits")
"""How many of the Drill's cards let its tiles go on different stacks."""
SPLIT: Final[i64] = STEPS.field("split")
"""1 if the tiles may go on different stacks."""
BOMBING: Final[i64] = STEPS.field("bombing")
"""1 if a Bomb brought the tiles."""
MINERAL: Final[i64] = STEPS.field("mineral")
CARDS: Final[i64] = STEPS.field("cards")
"""How many cards are drawn once the tile lies on a stack."""
DEPTH: Final[i64] = STEPS.field("depth")
"""The Depth to be added, counted from 1."""
ALONE: Final[i64] = STEPS.field("alone")
"""1 if only the card on `stack` may be bought."""
CARD: Final[i64] = STEPS.field("card")
"""The kind of the last discarded card, or of the card whose Bomb Pattern is placed."""
