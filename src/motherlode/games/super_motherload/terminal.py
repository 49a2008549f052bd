"""Super Motherload in a terminal: the mine with coordinates, Achievements, stacks and hands."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from motherlode.i18n.words import Words
from motherlode.kernel.game import Setup
from motherlode.kernel.view import View

from . import kinds
from .content import CARD_KEYS, Content, Pilot
from .spaces import NOTHING, space_at, steel_colour, symbol_of, terrain_of

SIGNS = (" ", "i", "g", "p", "e", "r", "d", "*", "?", "1", "2")
SIGN_STYLES = (
    "",
    "bold white",
    "bold bright_yellow",
    "bold bright_cyan",
    "bold bright_green",
    "bold bright_red",
    "bold bright_white",
    "bold black",
    "bold bright_magenta",
    "bold",
    "bold",
)
GROUND = ("on #7a3b1e", "on #8f4a26", "on #6b2f1a", "on #5a2416", "on grey42")
STEEL = ("on #aa2222", "on #2244bb", "on #b59a12")
COLOUR_STYLES = ("red", "bright_blue", "yellow", "magenta")


def picture(setup: Setup, view: View, words: Words) -> RenderableType:
    """The table as one seat sees it."""
    content: Content = setup.content.value
    top = Table.grid(padding=(0, 2))
    ground = Group(mine(view, words), *legend(content, view, words))
    top.add_row(ground, Group(*goals(content, view, words)))
    seats = [seat_panel(content, view, words, seat) for seat in range(len(view["seats"]))]
    return Group(top, *seats, *deck_lines(view, words), *hand_lines(content, view, words))


def mine(view: View, words: Words) -> RenderableType:
    """The boards on the table, row by row, with letters and numbers at their sides."""
    table = view["table"]
    if table["upper_board"] == "none":
        return Text(words.of("picture", "no_board"))
    lines = [Text("    " + "  ".join(kinds.COLUMN_NAMES), "dim"), above(table)]
    for row in range(kinds.MOST_ROWS if table["lower_board"] != "none" else kinds.ROWS):
        if row == kinds.ROWS:
            lines.append(Text(f"   {words.name(table['lower_board']):-^38}", "dim"))
        lines.append(mine_row(table, row))
    return Panel(
        Group(*lines), title=words.name(table["upper_board"]), box=box.ROUNDED, expand=False
    )


def legend(content: Content, view: View, words: Words) -> Iterator[RenderableType]:
    """What the signs on the boards mean, and what Minerals are worth."""
    if view["table"]["upper_board"] == "none":
        return
    line = Text(" ")
    for at, mineral in enumerate(kinds.MINERALS, 1):
        line.append(f" {SIGNS[at]}", SIGN_STYLES[at])
        line.append(f" {words.name(mineral)} ${getattr(content.minerals, mineral)}", "dim")
        if at == len(kinds.MINERALS) // 2:
            yield line
            line = Text(" ")
    yield line
    yield Text(f"  {words.of('picture', 'legend')}", "dim")


def above(table: dict[str, Any]) -> Text:
    """The surface, or what hangs over the top row."""
    line = Text("   ")
    for column in range(kinds.COLUMNS):
        open_here = table["above"] >> column & 1
        surface = table["above"] == kinds.FULL_ROW
        line.append("▔▔▔" if surface else " ║ " if open_here else "   ", "bright_red")
    return line


def mine_row(table: dict[str, Any], row: int) -> Text:
    line = Text(f"{row + 1:>2} ", "dim")
    for column in range(kinds.COLUMNS):
        space = table["spaces"][space_at(row, column)]
        dug = table["covered"][row] >> column & 1
        line.append_text(Text(" · ", "dim on black") if dug else drawn(space))
    return line


def drawn(space: int) -> Text:
    """A space: its ground by colour and by the signs at its sides, what lies there between them."""
    ground, sign = terrain_of(space), SIGNS[symbol_of(space)]
    style = SIGN_STYLES[symbol_of(space)]
    colour = steel_colour(ground)
    if colour != NOTHING:
        plate = "RBY"[colour]
        return Text(f"{plate}{sign}{plate}", f"{style} {STEEL[colour]}")
    sides = "#" if ground == kinds.ROCK else " "
    middle = "#" if ground == kinds.ROCK and sign == " " else sign
    return Text(f"{sides}{middle}{sides}", f"{style} {GROUND[ground]}")


def goals(content: Content, view: View, words: Words) -> Iterator[RenderableType]:
    """The face-up Achievements with what they ask for, and how the table stands."""
    table = view["table"]
    yield Text(words.of("zones", "majors"), "bold")
    for name in table["majors"]:
        major = getattr(content.majors, name)
        needs = [f"{getattr(major, colour)} {words.name(colour)}" for colour in kinds.COLOURS]
        asked = ", ".join(need for need in needs if not need.startswith("0 "))
        yield Text(f"{worth(major.points, words)} {words.name(name)}: {asked}")
    yield Text(words.of("zones", "minors"), "bold")
    for name in table["minors"]:
        minor = getattr(content.minors, name)
        asked = words.of("goals", minor.goal).format(count=minor.count)
        yield Text(f"{worth(minor.points, words)} {words.name(name)}: {asked}")
    yield Text("")
    for zone in ("round", "actions_left", "artifact_spaces_left", "bomb_supply"):
        yield Text(f"{words.of('zones', zone)}: {table[zone]}", "dim")
    if table["loot"]:
        yield Text(f"{words.of('zones', 'loot')}: {tiles(table['loot'], words)}", "bold")


def worth(points: int, words: Words) -> str:
    return f"{points} {words.of('picture', 'points')}"


def tiles(counts: dict[str, int], words: Words) -> str:
    return ", ".join(f"{count} {words.name(kind)}" for kind, count in counts.items())


def seat_panel(content: Content, view: View, words: Words, seat: int) -> RenderableType:
    """A player: VP, tokens, counts, and the four stacks with what lies on them."""
    mine_now = view["seats"][seat]
    asked = view["asked"] is not None and view["asked"]["seat"] == seat
    counts = [
        worth(mine_now["points"], words),
        f"{words.of('zones', 'bombs')} {mine_now['bombs']}",
        f"{words.of('zones', 'hand')} {number(mine_now['hand'])}",
        f"{words.of('zones', 'draw_deck')} {number(mine_now['draw_deck'])}",
        f"{words.of('zones', 'artifacts')} {number(mine_now['artifacts'])}",
    ]
    deck = mine_now["deck"]
    head = Text(f"{'> ' if asked else ''}{words.seat(seat)}", "bold")
    head.append(f"  {words.name(deck)}  {'  '.join(counts)}", "not bold")
    if deck == "none":
        return head
    stacks = Table.grid(padding=(0, 3))
    stacks.add_row(*(stack(content, mine_now, words, at) for at in range(len(kinds.COLOURS))))
    return Group(head, stacks)


def number(counts: dict[str, int]) -> int:
    """How many there are, whether one sees them or not."""
    return sum(counts.values())


def stack(content: Content, mine_now: dict[str, Any], words: Words, at: int) -> Text:
    """The top card of a stack: its cost and what lies on it."""
    colour = kinds.COLOURS[at]
    bought = mine_now["bought"].get(colour, 0)
    style = COLOUR_STYLES[at]
    if bought == 4:
        return Text(f"{words.name(colour)}: {words.of('picture', 'bought_out')}", style)
    card = getattr(getattr(content.decks, mine_now["deck"]), f"{colour}_{bought + 1}")
    on_it = {
        mineral: mine_now["minerals"][f"{colour} {mineral}"]
        for mineral in kinds.MINERALS
        if f"{colour} {mineral}" in mine_now["minerals"]
    }
    value = sum(getattr(content.minerals, mineral) * n for mineral, n in on_it.items())
    line = Text(f"{words.name(colour)} ${value}/${card.cost}", style)
    return line.append(f" ({tiles(on_it, words)})" if on_it else "", "dim")


def deck_lines(view: View, words: Words) -> Iterator[RenderableType]:
    """What the decks are good at, while some are still to be picked."""
    taken = [seat["deck"] for seat in view["seats"]]
    for deck in kinds.DECKS if "none" in taken else ():
        if deck not in taken:
            yield Text(f"  {words.name(deck)}: {words.of('decks', deck)}", "dim")


def hand_lines(content: Content, view: View, words: Words) -> Iterator[RenderableType]:
    """The cards that this view shows, with what they can do, and the Artifacts."""
    for seat in view["seats"]:
        if seat["deck"] == "none" or "count" in seat["hand"]:
            continue
        for zone in ("hand", "played"):
            if seat[zone] and "count" not in seat[zone]:
                yield Text(words.of("zones", zone), "bold")
                for kind, count in seat[zone].items():
                    yield card_line(content, seat["deck"], kind, count, words)
        yield Text(words.of("picture", "for_sale"), "bold")
        for colour in kinds.COLOURS:
            rank = seat["bought"].get(colour, 0) + 1
            if rank < kinds.RANKS:
                yield card_line(content, seat["deck"], f"{colour} {rank}", 1, words)
        if seat["artifacts"] and "count" not in seat["artifacts"]:
            yield Text(f"{words.of('zones', 'artifacts')}: {tiles(seat['artifacts'], words)}")


def card_line(content: Content, deck: str, kind: str, count: int, words: Words) -> Text:
    number = kinds.CardKind(kinds.CARD_NAMES.index(kind))
    card: Pilot = getattr(getattr(content.decks, deck), CARD_KEYS[number])
    times = f"{count} x " if count > 1 else ""
    line = Text(f"  {times}{words.name(kind)}", COLOUR_STYLES[kinds.colour_of(number)])
    line.append(f"  {words.of('picture', 'icons')} {card.icons}", "default")
    for bonus in card.drill:
        line.append(f", {words.of('bonuses', bonus)}", "default")
    if card.pattern:
        line.append(f", {words.of('picture', 'pattern')} {card.pattern}", "dim")
    if card.cost:
        line.append(f"  ${card.cost}, {worth(card.points, words)}", "default")
    if card.buy != "none":
        at_once = words.of("bonuses", card.buy)
        line.append(f", {words.of('picture', 'when_bought')} {at_once}", "default")
    return line
