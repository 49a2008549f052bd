"""Descriptions of cards, tiles and Artifacts in words, with the numbers of the content.

The web client shows the same texts (M39, M43, M50). An edition's own text for a card or an Artifact
is shown unchanged.
"""

from motherlode.i18n.words import Words, escape
from motherlode.kernel.action_table import Action
from motherlode.kernel.game import Setup
from motherlode.kernel.state import State

from . import kinds, state_cells as cell, step_table as step
from .content_schema import Content, TileEffect
from .params import Params
from .technology import effect_kinds, tiles


def about(setup: Setup, s: State, seat: int, action: Action, words: Words) -> list[str]:
    """Describes the card or tile of an action and its price; while a card may be cancelled,
    describes that card."""
    content: Content = setup.content.value
    n: Params = setup.rules.n  # type: ignore[attr-defined]
    lines = []
    if s.step() == step.CANCELLING:
        lines.append(card_text(setup, kinds.CARDS[s.field(step.CARD)], words))
    if action.verb in ("play", "sell"):
        lines.append(card_text(setup, action.argument, words))
    if action.verb == "sell":
        brings = content.cards[action.argument].value
        lines.append(words.of("picture", "sale", count=brings))
    if action.verb == "research" and (tier := tier_of(s, seat, action.argument)):
        lines.append(tile_text(content, action.argument, tier, words))
        lines.append(words.of("picture", "price", count=n.technology.prices[tier]))
    if action.verb == "use":
        place = tiles.place_of_ability(content.technology, action.argument)
        lines += [tile_effects(content, place.key, words)] if place else []
    return lines


def card_text(setup: Setup, card: str, words: Words) -> str:
    row = setup.content.value.cards[card]
    does = edition_text(setup, "cards", card) or words.text(
        "cards", card, n=row.amount, push=row.push
    )
    return f"{words.name(card)}: {does}"


def edition_text(setup: Setup, table: str, key: str) -> str:
    """The edition's text of a card or an Artifact, or '' if the edition has none."""
    return escape(getattr(setup.content.value, table)[key].text)


def tier_of(s: State, seat: int, what: str) -> int:
    """The tier of the tile that a seat would research next, or 0 if no tile is left."""
    if what in kinds.CATEGORIES:
        return 1
    reached = int(s.cells[s.block(seat) + cell.TIER + kinds.category_of(what)])
    return reached + 1 if 1 <= reached < kinds.TIERS else 0


def tile_text(content: Content, what: str, tier: int, words: Words) -> str:
    key = tiles.Place(what, tier).key
    name = escape(content.technology.tiles[key].name) or f"{words.name(what)} {tier}"
    return f"{name}: {tile_effects(content, key, words)}"


def tile_effects(content: Content, key: str, words: Words) -> str:
    """Describes a tile: by the edition's text, else by its effects and their numbers."""
    tile = content.technology.tiles[key]
    found = "; ".join(effect_text(row, words) for row in tile.effects)
    return escape(tile.text) or f"{found[0].upper()}{found[1:]}."


def effect_text(row: TileEffect, words: Words) -> str:
    """Describes an effect of a tile, with the ships and occasions to which it is limited."""
    numbers = {number: getattr(row, number) for number in effect_kinds.NUMBERS}
    text = words.text("effects", row.effect, **numbers)
    limits = [words.text("limits", name) for name in (*row.ships, *(f"at_{at}" for at in row.at))]
    return f"{text} ({', '.join(limits)})" if limits else text


def artifact_text(setup: Setup, artifact: int, words: Words) -> str:
    """Describes an Artifact: by the edition's text, else by its effect and amount."""
    found = setup.content.value.artifacts[str(artifact)]
    own = edition_text(setup, "artifacts", str(artifact))
    return own or words.text("artifacts", found.effect, n=found.amount)
