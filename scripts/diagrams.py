"""Draws the pictures of docs/tour.md: the rooms of the code, and the way of a move.

`python scripts/diagrams.py` writes docs/pictures/rooms.svg and docs/pictures/move.svg.
"""

from pathlib import Path
from typing import NamedTuple

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
BOX_HEIGHT, MARGIN = 64, 28

STYLE = """
svg { --paper: #fbfaf7; --ink: #22262e; --soft: #5c6470; --line: #8a929e;
  --top: #e3ecfa; --server: #dff1ec; --tools: #f1e9fb; --play: #fdeed6;
  --words: #eceef1; --kernel: #fbdedb; }
@media (prefers-color-scheme: dark) {
  svg { --paper: #1b1e24; --ink: #eceef2; --soft: #aab2be; --line: #78818e;
    --top: #26374f; --server: #1f443b; --tools: #3b2f52; --play: #4e3c1d;
    --words: #353a43; --kernel: #55302d; }
}
text { font-family: system-ui, sans-serif; fill: var(--ink); }
.name { font-size: 16px; font-weight: 600; }
.note { font-size: 13px; fill: var(--soft); }
.paper { fill: var(--paper); }
.way { stroke: var(--line); stroke-width: 2; fill: none; marker-end: url(#head); }
.way.dashed { stroke-dasharray: 5 5; }
.head { fill: var(--line); }
.box { stroke: var(--line); stroke-width: 1; }
"""


class Box(NamedTuple):
    """A rectangle with a name, lines of text below it, and the colour of what it belongs to."""

    name: str
    notes: tuple[str, ...]
    colour: str
    x: int
    y: int
    width: int
    height: int = BOX_HEIGHT


ROWS: list[tuple[str, list[tuple[str, str]]]] = [
    ("top", [("cli", "the command line"), ("public_api.py", "what programs import")]),
    ("server", [("server", "tables, clocks, stores, sockets")]),
    (
        "tools",
        [
            ("lab", "matches, measures, reports"),
            ("envs", "environments for researchers"),
            ("testing", "what proves a game"),
        ],
    ),
    (
        "play",
        [
            ("games", "rules and content"),
            ("bots", "baselines and search"),
            ("records", "from files and links"),
            ("lessons", "games that teach"),
        ],
    ),
    ("words", [("plugin_types.py", "what games declare for lab, server, terminal and web")]),
    ("words", [("i18n", "every text that people read, in Fluent files")]),
    (
        "kernel",
        [
            ("kernel", "state, steps, actions, events, views, records"),
            ("optional_packages.py", "the extra of each package"),
        ],
    ),
]
"""The rooms from top to bottom: each imports only from rows below its own."""


def rooms() -> str:
    """The rooms of the code, row by row."""
    boxes = [box for row in range(len(ROWS)) for box in row_of_boxes(row)]
    web = Box("web", ("the client in the browser",), "top", 732, MARGIN + 84, 200)
    wire = path(f"M 732 {MARGIN + 116} L 590 {MARGIN + 116}", dashed=True)
    label = text("REST, WebSocket", 662, MARGIN + 106, "note", "middle")
    down = path(f"M 48 {MARGIN} L 48 {MARGIN + len(ROWS) * 84 - 24}")
    side = rotated_text("imports go down", 36, MARGIN + len(ROWS) * 42)
    return picture(960, len(ROWS) * 84 + 2 * MARGIN - 20, [*boxes, web], [wire, label, down, side])


def row_of_boxes(row: int) -> list[Box]:
    """The boxes of a row of rooms; beside the server there is place for the client."""
    colour, rooms = ROWS[row]
    left, gap, whole = 72, 16, 514 if colour == "server" else 860
    width = (whole - gap * (len(rooms) - 1)) // len(rooms)
    y = MARGIN + row * 84
    return [
        Box(name, (note,), colour, left + i * (width + gap), y, width)
        for i, (name, note) in enumerate(rooms)
    ]


STATIONS = [
    ("Browser", ("sends the action's text", "and its entry number"), "top"),
    ("api/socket.py", ("limits the rate,", "decodes the message"), "server"),
    ("seat_commands.py", ("locks the table; parses", "and checks once"), "server"),
    ("store", ("appends the entry", "and commits it"), "words"),
    ("kernel: Play", ("the step changes cells", "and emits events"), "kernel"),
    ("live_game.py", ("a view, events, legal", "actions for each seat"), "server"),
    ("api/connection.py", ("an update for each seat,", "Ok for the mover"), "server"),
    ("All browsers", ("draw the view and", "animate the events"), "top"),
]
"""Where a move passes, in order: to the right above, to the left below."""


def move() -> str:
    """The way of one move."""
    ways = [path(f"M {224 + 236 * i} 70 L {260 + 236 * i} 70") for i in range(3)]
    ways += [path("M 834 112 L 834 206")]
    ways += [path(f"M {736 - 236 * i} 252 L {700 - 236 * i} 252") for i in range(3)]
    ways += [path("M 598 112 C 598 160 580 164 540 164 L 166 164 C 126 164 126 160 126 116", True)]
    labels = [text("refused: the reason and the rule's id", 362, 184, "note", "middle")]
    labels += [text("safe on the disk", 820, 164, "note", "end")]
    return picture(960, 322, [station(number) for number in range(8)], [*ways, *labels])


def station(number: int) -> Box:
    name, notes, colour = STATIONS[number]
    column, row = (number, 0) if number < 4 else (7 - number, 1)
    return Box(name, notes, colour, 28 + 236 * column, MARGIN + 182 * row, 196, 84)


def picture(width: int, height: int, boxes: list[Box], rest: list[str]) -> str:
    head = '<marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" '
    head += 'markerHeight="7" orient="auto"><path class="head" d="M 0 0 L 10 5 L 0 10 z"/></marker>'
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    paper = f'<rect class="paper" width="{width}" height="{height}" rx="14"/>'
    parts = [f"<style>{STYLE}</style>", f"<defs>{head}</defs>", paper, *map(draw_box, boxes), *rest]
    inside = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">\n{inside}\n</svg>\n'


def draw_box(box: Box) -> str:
    """A box with its text in its middle."""
    middle, lines = box.x + box.width // 2, len(box.notes)
    first = box.y + box.height // 2 - 9 * lines + 5
    place = f'x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="9"'
    shown = [f'<rect class="box" {place} style="fill: var(--{box.colour})"/>']
    shown += [text(box.name, middle, first, "name", "middle")]
    notes = enumerate(box.notes, 1)
    shown += [text(note, middle, first + 2 + 18 * i, "note", "middle") for i, note in notes]
    return "\n".join(shown)


def text(words: str, x: int, y: int, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'


def rotated_text(words: str, x: int, y: int) -> str:
    place = f'transform="translate({x} {y}) rotate(-90)" text-anchor="middle"'
    return f'<text class="note" {place}>{words}</text>'


def path(way: str, dashed: bool = False) -> str:
    kind = "way dashed" if dashed else "way"
    return f'<path class="{kind}" d="{way}"/>'


def main() -> None:
    (PICTURES / "rooms.svg").write_text(rooms(), encoding="utf-8")
    (PICTURES / "move.svg").write_text(move(), encoding="utf-8")


if __name__ == "__main__":
    main()
