"""Karats in the terminal: the Mine, the Devices and a panel for every player."""

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from motherlode.i18n.words import Words
from motherlode.kernel.action_table import Action
from motherlode.kernel.game import Setup
from motherlode.kernel.state import State
from motherlode.kernel.view import View

from . import kinds, terminal_symbols
from .content_schema import Content
from .terminal_symbols import Bar, Brush
from .web_client_constants import FACTS

WIDE = 110
NARROWEST_PANEL = 25


class KaratsPicture:
    """The table as one seat sees it, laid out for the width of the console."""

    def __init__(self, content: Content, view: View, words: Words) -> None:
        self.content = content
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        brush = Brush(options.ascii_only, console.color_system is not None and not console.no_color)
        if options.max_width >= WIDE:
            top = Grid.grid(expand=True)
            top.add_column(ratio=1)
            top.add_column()
            top.add_row(self.mine_panel(brush, 5), self.devices_down(brush))
            yield top
        else:
            yield self.mine_panel(brush, 3)
            yield self.devices_across(brush)
        yield self.players(brush, options.max_width)
        yield from self.this_turn(brush)

    def word(self, key: str, **values: object) -> str:
        return self.words.of("picture", key, **values)

    def mine_panel(self, brush: Brush, height: int) -> Panel:
        """The Mine with a bar of its contents, the discard pile, undiscovered Gold and Steam."""
        cubes = self.table["mine"]
        inside = terminal_symbols.legend(brush, self.words, cubes)
        to_come = self.word("undiscovered", count=self.table["undiscovered"])
        hidden = Text.assemble((f"{brush.no_nugget} {to_come}", "dim"))
        discard = terminal_symbols.cubes(brush, self.words, self.table["discard"], kinds.CUBES)
        thrown = Text.assemble(
            (self.word("discard") + " ", "dim"), discard, self.used_dynamite(brush)
        )
        steam = self.word("steam_pool", count=self.table["steam_pool"])
        pool = Text.assemble((f"{brush.full} ", brush.steam), steam)
        bar, gap = Bar(brush, cubes), Text("  ")
        if height == 3:
            lines = [bar, gap.join([inside, hidden]), gap.join([thrown, pool])]
        else:
            lines = [bar, bar, inside, thrown, gap.join([hidden, pool])]
        title = self.word("mine", count=sum(cubes.values()))
        return panel(brush, lines, title, "yellow", height + 2)

    def used_dynamite(self, brush: Brush) -> Text:
        """The number of used sticks of Dynamite, drawn for the terminal; empty if there are none
        (K3)."""
        count = self.table["used_dynamite"]
        return Text(f"  {brush.card} {count}" if count else "", style="bold red")

    def devices_across(self, brush: Brush) -> Panel:
        """The stacks side by side: how many are left, and what one costs."""
        grid = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        heads, costs = [], []
        for device in kinds.DEVICES:
            grid.add_column(no_wrap=True, overflow="ellipsis")
            left = self.table["stacks"].get(device, 0)
            name = self.words.name(device)
            heads.append(Text(f"{left} {name}", style="bold" if left else "dim strike"))
            costs.append(terminal_symbols.cost(brush, self.words, self.price(device)))
        grid.add_row(*heads)
        grid.add_row(*costs)
        return panel(brush, [grid], self.word("devices"), "white", 4)

    def devices_down(self, brush: Brush) -> Panel:
        """The stacks one below the other, each with a bar of what is left."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for device in kinds.DEVICES:
            left = self.table["stacks"].get(device, 0)
            stack = Text.assemble((brush.card * min(left, 12), "cyan"), f" {left}")
            name = Text(self.words.name(device), style="bold" if left else "dim strike")
            grid.add_row(name, terminal_symbols.cost(brush, self.words, self.price(device)), stack)
        return panel(brush, [grid], self.word("devices"), "white", 7)

    def price(self, device: str) -> dict[str, int]:
        printed = getattr(self.content, device)
        return {material: getattr(printed, material) for material in kinds.MATERIALS}

    def players(self, brush: Brush, width: int) -> RenderableType:
        """A panel for each player and the Automaton, as many side by side as fit."""
        seats = len(self.view["seats"])
        count = seats + (self.table["automaton"] != "off")
        across = max(1, min(count, width // NARROWEST_PANEL))
        across = -(-count // -(-count // across))  # 4 in rows of 3 look better as 2 and 2
        inner = width // across - 4
        lines = [self.player(brush, seat, inner) for seat in range(seats)]
        titles = [self.player_title(brush, seat) for seat in range(seats)]
        if count > seats:
            lines.append(self.automaton(brush))
            titles.append(
                Text(self.word("automaton", level=self.words.name(self.table["automaton"])))
            )
        grid = Grid.grid(expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        for first in range(0, count, across):
            row = range(first, min(first + across, count))
            height = max(len(lines[at]) for at in row) + 2
            grid.add_row(
                *(panel(brush, lines[at], titles[at], self.border(at), height) for at in row)
            )
        return grid

    def border(self, seat: int) -> str:
        asked = self.view["asked"]
        return "bold cyan" if asked and asked["seat"] == seat else "bright_black"

    def player_title(self, brush: Brush, seat: int) -> Text:
        mark = f"{brush.turn} " if self.view["turn"] == seat and self.table["round"] else ""
        return Text.assemble((mark, "bold green"), (self.words.seat(seat), "bold"))

    def player(self, brush: Brush, seat: int, width: int) -> list[RenderableType]:
        zones = self.view["seats"][seat]
        gold = terminal_symbols.nuggets(brush, self.words, zones["gold"], self.content.gold.to_win)
        if zones["profession"] != "none":
            gold.append("  ").append(self.words.name(zones["profession"]), style="magenta")
        lines: list[RenderableType] = [
            gold,
            *terminal_symbols.inventory(brush, self.words, zones["inventory"], width),
        ]
        pilot = zones["profession"] == "pilot"
        lines += terminal_symbols.machine_lines(
            brush, self.words, zones["machines"], self.content, pilot
        )
        if zones["dynamite"]:
            text = f"{zones['dynamite']}{brush.times} {self.words.name('dynamite')}"
            lines.append(Text(text, style="bold red"))
        return lines

    def automaton(self, brush: Brush) -> list[RenderableType]:
        gold = self.table["automaton_gold"]
        return [
            terminal_symbols.nuggets(brush, self.words, gold, self.content.gold.to_win),
            Text(self.word("rate", count=self.table["automaton_rate"])),
        ]

    def this_turn(self, brush: Brush) -> Iterator[Text]:
        """The excavated cubes, the current offer, and how many choices of the step are left."""
        asked = self.view["asked"]
        if self.table["excavated"]:
            found = terminal_symbols.cubes(brush, self.words, self.table["excavated"], kinds.CUBES)
            yield Text.assemble(f" {self.word('excavated')} ", found)
        if asked and asked["step"] == "draft" and len(self.view["seats"]) == 1:
            yield Text(f" {self.word('useless_alone', professions=self.useless_professions())}")
        if asked and asked["step"] in ("answer", "counter"):
            yield self.offer(brush, asked)
        if asked and "left" in asked:
            yield Text(f" {self.word('left_to_' + asked['step'], count=asked['left'])}")

    def offer(self, brush: Brush, asked: dict[str, Any]) -> Text:
        """The offer or counter-offer that waits for an answer, from the side of its seat."""
        sides = ("give", "want") if asked["step"] == "answer" else ("want", "give")
        give, want = (
            terminal_symbols.cubes(brush, self.words, self.table[side], kinds.MATERIALS)
            for side in sides
        )
        player, to = self.words.seat(asked["partner"]), self.words.seat(asked["seat"])
        who = self.word("offer" if asked["step"] == "answer" else "counter", player=player, to=to)
        return Text.assemble(f" {who} ", give, f" {self.word('for')} ", want)

    def useless_professions(self) -> str:
        """The Professions without a use against the Automaton alone (K45)."""
        return ", ".join(self.words.name(profession) for profession in FACTS.useless_alone)


def panel(brush: Brush, lines: list[Any], title: str | Text, border: str, height: int) -> Panel:
    shape = box.ASCII if brush.plain else box.ROUNDED
    for line in lines:
        if isinstance(line, Text):
            line.no_wrap, line.overflow = True, "ellipsis"
    return Panel(
        Group(*lines),
        title=title,
        title_align="left",
        border_style=border,
        box=shape,
        height=height,
    )


def about(setup: Setup, s: State, seat: int, action: Action, words: Words) -> list[str]:
    """Sentences on an action of the draft: what its Profession does, and if it is useless alone
    (K45)."""
    if action.verb != "draft":
        return []
    useless = setup.seats == 1 and action.argument in FACTS.useless_alone
    return [
        words.of("about", action.argument),
        *([words.of("about", "useless_alone")] if useless else []),
    ]


def picture(setup: Setup, view: View, words: Words) -> RenderableType:
    """The picture of the table for the terminal."""
    return KaratsPicture(setup.content.value, view, words)
