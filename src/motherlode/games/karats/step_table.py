"""The steps of Karats with their fields, in the order of the rulebook's summary of a turn."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.step_table import StepTable

STEPS: Final = StepTable("motherlode.games.karats")
DRAFT: Final[i64] = STEPS.step("draft", "steps.draft_and_turns.Drafting", interruptible=False)
# Prep phase
BUILD: Final[i64] = STEPS.step("build", "steps.prep_phase.Building")
PAY: Final[i64] = STEPS.step(
    "pay", "steps.prep_phase.Paying", "left", "device", interruptible=False
)
GEOTHERMAL: Final[i64] = STEPS.step("geothermal", "steps.prep_phase.Geothermal", "left")
LOAD_STEAM: Final[i64] = STEPS.step(
    "load_steam", "steps.prep_phase.LoadingSteam", "left", interruptible=False
)
FUEL: Final[i64] = STEPS.step("fuel", "steps.prep_phase.Fuelling")
# Mining phase
MINE: Final[i64] = STEPS.step("mine", "steps.mining_phase.BasicMining")
USE: Final[i64] = STEPS.step("use", "steps.mining_phase.Using")
BOILER_STEAM: Final[i64] = STEPS.step(
    "boiler_steam", "steps.mining_phase.BoilerSteam", "left", interruptible=False
)
KEEP: Final[i64] = STEPS.step("keep", "steps.mining_phase.Keeping", "left")
# In place of a skipped phase
SABOTAGE: Final[i64] = STEPS.step(
    "sabotage", "steps.sabotaging.Sabotaging", "left", interruptible=False
)
# The end of the turn
END: Final[i64] = STEPS.step("end", "steps.draft_and_turns.Ending")
# Answers to an offer
ANSWER: Final[i64] = STEPS.step("answer", "steps.trading.Answering", "partner")
COUNTER: Final[i64] = STEPS.step(
    "counter", "steps.trading.AnsweringCounter", "partner", interruptible=False
)
BONUS: Final[i64] = STEPS.step("bonus", "steps.trading.TakingBonus", interruptible=False)
# Between turns
AUTOMATON: Final[i64] = STEPS.step("automaton", "steps.draft_and_turns.AutomatonTurn")

LEFT: Final[i64] = STEPS.field("left")
"""How many more cubes may be paid, loaded or kept, or machines sabotaged."""
DEVICE: Final[i64] = STEPS.field("device")
"""The Device that is paid for."""
PARTNER: Final[i64] = STEPS.field("partner")
"""The seat whose offer or counter-offer is answered."""
