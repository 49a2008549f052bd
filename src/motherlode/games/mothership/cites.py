"""Which rules stand behind which choice, by step, verb or action text."""

from typing import Final

CITES: Final[dict[str, tuple[str, ...]]] = {
    # Steps
    "place": ("M10",),
    "turn": ("M12",),
    "orders": ("M12",),
    "arm": ("M3", "M13"),
    "charge": ("M44",),
    "aim": ("M45",),
    "before_roll": ("M28", "M29"),
    "after_roll": ("M29",),
    "on_loss": ("M29",),
    "reward": ("M34",),
    "cancel": ("M30",),
    "warp": ("M42",),
    "answer_event": ("M53",),
    "respawn": ("M52",),
    "market": ("M17", "M36"),
    # Verbs
    "end": ("M15",),
    "fire": ("M22",),
    "deploy": ("M10",),
    "join": ("M22",),
    "move": ("M14",),
    "enter": ("M31", "M32"),
    "attack": ("M18", "M19"),
    "use": ("M43", "M45"),
    "divert": ("M13",),
    "engines": ("M3",),
    "weapons": ("M3",),
    "buy": ("M36",),
    "sell": ("M36",),
    "research": ("M43", "M44"),
    "explore": ("M50",),
    "play": ("M39", "M40"),
    "overcharge": ("M43",),
    "draw": ("M34",),
    "steal": ("M34",),
    "double": ("M53",),
    "avoid": ("M53",),
}
