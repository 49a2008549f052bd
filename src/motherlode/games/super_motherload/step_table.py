"""The steps of Super Motherload with their fields, in the order of a turn."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.step_table import StepTable

STEPS: Final = StepTable("motherlode.games.super_motherload")
CHOOSE_SIDE: Final[i64] = STEPS.step("choose_side", "steps.setup.ChoosingSide")
PICK_DECK: Final[i64] = STEPS.step("pick_deck", "steps.setup.PickingDeck")
ACT: Final[i64] = STEPS.step("act", "steps.turn_actions.Acting")
DRILL: Final[i64] = STEPS.step("drill", "steps.drilling.Drilling", "colour")
BLAST: Final[i64] = STEPS.step("blast", "steps.bombing.Blasting")
# Steps that follow an action, in the order of S26.
SWAP: Final[i64] = STEPS.step("swap", "steps.achievements.Swapping", "left")
FIND: Final[i64] = STEPS.step("find", "steps.collecting.Finding")
STOW: Final[i64] = STEPS.step("stow", "steps.collecting.Stowing", "stack", "barred", "split")
CLAIM: Final[i64] = STEPS.step("claim", "steps.achievements.Claiming", "after_action")
ATTACH_BOARD: Final[i64] = STEPS.step("attach_board", "boards.Attaching", "depth")
BUY: Final[i64] = STEPS.step("buy", "steps.buying.Buying", "stack", "alone")
DUPLICATE: Final[i64] = STEPS.step("duplicate", "steps.collecting.Duplicating", "stack", "barred")
# Between turns.
DISCARD: Final[i64] = STEPS.step("discard", "steps.turns.Discarding", "card")

COLOUR: Final[i64] = STEPS.field("colour")
LEFT: Final[i64] = STEPS.field("left")
STACK: Final[i64] = STEPS.field("stack")
BARRED: Final[i64] = STEPS.field("barred")
"""1 if no tile may be put on `stack`."""
SPLIT: Final[i64] = STEPS.field("split")
"""1 if the tiles may go on different stacks."""
AFTER_ACTION: Final[i64] = STEPS.field("after_action")
"""1 if an action has just been done: only then do its facts count."""
DEPTH: Final[i64] = STEPS.field("depth")
"""The Depth to be added, counted from 1."""
ALONE: Final[i64] = STEPS.field("alone")
"""1 if only the card on `stack` may be bought."""
CARD: Final[i64] = STEPS.field("card")
"""The kind of the last discarded card."""
