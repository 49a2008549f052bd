"""A ladder as one HTML page: what each bot is worth, and how every pairing went."""

from html import escape

from motherlode.kernel import registry
from motherlode.lab.measures.metrics import Measure
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import document, row, section
from motherlode.lab.pages.page_text import game_title, phrase
from motherlode.lab.runs.ladder import Rung, Standings
from motherlode.lab.runs.match import Result


def page(found: Standings) -> str:
    ladder = found.ladder
    game = registry.find_game(ladder.game)
    heading = phrase("ladder.heading", title=game_title(game.name, game.title))
    games = sum(result.games for result in found.results)
    said = phrase("ladder.played", games=games, pairings=len(found.results), seed=ladder.seed)
    parts = [
        f'<p class="eyebrow">{escape(phrase("ladder.eyebrow"))}</p><h1>{escape(heading)}</h1>',
        f'<p class="soft">{escape(said)}</p>',
        section(phrase("ladder.ratings"), phrase("ladder.ratings_said"), *ratings(found.rungs)),
        section(phrase("ladder.pairings"), phrase("ladder.pairings_said"),
                *(pairing(result) for result in reversed(found.results))),
    ]  # fmt: skip
    return document(heading, "".join(parts))


def ratings(rungs: list[Rung]) -> list[str]:
    """A row for each bot, the strongest on top, all on one scale."""
    low = min(rung.rating - rung.spread for rung in rungs)
    high = max(rung.rating + rung.spread for rung in rungs)
    scale = plots.linear(low, high)
    return [rating(rung, scale) for rung in reversed(rungs)]


def rating(rung: Rung, scale: plots.Scale) -> str:
    shown = f"{rung.rating:+.0f} ± {rung.spread:.0f}" if rung.spread else "0"
    found = Measure(rung.rating, rung.rating - rung.spread, rung.rating + rung.spread)
    drawn = plots.svg(plots.ROW, f"{rung.bot}: {shown}", plots.upright(scale, 0.0),
                      plots.measure(scale, found))  # fmt: skip
    return row(rung.bot, drawn, shown)


def pairing(result: Result) -> str:
    """The share of wins of the stronger, as the ladder has them."""
    lower, upper = result.standings
    scale = plots.linear(0.0, 1.0)
    found = Measure(upper.share(), *upper.interval())
    shown = f"{found.value:.1%} ({found.low:.1%} - {found.high:.1%})"
    name = phrase("ladder.pairing", upper=upper.bot, lower=lower.bot, games=result.games)
    drawn = plots.svg(plots.ROW, f"{name}: {shown}", plots.upright(scale, 0.5),
                      plots.measure(scale, found))  # fmt: skip
    return row(name, drawn, shown)
