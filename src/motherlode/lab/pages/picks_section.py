"""Sections of the balance page: how often content is picked, and its win lift."""

from html import escape

from motherlode.i18n.words import Words
from motherlode.lab.measures.balance import Report
from motherlode.lab.measures.edition_comparison import Change, Comparison
from motherlode.lab.measures.summary_statistics import PickStats
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import chip, section
from motherlode.lab.pages.translated_texts import phrase

MARKS = {"dominant": "bad", "weak": "warn", "dead": "bad", "unseen": "soft"}
OVERVIEW_FROM = 15
"""Kinds with at least this much content get an overview plot."""
MAX_NAMED = 6
MIN_CHANGE = 0.02
"""Smaller changes of a share are not shown."""


def number(value: float, share: bool = True) -> str:
    """A value as text, in percent if it is a share."""
    return f"{value:.1%}" if share else f"{value:g}"


def picks_section(kind: str, words: Words, report: Report, comparison: Comparison | None) -> str:
    """A section with a row for each piece of content, the highest win lift on top."""
    offered = sorted(report.picks[kind], key=lambda c: -(c.lift.value if c.lift else -1.0))
    reach = max([abs(x) for c in offered if c.lift for x in (c.lift.low, c.lift.high)] or [0.1])
    scale = plots.linear(-min(reach, 0.6), min(reach, 0.6))
    most = max([c.rate.high for c in offered] or [1.0])
    if comparison is not None:
        before = [c.rate.high for c in comparison.before.picks[kind]]
        most = max([most, *before])
    rates = plots.linear(0.0, most)
    heads = [phrase(f"balance.{head}") for head in ("content", "rate", "lift")]
    head = (
        '<div class="row two head">'
        f'<span class="name">{escape(heads[0])}</span><span class="rate">{escape(heads[1])}</span>'
        f'<span class="at">{escape(heads[2])}</span></div>'
    )
    rows = [content_row(kind, c, words, scale, rates, comparison) for c in offered]
    heading = phrase("balance.picks", kind=words.of("picks", kind))
    if len(offered) < OVERVIEW_FROM:
        return section(heading, phrase("balance.picks_explained"), head, *rows)
    summary = escape(phrase("balance.all", count=len(offered)))
    table = f"<details open><summary>{summary}</summary>{head}{''.join(rows)}</details>"
    return section(
        heading, phrase("balance.picks_explained"), overview(offered, words, rates), table
    )


def overview(offered: list[PickStats], words: Words, rates: plots.Scale) -> str:
    """A scatter plot of all content of a kind: pick rate to the right, win lift upwards."""
    lifts = [(c, c.lift) for c in offered if c.lift]
    reach = [lift.value for _, lift in lifts] + [-0.05, 0.05]
    largest_first = sorted(lifts, key=lambda pair: -abs(pair[1].value))
    named = sorted((c for c, _ in largest_first), key=lambda c: not c.mark)[:MAX_NAMED]
    points = [
        (c.rate.value, lift.value, words.name(c.name), _css(c) if c in named else "")
        for c, lift in lifts
    ]
    low, high = phrase("balance.rarely"), phrase("balance.often")
    axis = f'<div class="axis" style="border:0"><span>{low}</span><span>{high}</span></div>'
    label = phrase("balance.overview")
    drawn = plots.scatter(points, rates, plots.linear(min(reach), max(reach)), label)
    return f'<p class="soft">{escape(label)}</p>{drawn}{axis}'


def _css(content: PickStats) -> str:
    return MARKS[content.mark] if content.mark else "plain"


def content_row(
    kind: str,
    content: PickStats,
    words: Words,
    scale: plots.Scale,
    rates: plots.Scale,
    comparison: Comparison | None,
) -> str:
    """A row with the pick rate and the win lift of a piece of content."""
    name = words.name(content.name)
    drawn = [plots.vertical_line(scale, 0.0)]
    change = comparison.changes.get(f"lift of {kind} {content.name}") if comparison else None
    if change:
        drawn.append(plots.dot(scale, change.before, "before dot"))
    if content.lift:
        drawn.append(plots.estimate(scale, content.lift))
    lift = f"{content.lift.value * 100:+.1f}" if content.lift else "-"
    chips = chip(phrase(f"marks.{content.mark}"), MARKS[content.mark]) if content.mark else ""
    rate = comparison.changes.get(f"rate of {kind} {content.name}") if comparison else None
    chips += change_chip("balance.moved", change) + change_chip("balance.picked_more", rate)
    marks = [plots.vertical_line(rates, rate.before, "was")] if rate else []
    bar = plots.svg(plots.ROW, f"{name}: {content.rate.value:.1%}",
                    plots.bar(rates, content.rate), *marks)  # fmt: skip
    return (
        f'<div class="row two"><span class="name">{escape(name)}</span>'
        f'<span class="rate">{bar}</span><span class="pick">{number(content.rate.value)}</span>'
        f'<span class="at">{plots.svg(plots.ROW, f"{name}: {lift}", *drawn)}</span>'
        f'<span class="value">{lift}</span><span class="chips">{chips}</span></div>'
    )


def change_chip(key: str, change: Change | None) -> str:
    """A chip with the change of a share; empty if it is not significant or very small."""
    if change is None or not change.distinct or abs(change.after - change.before) < MIN_CHANGE:
        return ""
    return chip(phrase(key, by=f"{(change.after - change.before) * 100:+.0f}"))
