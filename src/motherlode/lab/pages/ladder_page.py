"""A ladder as a self-contained HTML page: the bots' ratings and the results of all pairings."""

from html import escape

from motherlode.kernel import registry
from motherlode.lab.measures.summary_statistics import Estimate
from motherlode.lab.pages import plots
from motherlode.lab.pages.page_style import document, row, section
from motherlode.lab.pages.translated_texts import game_title, phrase
from motherlode.lab.runs.ladder import Rung, Standings
from motherlode.lab.runs.match import Result


def page(standings: Standings) -> str:
    """The HTML page of a ladder."""
    ladder, results = standings.ladder, standings.results
    game = registry.find_game(ladder.game)
    heading = phrase("ladder.heading", title=game_title(game.name, game.title))
    games = sum(result.games for result in results)
    played = phrase("ladder.played", games=games, pairings=len(results), seed=ladder.seed)
    rungs = rating_rows(standings.rungs)
    parts = [
        f'<p class="eyebrow">{escape(phrase("ladder.eyebrow"))}</p><h1>{escape(heading)}</h1>',
        f'<p class="soft">{escape(played)}</p>',
        section(phrase("ladder.ratings"), phrase("ladder.ratings_explained"), *rungs),
        section(phrase("ladder.pairings"), phrase("ladder.pairings_explained"),
                *(pairing_row(result) for result in reversed(results))),
    ]  # fmt: skip
    return document(heading, "".join(parts))


def rating_rows(rungs: list[Rung]) -> list[str]:
    """A row for each bot, the strongest on top, all on one scale."""
    low = min(rung.rating - rung.spread for rung in rungs)
    high = max(rung.rating + rung.spread for rung in rungs)
    scale = plots.linear(low, high)
    return [rating_row(rung, scale) for rung in reversed(rungs)]


def rating_row(rung: Rung, scale: plots.Scale) -> str:
    """A row with a bot's rating and its interval."""
    shown = f"{rung.rating:+.0f} ± {rung.spread:.0f}" if rung.spread else "0"
    rating = Estimate(rung.rating, rung.rating - rung.spread, rung.rating + rung.spread)
    drawn = plots.svg(plots.ROW, f"{rung.bot}: {shown}", plots.vertical_line(scale, 0.0),
                      plots.estimate(scale, rating))  # fmt: skip
    return row(rung.bot, drawn, shown)


def pairing_row(result: Result) -> str:
    """A row with the win share of the bot that stands higher on the ladder."""
    lower, upper = result.standings
    scale = plots.linear(0.0, 1.0)
    share = Estimate(upper.share(), *upper.interval())
    shown = f"{share.value:.1%} ({share.low:.1%} - {share.high:.1%})"
    name = phrase("ladder.pairing", upper=upper.bot, lower=lower.bot, games=result.games)
    drawn = plots.svg(plots.ROW, f"{name}: {shown}", plots.vertical_line(scale, 0.5),
                      plots.estimate(scale, share))  # fmt: skip
    return row(name, drawn, shown)
