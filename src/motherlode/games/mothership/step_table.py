"""The steps of Mothership with their fields, in the order of the rulebook."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.rules import AT_ONCE, BY_TURNS, ON_REQUEST
from motherlode.kernel.step_table import StepTable

STEPS: Final = StepTable("motherlode.games.mothership")
# Setup
PLACING: Final[i64] = STEPS.step(
    "place", "steps.ship_placement.Placing", "ship", interruptible=False
)
# The turn
TURN_MENU: Final[i64] = STEPS.step("turn", "steps.turns.TurnMenu")
ORDERS: Final[i64] = STEPS.step("orders", "steps.ship_orders.Orders", "ship")
JUMPING: Final[i64] = STEPS.step(
    "jump", "technology.abilities.teammate_jump_step.Jumping", "ship", "owner"
)
# A new distribution of energy is one move, and the energy of a tile is placed at once.
DIVERTING: Final[i64] = STEPS.step(
    "divert", "steps.diverting_energy.Diverting", interruptible=False
)
ARMING: Final[i64] = STEPS.step(
    "arm", "steps.diverting_energy.Arming", "engines", interruptible=False
)
CHARGING: Final[i64] = STEPS.step(
    "charge", "steps.diverting_energy.Charging", "left", interruptible=False
)
AIMING: Final[i64] = STEPS.step("aim", "steps.ship_orders.Aiming", "ship", "ability")
# A dogfight
JOINING: Final[i64] = STEPS.step(
    "join", "steps.ship_orders.Joining", "ships", "space", "next_ship", "boost"
)
BEFORE_ROLL: Final[i64] = STEPS.step(
    "before_roll", "cards.fight_reaction_steps.BeforeRoll", "passes", window=BY_TURNS
)
ROLLING: Final[i64] = STEPS.step("roll", "steps.fight_roll.Rolling")
AFTER_ROLL: Final[i64] = STEPS.step(
    "after_roll", "cards.fight_reaction_steps.AfterRoll", "passes", window=BY_TURNS
)
COMPARING: Final[i64] = STEPS.step("compare", "steps.fight_aftermath.Comparing")
ON_LOSS: Final[i64] = STEPS.step("on_loss", "cards.fight_reaction_steps.OnLoss", window=BY_TURNS)
AFTERMATH: Final[i64] = STEPS.step("aftermath", "steps.fight_aftermath.Aftermath")
REWARDING: Final[i64] = STEPS.step("reward", "steps.planet_reward.Rewarding", "loser")
# Action cards
TARGETING: Final[i64] = STEPS.step("target", "cards.play_steps.Targeting", "card")
CANCELLING: Final[i64] = STEPS.step(
    "cancel", "cards.play_steps.Cancelling", "card", "player", "target", "added", window=AT_ONCE
)
RESOLVING: Final[i64] = STEPS.step(
    "resolve", "cards.play_steps.Resolving", "card", "player", "target", "added"
)
WARPING: Final[i64] = STEPS.step("warp", "cards.follow_up_steps.Warping", "card", "owner", "warped")
PUSHING: Final[i64] = STEPS.step(
    "push", "cards.push_step.Pushing", "card", "owner", "warped", "spaces_left"
)
DRAINING: Final[i64] = STEPS.step("drain", "cards.follow_up_steps.Draining", "enemy", "amount")
CHOOSING_SHIP: Final[i64] = STEPS.step(
    "choose_ship", "cards.follow_up_steps.ChoosingShip", "card", "space"
)
RETREATING: Final[i64] = STEPS.step(
    "retreat", "cards.follow_up_steps.Retreating", "card", "space", "near", "further"
)
ANSWERING_EVENT: Final[i64] = STEPS.step("answer_event", "cards.follow_up_steps.AnsweringEvent")
# Between turns: collecting Resources ended the turn
ENDING: Final[i64] = STEPS.step("end", "steps.turns.Ending")
RESPAWNING: Final[i64] = STEPS.step(
    "respawn", "steps.ship_placement.Respawning", interruptible=False
)
MARKET: Final[i64] = STEPS.step("market", "steps.market.Market", "turn", window=ON_REQUEST)
NEXT_TURN: Final[i64] = STEPS.step("next", "steps.turns.NextTurn")
NPC_TURN: Final[i64] = STEPS.step("npc", "npc.NpcTurn", "ship")

# The ship that is placed, ordered or sent; of a warp and a jump the seat that owns the ship.
SHIP: Final[i64] = STEPS.field("ship")
OWNER: Final[i64] = STEPS.field("owner")
WARPED: Final[i64] = STEPS.field("warped")
ABILITY: Final[i64] = STEPS.field("ability")
# Energy for the engines, and counters that are still to be placed.
ENGINES: Final[i64] = STEPS.field("engines")
LEFT: Final[i64] = STEPS.field("left")
# A declared attack. `ships` is one set of own ships: bit 0 is the Mothership, bit 1 Fighter 1, and
# so on. Then its space, the first ship that may still join, and what strengthens it (0: nothing).
SHIPS: Final[i64] = STEPS.field("ships")
SPACE: Final[i64] = STEPS.field("space")
NEXT_SHIP: Final[i64] = STEPS.field("next_ship")
BOOST: Final[i64] = STEPS.field("boost")
# Passes in a row; the seat that lost a planet.
PASSES: Final[i64] = STEPS.field("passes")
LOSER: Final[i64] = STEPS.field("loser")
# A declared card, its player and what it is aimed at: a space, a seat or a ship. `added` is 1 if it
# repeats the throw that was added last to the die of the ship, not the first throw.
CARD: Final[i64] = STEPS.field("card")
PLAYER: Final[i64] = STEPS.field("player")
TARGET: Final[i64] = STEPS.field("target")
ADDED: Final[i64] = STEPS.field("added")
ENEMY: Final[i64] = STEPS.field("enemy")
# How much energy a subsystem loses.
AMOUNT: Final[i64] = STEPS.field("amount")
# A retreat. `near` is one set of ships, by where they stand: bit 0 on the space, bits 1 to 6 around
# it. `further` is one set of ships, by seat and ship. Both have the ships that are still to go.
NEAR: Final[i64] = STEPS.field("near")
FURTHER: Final[i64] = STEPS.field("further")
# The spaces by which a ship may still be pushed.
SPACES_LEFT: Final[i64] = STEPS.field("spaces_left")
# The seat whose turn ends.
TURN: Final[i64] = STEPS.field("turn")
