"""Mothership in a terminal: the hex board drawn, and a panel for every fleet."""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from motherlode.i18n.words import Words
from motherlode.kernel.game import Setup
from motherlode.kernel.view import View

from . import descriptions, hexes, kinds, text_maps
from .params import Params

COLOURS = ("red", "bright_blue", "yellow", "green", "magenta", "cyan")
LETTERS = ("M", "f", "f", "f", "b", "b")
EMPTY = "·"
ASTEROIDS = "#"


def picture(setup: Setup, view: View, words: Words) -> RenderableType:
    """The picture of a table for the terminal, from the view of one seat."""
    n: Params = setup.rules.n  # type: ignore[attr-defined]
    fleets = [fleet(setup, view, words, seat) for seat in range(len(view["seats"]))]
    return Group(board(n, view), Columns(fleets, equal=True), state_of_play(setup, view, words))


def say(words: Words, key: str, **values: object) -> str:
    return words.of("picture", key, **values)


def board(n: Params, view: View) -> Panel:
    """The hex board of a view; ships carry the number of their fleet's panel."""
    return drawn_spaces(n, marks_of(view))


def empty_board(n: Params, layout: str) -> Panel:
    """Draws a layout's Stations, planets and NPC fleet for the terminal, without players' ships."""
    marks: dict[int, tuple[str, str]] = {}
    for space, symbol in text_maps.read_map(layout).marks.items():
        if symbol in "123456":
            marks[int(space)] = (f"S{symbol}", f"bold reverse {colour(int(symbol) - 1)}")
        elif symbol in "Fmfb":
            marks[int(space)] = (symbol, colour(1))
        elif symbol == "P":
            marks[int(space)] = (symbol, "bold white")
    return drawn_spaces(n, marks)


def drawn_spaces(n: Params, marks: dict[int, tuple[str, str]]) -> Panel:
    """The hex board with marks on some spaces: spaces are four characters wide, odd rows are
    shifted by two."""
    text = Text("   ")
    for column in range(n.board.columns):
        text.append(f"{chr(ord('a') + column)}   ", "dim")
    for row in range(n.board.rows):
        text.append(f"\n{row + 1:2} " + ("  " if row % 2 else ""), "dim")
        for column in range(hexes.width(n.board.columns, row)):
            space = hexes.space_at(column, row)
            mark, style = marks.get(int(space), ("", ""))
            if not mark:
                field = n.board.field(space) > 0
                mark, style = (ASTEROIDS, "bright_black") if field else (EMPTY, "dim")
            text.append(f"{mark:<4}", style)
    return Panel(text, title="Mothership", title_align="left", expand=False)


def marks_of(view: View) -> dict[int, tuple[str, str]]:
    """The letters and the colour of what stands on each occupied space."""
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


def fleet(setup: Setup, view: View, words: Words, seat: int) -> Panel:
    """The panel of a fleet: Control Panel, tiles, Artifacts, and what is known of its hand."""
    n: Params = setup.rules.n  # type: ignore[attr-defined]
    block = view["seats"][seat]
    lines = [
        say(words, "hull", hull=block["hull_points"], most=n.mothership.hull)
        + "  "
        + shields(n, view, words, seat)
        + "  "
        + say(words, "station", counters="▮" * block["station_counters"]),
        "  ".join(f"{words.name(sub)} {power(view, seat, sub)}" for sub in kinds.SUBSYSTEMS),
        " ".join(ship_name(block, words, i) for i in range(kinds.FLEET) if block["ships"][i])
        or "-",
        tiles(block, words),
        known_hand(block, words),
    ]  # fmt: skip
    if block["orange_tiles"]:
        lines.append(say(words, "orange_tiles", count=block["orange_tiles"]))
    if found := artifacts(setup, view, words, seat + 1):
        lines.append(found)
    if "resources" in block:
        lines.append(say(words, "resources", count=block["resources"]))
    if is_counting(n):
        goal = n.options.goals[seat]
        lines.insert(0, say(words, "points", count=points(n, view, seat), target=goal))
    style = colour(seat) if not block["out"] else "dim"
    name = say(words, "fleet", number=seat + 1, name=words.seat(seat))
    title = name + team(n, view, words, seat)
    return Panel("\n".join(lines), title=Text(title), border_style=style)


def team(n: Params, view: View, words: Words, seat: int) -> str:
    """The letter of a seat's team, marked if the seat is the viewer's teammate (M48)."""
    if not n.options.teamed:
        return ""
    shown = " " + say(words, "team", team=chr(ord("A") + int(n.options.teams[seat])))
    looks = next((at for at, block in enumerate(view["seats"]) if "resources" in block), seat)
    if looks != seat and n.options.teams[looks] == n.options.teams[seat]:
        shown += " " + say(words, "teammate")
    return shown


def is_counting(n: Params) -> bool:
    """True if the game is played for Victory Points (M52)."""
    return kinds.MODES[n.options.mode] == "victory_points"


def goals(n: Params) -> str:
    """The Victory Points with which a side wins; uneven teams need different numbers (M52)."""
    different = sorted({int(goal) for goal in n.options.goals[: n.options.seats]})
    return " / ".join(map(str, different))


def points(n: Params, view: View, seat: int) -> int:
    """The Victory Points of a seat's side: for kills, and for planets that it holds now (M52)."""
    total = 0
    for other, block in enumerate(view["seats"]):
        if n.options.teams[other] == n.options.teams[seat]:
            held = view["table"]["planet_owners"].count(other + 1)
            total += block["points_for_kills"] + held * int(n.points.planet)
    return total


def shields(n: Params, view: View, words: Words, seat: int) -> str:
    """The damage that the shield still absorbs, and its full strength, both with Artifacts and
    tiles; a Magnetic Storm makes both 0 (M53)."""
    table, block = view["table"], view["seats"][seat]
    full = int(n.energy.absorbed[power(view, seat, "shields")])
    if not in_storm(view, seat):
        tiers = [block["technology"].get(category, 0) for category in kinds.CATEGORIES]
        npc = seat > 0 and table["npc"] == seat
        full += n.technology.shield.amount_of_tiers(tiers, block["branches"], npc)
    for owner, found in zip(table["planet_owners"], table["planet_artifacts"], strict=True):
        shields = found and n.artifacts.effect[found] == kinds.ARTIFACT_SHIELD
        if owner == seat + 1 and shields and not in_storm(view, seat):
            full += int(n.artifacts.amount[found])
    left = max(full - block["shield_lost"], 0)
    return say(words, "shield", left=left, full=full)


def ship_name(block: dict[str, Any], words: Words, ship: int) -> str:
    """The name of a ship on the board, marked if it is held (M45)."""
    name = words.name(kinds.SHIPS[ship])
    return f"{name} {say(words, 'held')}" if block["held"][ship] else name


def artifacts(setup: Setup, view: View, words: Words, owner: int) -> str:
    """The Artifacts that lie face up on the planets of an owner (seat + 1; 0: neutral planets),
    and their effects."""
    table = view["table"]
    found = []
    for planet, artifact in enumerate(table["planet_artifacts"]):
        if artifact and table["planets"][planet] and table["planet_owners"][planet] == owner:
            name, place = words.name(f"artifact {artifact}"), words.name(f"planet {planet + 1}")
            does = descriptions.artifact_text(setup, artifact, words)
            found.append(say(words, "artifact", artifact=name, planet=place, about=does))
    return ", ".join(found)


def power(view: View, seat: int, subsystem: str) -> int:
    """The current energy of a subsystem: less what is drained, 0 in a Magnetic Storm (M53)."""
    block = view["seats"][seat]
    if in_storm(view, seat):
        return 0
    left = block["energy"].get(subsystem, 0) - block["drained"].get(subsystem, 0)
    return max(int(left), 0)


def in_storm(view: View, seat: int) -> bool:
    """True if a Magnetic Storm takes a Mothership's power; its player may have avoided it (M53)."""
    table = view["table"]
    own, answer = table["event_player"] == seat, table["event_answer"]
    spared = answer == "avoided" if own else answer == "lingering"
    return bool(table["random_event"] == "magnetic_storm" and not spared)


def tiles(block: dict[str, Any], words: Words) -> str:
    """The tier that a seat has reached in each category, with the branch if one was chosen."""
    shown = []
    for category, trunk in enumerate(kinds.CATEGORIES):
        tier = block["technology"].get(trunk, 0)
        branch = block["branches"][category]
        name = kinds.line_of(category, branch)
        shown.append(f"{words.name(name)} {tier}/{kinds.TIERS}")
    return "  ".join(shown)


def known_hand(block: dict[str, Any], words: Words) -> str:
    hand = block["hand"]
    if set(hand) == {"count"}:
        return say(words, "cards", count=hand["count"])
    return ", ".join(f"{words.name(card)} x{n}" for card, n in hand.items()) or say(
        words, "no_cards"
    )


def state_of_play(setup: Setup, view: View, words: Words) -> Text:
    """The line below the board: round, deck, points to win, event, blockade, Artifacts on neutral
    planets, and the current fight or throw."""
    n: Params = setup.rules.n  # type: ignore[attr-defined]
    table = view["table"]
    deck = table["deck"].get("count", 0)
    parts = [say(words, "round", round=table["round"]), say(words, "deck", count=deck)]
    if is_counting(n):
        parts.append(say(words, "target", target=goals(n)))
    if found := artifacts(setup, view, words, 0):
        parts.append(found)
    if table["random_event"] != "quiet":
        parts.append(event(table, words))
    if table["blockade"]:
        parts.append(say(words, "blockade", name=words.seat(table["blockade"] - 1)))
    if table["fight"] != "none":
        parts.append(fight(table, words))
    return Text("  |  ".join(parts), "dim")


def event(table: dict[str, Any], words: Words) -> str:
    """The current Random Event, and whether its player doubled or avoided it (M53)."""
    name = words.name(table["random_event"])
    answer = table["event_answer"]
    if answer == "undecided":
        return name
    return f"{name} ({words.seat(table['event_player'])} {words.name(answer)})"


def thrown(table: dict[str, Any], words: Words) -> str:
    """The current throw outside a dogfight: its purpose, and the die (M42)."""
    card = table["throw_card"]
    name = words.name("asteroid_mining" if card == "none" else card)
    die = shown = table["attack_dice"][0]
    if table["defending"] == kinds.EVENT_THROW:
        shown = words.name(kinds.RANDOM_EVENTS[die])
    return say(words, "thrown", what=name, die=shown)


def fight(table: dict[str, Any], words: Words) -> str:
    """The current fight in words: for a planet the number to reach (M33, M35), else both buffs."""
    if table["fight"] == "throw":
        return thrown(table, words)
    if table["fight"] == "planet":
        at = table["planets"].index(table["fight_space"] + 1)
        planet = words.name(f"planet {at + 1}")
        return say(words, "fight_planet", planet=planet, needed=table["planet_holds_at"])
    buffs = {"attack": table["attack_buff"], "defence": table["defence_buff"]}
    return say(words, "fight", fight=words.name(table["fight"]), **buffs)
