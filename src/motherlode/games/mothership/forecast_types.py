"""The shape of a forecast. The web client's types are made of it (`scripts/types`)."""

from typing import NotRequired, TypedDict


class OddsReport(TypedDict):
    """The odds of one attack, landing, field or missile, in numbers of throws."""

    kind: str
    win: int
    tie: int
    lose: int
    attack: NotRequired[int]
    """What is added to the attacker's dice."""
    defence: NotRequired[int]
    """What is added to the defender's die."""
    needed: NotRequired[int]
    """What the dice must reach to capture a planet."""
    hull: NotRequired[int]
    """The throws in which a Mothership loses hull."""
    lost: NotRequired[list[int]]
    """The throws by the number of counters that a Station loses."""
    ranged: NotRequired[bool]
    """True for an attack from afar: a lost dogfight does no harm."""
    blast: NotRequired[dict[str, "OddsReport"]]
    """The ships that a missile meets, by space."""


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
    """What a seat may expect when it is asked: odds by action text, targets and dangers by space,
    prices of sales by card, and the `occasion` for standing orders."""

    actions: dict[str, OddsReport]
    targets: dict[str, Target]
    dangers: dict[str, int]
    occasion: str
    sales: NotRequired[dict[str, int]]
