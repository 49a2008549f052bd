"""A sweep as one HTML page: win shares and length over the values, and the content it is about."""

from html import escape

from motherlode.i18n.words import Words
from motherlode.kernel import registry
from motherlode.lab.measures.metrics import Measure
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import document, section
from motherlode.lab.pages.page_text import game_title, language, phrase
from motherlode.lab.runs.match import unpacked
from motherlode.lab.runs.sweep import Point, Swept

Line = tuple[str, list[Measure | None]]
"""A name, and a measure for each value of the first axis."""


def page(swept: Swept) -> str:
    match, axes = swept.sweep.match, swept.sweep.axes
    game = registry.find_game(match.game)
    named = game_title(game.name, game.title)
    heading = phrase("sweep.heading", title=named, key=axes[0].key)
    said = phrase("sweep.played", games=match.games, bots=", ".join(match.bots), seed=match.seed)
    parts = [
        f'<p class="eyebrow">{escape(phrase("sweep.eyebrow"))}</p><h1>{escape(heading)}</h1>',
        f'<p class="soft">{escape(said)}</p>',
        section(phrase("sweep.figure"), phrase("sweep.figure_said"), *panels(swept)),
    ]
    return document(heading, "".join(parts))


def series(swept: Swept) -> dict[str, list[Point]]:
    """The points by all but the first axis, each a line along the first."""
    found: dict[str, list[Point]] = {}
    others = swept.sweep.axes[1:]
    for point in swept.points:
        pairs = zip(others, point.setting[1:], strict=True)
        name = ", ".join(f"{axis.key} = {value}" for axis, value in pairs)
        found.setdefault(name, []).append(point)
    return found


def seat_names(swept: Swept) -> list[str]:
    """What the shares are of: bots, or places in the order of first turns."""
    match = swept.sweep.match
    if swept.sweep.equal:
        return [phrase("sweep.turn", number=place + 1) for place in range(len(match.bots))]
    return list(match.bots)


def share_lines(swept: Swept) -> list[Line]:
    """A line for each bot or place; along several axes only the first's, a line a setting."""
    lines = series(swept)
    names = seat_names(swept)
    if len(lines) > 1:
        return [(f"{names[0]}, {of}", [p.shares[0] for p in ps]) for of, ps in lines.items()]
    [points] = lines.values()
    return [(name, [p.shares[at] for p in points]) for at, name in enumerate(names)]


def panels(swept: Swept) -> list[str]:
    match = swept.sweep.match
    words = Words(registry.find_game(match.game), [], language(), unpacked(match.edition))
    lines = series(swept)
    even = match.setup().win_probability(0, 1 / len(match.bots))
    drawn = [panel(swept, phrase("sweep.shares"), share_lines(swept), "{:.0%}", even)]
    rounds: list[Line] = [(of, [p.rounds for p in points]) for of, points in lines.items()]
    drawn.append(panel(swept, phrase("sweep.rounds"), rounds, "{:g}"))
    for kind, content in swept.points[0].related.items():
        named = f"{words.of('picks', kind)} {words.name(content.name)}"
        rates: list[Line] = [(of, [p.related[kind].rate for p in ps]) for of, ps in lines.items()]
        lifts: list[Line] = [(of, [p.related[kind].lift for p in ps]) for of, ps in lines.items()]
        drawn.append(panel(swept, phrase("sweep.rate", name=named), rates, "{:.0%}"))
        drawn.append(panel(swept, phrase("sweep.lift", name=named), lifts, "{:+.0%}", 0.0))
    return drawn


def panel(
    swept: Swept, heading: str, lines: list[Line], form: str, even: float | None = None
) -> str:
    """One plot: its lines over the values of the first axis, with a scale at the left."""
    axis = swept.sweep.axes[0]
    numbers = [float(v) if axis.numeric else float(n) for n, v in enumerate(axis.values)]
    across = plots.padded(min(numbers), max(numbers))
    known = [m for _, ms in lines for m in ms if m is not None]
    low = min([m.low for m in known] or [0.0])
    high = max([m.high for m in known] or [1.0])
    ticks = plots.ticks(low, high)
    up = plots.linear(ticks[0], ticks[-1])
    marks = [even] if even is not None and ticks[0] <= even <= ticks[-1] else []
    usual = next((x for x, v in zip(numbers, axis.values) if v == axis.usual), None)
    told = [
        (n, [(x, m) for x, m in zip(numbers, ms, strict=True) if m is not None])
        for n, (_, ms) in enumerate(lines)
    ]
    named = [(x, f"{v:g}" if axis.numeric else str(v)) for x, v in zip(numbers, axis.values)]
    chart = plots.lines(told, across, up, [(t, form.format(t)) for t in ticks], named, usual, marks,
                        heading)  # fmt: skip
    key = "".join(
        f'<span><i class="s{n % 6}"></i>{escape(name)}</span>'
        for n, (name, _) in enumerate(lines)
        if name
    )
    foot = f'<div class="axis key-of">{escape(axis.key)}</div>'
    return f'<h3>{escape(heading)}</h3><div class="key">{key}</div>{chart}{foot}'
