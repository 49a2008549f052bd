"""The analysis of a game as a self-contained HTML page."""

from html import escape

from motherlode.i18n.catalogue import ENGLISH, platform_text
from motherlode.i18n.words import Words, seat_name
from motherlode.kernel import registry
from motherlode.lab.measures.luck_skill import AnalysedDecision, Ledger
from motherlode.lab.measures.record_analysis import Analysis
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import document, section
from motherlode.lab.pages.translated_texts import game_title, page_language

WIDTH, HEIGHT, FOOT = 1000, 240, 22
DASHES = ("none", "9 4", "2 4", "14 4 2 4", "6 6", "14 4 2 4 2 4")
"""Each seat's line has its own dash pattern, for readers who can't distinguish the colours."""
LEVELS = (0.0, 0.25, 0.5, 0.75, 1.0)
STYLE = """<style>
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100% }
th { text-align: left; color: var(--soft); font-weight: 500; vertical-align: bottom }
th, td { padding: .3rem .5rem; border-bottom: 1px solid var(--line) }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums }
.key svg { width: 2.6rem; height: .8rem; margin-right: .4rem; vertical-align: middle }
@media (max-width: 640px) { table { font-size: .84rem } th, td { padding: .25rem } }
</style>"""


class AnalysisPage:
    """Writes the page in a language, with the same texts as the browser's replay."""

    def __init__(self, analysis: Analysis, language: str = ENGLISH) -> None:
        self.analysis = analysis
        self.language = language
        self._game = registry.find_game(analysis.record.game)
        seats = enumerate(analysis.record.seats)
        names = [seat_name(seat.name, seat.bot, number, language) for number, seat in seats]
        self._words = Words(self._game, names, language, analysis.record.edition)
        self._names = [escape(name) for name in self._words.seats]

    def text(self, key: str, **values: object) -> str:
        """The text of a key with its variables filled in."""
        return platform_text("ui", f"analysis.{key}", self.language, **values)

    def page(self) -> str:
        """The analysis of a record as an HTML page: chart, ledgers, costly decisions."""
        with page_language(self.language):
            title = game_title(self._game.name, self._game.title)
            body = (
                STYLE + f"<h1>{escape(title)}</h1>",
                section(
                    self.text("win_probability"), self.text("chart"), self.legend(), self.chart()
                ),
                section(self.text("ledger"), self.text("sum"), self.ledger_table()),
                section(self.text("costly"), self.judged_text(), self.costly_table()),
            )
            return document(title, "".join(body))

    def judged_text(self) -> str:
        """A sentence: how many decisions have a cost estimate, and which costs could be found."""
        analysis = self.analysis
        if not analysis.judged_count:
            return self.text("unjudged", decisions=analysis.decisions)
        text = self.text(
            "judged",
            judged=analysis.judged_count,
            decisions=analysis.decisions,
            iterations=analysis.iterations,
        )
        if not analysis.detectable:
            return text
        return f"{text} {self.text('least', least=f'{analysis.detectable:.1%}')}"

    def legend(self) -> str:
        """The legend of the chart: each seat's line and name."""
        entries = "".join(
            f'<span><svg aria-hidden="true"><line class="line s{seat % 6}" x1="0" x2="100%" '
            f'y1="50%" y2="50%" stroke-dasharray="{DASHES[seat % 6]}"/></svg>{name}</span>'
            for seat, name in enumerate(self._names)
        )
        return f'<div class="key">{entries}</div>'

    def chart(self) -> str:
        """A chart of each seat's win probability over the entries of the record."""
        last = max(1, len(self.analysis.record.actions))
        across = plots.linear_with_margin(0, last)
        drawn = [self._level(level) for level in LEVELS]
        drawn += [
            f'<text class="faint" x="{across(number):.2f}%" y="{HEIGHT + FOOT - 6}" '
            f'text-anchor="middle">{number}</text>'
            for number in sorted({0, last // 4, last // 2, 3 * last // 4, last})
        ]
        lines = "".join(self._line(seat, last) for seat in range(len(self._names)))
        drawn.append(
            f'<svg x="14%" width="82%" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}" '
            f'preserveAspectRatio="none">{lines}</svg>'
        )
        svg = plots.svg(HEIGHT + FOOT, self.text("chart"), *drawn, css="chart")
        return f'{svg}<div class="axis key-of">{escape(self.text("entry"))}</div>'

    def _level(self, level: float) -> str:
        y = down(level)
        return (
            f'<line class="grid" x1="14%" x2="96%" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="faint" x="0" y="{y + 4:.1f}">{level:.0%}</text>'
        )

    def _line(self, seat: int, last: int) -> str:
        # The probabilities before a decision are those after the entry before it.
        values = [(d.number - 1, d.win_probabilities[seat]) for d in self.analysis.analysed]
        values.append((last, self.analysis.ledgers[seat].result))
        points = " ".join(f"{WIDTH * at / last:.1f},{down(value):.1f}" for at, value in values)
        return (
            f'<polyline class="line s{seat % 6}" fill="none" vector-effect="non-scaling-stroke" '
            f'stroke-dasharray="{DASHES[seat % 6]}" points="{points}"/>'
        )

    def ledger_table(self) -> str:
        """A table with a row for each seat's ledger."""
        rows = "".join(
            f"<tr><td>{name}" + self._ledger_cells(ledger)
            for name, ledger in zip(self._names, self.analysis.ledgers, strict=True)
        )
        head = self._head("seat", "first", "own", "small", "others", "luck", "result")
        return f'<div class="wide"><table>{head}{rows}</table></div>'

    def _ledger_cells(self, ledger: Ledger) -> str:
        margin = "" if ledger.margin is None else f" ±{ledger.margin:.0%}"
        small = f"{ledger.small:+.0%}{margin}" if margin else "-"
        own, others, luck = (f"{share:+.0%}" for share in (ledger.own, ledger.others, ledger.luck))
        changes = "".join(f"<td class=n>{cell}" for cell in (own, small, others, luck))
        return f"<td class=n>{ledger.first:.0%}{changes}<td class=n>{ledger.result:.0%}"

    def costly_table(self) -> str:
        """A table of the costliest decisions; a sentence if there were none, '' if none could be
        judged."""
        costly = self.analysis.costliest()
        if not costly:
            return f"<p>{escape(self.text('none'))}</p>" if self.analysis.judged_count else ""
        rows = "".join(self._costly_row(decision) for decision in costly)
        head = self._head("entry", "seat", "chosen", "better", "cost")
        return f'<div class="wide"><table>{head}{rows}</table></div>'

    def _costly_row(self, decision: AnalysedDecision) -> str:
        row = self._game.actions.row
        chosen, best = (
            escape(self._words.action(row(action))) for action in (decision.chosen, decision.best)
        )
        return (
            f"<tr><td class=n>{decision.number}<td>{self._names[decision.seat]}<td>{chosen}"
            f"<td>{best}<td class=n>{decision.cost:.0%}"
        )

    def _head(self, *keys: str) -> str:
        left_aligned = ("seat", "chosen", "better")
        return "<tr>" + "".join(
            f"<th>{escape(self.text(key))}"
            if key in left_aligned
            else f"<th class=n>{escape(self.text(key))}"
            for key in keys
        )


def down(share: float) -> float:
    """The y coordinate of a share in the chart; SVG counts from the top."""
    return 8 + (HEIGHT - 16) * (1 - share)
