"""What is printed around the picture of the table: news, the question, the choices, rules."""

import re

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.local_table import Table
from motherlode.cli.text import phrase
from motherlode.i18n.rules_page import Rule, rules_of
from motherlode.kernel.game import Game
from motherlode.plugins import TerminalPlugin

MOST_IN_ONE_COLUMN = 6
SOURCE_STYLES = {"book": "green", "ruling": "yellow", "rebuilt": "magenta"}


def events_box(table: Table, seat: int, since: int, most: int) -> RenderableType:
    """The latest news for a seat, and how much more there was."""
    told = table.told(seat, since)
    lines = [Text(f"  {sentence}") for sentence in told[-most:]]
    if len(told) > most:
        more = phrase("play.earlier", table.language, count=len(told) - most)
        lines.insert(0, Text(f"  {more}", style="dim"))
    return Group(*lines)


def question(table: Table, seat: int) -> Text:
    """Who is asked, and for what."""
    step = table.play.setup.rules.steps[table.play.position.state.step()].name
    text = Text(f"{table.words.seat(seat)}: ", style="bold cyan")
    return text.append(table.words.step(step), style="bold")


def action_list(table: Table, width: int) -> RenderableType:
    """The legal actions, numbered, in as many columns as fit when they are many."""
    rows = [table.title.actions.rows[action] for action in table.play.legal()]
    lines = [
        Text.assemble((f"{number:>3}  ", "bold green"), table.words.action(row))
        for number, row in enumerate(rows, 1)
    ]
    longest = max(line.cell_len for line in lines) + 2
    columns = max(1, width // longest) if len(lines) > MOST_IN_ONE_COLUMN else 1
    return in_columns(lines, columns)


def in_columns(lines: list[Text], columns: int) -> Grid:
    """Lines read downwards, then across."""
    height = -(-len(lines) // columns)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for start in range(0, len(lines), height):
        grid.add_column()
    for row in range(height):
        grid.add_row(*lines[row::height])
    return grid


def ending(table: Table) -> Text:
    """Who won, as far as the payoffs tell."""
    shares = table.play.position.payoffs()
    best = max(shares)
    winners = [table.words.seat(seat) for seat, share in enumerate(shares) if share == best]
    key = "play.won" if len(winners) == 1 else "play.shared"
    said = phrase(key if best > 0 else "play.nobody", table.language, names=", ".join(winners))
    return Text(said[:1].upper() + said[1:], style="bold yellow")


def choices_explained(table: Table) -> Grid:
    """Every choice: its number, what to type for it, what it does, its rules."""
    step = table.play.setup.rules.steps[table.play.position.state.step()].name
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("number", "text", "does", "rules"):
        grid.add_column(phrase(f"play.columns.{head}", table.language))
    for number, action in enumerate(table.play.legal(), 1):
        row = table.title.actions.rows[action]
        cited = " ".join(table.title.plugin(TerminalPlugin).rule_ids(row, step))
        words = Text(table.words.action(row))
        grid.add_row(Text(str(number), style="bold green"), Text(row.text), words, Text(cited))
    return grid


def rule_text(rule: Rule) -> RenderableType:
    """A rule with its id, and where each part of it comes from."""
    text = Text.assemble((f"{rule.id} ", "bold cyan"))
    for part in re.split(r"(\[(?:book|ruling|rebuilt)\])", rule.text):
        text.append(part, style=SOURCE_STYLES.get(part.strip("[]"), ""))
    return Padding(text, (0, 0, 0, 2))


def rule_index(game: Game, language: str) -> RenderableType:
    """The sections of the rules page with the ids in each."""
    sections: dict[str, list[str]] = {}
    for rule in rules_of(game, language).values():
        sections.setdefault(rule.section, []).append(rule.id)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for section, ids in sections.items():
        grid.add_row(Text(section), Text(f"{ids[0]}-{ids[-1]}", style="cyan"))
    return grid
