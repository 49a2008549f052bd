"""Constants of the rules that the web client needs; its types are generated from them
(`scripts/types`)."""

import msgspec

from . import kinds


class Facts(msgspec.Struct):
    useless_alone: list[str]
    """The Professions without a use against the Automaton alone (K45)."""


FACTS = Facts(
    useless_alone=[
        name
        for draft, name in enumerate(kinds.DRAFTABLE)
        if kinds.useless_alone(kinds.profession_of(draft))
    ]
)
