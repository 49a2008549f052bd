"""The analysis of a game as one HTML page that needs nothing else."""

from html import escape
from typing import Any

from motherlode.i18n.words import ENGLISH, Words, catalogue, seat_name
from motherlode.kernel import registry
from motherlode.lab.measures.analysis import Analysis
from motherlode.lab.measures.luck_skill import Ledger, Moment
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import document, section
from motherlode.lab.pages.page_text import game_title, speaking

WIDTH, HEIGHT, FOOT = 1000, 240, 22
DASHES = ("none", "9 4", "2 4", "14 4 2 4", "6 6", "14 4 2 4 2 4")
"""Each seat's line has a pattern of its own, for those who can't tell the colours."""
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
    """Writes the page in a language; the words are those of the web's replay."""

    def __init__(self, found: Analysis, language: str = ENGLISH) -> None:
        self.found = found
        self.language = language
        self._said: dict[str, Any] = catalogue(language)["ui"]["analysis"]
        self._title = registry.find_game(found.record.game)
        seats = enumerate(found.record.seats)
        names = [seat_name(one.name, one.bot, seat, language) for seat, one in seats]
        self._words = Words(self._title, names, language, found.record.edition)
        self._names = [escape(name) for name in self._words.seats]

    def say(self, key: str, **holes: object) -> str:
        return str(self._said[key]).format(**holes)

    def page(self) -> str:
        """The whole page: chart, ledger, costly decisions."""
        with speaking(self.language):
            title = game_title(self._title.name, self._title.title)
            body = (
                STYLE + f"<h1>{escape(title)}</h1>",
                section(self.say("chances"), self.say("chart"), self.key(), self.chart()),
                section(self.say("ledger"), self.say("sum"), self.ledger_table()),
                section(self.say("costly"), self.judged(), self.costly_table()),
            )
            return document(title, "".join(body))

    def judged(self) -> str:
        """How much was judged, and by what."""
        found = self.found
        if not found.judged:
            return self.say("unjudged", decisions=found.decisions)
        said = self.say(
            "judged", judged=found.judged, decisions=found.decisions, iterations=found.iterations
        )
        return f"{said} {self.say('least', least=f'{found.least:.1%}')}" if found.least else said

    def key(self) -> str:
        """The names of the seats beside their lines."""
        named = "".join(
            f'<span><svg aria-hidden="true"><line class="line s{seat % 6}" x1="0" x2="100%" '
            f'y1="50%" y2="50%" stroke-dasharray="{DASHES[seat % 6]}"/></svg>{name}</span>'
            for seat, name in enumerate(self._names)
        )
        return f'<div class="key">{named}</div>'

    def chart(self) -> str:
        """A line for each seat over the entries, to the result; both axes are named."""
        last = max(1, len(self.found.record.actions))
        across = plots.padded(0, last)
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
        svg = plots.svg(HEIGHT + FOOT, self.say("chart"), *drawn, css="chart")
        return f'{svg}<div class="axis key-of">{escape(self.say("entry"))}</div>'

    def _level(self, level: float) -> str:
        y = down(level)
        return (
            f'<line class="grid" x1="14%" x2="96%" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text class="faint" x="0" y="{y + 4:.1f}">{level:.0%}</text>'
        )

    def _line(self, seat: int, last: int) -> str:
        # How all stood at a decision is how they stood after the entry before it.
        stood = [(one.number - 1, one.chances[seat]) for one in self.found.moments]
        stood.append((last, self.found.ledgers[seat].result))
        points = " ".join(f"{WIDTH * at / last:.1f},{down(chance):.1f}" for at, chance in stood)
        return (
            f'<polyline class="line s{seat % 6}" fill="none" vector-effect="non-scaling-stroke" '
            f'stroke-dasharray="{DASHES[seat % 6]}" points="{points}"/>'
        )

    def ledger_table(self) -> str:
        rows = "".join(
            f"<tr><td>{name}" + self._account(ledger)
            for name, ledger in zip(self._names, self.found.ledgers, strict=True)
        )
        head = self._head("seat", "first", "own", "small", "others", "luck", "result")
        return f'<div class="wide"><table>{head}{rows}</table></div>'

    def _account(self, ledger: Ledger) -> str:
        doubt = "" if ledger.doubt is None else f" ±{ledger.doubt:.0%}"
        small = f"{ledger.small:+.0%}{doubt}" if doubt else "-"
        own, others, chance = (
            f"{share:+.0%}" for share in (ledger.own, ledger.others, ledger.chance)
        )
        moved = "".join(f"<td class=n>{cell}" for cell in (own, small, others, chance))
        return f"<td class=n>{ledger.first:.0%}{moved}<td class=n>{ledger.result:.0%}"

    def costly_table(self) -> str:
        costly = self.found.costliest()
        if not costly:
            return f"<p>{escape(self.say('none'))}</p>" if self.found.judged else ""
        rows = "".join(self._costly(moment) for moment in costly)
        head = self._head("entry", "seat", "chosen", "better", "cost")
        return f'<div class="wide"><table>{head}{rows}</table></div>'

    def _costly(self, moment: Moment) -> str:
        action = self._title.actions.rows
        chosen, best = (
            escape(self._words.action(action[at])) for at in (moment.chosen, moment.best)
        )
        return (
            f"<tr><td class=n>{moment.number}<td>{self._names[moment.seat]}<td>{chosen}"
            f"<td>{best}<td class=n>{moment.cost:.0%}"
        )

    def _head(self, *keys: str) -> str:
        texts = ("seat", "chosen", "better")
        return "<tr>" + "".join(
            f"<th>{escape(self.say(key))}"
            if key in texts
            else f"<th class=n>{escape(self.say(key))}"
            for key in keys
        )


def down(share: float) -> float:
    """Heights count from the top."""
    return 8 + (HEIGHT - 16) * (1 - share)
