"""Checks of the content that types can't express: the structural rules S1-S7."""

from collections.abc import Iterator

from . import goals, kinds, maps
from .content import CARD_KEYS, Content, Pilot, Side

Fault = tuple[str, str]
ARTIFACT_TILES = 16
STARTERS = 7


def faults(content: Content) -> list[Fault]:
    """Every fault of the content: its key, and what is wrong."""
    return [
        *_count_faults(content),
        *_board_faults(content.boards),
        *_deck_faults(content),
        *_goal_faults(content),
    ]


def _count_faults(content: Content) -> Iterator[Fault]:
    tiles = sum(getattr(content.artifacts, name) for name in kinds.ARTIFACTS)
    if tiles != ARTIFACT_TILES:
        yield "artifacts", f"there are {ARTIFACT_TILES} Artifact Tiles, not {tiles}"
    starters = sum(getattr(content.starters, colour) for colour in kinds.COLOURS)
    if starters != STARTERS:
        yield "starters", f"a deck has {STARTERS} starting Pilots, not {starters}"


def _board_faults(boards: Side) -> Iterator[Fault]:
    for name in boards.__struct_fields__:
        for row, fault in maps.board_faults(getattr(boards, name)):
            yield (f"boards.{name}" if row < 0 else f"boards.{name}[{row}]"), fault


def _deck_faults(content: Content) -> Iterator[Fault]:
    for deck in kinds.DECKS:
        cards = dict(zip(CARD_KEYS, content.cards(deck), strict=True))
        for key in CARD_KEYS:
            yield from _card_faults(f"decks.{deck}.{key}", key, cards[key])
        yield from _price_faults(deck, cards)


def _card_faults(place: str, key: str, card: Pilot) -> Iterator[Fault]:
    colour, rank = key.split("_")
    if rank == "0" and (card.cost or card.buy != "none"):
        yield place, "a starting Pilot has no cost and no Buy Bonus"
    if rank != "0" and not card.cost:
        yield place, "a Pilot of a stack has a cost"
    if colour == "red":
        if fault := maps.pattern_fault(card.pattern):
            yield place, fault
    elif card.pattern:
        yield place, "only red Pilots show a Bomb Pattern"


def _price_faults(deck: str, cards: dict[str, Pilot]) -> Iterator[Fault]:
    for colour in kinds.COLOURS:
        for rank in range(2, kinds.RANKS):
            here, above = f"{colour}_{rank}", f"{colour}_{rank - 1}"
            if cards[here].cost <= cards[above].cost:
                keys = f"decks.{deck}.{here} decks.{deck}.{above}"
                yield keys, "no dearer than the card above it in the stack"


def _goal_faults(content: Content) -> Iterator[Fault]:
    for name, major in zip(kinds.MAJORS, content.all_majors(), strict=True):
        if major.red + major.blue + major.yellow + major.wild == 0:
            yield f"majors.{name}", "a Major asks for at least one Pilot"
    for name, minor in zip(kinds.MINORS, content.all_minors(), strict=True):
        if minor.goal not in goals.GOALS:
            yield (
                f"minors.{name}",
                f"no goal is called {minor.goal!r:.40}: {', '.join(goals.GOALS)}",
            )
