"""The balance report as a self-contained HTML page: turn order, gates, seats, course, content."""

from html import escape

from motherlode.i18n.words import Words
from motherlode.lab.measures.balance import Report, SeatCountReport
from motherlode.lab.measures.edition_comparison import (
    BETTER,
    CHANGED,
    SAME,
    WORSE,
    Comparison,
    base_name,
    distance_to_target,
)
from motherlode.lab.measures.gates import KEPT, MISSED, UNKNOWN, interval, outcome
from motherlode.lab.measures.summary_statistics import Estimate
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import chip, document, row, section, tile
from motherlode.lab.pages.picks_section import number, picks_section
from motherlode.lab.pages.translated_texts import (
    figure_explanation,
    figure_name,
    game_title,
    gate_name,
    language,
    phrase,
)
from motherlode.lab.runs.match import edition_from_json
from motherlode.plugin_types import Gate

EFFECT_CSS = {BETTER: "good", WORSE: "bad", CHANGED: "warn", SAME: "soft"}
OUTCOME_CSS = {KEPT: "good", MISSED: "bad", UNKNOWN: "warn"}
SMALL_MINIMUM = 0.05
"""Gates that only demand a minimum up to this share are drawn on a scale for small values."""


def page(report: Report, comparison: Comparison | None, names: tuple[str, str]) -> str:
    """The balance page as HTML; `names` are those of the content before and after the edition."""
    game = report.config.game
    words = Words(game, [], language(), edition_from_json(report.config.edition))
    heading = phrase("balance.heading", title=game_title(game.name, game.title))
    parts = [
        f'<p class="eyebrow">{escape(phrase("balance.eyebrow"))}</p><h1>{escape(heading)}</h1>',
        f'<p class="soft">{escape(played_text(report, names))}</p>',
        f'<div class="tiles">{"".join(tiles(report, comparison))}</div>',
        turn_order_section(report, words, comparison, names),
        gates_section(report, words, comparison, names),
        seats_section(report, comparison),
        flow_section(report, comparison),
        *(picks_section(kind, words, report, comparison) for kind in report.picks),
        f"<footer>{escape(footer(report))}</footer>",
    ]
    return document(heading, "".join(parts))


def played_text(report: Report, names: tuple[str, str]) -> str:
    """A sentence that says which games were played, by which bot."""
    counts = ", ".join(str(part.seats) for part in report.by_seat_count)
    config = report.config
    text = phrase(
        "balance.played", games=config.games, counts=counts, bot=config.bot, name=names[1]
    )
    return text + (" " + phrase("balance.against", name=names[0]) if names[0] else "")


def footer(report: Report) -> str:
    """A line with seed, content and options, from which the report can be made again."""
    config = report.config
    options = ", ".join(f"{name} {value}" for name, value in config.options) or "-"
    return phrase("balance.footer", seed=config.seed, content=report.content, options=options)


def tiles(report: Report, comparison: Comparison | None) -> list[str]:
    """The tiles at the top of the balance page: boxes with the report's main numbers."""
    made = [*turn_order_tile(report), *outcome_tiles(report)]
    if comparison is not None:
        effects = [comparison.gate_effect(gate) for gate in report.gates]
        for effect, word in ((BETTER, "got_better"), (WORSE, "got_worse")):
            css = EFFECT_CSS[effect] if effect in effects else ""
            made.append(tile(str(effects.count(effect)), phrase(f"balance.{word}"), css))
    most_seats = report.by_seat_count[-1]
    for name in ("rounds", "lead_changes", "decisions_per_turn"):
        figure = phrase(f"figures.{name}")
        label = phrase("balance.of_players", what=figure, seats=most_seats.seats)
        made.append(tile(f"{most_seats.figures[name].median:.3g}", label))
    for mark in ("dominant", "dead"):
        count = len(report.marked(mark))
        made.append(tile(str(count), phrase(f"balance.count_{mark}"), "bad" if count else ""))
    return made


def turn_order_tile(report: Report) -> list[str]:
    """A tile with the place in the turn order that is furthest from a fair share, if any."""
    if not report.turn_order:
        return []
    furthest = max(report.turn_order, key=lambda gate: distance_to_target(gate, gate.value))
    label = gate_name(furthest.name, Words(report.config.game, [], language()))
    return [tile(number(furthest.value), label, OUTCOME_CSS[outcome(furthest)])]


def outcome_tiles(report: Report) -> list[str]:
    """Tiles with the number of gates that are kept, missed and not known yet."""
    outcomes = [outcome(gate) for gate in report.gates]
    made = [tile(f"{outcomes.count(KEPT)} / {len(outcomes)}", phrase("balance.kept"), "good")]
    for found, word in ((MISSED, "missed"), (UNKNOWN, "unknown")):
        if found in outcomes:
            text = phrase(f"balance.{word}")
            made.append(tile(str(outcomes.count(found)), text, OUTCOME_CSS[found]))
    return made


def legend(comparison: Comparison | None, names: tuple[str, str]) -> str:
    """The HTML legend of a balance page: target, measured content, content compared with."""
    marks = f'<span><i class="t"></i>{escape(phrase("balance.key_target"))}</span>'
    marks += f"<span><i></i>{escape(names[1])}</span>"
    if comparison is not None:
        marks += f'<span><i class="b"></i>{escape(names[0])}</span>'
    return f'<div class="key">{marks}</div>'


def turn_order_section(
    report: Report, words: Words, comparison: Comparison | None, names: tuple[str, str]
) -> str:
    """The win share of each place in the turn order; empty for solo games."""
    if not report.turn_order:
        return ""
    rows = [gate_row(gate, words, comparison) for gate in report.turn_order]
    css = "compared" if comparison else ""
    text = phrase("balance.turn_order_explained")
    return section(phrase("balance.turn_order"), text, legend(comparison, names), *rows, css=css)


def gates_section(
    report: Report, words: Words, comparison: Comparison | None, names: tuple[str, str]
) -> str:
    """A row for each gate but turn order; six or more kept small minimums are folded away."""
    shown = [
        gate
        for gate in report.other_gates
        if not (has_small_minimum(gate) and unremarkable(gate, comparison))
    ]
    folded = [gate for gate in report.other_gates if gate not in shown]
    if len(folded) < 6:
        shown, folded = report.other_gates, []
    parts = [
        legend(comparison, names),
        *(gate_row(gate, words, comparison) for gate in shown),
    ]
    if folded:
        rows = "".join(gate_row(gate, words, comparison) for gate in folded)
        summary = escape(phrase("balance.folded", count=len(folded)))
        parts.append(f"<details><summary>{summary}</summary>{rows}</details>")
    text = phrase("balance.gates_explained")
    if comparison is not None:
        luck = f"{len(report.gates) * 0.05:.1g}"
        text += " " + phrase("balance.verdicts_explained", gates=len(report.gates), luck=luck)
    return section(phrase("balance.gates"), text, *parts, css="compared" if comparison else "")


def has_small_minimum(gate: Gate) -> bool:
    """True if the gate only demands that a share is above a small minimum."""
    return gate.share and gate.high >= 1 and gate.low <= SMALL_MINIMUM


def unremarkable(gate: Gate, comparison: Comparison | None) -> bool:
    """True if a gate is kept and the edition doesn't change it."""
    return outcome(gate) == KEPT and (comparison is None or comparison.gate_effect(gate) == SAME)


def gate_row(gate: Gate, words: Words, comparison: Comparison | None) -> str:
    """A row with a gate's name, plot, value, and whether it is kept."""
    found = Estimate(gate.value, *interval(gate))
    change = comparison.gate_change(gate) if comparison else None
    scale = gate_scale(gate, [found.low, found.high] + ([change.before] if change else []))
    drawn = [plots.band(scale, gate.low, gate.high)]
    if change is not None:
        drawn.append(plots.whisker(scale, change.before, change.after, "before link"))
        drawn.append(plots.dot(scale, change.before, "before dot"))
    drawn.append(plots.estimate(scale, found))
    word = phrase("outcomes." + outcome(gate).replace(" ", "_"))
    chips = chip(word, OUTCOME_CSS[outcome(gate)])
    if comparison is not None:
        effect = comparison.gate_effect(gate)
        word = phrase("verdicts." + effect.replace(" ", "_"))
        chips += chip(word, EFFECT_CSS[effect])
    target = f"{number(gate.low, gate.share)} - {number(gate.high, gate.share)}"
    name = gate_name(gate.name if comparison is None else base_name(gate), words)
    low, high = (number(limit, gate.share) for limit in (found.low, found.high))
    label = f"{name}: {number(gate.value, gate.share)} ({low} - {high}), {target}"
    return row(name, plots.svg(plots.ROW, label, *drawn), number(gate.value, gate.share), chips)


def gate_scale(gate: Gate, shown: list[float]) -> plots.Scale:
    """A scale that includes a gate's target and all shown values."""
    if has_small_minimum(gate):
        return plots.square_root()
    margin = (gate.high - gate.low) / 2
    low = min([gate.low - margin, *shown])
    high = max([gate.high + margin, *shown])
    return plots.linear(max(0.0, low), min(1.0, high) if gate.share else high)


def seats_section(report: Report, comparison: Comparison | None) -> str:
    """The win share of each seat, for solo games and where the seats' first turns are in no fixed
    order."""
    parts = [
        part
        for part in report.by_seat_count
        if part.seats == 1 or not part.seats_take_turns_in_order
    ]
    if not parts:
        return ""
    high = max(wins.high for part in parts for wins in part.wins)
    scale = plots.linear(0.0, min(1.0, high * 1.05))
    blocks = []
    for part in parts:
        blocks.append(f"<h3>{escape(phrase('balance.players', seats=part.seats))}</h3>")
        for seat, wins in enumerate(part.wins):
            name = phrase("balance.seat", number=seat + 1)
            change = (
                comparison.changes.get(f"seat {seat + 1} of {part.seats}") if comparison else None
            )
            blocks.append(seat_row(name, wins, part, scale, change.before if change else None))
    return section(phrase("balance.seats"), phrase("balance.seats_explained"), *blocks)


def seat_row(
    name: str, wins: Estimate, part: SeatCountReport, scale: plots.Scale, before: float | None
) -> str:
    """A row with a seat's win share, and its distance from a fair share."""
    fair = sum(share.value for share in part.wins) / part.seats
    solo = part.seats == 1
    drawn = [] if solo else [plots.vertical_line(scale, fair)]
    if before is not None:
        drawn.append(plots.dot(scale, before, "before dot"))
    drawn.append(plots.estimate(scale, wins))
    if solo:
        chips = ""
    elif wins.low <= fair <= wins.high:
        chips = chip(phrase("balance.fair"))
    else:
        chips = chip(f"{(wins.value - fair) * 100:+.0f}", "warn")
    return row(name, plots.svg(plots.ROW, f"{name}: {wins.value:.1%}", *drawn),
               number(wins.value), chips)  # fmt: skip


def flow_section(report: Report, comparison: Comparison | None) -> str:
    """Histograms of game length, decisions and the lead, one for each number of seats."""
    blocks = []
    for name in report.by_seat_count[0].figures:
        blocks.append(f"<h3>{escape(figure_name(name))}</h3>")
        blocks.append(f'<p class="soft">{escape(figure_explanation(name))}</p>')
        small = [figure_plot(name, part, comparison) for part in report.by_seat_count]
        blocks.append(f'<div class="small">{"".join(small)}</div>')
    return section(phrase("balance.flow"), "", *blocks)


def figure_plot(name: str, part: SeatCountReport, comparison: Comparison | None) -> str:
    """The histogram of one figure, with median and mean above it."""
    figure = part.figures[name]
    share = name == "settled"
    middle, mean = (number(x, share) if share else f"{x:.3g}"
                    for x in (figure.median, figure.mean.value))  # fmt: skip
    text = phrase("balance.figure", seats=part.seats, median=middle, mean=mean)
    change = comparison.changes.get(f"{name} of {part.seats}") if comparison else None
    if change and change.distinct:
        before = number(change.before, share) if share else f"{change.before:.3g}"
        text += " " + phrase("balance.was", before=before)
    low, high = min(figure.counts, default=0.0), max(figure.counts, default=0.0)
    axis = "".join(f"<span>{number(x, share)}</span>" for x in (low, high))
    drawn = plots.histogram(figure.counts, figure.median, f"{figure_name(name)}: {text}")
    return f'<div><div class="soft">{escape(text)}</div>{drawn}<div class="axis">{axis}</div></div>'
