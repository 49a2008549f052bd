"""The types of a forecast; the web client's types are generated from them (`scripts/types`)."""

from typing import NotRequired, TypedDict


class OddsReport(TypedDict):
    """The odds of an attack or a field, as numbers of throws."""

    kind: str
    win: int
    tie: int
    lose: int
    attack: NotRequired[int]
    """The buff of the attacker's dice."""
    defence: NotRequired[int]
    """The buff of the defender's die."""
    needed: NotRequired[int]
    """The total that captures the planet."""
    hull: NotRequired[int]
    """The throws in which a Mothership loses hull."""
    lost: NotRequired[list[int]]
    """The throws by the number of counters that a Station loses."""
    ranged: NotRequired[bool]
    """True for a ranged attack: losing the dogfight does the attacker no damage."""


Target = TypedDict(
    "Target",
    {
        "wingmen": int,
        "now": list[str],
        "reach": list[str],
        "with": NotRequired[list[str]],
        "odds": NotRequired[OddsReport],
    },
)
"""Something that may be attacked: ships that guard it, own ships that can attack it now or get
there, and the odds `with` as many of them as can at once."""


class Forecast(TypedDict):
    """The forecast for a seat: odds by action text, targets and dangers by space, the `occasion`
    that standing orders depend on, and the price of the next Action card."""

    actions: dict[str, OddsReport]
    targets: dict[str, Target]
    dangers: dict[str, int]
    occasion: str
    card_price: int
