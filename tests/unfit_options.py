"""Options that don't fit a table, and what their refusal says would fit."""

from typing import Any

import pytest

UNFIT: list[tuple[str, int, dict[str, Any], str]] = [
    ("karats", 4, {"automaton": "hard"}, "automaton off would fit (K42)"),
    (
        "super_motherload",
        2,
        {"starting_player": "seat 4"},
        "one of these would fit: random, seat 1, seat 2 (S8)",
    ),
    ("mothership", 3, {"level": 9}, "with 3 players level 1 would fit (M54)"),
    ("mothership", 2, {"points": 40}, "mode victory_points would fit, or points 10 (M52)"),
    ("mothership", 2, {"planets": 7}, "layout generated would fit (M57)"),
    ("mothership", 2, {"map_seed": 1, "layout": "duel"}, "layout generated would fit (M57)"),
    ("mothership", 2, {"teams": "threes"}, "teams none would fit (M48)"),
    ("mothership", 5, {"teams": "pairs"}, "teams none, 2v3, 1v4, 1v2v2 would fit (M48)"),
    ("mothership", 4, {"layout": "duel"}, "crossroads, four_gates, wide_crossroads (M7)"),
    ("mothership", 2, {"layout": "siege"}, "the layout siege is for 1 player, not 2"),
    ("mothership", 2, {"layout": "custom"}, "it would have to bring layouts.custom (M7)"),
    ("mothership", 2, {"layout": "mine"}, "custom, generated, not 'mine'"),
    ("mothership", 6, {"planets": 2, "layout": "generated"}, "at least 3 planets, not 2 (M57)"),
    ("mothership", 2, {"level": 10}, "level is a whole number from 1 to 9, not "),
    ("mothership", 2, {"points": -1}, "points is a whole number from 5 to 40, not "),
    ("mothership", 2, {"planets": 10**30}, "planets is a whole number from 0 to 7, not "),
    ("karats", 2, {"trades": "always"}, "trades is one of book, few, off, not 'always'"),
    ("super_motherload", 3, {"depths": ""}, "depths is one of book, all, not ''"),
]
"""A game, a number of seats, options that don't fit, and what the refusal says."""

cases = pytest.mark.parametrize(
    ("game", "seats", "options", "fits"),
    UNFIT,
    ids=[f"{game}-{seats}-{'-'.join(options)}" for game, seats, options, _ in UNFIT],
)
