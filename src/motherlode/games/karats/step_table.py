"""The steps of Karats with their fields, in the order of the rulebook's summary of a turn."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.step_table import StepTable

STEPS: Final = StepTable("motherlode.games.karats")
DRAFT: Final[i64] = STEPS.step("draft", "steps.turns.Drafting")
# Prep phase
BUILD: Final[i64] = STEPS.step("build", "steps.prep.Building")
PAY: Final[i64] = STEPS.step("pay", "steps.prep.Paying", "left", "device")
GEOTHERMAL: Final[i64] = STEPS.step("geothermal", "steps.prep.Geothermal", "left", "begun")
FUEL: Final[i64] = STEPS.step("fuel", "steps.prep.Fuelling")
# Mining phase
MINE: Final[i64] = STEPS.step("mine", "steps.mining.BasicMining")
USE: Final[i64] = STEPS.step("use", "steps.mining.Using")
BOILER_STEAM: Final[i64] = STEPS.step("boiler_steam", "steps.mining.BoilerSteam", "left")
KEEP: Final[i64] = STEPS.step("keep", "steps.mining.Keeping", "left", "begun")
# At any time of a turn
OFFER: Final[i64] = STEPS.step("offer", "steps.trading.Offering", "to")
ANSWER: Final[i64] = STEPS.step("answer", "steps.trading.Answering", "offerer")
BONUS: Final[i64] = STEPS.step("bonus", "steps.trading.TakingBonus")
# Between turns
END: Final[i64] = STEPS.step("end", "steps.turns.Ending")
AUTOMATON: Final[i64] = STEPS.step("automaton", "steps.turns.AutomatonTurn")

LEFT: Final[i64] = STEPS.field("left")
"""How many more cubes may be paid, loaded or kept."""
DEVICE: Final[i64] = STEPS.field("device")
"""The Device that is paid for."""
BEGUN: Final[i64] = STEPS.field("begun")
"""1 if a cube was already loaded or kept: then no offer may be made."""
TO: Final[i64] = STEPS.field("to")
"""The seat to which the offer is made."""
OFFERER: Final[i64] = STEPS.field("offerer")
"""The seat that made the offer."""
