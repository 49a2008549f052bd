"""Super Motherload in the terminal: the boards with coordinates, Achievements, stacks and hands."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from motherlode.i18n.words import Words, escape
from motherlode.kernel.game import Setup
from motherlode.kernel.view import View

from . import achievement_goals, kinds
from .content_schema import Content, Minor, Pilot
from .spaces import NOTHING, space_at, steel_colour, symbol_of, terrain_of
from .text_maps import rows_of

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
    ground = Group(boards_panel(content, view, words), *legend(content, view, words))
    achievements = Group(*achievement_lines(content, view, words))
    top = Beside(ground, achievements, panel_width(view["table"]))
    seats = [seat_panel(content, view, words, seat) for seat in range(len(view["seats"]))]
    return Group(top, *seats, *deck_lines(view, words), *hand_lines(content, view, words))


class Beside:
    """Two pictures side by side; the left one needs `left_width`. With too little room
    for both they stand one below the other."""

    LEAST_RIGHT = 26
    GAP = 2

    def __init__(self, left: RenderableType, right: RenderableType, left_width: int) -> None:
        self._left, self._right, self._width = left, right, left_width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.max_width - 2 * self.GAP - self.LEAST_RIGHT
        if room < self._width:
            yield self._left
            yield self._right
            return
        left = min(room, Measurement.get(console, options, self._left).maximum)
        grid = Grid.grid(padding=(0, self.GAP))
        grid.add_column(width=left)
        grid.add_column(width=options.max_width - left - 2 * self.GAP)
        grid.add_row(self._left, self._right)
        yield grid


def panel_width(table: dict[str, Any]) -> int:
    """How wide the panel with the boards is: three signs a space, row numbers and the frame."""
    return 3 * board_columns(table) + 7


def boards_panel(content: Content, view: View, words: Words) -> RenderableType:
    """The boards on the table, row by row, with letters and numbers at their sides."""
    table = view["table"]
    if table["upper_board"] == "none":
        return Text(words.of("picture", "no_board"))
    columns = board_columns(table)
    upper, lower = board_rows(content, table)
    lines = [
        Text("    " + "  ".join(kinds.COLUMN_NAMES[:columns]), "dim"),
        surface_line(table, columns),
    ]
    for row in range(upper + lower):
        if row == upper:
            lines.append(Text(f"   {words.name(table['lower_board']):-^{3 * columns}}", "dim"))
        lines.append(board_row(table, row, columns))
    return Panel(
        Group(*lines), title=words.name(table["upper_board"]), box=box.ROUNDED, expand=False
    )


def board_columns(table: dict[str, Any]) -> int:
    """How many columns the boards have: the other spaces of the first row are 0."""
    return sum(1 for space in table["spaces"][: kinds.COLUMNS] if space)


def board_rows(content: Content, table: dict[str, Any]) -> tuple[int, int]:
    """How many rows the upper and the lower board have; 0 if there is none."""
    names = (table["upper_board"], table["lower_board"])
    upper, lower = (0 if name == "none" else len(rows_of(content.board(name))) for name in names)
    return upper, lower


def legend(content: Content, view: View, words: Words) -> Iterator[RenderableType]:
    """The meaning of the signs on the boards, and the values of Minerals."""
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


def surface_line(table: dict[str, Any], columns: int) -> Text:
    """The surface, or the tunnels that end above the top row."""
    line = Text("   ")
    for column in range(columns):
        open_here = table["above"] >> column & 1
        surface = table["above"] == kinds.FULL_ROW
        line.append("▔▔▔" if surface else " ║ " if open_here else "   ", "bright_red")
    return line


def board_row(table: dict[str, Any], row: int, columns: int) -> Text:
    line = Text(f"{row + 1:>2} ", "dim")
    for column in range(columns):
        space = table["spaces"][space_at(row, column)]
        covered = table["covered"][row] >> column & 1
        line.append_text(Text(" · ", "dim on black") if covered else space_text(space))
    return line


def space_text(space: int) -> Text:
    """A space in three characters: the terrain left and right, the symbol between."""
    ground, sign = terrain_of(space), SIGNS[symbol_of(space)]
    style = SIGN_STYLES[symbol_of(space)]
    colour = steel_colour(ground)
    if colour != NOTHING:
        plate = "RBY"[colour]
        return Text(f"{plate}{sign}{plate}", f"{style} {STEEL[colour]}")
    sides = "#" if ground == kinds.ROCK else " "
    middle = "#" if ground == kinds.ROCK and sign == " " else sign
    return Text(f"{sides}{middle}{sides}", f"{style} {GROUND[ground]}")


def achievement_lines(content: Content, view: View, words: Words) -> Iterator[RenderableType]:
    """The face-up Achievements with their goals; round, actions left, Artifact spaces, Bomb
    Tokens."""
    table = view["table"]
    yield Text(words.of("zones", "majors"), "bold")
    for name in table["majors"]:
        major = getattr(content.majors, name)
        needs = [f"{getattr(major, colour)} {words.name(colour)}" for colour in kinds.COLOURS]
        asked = ", ".join(need for need in needs if not need.startswith("0 "))
        yield Text(f"{points_text(major.points, words)} {words.name(name)}: {asked}")
    yield Text(words.of("zones", "minors"), "bold")
    for name in table["minors"]:
        minor = getattr(content.minors, name)
        asked = goal_text(minor, words)
        yield Text(f"{points_text(minor.points, words)} {words.name(name)}: {asked}")
    yield Text("")
    for zone in ("round", "actions_left", "artifact_spaces_left", "bomb_supply"):
        yield Text(f"{words.of('zones', zone)}: {table[zone]}", "dim")
    if waiting := waiting_tiles(view):
        yield Text(f"{words.of('zones', 'loot')}: {counts_text(waiting, words)}", "bold")


def goal_text(minor: Minor, words: Words) -> str:
    """A Minor's goal: what is counted, and within which time."""
    section = "held" if minor.within == achievement_goals.HELD else "goals"
    asked = words.of(section, minor.what, count=minor.count)
    when = words.of("within", minor.within)
    return f"{asked} {when}".strip()


def waiting_tiles(view: View) -> dict[str, int]:
    """The tiles that go on a stack next: one of an Artifact or a bonus, else the action's."""
    asked = view["asked"]
    if asked is not None and asked["step"] == "put_tile":
        return {kinds.MINERALS[asked["mineral"]]: 1}
    waiting: dict[str, int] = view["table"]["loot"]
    return waiting


def points_text(points: int, words: Words) -> str:
    return f"{points} {words.of('picture', 'points')}"


def counts_text(counts: dict[str, int], words: Words) -> str:
    return ", ".join(f"{count} {words.name(kind)}" for kind, count in counts.items())


def seat_panel(content: Content, view: View, words: Words, seat: int) -> RenderableType:
    """A player's panel: VP, Bomb Tokens, numbers of cards and Artifacts, the stacks with
    Minerals."""
    zones = view["seats"][seat]
    asked = view["asked"] is not None and view["asked"]["seat"] == seat
    counts = [
        points_text(zones["points"], words),
        f"{words.of('zones', 'bombs')} {zones['bombs']}",
        f"{words.of('zones', 'hand')} {zone_size(zones['hand'])}",
        f"{words.of('zones', 'draw_deck')} {zone_size(zones['draw_deck'])}",
        f"{words.of('zones', 'artifacts')} {zone_size(zones['artifacts'])}",
    ]
    deck = zones["deck"]
    head = Text(f"{'> ' if asked else ''}{words.seat(seat)}", "bold")
    head.append(f"  {words.name(deck)}  {'  '.join(counts)}", "not bold")
    if deck == "none":
        return head
    stacks = Grid.grid(padding=(0, 3))
    stacks.add_row(*(stack(content, zones, words, at) for at in range(len(kinds.COLOURS))))
    return Group(head, stacks)


def zone_size(counts: dict[str, int]) -> int:
    """How many things a zone holds, visible or hidden."""
    return sum(counts.values())


def stack(content: Content, zones: dict[str, Any], words: Words, at: int) -> Text:
    """The top card of a stack: its cost and the Minerals on it."""
    colour = kinds.COLOURS[at]
    bought = zones["bought"].get(colour, 0)
    style = COLOUR_STYLES[at]
    if bought == kinds.RANKS:
        return Text(f"{words.name(colour)}: {words.of('picture', 'bought_out')}", style)
    card = getattr(getattr(content.decks, zones["deck"]), f"{colour}_{bought + 1}")
    on_it = {
        mineral: zones["minerals"][f"{colour} {mineral}"]
        for mineral in kinds.MINERALS
        if f"{colour} {mineral}" in zones["minerals"]
    }
    value = sum(getattr(content.minerals, mineral) * n for mineral, n in on_it.items())
    line = Text(f"{words.name(colour)} ${value}/${card.cost}", style)
    return line.append(f" ({counts_text(on_it, words)})" if on_it else "", "dim")


def deck_lines(view: View, words: Words) -> Iterator[RenderableType]:
    """A line for each deck that can still be picked: its name and what it is good at."""
    taken = [seat["deck"] for seat in view["seats"]]
    for deck in kinds.DECKS if "none" in taken else ():
        if deck not in taken:
            yield Text(f"  {words.name(deck)}: {words.of('decks', deck)}", "dim")


def hand_lines(content: Content, view: View, words: Words) -> Iterator[RenderableType]:
    """The cards and Artifacts that this view shows, with their effects."""
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
            if rank <= kinds.RANKS:
                yield card_line(content, seat["deck"], f"{colour} {rank}", 1, words)
        if seat["artifacts"] and "count" not in seat["artifacts"]:
            yield Text(f"{words.of('zones', 'artifacts')}: {counts_text(seat['artifacts'], words)}")


def card_line(content: Content, deck: str, kind: str, count: int, words: Words) -> Text:
    card: Pilot = getattr(getattr(content.decks, deck), kind.replace(" ", "_"))
    colour = card.colour or kind.split()[0]
    times = f"{count} x " if count > 1 else ""
    usual = words.of("starters", colour) if card.colour else words.name(kind)
    name = escape(card.name) or usual
    line = Text(f"  {times}{name}", COLOUR_STYLES[kinds.COLOURS.index(colour)])
    line.append(f"  {words.of('picture', 'icons')} {card.icons}", "default")
    for bonus in card.drill:
        line.append(f", {words.of('bonuses', bonus)}", "default")
    if card.pattern:
        line.append(f", {words.of('picture', 'pattern')} {card.pattern}", "dim")
    if card.cost:
        line.append(f"  ${card.cost}, {points_text(card.points, words)}", "default")
    if card.buy != "none":
        buy_bonus = words.of("bonuses", card.buy)
        line.append(f", {words.of('picture', 'when_bought')} {buy_bonus}", "default")
    return line
