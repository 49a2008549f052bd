"""The ids of the rules behind each choice, by step or verb."""

from typing import Final

STEPS: Final = {
    "choose_side": ("S8",),
    "pick_deck": ("S10",),
    "act": ("S12",),
    "drill": ("S15", "S16"),
    "blast": ("S19",),
    "swap": ("S38",),
    "stow": ("S24", "S27"),
    "claim": ("S45",),
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
    "decline": ("S45",),
}
"""Verbs that don't have the name of a step; their rules are shown before those of the step."""

CITES: Final = {**STEPS, **VERBS}
