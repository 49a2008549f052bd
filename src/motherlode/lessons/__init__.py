"""Lessons: games that teach, played on the real board with the real rules."""
