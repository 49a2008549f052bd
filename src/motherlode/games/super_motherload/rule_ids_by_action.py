"""The ids of the rules behind each choice, by step or verb."""

from typing import Final

STEPS: Final = {
    "choose_side": ("S8",),
    "pick_deck": ("S10",),
    "act": ("S12",),
    "drill": ("S15", "S16"),
    "blast": ("S19",),
    "swap": ("S38",),
    "place_drill": ("S16", "S26"),
    "place_bomb": ("S19", "S26"),
    "stow": ("S24", "S27"),
    "put_tile": ("S40", "S43"),
    "attach_board": ("S51",),
    "buy": ("S28", "S30"),
    "duplicate": ("S40", "S43"),
    "discard": ("S13",),
}

VERBS: Final = {
    "draw": ("S14",),
    "bomb": ("S18", "S19"),
    "play": ("S15", "S38"),
    "dig": ("S20", "S21", "S23"),
    "use": ("S42", "S43"),
    "claim": ("S45", "S49"),
    "confirm": ("S26",),
    "leave": ("S24",),
    "go_on": ("S42",),
}
"""Verbs that don't have the name of a step; their rules are shown before those of the step."""

RULE_IDS: Final = {**STEPS, **VERBS}
