"""SVG plots; horizontal positions are percentages of the width, so that they fit any screen."""

import math
from collections.abc import Callable
from html import escape
from itertools import pairwise

from motherlode.lab.measures.summary_statistics import Estimate

Scale = Callable[[float], float]
"""A function from a value to a horizontal position, in percent of the width."""

ROW = 22
EDGE = 1.5
"""Percent left free at both ends, so that dots are not cut off."""
MAX_BARS = 25


def linear(low: float, high: float) -> Scale:
    """A linear scale from `low` to `high`; values outside are drawn at the ends."""
    width = (high - low) or 1.0
    return lambda value: EDGE + (100 - 2 * EDGE) * min(1.0, max(0.0, (value - low) / width))


def square_root(high: float = 1.0) -> Scale:
    """A square-root scale from 0 to `high`, which gives small shares more room."""
    return lambda value: EDGE + (100 - 2 * EDGE) * math.sqrt(min(1.0, max(0.0, value / high)))


def svg(height: int, label: str, *parts: str, css: str = "") -> str:
    """An SVG image of full width with a label for screen readers."""
    return (
        f'<svg class="plot {css}" width="100%" height="{height}" role="img" '
        f'aria-label="{escape(label, True)}"><title>{escape(label)}</title>{"".join(parts)}</svg>'
    )


def band(scale: Scale, low: float, high: float, height: int = ROW) -> str:
    """A band that marks the target range of a value."""
    start, end = scale(low), scale(high)
    return (
        f'<rect class="band" x="{start:.2f}%" width="{end - start:.2f}%" y="2" '
        f'height="{height - 4}" rx="3"/>'
    )


def vertical_line(scale: Scale, value: float, css: str = "fair", height: int = ROW) -> str:
    """A vertical line at a value; the default style marks the fair value."""
    x = f"{scale(value):.2f}%"
    return f'<line class="{css}" x1="{x}" x2="{x}" y1="0" y2="{height}"/>'


def dot(scale: Scale, value: float, css: str = "dot", y: float = ROW / 2) -> str:
    """An SVG dot at a value of the scale."""
    return f'<circle class="{css}" cx="{scale(value):.2f}%" cy="{y:g}" r="4.5"/>'


def whisker(scale: Scale, low: float, high: float, css: str = "whisker", y: float = ROW / 2) -> str:
    """A horizontal SVG line from `low` to `high`, such as an interval."""
    return (
        f'<line class="{css}" x1="{scale(low):.2f}%" x2="{scale(high):.2f}%" '
        f'y1="{y:g}" y2="{y:g}"/>'
    )


def estimate(scale: Scale, found: Estimate, css: str = "", y: float = ROW / 2) -> str:
    """A dot at an estimate's value, with a whisker for its interval."""
    return whisker(scale, found.low, found.high, f"whisker {css}", y) + dot(
        scale, found.value, f"dot {css}", y
    )


def bar(scale: Scale, found: Estimate) -> str:
    """A bar from 0 to an estimate's value, with a whisker for its interval."""
    start = scale(0)
    return (
        f'<rect class="bar" x="{start:.2f}%" y="5" width="{scale(found.value) - start:.2f}%" '
        f'height="{ROW - 10}" rx="2"/>' + whisker(scale, found.low, found.high, "whisker thin")
    )


def histogram(counts: dict[float, int], middle: float, label: str, height: int = 84) -> str:
    """A histogram of counts by value; the bar with the median is highlighted."""
    bars = bins(counts)
    most = max((count for _, _, count in bars), default=1)
    step = 100 / max(len(bars), 1)
    drawn = []
    for place, (low, high, count) in enumerate(bars):
        tall = max(1.5, (height - 4) * count / most) if count else 0
        css = "bar now" if low <= middle < high else "bar"
        title = f"{low:g}" if high - low <= 1 and low == int(low) else f"{low:g} to {high:g}"
        drawn.append(
            f'<rect class="{css}" x="{place * step + step * 0.08:.2f}%" '
            f'width="{step * 0.84:.2f}%" y="{height - tall:.1f}" height="{tall:.1f}" rx="2">'
            f"<title>{title}: {count}</title></rect>"
        )
    return svg(height, label, *drawn, css="histogram")


def scatter(
    points: list[tuple[float, float, str, str]], across: Scale, up: Scale, label: str
) -> str:
    """A dot for each (x, y, name, css); with css the name is written beside it, if it fits."""
    height = 240
    written: list[tuple[float, float]] = []
    drawn = [f'<line class="fair" x1="0" x2="100%" y1="{_down(up(0), height):.1f}" '
             f'y2="{_down(up(0), height):.1f}"/>']  # fmt: skip
    for x, y, name, css in points:
        at, top = across(x), _down(up(y), height)
        drawn.append(
            f'<circle class="dot {css}" cx="{at:.2f}%" cy="{top:.1f}" r="5">'
            f"<title>{escape(name)}</title></circle>"
        )
        if css and not any(abs(top - y) < 13 and abs(at - x) < 35 for x, y in written):
            written.append((at, top))
            side = ("end", -9) if at > 60 else ("start", 9)
            drawn.append(
                f'<text x="{at:.2f}%" y="{top + 4:.1f}" dx="{side[1]}" '
                f'text-anchor="{side[0]}">{escape(name)}</text>'
            )
    return svg(height, label, *drawn, css="scatter")


def _down(percent: float, height: int) -> float:
    """The y coordinate of a percentage of the height; SVG counts from the top."""
    return 8 + (height - 16) * (1 - percent / 100)


def linear_with_margin(low: float, high: float) -> Scale:
    """A linear scale with room at the left for the numbers of the other axis."""
    width = (high - low) or 1.0
    shift = 0.0 if high > low else 0.5
    return lambda value: 14 + 82 * ((value - low) / width + shift)


def ticks(low: float, high: float) -> list[float]:
    """Three to seven round numbers, evenly spaced, that span the range from `low` to `high`."""
    span = max(high - low, 1e-6)
    step: float = 10 ** math.floor(math.log10(span))
    for factor in (0.2, 0.25, 0.5, 1, 2):
        if span / (step * factor) <= 5:
            step *= factor
            break
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(n * step, 9) for n in range(first, max(last, first + 1) + 1)]


def line_chart(
    series: list[tuple[int, list[tuple[float, Estimate]]]],
    across: Scale,
    up: Scale,
    y_ticks: list[tuple[float, str]],
    x_ticks: list[tuple[float, str]],
    default: float | None,
    marks: list[float],
    label: str,
) -> str:
    """A chart of estimates over values, a line for each of `series`: (colour number, points).

    A vertical line marks the `default` value, horizontal lines the values in `marks`.
    """
    tall, bottom = 230, 200
    drawn = []
    for value, name in y_ticks:
        y = _down(up(value), bottom)
        drawn.append(f'<line class="grid" x1="11%" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>')
        drawn.append(f'<text class="faint" x="0" y="{y + 4:.1f}">{escape(name)}</text>')
    for mark in marks:
        y = _down(up(mark), bottom)
        drawn.append(f'<line class="fair" x1="11%" x2="100%" y1="{y:.1f}" y2="{y:.1f}"/>')
    if default is not None:
        drawn.append(vertical_line(across, default, "usual", bottom))
    for value, name in every_nth(x_ticks):
        drawn.append(
            f'<text class="faint" x="{across(value):.2f}%" y="{tall - 8}" text-anchor="middle">'
            f"{escape(name)}</text>"
        )
    for number, points in series:
        drawn += _line(points, f"s{number % 6}", across, up, bottom)
    return svg(tall, label, *drawn, css="chart")


def every_nth(values: list[tuple[float, str]], most: int = 12) -> list[tuple[float, str]]:
    """At most `most` of `values`, evenly spaced."""
    return values[:: -(-len(values) // most)]


def _line(
    points: list[tuple[float, Estimate]], css: str, across: Scale, up: Scale, height: int
) -> list[str]:
    drawn = []
    for (x, a), (next_x, b) in pairwise(points):
        drawn.append(
            f'<line class="line {css}" x1="{across(x):.2f}%" x2="{across(next_x):.2f}%" '
            f'y1="{_down(up(a.value), height):.1f}" y2="{_down(up(b.value), height):.1f}"/>'
        )
    for x, found in points:
        at = f"{across(x):.2f}%"
        low, y, high = (_down(up(place), height) for place in (found.low, found.value, found.high))
        drawn.append(
            f'<line class="whisker {css}" x1="{at}" x2="{at}" y1="{low:.1f}" y2="{high:.1f}"/>'
            f'<circle class="dot {css}" cx="{at}" cy="{y:.1f}" r="4.5">'
            f"<title>{found.value:.3g} ({found.low:.3g} to {found.high:.3g})</title></circle>"
        )
    return drawn


def bins(counts: dict[float, int]) -> list[tuple[float, float, int]]:
    """Counts in bins of equal, round width, each as (low, high, count); `high` is excluded."""
    if not counts:
        return []
    low, high = min(counts), max(counts)
    whole = all(value == int(value) for value in counts)
    width = round_width((high - low + (1 if whole else 0)) / MAX_BARS, whole)
    first = math.floor(low / width + 1e-9)
    totals = [0] * (math.floor(high / width + 1e-9) - first + 1)
    for value, count in counts.items():
        totals[math.floor(value / width + 1e-9) - first] += count
    return [(round((first + n) * width, 6), round((first + n + 1) * width, 6), count)
            for n, count in enumerate(totals)]  # fmt: skip


def round_width(least: float, whole: bool) -> float:
    """The smallest of 1, 2, 5, 10, ... (or 0.01, 0.02, ...) that is at least `least`."""
    width = 1.0 if whole else 0.01
    for factor in (1, 2, 5) * 12:
        if width * factor >= least:
            return width * factor
        if factor == 5:
            width *= 10
    return width
