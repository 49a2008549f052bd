"""What is printed around the picture of the board: latest events, question, choices, rules."""

import re

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from motherlode.cli.local_game import LocalGame
from motherlode.cli.translated_texts import phrase
from motherlode.i18n.rules_parser import Rule, id_ranges, rules_of
from motherlode.kernel.game import Game
from motherlode.plugin_types import TerminalPlugin

MAX_IN_ONE_COLUMN = 6
SOURCE_STYLES = {"book": "green", "ruling": "yellow", "rebuilt": "magenta"}


def events_box(local_game: LocalGame, seat: int, since: int, most: int) -> RenderableType:
    """At most `most` of the latest events for a seat, under the number of earlier events."""
    sentences = local_game.sentences(seat, since)
    lines = [Text(f"  {sentence}") for sentence in sentences[-most:]]
    if len(sentences) > most:
        more = phrase("play.earlier", local_game.language, count=len(sentences) - most)
        lines.insert(0, Text(f"  {more}", style="dim"))
    return Group(*lines)


def question(local_game: LocalGame, seat: int) -> Text:
    """The question at the prompt: the deciding player and the step, or that it is a pause."""
    text = Text(f"{local_game.words.seat(seat)}: ", style="bold cyan")
    if local_game.play.position.in_pause():
        return text.append(phrase("play.pause", local_game.language), style="bold")
    step = local_game.play.setup.rules.steps[local_game.play.position.state.step()].name
    return text.append(local_game.words.step(step), style="bold")


def action_list(local_game: LocalGame, width: int) -> RenderableType:
    """The legal actions, numbered: the answers to the question, then the any-time actions."""
    rows = [local_game.game.actions.row(action) for action in local_game.play.legal()]
    lines = [
        Text.assemble((f"{number:>3}  ", "bold green"), local_game.words.action(row))
        for number, row in enumerate(rows, 1)
    ]
    answers = len(lines) - len(local_game.play.position.anytime())
    if answers == len(lines):
        return columns_that_fit(lines, width)
    return Group(
        columns_that_fit(lines[:answers], width),
        Text(phrase("play.anytime", local_game.language), style="bold"),
        columns_that_fit(lines[answers:], width),
    )


def columns_that_fit(lines: list[Text], width: int) -> Grid:
    """Lines in one column if they are few, else in as many columns as fit in `width`."""
    longest = max(line.cell_len for line in lines) + 2
    columns = max(1, width // longest) if len(lines) > MAX_IN_ONE_COLUMN else 1
    return in_columns(lines, columns)


def in_columns(lines: list[Text], columns: int) -> Grid:
    """Lines in that many columns, read down each column."""
    height = -(-len(lines) // columns)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for start in range(0, len(lines), height):
        grid.add_column()
    for row in range(height):
        grid.add_row(*lines[row::height])
    return grid


def ending(local_game: LocalGame) -> Text:
    """A sentence that names the winner or winners, or says that nobody won."""
    shares = local_game.play.position.payoffs()
    best = max(shares)
    winners = [local_game.words.seat(seat) for seat, share in enumerate(shares) if share == best]
    key = "play.won" if len(winners) == 1 else "play.shared"
    key = key if best > 0 else "play.nobody"
    text = phrase(key, local_game.language, names=", ".join(winners))
    return Text(text[:1].upper() + text[1:], style="bold yellow")


def choices_grid(local_game: LocalGame) -> Grid:
    """A grid with a row for each choice: its number, its text, what it does, its rules."""
    step = local_game.play.setup.rules.steps[local_game.play.position.state.step()].name
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in ("number", "text", "does", "rules"):
        grid.add_column(phrase(f"play.columns.{head}", local_game.language))
    legal, anytime = local_game.play.legal(), local_game.play.position.anytime()
    for number, action in enumerate(legal, 1):
        if number == len(legal) - len(anytime) + 1:
            grid.add_row("", Text(phrase("play.anytime", local_game.language), style="bold"))
        row = local_game.game.actions.row(action)
        cited = " ".join(local_game.game.plugin(TerminalPlugin).rule_ids(row, step))
        words = Text(local_game.words.action(row))
        grid.add_row(Text(str(number), style="bold green"), Text(row.text), words, Text(cited))
    return grid


def ways_to_type_others(local_game: LocalGame) -> list[str]:
    """Lines that say how to type actions that the list of choices leaves out: one for each verb."""
    actions = local_game.game.actions
    listed = {actions.row(action).verb for action in local_game.play.legal()}
    verbs = dict.fromkeys(verb for verb, _ in actions.unlisted_verbs.values())
    lines = [local_game.words.unlisted(verb) for verb in verbs if verb in listed]
    return [line for line in lines if line]


def rule_text(rule: Rule) -> RenderableType:
    """A rule with its id; source marks are coloured, and words that players type are bold."""
    text = Text.assemble((f"{rule.id} ", "bold cyan"))
    for part in re.split(r"(\[(?:book|ruling|rebuilt)\]|`[^`]+`)", rule.text):
        style = "bold" if part.startswith("`") else SOURCE_STYLES.get(part.strip("[]"), "")
        text.append(part.strip("`"), style=style)
    return Padding(text, (0, 0, 0, 2))


def rule_index(game: Game, language: str) -> RenderableType:
    """The sections of the rules page with the rule ids in each."""
    sections: dict[str, list[str]] = {}
    for rule in rules_of(game, language).values():
        sections.setdefault(rule.section, []).append(rule.id)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for section, ids in sections.items():
        grid.add_row(Text(section), Text(id_ranges(ids), style="cyan"))
    return grid
