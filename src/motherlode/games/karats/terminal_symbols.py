"""Symbols of Karats for the terminal: cubes, nuggets, Steam, machines."""

from collections.abc import Iterable, Mapping

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from motherlode.i18n.words import Words

from . import kinds
from .content_schema import Content

COLOURS = {
    "dirt": "orange4",
    "iron": "grey62",
    "ember": "red",
    "copper": "dark_orange3",
    "gold": "bold gold1",
}
INVENTORY_IN_A_LINE = 31


class Brush:
    """The characters and styles for a console; only ASCII characters if `plain`."""

    def __init__(self, plain: bool, colour: bool) -> None:
        self.plain = plain
        self.colour = colour
        self.cube = "#" if plain else "■"
        self.full = "*" if plain else "●"
        self.empty = "." if plain else "○"
        self.nugget = "$" if plain else "◆"
        self.no_nugget = "-" if plain else "◇"
        self.card = "|" if plain else "▮"
        self.turn = ">" if plain else "▶"
        self.times = "x" if plain else "\N{MULTIPLICATION SIGN}"
        self.mark = "X" if plain else "✗"
        self.block = "#" if plain else "█"
        self.steam = "sky_blue1"


class Bar:
    """A bar that shows the contents of the Mine to scale, in letters if there is no colour."""

    def __init__(self, brush: Brush, counts: Mapping[str, int]) -> None:
        self.brush = brush
        self.counts = counts

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        total = sum(self.counts.values())
        text = Text(no_wrap=True)
        drawn = seen = 0
        for kind in kinds.CUBES:
            there = self.counts.get(kind, 0)
            seen += there
            # Even a single cube gets a mark of its own.
            upto = min(width, max(seen * width // total, drawn + 1)) if there else drawn
            mark = self.brush.block if self.brush.colour else kind[0]
            text.append(mark * (upto - drawn), style=COLOURS[kind])
            drawn = upto
        yield text


def legend(brush: Brush, words: Words, counts: Mapping[str, int]) -> Text:
    """The number of cubes of each kind; kinds without a cube are shown with 0."""
    parts = []
    for kind in kinds.CUBES:
        mark = brush.nugget if kind == "gold" else brush.cube
        count = f"{counts.get(kind, 0)} {words.name(kind)}"
        parts.append(Text.assemble((f"{mark} ", COLOURS[kind]), count))
    return Text("  ").join(parts)


def cubes(brush: Brush, words: Words, held: Mapping[str, int], shown_kinds: Iterable[str]) -> Text:
    """The number of cubes of each kind in a pile; kinds without a cube are left out."""
    parts = [
        Text.assemble((f"{brush.cube} ", COLOURS[kind]), f"{held[kind]} {words.name(kind)}")
        for kind in shown_kinds
        if held.get(kind)
    ]
    return Text("  ").join(parts) if parts else Text("-", style="dim")


def cost(brush: Brush, words: Words, price: Mapping[str, int]) -> Text:
    parts = [
        Text(f"{price[kind]} {words.name(kind)}", style=COLOURS[kind])
        for kind in kinds.MATERIALS
        if price[kind]
    ]
    return Text(" ").join(parts)


def inventory(brush: Brush, words: Words, held: Mapping[str, int], width: int) -> list[Text]:
    """A seat's cubes: in one line if the width allows it, else numbers below names."""
    counts = [(kind, words.name(kind), held.get(kind, 0)) for kind in kinds.MATERIALS]
    if width >= INVENTORY_IN_A_LINE:
        parts = [
            Text.assemble((f"{brush.cube} ", COLOURS[kind]), (f"{n} {name}", "" if n else "dim"))
            for kind, name, n in counts
        ]
        return [Text("  ").join(parts)]
    names = Text("  ").join([Text(name, style=COLOURS[kind]) for kind, name, n in counts])
    numbers = [Text(f"{n:^{len(name)}}", style="bold" if n else "dim") for _, name, n in counts]
    return [names, Text("  ").join(numbers)]


def nuggets(brush: Brush, words: Words, gold: int, to_win: int) -> Text:
    """Claimed Gold as nuggets, with empty ones for the Gold that is missing to win."""
    missing = max(0, to_win - gold)
    if to_win > 8:
        return Text(f"{gold}/{to_win} {words.name('gold')}", style=COLOURS["gold"])
    return Text.assemble(
        (brush.nugget * gold, COLOURS["gold"]),
        (brush.no_nugget * missing, "dim"),
        (" " + words.name("gold"), COLOURS["gold"] if gold else "dim"),
    )


def machine_lines(
    brush: Brush, words: Words, machines: Mapping[str, int], content: Content, pilot: bool
) -> list[Text]:
    """A line for each class of machines: how many, which, their fuel, and the marker."""
    if not machines:
        return [Text(words.of("picture", "no_machines"), style="dim")]
    return [
        machine_line(brush, words, name.split(), count, content, pilot)
        for name, count in machines.items()
    ]


def machine_line(
    brush: Brush, words: Words, name: list[str], count: int, content: Content, pilot: bool
) -> Text:
    device, fuel = name[0], int(name[1])
    sabotaged = len(name) > 2
    full = capacity(device, content, pilot)
    many = f"{count}{brush.times} " if count > 1 else ""
    return Text.assemble(
        (f"{brush.mark} " if sabotaged else "", "bold red"),
        (f"{many}{words.name(device)} ", "dim strike" if sabotaged else "bold"),
        (brush.full * fuel, COLOURS["ember"] if device == "boiler" else brush.steam),
        (brush.empty * max(0, full - fuel), "dim"),
    )


def capacity(device: str, content: Content, pilot: bool) -> int:
    """How much fuel a machine can hold (K20, K35)."""
    if device == "drill":
        return content.drill.power + (content.pilot if pilot else content.drill).overhead
    if device == "megalodrill":
        return content.megalodrill.power + content.megalodrill.overhead
    return 1
