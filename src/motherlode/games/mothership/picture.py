"""Mothership in a terminal: the hex board drawn, and a panel for every fleet."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from motherlode.games.mothership.hex import COLUMNS, width
from motherlode.games.mothership.kinds import BRANCHES, CATEGORIES, FLEET, SHIPS, SUBSYSTEMS, TIERS
from motherlode.games.mothership.numbers import Numbers
from motherlode.kernel.title import Setup
from motherlode.kernel.view import View
from motherlode.kernel.words import Words

COLOURS = ("red", "bright_blue", "yellow", "green", "magenta", "cyan")
LETTERS = ("M", "f", "f", "f", "b", "b")
EMPTY = "·"
ASTEROIDS = "#"


def picture(setup: Setup, view: View, words: Words) -> RenderableType:
    """The picture that the title of Mothership offers: a view as one seat sees it."""
    n: Numbers = setup.rules.n  # type: ignore[attr-defined]
    fleets = [fleet(n, view, words, seat) for seat in range(len(view["seats"]))]
    return Group(board(n, view), Columns(fleets, equal=True), state_of_play(view, words))


def say(words: Words, key: str, **holes: object) -> str:
    return words.of("picture", key).format(**holes)


def board(n: Numbers, view: View) -> Panel:
    """Every space two characters wide, odd rows shifted by one; ships carry their seat's number."""
    marks = marks_of(view)
    text = Text("   ")
    for column in range(n.board.columns):
        text.append(f"{chr(ord('a') + column)}   ", "dim")
    for row in range(n.board.rows):
        text.append(f"\n{row + 1:2} " + ("  " if row % 2 else ""), "dim")
        for column in range(width(n.board.columns, row)):
            space = row * COLUMNS + column
            mark, style = marks.get(space, ("", ""))
            if not mark:
                field = n.board.field(space) > 0
                mark, style = (ASTEROIDS, "bright_black") if field else (EMPTY, "dim")
            text.append(f"{mark:<4}", style)
    return Panel(text, title="Mothership", title_align="left", expand=False)


def marks_of(view: View) -> dict[int, tuple[str, str]]:
    """What stands on each space, as letters and a colour."""
    marks: dict[int, tuple[str, str]] = {}
    table: dict[str, Any] = view["table"]
    for planet, at in enumerate(table["planets"]):
        if at:
            owner = table["planet_owners"][planet]
            mark = f"P{owner}" if owner else "P"
            marks[at - 1] = (mark, f"bold {colour(owner - 1)}" if owner else "bold white")
    for seat, block in enumerate(view["seats"]):
        if block["station"]:
            marks[block["station"] - 1] = (f"S{seat + 1}", f"bold reverse {colour(seat)}")
        for ship, at in enumerate(block["ships"]):
            if at:
                number = "" if ship == 0 else str(ship if ship < 4 else ship - 3)
                marks[at - 1] = (f"{seat + 1}{LETTERS[ship]}{number}", colour(seat))
    return marks


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)]


def fleet(n: Numbers, view: View, words: Words, seat: int) -> Panel:
    """The Control Panel of a seat, its tiles, and what may be known of its hand."""
    block = view["seats"][seat]
    lines = [
        say(words, "hull", hull=block["hull_points"], most=n.hull)
        + "  "
        + say(words, "station", counters="▮" * block["station_counters"]),
        "  ".join(f"{words.name(sub)} {power(view, seat, sub)}" for sub in SUBSYSTEMS),
        " ".join(words.name(SHIPS[ship]) for ship in range(FLEET) if block["ships"][ship]) or "-",
        tiles(block, words),
        known_hand(block, words),
    ]  # fmt: skip
    if "resources" in block:
        lines.append(say(words, "resources", count=block["resources"]))
    style = colour(seat) if not block["out"] else "dim"
    return Panel("\n".join(lines), title=words.seat(seat), border_style=style)


def power(view: View, seat: int, subsystem: str) -> int:
    """What a subsystem runs on now: Prod drains it, a Magnetic Storm leaves nothing (M53)."""
    block, table = view["seats"][seat], view["table"]
    avoided = table["event_player"] == seat and table["event_answer"] == "avoided"
    if table["random_event"] == "magnetic_storm" and not avoided:
        return 0
    left = block["energy"].get(subsystem, 0) - block["drained"].get(subsystem, 0)
    return max(int(left), 0)


def tiles(block: dict[str, Any], words: Words) -> str:
    """The tiers reached, by branch where one was chosen."""
    shown = []
    for category, trunk in enumerate(CATEGORIES):
        tier = block["technology"].get(trunk, 0)
        branch = block["branches"][category]
        name = BRANCHES[2 * category + branch - 1] if branch else trunk
        shown.append(f"{words.name(name)} {tier}/{TIERS}")
    return "  ".join(shown)


def known_hand(block: dict[str, Any], words: Words) -> str:
    hand = block["hand"]
    if set(hand) == {"count"}:
        return say(words, "cards", count=hand["count"])
    return ", ".join(f"{words.name(card)} x{n}" for card, n in hand.items()) or say(
        words, "no_cards"
    )


def state_of_play(view: View, words: Words) -> Text:
    """The round, the event, and the fight that is going on."""
    table = view["table"]
    deck = table["deck"].get("count", 0)
    parts = [say(words, "round", round=table["round"]), say(words, "deck", count=deck)]
    if table["random_event"] != "quiet":
        parts.append(words.name(table["random_event"]))
    if table["fight"] != "none":
        buffs = {"attack": table["attack_buff"], "defence": table["defence_buff"]}
        parts.append(say(words, "fight", fight=words.name(table["fight"]), **buffs))
    return Text("  |  ".join(parts), "dim")
