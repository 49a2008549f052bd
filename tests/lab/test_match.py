"""Matches: win shares, team wins, and balanced seats."""

from motherlode.lab.bench.engine import is_compiled
from motherlode.lab.runs.match import Match, Outcome, run_match, tally


def test_greedy_beats_random_at_karats_in_nine_games_of_ten() -> None:
    games = 400 if is_compiled() else 60
    result = run_match(Match("karats", ("greedy", "random"), games, "1"), workers=1)
    greedy, other = result.standings
    assert greedy.games == other.games == games
    assert greedy.share() >= 0.9
    assert greedy.wins + other.wins == games


def test_the_standings_of_a_match_count_a_teams_win_for_both_partners() -> None:
    bots, pairs = ("greedy", "random") * 2, (("teams", "pairs"),)
    match = Match("mothership", bots, 2, options=pairs)
    won = [Outcome(0, (0.5, 0.0, 0.5, 0.0), 9, True), Outcome(1, (0.0, 0.5, 0.0, 0.5), 9, True)]
    result = tally(match, won)
    assert [standing.share() for standing in result.standings] == [1, 0, 1, 0]
    assert result.seat_wins == [1, 1, 1, 1]
    shared = tally(match, [Outcome(0, (0.25,) * 4, 9, True)])
    assert [standing.share() for standing in shared.standings] == [0.5] * 4


def test_every_bot_plays_every_seat_in_turn() -> None:
    match = Match("karats", ("greedy", "random"), 4)
    assert [match.seating(game)[0] for game in range(4)] == ["greedy", "random"] * 2
