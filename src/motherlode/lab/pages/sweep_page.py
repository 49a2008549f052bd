"""A sweep as a self-contained HTML page: win shares, game length and picks over the values."""

from html import escape

from motherlode.i18n.words import Words
from motherlode.kernel import registry
from motherlode.lab.measures.summary_statistics import Estimate
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import document, section
from motherlode.lab.pages.translated_texts import game_title, language, phrase
from motherlode.lab.runs.match import edition_from_json
from motherlode.lab.runs.sweep import Point, SweepResult

Line = tuple[str, list[Estimate | None]]
"""A name, and an estimate for each value of the first parameter."""


def page(result: SweepResult) -> str:
    """The HTML page of a sweep."""
    match, parameters = result.sweep.match, result.sweep.parameters
    game = registry.find_game(match.game)
    title = game_title(game.name, game.title)
    heading = phrase("sweep.heading", title=title, key=parameters[0].key)
    bots = ", ".join(match.bots)
    played = phrase("sweep.played", games=match.games, bots=bots, seed=match.seed)
    parts = [
        f'<p class="eyebrow">{escape(phrase("sweep.eyebrow"))}</p><h1>{escape(heading)}</h1>',
        f'<p class="soft">{escape(played)}</p>',
        section(phrase("sweep.figure"), phrase("sweep.figure_explained"), *panels(result)),
    ]
    return document(heading, "".join(parts))


def points_by_line(result: SweepResult) -> dict[str, list[Point]]:
    """The points of each line of a plot: points that differ only in the first parameter."""
    lines: dict[str, list[Point]] = {}
    others = result.sweep.parameters[1:]
    for point in result.points:
        pairs = zip(others, point.setting[1:], strict=True)
        name = ", ".join(f"{parameter.key} = {value}" for parameter, value in pairs)
        lines.setdefault(name, []).append(point)
    return lines


def share_names(result: SweepResult) -> list[str]:
    """The names of the shares: bots, or places in the order of first turns."""
    match = result.sweep.match
    if result.sweep.same_bots:
        return [phrase("sweep.turn", number=place + 1) for place in range(len(match.bots))]
    return list(match.bots)


def share_lines(result: SweepResult) -> list[Line]:
    """The plot's lines: one for each bot or place; with more parameters, one per setting, for the
    first bot or place."""
    lines = points_by_line(result)
    names = share_names(result)
    if len(lines) > 1:
        return [(f"{names[0]}, {of}", [p.shares[0] for p in ps]) for of, ps in lines.items()]
    [points] = lines.values()
    return [(name, [p.shares[at] for p in points]) for at, name in enumerate(names)]


def panels(result: SweepResult) -> list[str]:
    """The plots of the page: win shares, rounds, and pick rate and win lift of related content."""
    match = result.sweep.match
    words = Words(registry.find_game(match.game), [], language(), edition_from_json(match.edition))
    lines = points_by_line(result)
    fair = match.setup().win_probability(0, 1 / len(match.bots))
    drawn = [panel(result, phrase("sweep.shares"), share_lines(result), "{:.0%}", fair)]
    rounds: list[Line] = [(of, [p.rounds for p in points]) for of, points in lines.items()]
    drawn.append(panel(result, phrase("sweep.rounds"), rounds, "{:g}"))
    for kind, content in result.points[0].related.items():
        name = f"{words.of('picks', kind)} {words.name(content.name)}"
        rates: list[Line] = [(of, [p.related[kind].rate for p in ps]) for of, ps in lines.items()]
        lifts: list[Line] = [(of, [p.related[kind].lift for p in ps]) for of, ps in lines.items()]
        drawn.append(panel(result, phrase("sweep.rate", name=name), rates, "{:.0%}"))
        drawn.append(panel(result, phrase("sweep.lift", name=name), lifts, "{:+.0%}", 0.0))
    return drawn


def panel(
    result: SweepResult, heading: str, lines: list[Line], form: str, fair: float | None = None
) -> str:
    """A plot of lines over the values of the first parameter, with its legend.

    `form` formats the numbers of the scale; `fair` is marked by a horizontal line.
    """
    first = result.sweep.parameters[0]
    numbers = [float(v) if first.numeric else float(n) for n, v in enumerate(first.values)]
    across = plots.linear_with_margin(min(numbers), max(numbers))
    known = [m for _, ms in lines for m in ms if m is not None]
    low = min([m.low for m in known] or [0.0])
    high = max([m.high for m in known] or [1.0])
    ticks = plots.ticks(low, high)
    up = plots.linear(ticks[0], ticks[-1])
    marks = [fair] if fair is not None and ticks[0] <= fair <= ticks[-1] else []
    default = next((x for x, v in zip(numbers, first.values) if v == first.default), None)
    series = [
        (n, [(x, m) for x, m in zip(numbers, ms, strict=True) if m is not None])
        for n, (_, ms) in enumerate(lines)
    ]
    y_ticks = [(tick, form.format(tick)) for tick in ticks]
    x_ticks = [(x, f"{v:g}" if first.numeric else str(v)) for x, v in zip(numbers, first.values)]
    chart = plots.line_chart(series, across, up, y_ticks, x_ticks, default, marks, heading)
    legend = "".join(
        f'<span><i class="s{n % 6}"></i>{escape(name)}</span>'
        for n, (name, _) in enumerate(lines)
        if name
    )
    foot = f'<div class="axis key-of">{escape(first.key)}</div>'
    return f'<h3>{escape(heading)}</h3><div class="key">{legend}</div>{chart}{foot}'
