"""The analysis of a game as one HTML page that needs nothing else."""

from html import escape
from typing import Any

from motherlode.kernel import registry
from motherlode.kernel.words import ENGLISH, Words, catalogue
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


class AnalysisPage:
    """Writes the page in a language; the words are those of the web's replay."""

    def __init__(self, found: Analysis, language: str = ENGLISH) -> None:
        self.found = found
        self.language = language
        self._said: dict[str, Any] = catalogue(language)["ui"]["analysis"]
        self._title = registry.title(found.record.game)
        self._words = Words(self._title, [seat.name for seat in found.record.seats], language)
        self._names = [escape(name) for name in self._words.seats]

    def say(self, key: str, **holes: object) -> str:
        return escape(str(self._said[key]).format(**holes))

    def page(self) -> str:
        """The whole page: chart, ledger, costly decisions."""
        title = escape(self._game_title())
        return (
            f'<!doctype html><html lang="{self.language}"><meta charset="utf-8">'
            f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
            f"<h2>{self.say('chances')}</h2>{self.chart()}"
            f"<h2>{self.say('ledger')}</h2>{self.ledger_table()}<p>{self.say('sum')}</p>"
            f"<h2>{self.say('costly')}</h2>{self.costly_table()}"
            f"<p>{self.say('judged', iterations=self.found.iterations)}</p></html>\n"
        )

    def _game_title(self) -> str:
        return str(catalogue(self.language)[self._title.name].get("title", self._title.title))

    def chart(self) -> str:
        """A line for each seat, with its name beside the colour."""
        half = f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT / 2}" y2="{HEIGHT / 2}" stroke="#ccc"/>'
        lines = "".join(self._line(seat, name) for seat, name in enumerate(self._names))
        label = self.say("chart")
        return (
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
            f"{half}{lines}</svg>"
        )

    def _line(self, seat: int, name: str) -> str:
        last = max([moment.number for moment in self.found.moments], default=1)
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(
            f"{WIDTH * moment.number / last:.1f},{HEIGHT * (1 - moment.best_chance):.1f}"
            for moment in self.found.moments
            if moment.seat == seat
        )
        return (
            f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>'
            f'<text x="8" y="{20 + 18 * seat}" fill="{colour}">{name}</text>'
        )

    def ledger_table(self) -> str:
        rows = "".join(
            f"<tr><td>{name}<td class=n>{ledger.first:.0%}<td class=n>{ledger.fortune:+.0%}"
            f"<td class=n>{ledger.costs:.0%}<td class=n>{ledger.result:.0%}"
            for name, ledger in zip(self._names, self.found.ledgers, strict=True)
        )
        return f"<table>{self._head('seat', 'first', 'fortune', 'costs', 'result')}{rows}</table>"

    def costly_table(self) -> str:
        rows = "".join(self._costly(moment) for moment in self.found.costliest())
        return f"<table>{self._head('entry', 'seat', 'chosen', 'better', 'cost')}{rows}</table>"

    def _costly(self, moment: Moment) -> str:
        action = self._title.actions.rows
        chosen, best = (
            escape(self._words.action(action[at])) for at in (moment.chosen, moment.best)
        )
        return (
            f"<tr><td class=n>{moment.number}<td>{self._names[moment.seat]}<td>{chosen}"
            f"<td>{best}<td class=n>{moment.cost:.1%}"
        )

    def _head(self, *keys: str) -> str:
        texts = ("seat", "chosen", "better")
        return "<tr>" + "".join(
            f"<th>{self.say(key)}" if key in texts else f"<th class=n>{self.say(key)}"
            for key in keys
        )
