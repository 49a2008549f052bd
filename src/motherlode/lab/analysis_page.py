"""The analysis of a game as one HTML page that needs nothing else."""

from html import escape

from motherlode.lab.analysis import Analysis, Moment

WIDTH, HEIGHT = 860, 260
COLOURS = ("#b3541e", "#1f6f78", "#6b4e9b", "#7a8b1f", "#a03060", "#3c6e3c")
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 900px; margin: 2rem auto; padding: 0 1rem;
  color: #222; background: #fbf9f5 }
table { border-collapse: collapse; width: 100% } th { text-align: left }
th, td { padding: .3rem .6rem; border-bottom: 1px solid #ddd }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
svg { width: 100%; height: auto; background: #fff; border: 1px solid #ddd }
"""


def page(found: Analysis, title: str) -> str:
    """The whole page: chart, ledger, costly decisions."""
    names = [escape(seat.name) for seat in found.record.seats]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"<h2>Chance of winning over the game</h2>{chart(found, names)}"
        f"<h2>Luck and skill</h2>{ledger_table(found, names)}"
        f"<p>First chance + fortune - costs = result. Costs are what choices gave away against "
        f"the best found; fortune is chance and what the others did.</p>"
        f"<h2>Costliest decisions</h2>{costly_table(found.costliest(), names)}"
        f"<p>Judged by {found.iterations} iterations of search a decision, from what the seat "
        f"knew then; small costs are within its noise.</p></html>\n"
    )


def chart(found: Analysis, names: list[str]) -> str:
    """A line for each seat, with its name beside the colour."""
    last = max([moment.number for moment in found.moments], default=1)
    lines = []
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(
            f"{WIDTH * moment.number / last:.1f},{HEIGHT * (1 - moment.best_chance):.1f}"
            for moment in found.moments
            if moment.seat == seat
        )
        lines.append(
            f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>'
            f'<text x="8" y="{20 + 18 * seat}" fill="{colour}">{name}</text>'
        )
    half = f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT / 2}" y2="{HEIGHT / 2}" stroke="#ccc"/>'
    label = "Chance of winning of each seat, 0 % at the bottom, 100 % at the top"
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{half}{''.join(lines)}</svg>"
    )


def ledger_table(found: Analysis, names: list[str]) -> str:
    head = "<tr><th>seat<th class=n>first chance<th class=n>fortune<th class=n>costs"
    rows = "".join(
        f"<tr><td>{name}<td class=n>{ledger.first:.0%}<td class=n>{ledger.fortune:+.0%}"
        f"<td class=n>{ledger.costs:.0%}<td class=n>{ledger.result:.0%}"
        for name, ledger in zip(names, found.ledgers, strict=True)
    )
    return f"<table>{head}<th class=n>result{rows}</table>"


def costly_table(moments: list[Moment], names: list[str]) -> str:
    rows = "".join(
        f"<tr><td class=n>{moment.number}<td>{names[moment.seat]}<td>{escape(moment.chosen)}"
        f"<td>{escape(moment.best)}<td class=n>{moment.cost:.1%}"
        for moment in moments
    )
    head = "<tr><th class=n>action<th>seat<th>chosen<th>better<th class=n>cost"
    return f"<table>{head}{rows}</table>"
