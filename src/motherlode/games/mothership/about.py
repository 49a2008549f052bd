"""What cards, tiles and Artifacts do, in words, with the numbers of the table's content.

The texts are those that boards show beside them (M39, M43, M50); where an edition writes its own
for a card or an Artifact, that is shown as it stands.
"""

from operator import attrgetter
from typing import Any

from motherlode.kernel.actions import Action
from motherlode.kernel.state import State
from motherlode.kernel.title import Setup
from motherlode.kernel.words import Words, escape

from . import cells as cell, kinds, market, step_table as step
from .content import Content
from .numbers import Numbers

TILES: dict[str, dict[str, str]] = {
    "economy": {"n": "industry.income.0"},
    "industry_2": {"n": "industry.income.1"},
    "industry_3": {"n": "industry.card_price"},
    "industry_4": {"n": "industry.income.2"},
    "industry_5": {"n": "industry.mining_die"},
    "dominion_2": {"n": "dominion.hold.0"},
    "dominion_3": {"n": "dominion.planets_for_one"},
    "dominion_4": {"n": "dominion.hold.1"},
    "dominion_5": {"n": "dominion.repair_per_planet"},
    "combat": {"n": "assault.attack.0"},
    "assault_2": {"n": "assault.attack.1"},
    "assault_3": {"n": "assault.overcharge", "price": "assault.overcharge_price"},
    "assault_4": {"n": "assault.attack.2"},
    "assault_5": {"n": "assault.torpedo_range"},
    "bulwark_2": {"n": "bulwark.defence.0"},
    "bulwark_3": {"n": "bulwark.wingman"},
    "bulwark_4": {"n": "bulwark.defence.1"},
    "bulwark_5": {"n": "bulwark.beam", "hull": "bulwark.beam_hull"},
    "support": {"n": "logistics.engine.0"},
    "logistics_2": {"n": "logistics.engine.1"},
    "logistics_3": {"n": "logistics.siege"},
    "logistics_4": {},
    "logistics_5": {"n": "logistics.tractor_range"},
    "engineering_2": {"n": "engineering.energy.0"},
    "engineering_3": {"n": "engineering.repair"},
    "engineering_4": {"n": "engineering.energy.1"},
    "engineering_5": {"n": "engineering.missile_range", "die": "engineering.missile_die"},
}
"""The numbers that the text of each tile names, by where `technology` has them."""

ABILITY_TILES = dict(
    zip(
        kinds.ABILITIES,
        (
            "logistics_4",
            "industry_5",
            "dominion_5",
            "assault_5",
            "bulwark_5",
            "logistics_5",
            "engineering_5",
        ),
        strict=True,
    )
)


def about(setup: Setup, s: State, seat: int, action: Action, words: Words) -> list[str]:
    """What stands on the card or tile of a choice, what it costs or brings, and in a window in
    which a card may be forbidden what that card does."""
    content: Content = setup.content.value
    n: Numbers = setup.rules.n  # type: ignore[attr-defined]
    told = []
    if s.step() == step.CANCELLING:
        told.append(card_text(setup, kinds.CARDS[s.field(step.CARD)], words))
    if action.verb in ("play", "sell"):
        told.append(card_text(setup, action.argument, words))
    if action.verb == "sell":
        brings = int(market.sale(n, s, seat, kinds.CARDS.index(action.argument)))
        told.append(words.of("picture", "sale").format(count=brings))
    if action.verb == "research" and (tier := tier_of(s, seat, action.argument)):
        told.append(tile_text(content, action.argument, tier, words))
        told.append(words.of("picture", "price").format(count=content.technology.prices[tier - 1]))
    if action.verb == "use":
        told.append(of_tile(content, ABILITY_TILES[action.argument], words))
    return told


def card_text(setup: Setup, card: str, words: Words) -> str:
    amount = setup.content.value.cards[card].amount
    does = own_text(setup, "cards", card) or words.text("cards", card, n=amount)
    return f"{words.name(card)}: {does}"


def own_text(setup: Setup, table: str, key: str) -> str:
    """What an edition writes on a card or an Artifact; a text of the box said again is none."""
    given = str(setup.content.edition.get(table, {}).get(key, {}).get("text", ""))
    box = getattr(setup.title.content().value, table)[key].text
    return "" if given == box else escape(given)


def tier_of(s: State, seat: int, what: str) -> int:
    """The tier of the tile that a seat would research next, 0 where there is none left."""
    if what in kinds.CATEGORIES:
        return 1
    reached = int(s.cells[s.block(seat) + cell.TIER + kinds.BRANCHES.index(what) // 2])
    return reached + 1 if 1 <= reached < 5 else 0


def tile_text(content: Content, what: str, tier: int, words: Words) -> str:
    key = what if tier == 1 else f"{what}_{tier}"
    return f"{words.name(what)} {tier}: {of_tile(content, key, words)}"


def of_tile(content: Content, key: str, words: Words) -> str:
    numbers = {hole: number(content.technology, path) for hole, path in TILES[key].items()}
    return words.text("tiles", key, **numbers)


def number(technology: Any, path: str) -> int:
    """A number of the technology's tables, by its dotted key."""
    table, _, place = path.rpartition(".")
    if not place.isdecimal():
        return int(attrgetter(path)(technology))
    return int(attrgetter(table)(technology)[int(place)])


def artifact_text(setup: Setup, artifact: int, words: Words) -> str:
    """What an Artifact does: the edition's text, else by its effect and amount."""
    found = setup.content.value.artifacts[str(artifact)]
    own = own_text(setup, "artifacts", str(artifact))
    return own or words.text("artifacts", found.effect, n=found.amount)
