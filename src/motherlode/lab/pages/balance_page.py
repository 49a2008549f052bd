"""The balance report as one HTML page: gates, seats, flow, and what content is worth."""

from html import escape

from motherlode.i18n.words import Words
from motherlode.lab.measures.balance import Flow, Report, interval
from motherlode.lab.measures.comparison import BETTER, CHANGED, SAME, WORSE, Comparison, plain
from motherlode.lab.measures.metrics import Measure
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import chip, document, row, section, tile
from motherlode.lab.pages.page_text import game_title, gate_name, language, phrase
from motherlode.lab.pages.picks_page import number, picks_section
from motherlode.lab.runs.match import unpacked
from motherlode.plugins import Gate

VERDICTS = {BETTER: "good", WORSE: "bad", CHANGED: "warn", SAME: "soft"}
FIGURES = ("rounds", "lead_changes", "decisions_per_turn", "choices_per_decision", "settled")
FLOOR = 0.05
"""A share that has only to be more than so little is drawn with room for small values."""


def page(report: Report, comparison: Comparison | None, names: tuple[str, str]) -> str:
    """The whole page. `names` are what the contents before and after are called."""
    game = report.trial.title
    words = Words(game, [], language(), unpacked(report.trial.edition))
    heading = phrase("balance.heading", title=game_title(game.name, game.title))
    parts = [
        f'<p class="eyebrow">{escape(phrase("balance.eyebrow"))}</p><h1>{escape(heading)}</h1>',
        f'<p class="soft">{escape(played(report, names))}</p>',
        f'<div class="tiles">{"".join(tiles(report, comparison))}</div>',
        gates_section(report, words, comparison, names),
        seats_section(report, comparison),
        flow_section(report, comparison),
        *(picks_section(kind, words, report, comparison) for kind in report.picks),
        f"<footer>{escape(footer(report))}</footer>",
    ]
    return document(heading, "".join(parts))


def played(report: Report, names: tuple[str, str]) -> str:
    tables = ", ".join(str(flow.seats) for flow in report.flows)
    trial = report.trial
    said = phrase("balance.played", games=trial.games, tables=tables, bot=trial.bot, name=names[1])
    return said + (" " + phrase("balance.against", name=names[0]) if names[0] else "")


def footer(report: Report) -> str:
    options = ", ".join(f"{name} {value}" for name, value in report.trial.options) or "-"
    return phrase("balance.footer", seed=report.trial.seed, content=report.content, options=options)


def tiles(report: Report, comparison: Comparison | None) -> list[str]:
    """The report at one glance."""
    missed = [gate for gate in report.gates if not gate.passed]
    kept = len(report.gates) - len(missed)
    found = [
        tile(f"{kept} / {len(report.gates)}", phrase("balance.kept"), "bad" if missed else "good")
    ]
    if comparison is not None:
        said = [comparison.verdict(gate) for gate in report.gates]
        for verdict, word in ((BETTER, "got_better"), (WORSE, "got_worse")):
            css = VERDICTS[verdict] if verdict in said else ""
            found.append(tile(str(said.count(verdict)), phrase(f"balance.{word}"), css))
    flow = report.flows[-1]
    for name in ("rounds", "lead_changes", "decisions_per_turn"):
        said_of = phrase("balance.of_players", what=phrase(f"figures.{name}"), seats=flow.seats)
        found.append(tile(f"{flow.figures[name].median:.3g}", said_of))
    for mark in ("dominant", "dead"):
        count = len(report.marked(mark))
        found.append(tile(str(count), phrase(f"balance.count_{mark}"), "bad" if count else ""))
    return found


def gates_section(
    report: Report, words: Words, comparison: Comparison | None, names: tuple[str, str]
) -> str:
    """A row a gate; many that only ask for a little are folded away when all are kept."""
    key = f'<span><i class="t"></i>{escape(phrase("balance.key_target"))}</span>'
    key += f"<span><i></i>{escape(names[1])}</span>"
    if comparison is not None:
        key += f'<span><i class="b"></i>{escape(names[0])}</span>'
    shown = [gate for gate in report.gates if not (floor(gate) and quiet(gate, comparison))]
    folded = [gate for gate in report.gates if gate not in shown]
    if len(folded) < 6:
        shown, folded = report.gates, []
    parts = [
        f'<div class="key">{key}</div>',
        *(gate_row(gate, words, comparison) for gate in shown),
    ]
    if folded:
        rows = "".join(gate_row(gate, words, comparison) for gate in folded)
        said = escape(phrase("balance.folded", count=len(folded)))
        parts.append(f"<details><summary>{said}</summary>{rows}</details>")
    said = phrase("balance.gates_said")
    if comparison is not None:
        luck = f"{len(report.gates) * 0.05:.1g}"
        said += " " + phrase("balance.verdicts_said", gates=len(report.gates), luck=luck)
    return section(phrase("balance.gates"), said, *parts, css="compared" if comparison else "")


def floor(gate: Gate) -> bool:
    return gate.share and gate.high >= 1 and gate.low <= FLOOR


def quiet(gate: Gate, comparison: Comparison | None) -> bool:
    """Whether nothing is to be said of a gate."""
    return gate.passed and (comparison is None or comparison.verdict(gate) == SAME)


def gate_row(gate: Gate, words: Words, comparison: Comparison | None) -> str:
    found = Measure(gate.value, *(interval(gate) if gate.share else (gate.value, gate.value)))
    change = comparison.of_gate(gate) if comparison else None
    scale = gate_scale(gate, [found.low, found.high] + ([change.before] if change else []))
    drawn = [plots.band(scale, gate.low, gate.high)]
    if change is not None:
        drawn.append(plots.whisker(scale, change.before, change.after, "before link"))
        drawn.append(plots.dot(scale, change.before, "before dot"))
    drawn.append(plots.measure(scale, found))
    chips = chip(phrase("balance.gate_kept"), "good") if gate.passed else chip(
        phrase("balance.gate_missed"), "bad"
    )  # fmt: skip
    if comparison is not None:
        verdict = comparison.verdict(gate)
        word = phrase("verdicts." + verdict.replace(" ", "_"))
        chips += chip(word, VERDICTS[verdict])
    target = f"{number(gate.low, gate.share)} - {number(gate.high, gate.share)}"
    name = gate_name(gate.name if comparison is None else plain(gate), words)
    label = f"{name}: {number(gate.value, gate.share)}, {target}"
    return row(name, plots.svg(plots.ROW, label, *drawn), number(gate.value, gate.share), chips)


def gate_scale(gate: Gate, shown: list[float]) -> plots.Scale:
    if floor(gate):
        return plots.rooted()
    margin = (gate.high - gate.low) / 2
    low = min([gate.low - margin, *shown])
    high = max([gate.high + margin, *shown])
    return plots.linear(max(0.0, low), min(1.0, high) if gate.share else high)


def seats_section(report: Report, comparison: Comparison | None) -> str:
    """Each seat's share of the wins, and each place's in the order of first turns."""
    high = max([wins.high for flow in report.flows for wins in flow.wins + flow.order], default=1.0)
    scale = plots.linear(0.0, min(1.0, high * 1.05))
    blocks = []
    for flow in report.flows:
        blocks.append(f"<h3>{escape(phrase('balance.players', seats=flow.seats))}</h3>")
        for seat, wins in enumerate(flow.wins):
            name = phrase("balance.seat", number=seat + 1)
            change = (
                comparison.changes.get(f"seat {seat + 1} of {flow.seats}") if comparison else None
            )
            blocks.append(seat_row(name, wins, flow, scale, change.before if change else None))
        for place, wins in enumerate(flow.order if flow.seats > 1 else []):
            name = phrase("balance.turn", number=place + 1)
            blocks.append(seat_row(name, wins, flow, scale, None))
    return section(phrase("balance.seats"), phrase("balance.seats_said"), *blocks)


def seat_row(name: str, wins: Measure, flow: Flow, scale: plots.Scale, before: float | None) -> str:
    fair = sum(share.value for share in flow.wins) / flow.seats
    alone = flow.seats == 1
    drawn = [] if alone else [plots.upright(scale, fair)]
    if before is not None:
        drawn.append(plots.dot(scale, before, "before dot"))
    drawn.append(plots.measure(scale, wins))
    if alone:
        said = ""
    elif wins.low <= fair <= wins.high:
        said = chip(phrase("balance.fair"))
    else:
        said = chip(f"{(wins.value - fair) * 100:+.0f}", "warn")
    return row(name, plots.svg(plots.ROW, f"{name}: {wins.value:.1%}", *drawn),
               number(wins.value), said)  # fmt: skip


def flow_section(report: Report, comparison: Comparison | None) -> str:
    """How long games are, how busy, and how long they stay open: a histogram a table."""
    blocks = []
    for name in FIGURES:
        blocks.append(f"<h3>{escape(phrase(f'figures.{name}'))}</h3>")
        blocks.append(f'<p class="soft">{escape(phrase(f"figures.{name}_said"))}</p>')
        small = [figure_plot(name, flow, comparison) for flow in report.flows]
        blocks.append(f'<div class="small">{"".join(small)}</div>')
    return section(phrase("balance.flow"), "", *blocks)


def figure_plot(name: str, flow: Flow, comparison: Comparison | None) -> str:
    figure = flow.figures[name]
    share = name == "settled"
    middle, mean = (number(x, share) if share else f"{x:.3g}"
                    for x in (figure.median, figure.mean.value))  # fmt: skip
    said = phrase("balance.figure", seats=flow.seats, median=middle, mean=mean)
    change = comparison.changes.get(f"{name} of {flow.seats}") if comparison else None
    if change and change.distinct:
        before = number(change.before, share) if share else f"{change.before:.3g}"
        said += " " + phrase("balance.was", before=before)
    low, high = min(figure.counts, default=0.0), max(figure.counts, default=0.0)
    axis = "".join(f"<span>{number(x, share)}</span>" for x in (low, high))
    drawn = plots.histogram(figure.counts, figure.median, f"{phrase(f'figures.{name}')}: {said}")
    return f'<div><div class="soft">{escape(said)}</div>{drawn}<div class="axis">{axis}</div></div>'
