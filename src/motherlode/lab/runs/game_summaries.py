"""The stories of matches: played by a crew, or kept by a journal since the last time."""

from collections.abc import Callable
from pathlib import Path

from motherlode.lab.measures.game_summary import Story, tell
from motherlode.lab.runs import journal
from motherlode.lab.runs.match import Match
from motherlode.lab.runs.workers import Crew


def told_of(
    what: str,
    matches: list[Match],
    crew: Crew,
    progress: Callable[[int], None],
    kept_in: Path | None,
) -> list[list[Story]]:
    """The stories of each match, played or kept."""
    found: list[list[Story]] = []
    done = 0
    with journal.opened(kept_in, journal.identity(what, matches), Story) as kept:
        for number, match in enumerate(matches):
            found.append([])
            for story in journal.kept_or_played(kept, number, crew, tell, match):
                found[-1].append(story)
                done += 1
                progress(done)
    return found
