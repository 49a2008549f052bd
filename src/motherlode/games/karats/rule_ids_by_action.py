"""The ids of the rules behind each choice, by step, verb or action text."""

from typing import Final

from . import kinds

STEPS: Final = {
    "draft": ("K6",),
    "build": ("K17",),
    "pay": ("K36",),
    "geothermal": ("K19", "K34"),
    "load_steam": ("K19",),
    "fuel": ("K21",),
    "mine": ("K22", "K34", "K35"),
    "use": ("K23",),
    "boiler_steam": ("K26",),
    "keep": ("K29",),
    "sabotage": ("K38", "K39"),
    "end": ("K32",),
    "answer": ("K32",),
    "counter": ("K32",),
    "bonus": ("K37",),
}

VERBS: Final = {
    "engineer": ("K36", "K18"),
    "load": ("K20", "K39"),
    "skip": ("K22", "K48"),
    "offer": ("K31", "K32", "K47"),
    "forgo": ("K32",),
    "accept": ("K31", "K37"),
    "decline": ("K31", "K47"),
}
"""Verbs that don't have the name of a step; their rules are shown before those of the step."""

TEXTS: Final = {
    "draft prospector": ("K34",),
    "draft pilot": ("K35",),
    "draft engineer": ("K36",),
    "draft capitalist": ("K37",),
    "draft saboteur": ("K38",),
    "build drill": ("K18", "K24"),
    "build steambot": ("K18", "K25"),
    "build boiler": ("K18", "K26"),
    "build dynamite": ("K18", "K27"),
    "build megalodrill": ("K18", "K28"),
    "load boiler 0": ("K21",),
    "use steambot to dig": ("K25",),
    "use steambot to keep": ("K25", "K29"),
    "use dynamite": ("K27", "K3"),
}

USES: Final = {"drill": ("K24", "K35"), "boiler": ("K26",), "megalodrill": ("K28",)}

RULE_IDS: Final[dict[str, tuple[str, ...]]] = {
    **STEPS,
    **VERBS,
    **{
        f"use {name}": USES.get(name.split()[0], ("K25",))
        for name in kinds.CLASS_NAMES
        if name != "steambot 1"  # its two uses stand in TEXTS
    },
    **TEXTS,
}
