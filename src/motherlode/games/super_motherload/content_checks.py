"""Checks of the content that types can't express: errors, and warnings about its design (S1-S7)."""

from collections.abc import Iterator

from . import achievement_goals, kinds, text_maps
from .content_schema import CARD_KEYS, Content, Pilot, Side
from .spaces import column_of, is_rock, row_of, symbol_of
from .uncoverable_artifacts import uncoverable_artifacts

Fault = tuple[str, str]
ARTIFACT_TILES = 16
CHEAPEST, DEAREST = 10, 25
LEAST_BOMBS, LEAST_DRAWS = 2, 1


def faults(content: Content) -> list[Fault]:
    """The errors of the content, as pairs of keys and an error text."""
    found = [
        *_count_faults(content),
        *_map_faults(content.boards),
        *_deck_faults(content),
        *_goal_faults(content),
    ]
    return found or list(_artifact_faults(content))


def warnings(content: Content) -> list[Fault]:
    """Warnings about content that is playable but unlike the box, as pairs of keys and a text."""
    return [*_board_warnings(content.boards), *_deck_warnings(content)]


def _count_faults(content: Content) -> Iterator[Fault]:
    tiles = sum(getattr(content.artifacts, name) for name in kinds.ARTIFACTS)
    if tiles != ARTIFACT_TILES:
        yield "artifacts", f"there are {ARTIFACT_TILES} Artifact Tiles, not {tiles}"


def _map_faults(boards: Side) -> Iterator[Fault]:
    """Finds maps that can't be read, and sides of different widths, which don't fit together
    (S6)."""
    names = boards.__struct_fields__
    readable = []
    for name in names:
        found = text_maps.map_faults(getattr(boards, name))
        for row, fault in found:
            yield (f"boards.{name}" if row < 0 else f"boards.{name}[{row}]"), fault
        readable += [] if found else [name]
    yield from _width_faults(boards, readable)


def _width_faults(boards: Side, names: list[str]) -> Iterator[Fault]:
    """One error if sides differ in width: it names the sides of every width (S6)."""
    widths: dict[int, list[str]] = {}
    for name in names:
        widths.setdefault(text_maps.width_of(getattr(boards, name)), []).append(name)
    if len(widths) > 1:
        each = "; ".join(f"{' '.join(sides)}: {width}" for width, sides in widths.items())
        keys = " ".join(f"boards.{name}" for name in names)
        yield keys, f"all eight sides have one number of columns, these differ: {each}"


def _artifact_faults(content: Content) -> Iterator[Fault]:
    """Finds sides without an Artifact, and Artifacts that nothing in the edition can cover (S6)."""
    for name in content.boards.__struct_fields__:
        board = getattr(content.boards, name)
        if not text_maps.artifact_spaces(text_maps.read_board(board)):
            yield f"boards.{name}", "a board has at least 1 Artifact space (?), this one none"
        for space in uncoverable_artifacts(content, board, name.startswith("depth_1")):
            row, column = divmod(space, kinds.COLUMNS)
            yield (
                f"boards.{name}[{row}]",
                f"no Drill and no Bomb of the four decks can cover the Artifact in space "
                f"{column + 1}; open a way to it, or change its terrain",
            )


def _deck_faults(content: Content) -> Iterator[Fault]:
    for deck in kinds.DECKS:
        cards = dict(zip(CARD_KEYS, content.cards(deck), strict=True))
        for key in CARD_KEYS:
            yield from _card_faults(f"decks.{deck}.{key}", key, cards[key])
        yield from _price_faults(deck, cards)


def _card_faults(place: str, key: str, card: Pilot) -> Iterator[Fault]:
    stack, _ = key.split("_")
    is_starter = stack == "starter"
    if is_starter and not card.colour:
        yield place, f"a starting Pilot has a colour: {', '.join(kinds.COLOURS)}"
    if is_starter and (card.cost or card.buy != "none"):
        yield place, "a starting Pilot has no cost and no Buy Bonus"
    if not is_starter and card.colour not in ("", stack):
        yield place, f"a Pilot of the {stack} stack is {stack}, not {card.colour}"
    if not is_starter and not card.cost:
        yield place, "a Pilot of a stack has a cost"
    if colour_of(key, card) == "red":
        if fault := text_maps.pattern_fault(card.pattern):
            yield place, fault
    elif card.pattern:
        yield place, "only red Pilots show a Bomb Pattern"


def colour_of(key: str, card: Pilot) -> str:
    """The colour of a card: a starter says it, the others have that of their stack."""
    return card.colour or key.split("_")[0]


def _price_faults(deck: str, cards: dict[str, Pilot]) -> Iterator[Fault]:
    for colour in kinds.COLOURS:
        for rank in range(2, kinds.RANKS + 1):
            here, above = f"{colour}_{rank}", f"{colour}_{rank - 1}"
            if cards[here].cost <= cards[above].cost:
                keys = f"decks.{deck}.{here} decks.{deck}.{above}"
                yield keys, f"no dearer than the card above it, which costs ${cards[above].cost}"


def _goal_faults(content: Content) -> Iterator[Fault]:
    for name, major in zip(kinds.MAJORS, content.all_majors(), strict=True):
        if major.red + major.blue + major.yellow + major.wild == 0:
            yield f"majors.{name}", "a Major asks for at least one Pilot"
    for name, minor in zip(kinds.MINORS, content.all_minors(), strict=True):
        known = achievement_goals.GOALS[minor.within]
        if minor.what not in known:
            yield (
                f"minors.{name}.what minors.{name}.within",
                f"nothing called {minor.what!r:.40} is counted with within = {minor.within!r}; "
                f"these are: {', '.join(known)}",
            )


def _board_warnings(boards: Side) -> Iterator[Fault]:
    """Warnings about boards that break the design rules of S6."""
    most = 0
    for depth in range(kinds.DEPTHS):
        counts = []
        for side in kinds.SIDES:
            name = f"depth_{depth + 1}_{side}"
            printed = text_maps.read_board(getattr(boards, name))
            counts.append(len(text_maps.artifact_spaces(printed)))
            yield from ((f"boards.{name}", warning) for warning in side_warnings(printed))
        most += max(counts)
    if most > ARTIFACT_TILES:
        text = f"sides of one game have {most} Artifact spaces, but there are {ARTIFACT_TILES}"
        yield "boards", f"{text} Artifact Tiles"


def side_warnings(printed: list[int]) -> Iterator[str]:
    """Warnings about a board side that breaks the design rules of S6."""
    artifacts = text_maps.artifact_spaces(printed)
    reached = text_maps.reached_without_rock(printed)
    rows = len(printed) // kinds.COLUMNS
    if not any(row_of(space) >= rows // 2 for space in artifacts):
        yield "no Artifact space lies in the lower half"
    for space in artifacts:
        if is_rock(printed[space]):
            place = f"space {column_of(space) + 1} of row {row_of(space) + 1}"
            yield f"the Artifact in {place} lies on Rock; alone between tunnels it fits no pattern"
    if all(space in reached for space in artifacts):
        yield "every Artifact can be reached without covering Rock; put one behind Rock"
    symbols = [symbol_of(number) for number in printed if number]
    bombs = symbols.count(kinds.BOMB_SYMBOL)
    draws = symbols.count(kinds.DRAW_1_SYMBOL) + symbols.count(kinds.DRAW_2_SYMBOL)
    if bombs < LEAST_BOMBS:
        yield f"a side has at least {LEAST_BOMBS} Bomb symbols (*), this one {bombs}"
    if draws < LEAST_DRAWS:
        yield "a side has at least 1 Draw symbol (1 or 2), this one none"
    if not any(row_of(kinds.Space(space)) == rows - 1 for space in reached):
        yield "no path without Rock leads from the top row to the bottom row"


def _deck_warnings(content: Content) -> Iterator[Fault]:
    """Warnings about decks that differ from what S4 and S5 say of the box."""
    for deck in kinds.DECKS:
        cards = dict(zip(CARD_KEYS, content.cards(deck), strict=True))
        for key, card in cards.items():
            place = f"decks.{deck}.{key}"
            yield from ((place, warning) for warning in card_warnings(key, card))
        starters = [cards[key] for key in CARD_KEYS[: kinds.STARTERS]]
        if not any(len(text_maps.read_pattern(card.pattern)) == 2 for card in starters):
            key = f"decks.{deck}.starter_1"
            yield key, "no starter has a Bomb Pattern of 2 spaces, for what lies behind one Rock"


def card_warnings(key: str, card: Pilot) -> Iterator[str]:
    """Warnings about a card that differs from what S4 and S5 say of the box."""
    if key.startswith("starter"):
        if card.icons != 1:
            yield f"a starter shows 1 Drill Icon, to drill a single space, not {card.icons}"
        return
    rank = int(key.split("_")[1])
    if card.points < 1:
        yield f"a Pilot with a cost is worth at least 1 VP, not {card.points}"
    if card.drill and card.buy != "none":
        yield "a Pilot has Drill Bonuses or a Buy Bonus, not both"
    if rank == 1 and card.cost != CHEAPEST:
        yield f"the first Pilot of a stack costs ${CHEAPEST}, not ${card.cost}"
    if rank == kinds.RANKS and card.cost != DEAREST:
        yield f"the last Pilot of a stack costs ${DEAREST}, not ${card.cost}"
    if card.pattern and not text_maps.is_connected(text_maps.read_pattern(card.pattern)):
        yield "its Bomb Pattern is in several pieces; one connecting space is enough to place it"
