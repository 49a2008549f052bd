"""Matches: greedy is worth its name, and seats are balanced."""

from motherlode.lab.bench import is_compiled
from motherlode.lab.match import Match, run_match


def test_greedy_beats_random_at_karats_in_nine_games_of_ten() -> None:
    games = 400 if is_compiled() else 60
    result = run_match(Match("karats", ("greedy", "random"), games, "1"), workers=1)
    greedy, other = result.standings
    assert greedy.games == other.games == games
    assert greedy.share() >= 0.9
    assert greedy.wins + other.wins == games


def test_every_bot_comes_to_every_seat() -> None:
    match = Match("karats", ("greedy", "random"), 4)
    assert [match.seating(game)[0] for game in range(4)] == ["greedy", "random"] * 2
