"""The actions of Karats: every verb with its arguments."""

from typing import Final

from mypy_extensions import i64

from motherlode.kernel.action_table import ActionTable

from . import kinds, trade_terms
from .offer_text import CounterText, OfferText

ACTIONS: Final = ActionTable()
DONE: Final[i64] = ACTIONS.verb("done")
DRAFT: Final[i64] = ACTIONS.verb("draft", kinds.DRAFTABLE)
BUILD: Final[i64] = ACTIONS.verb("build", kinds.DEVICES)
ENGINEER_BUILD: Final[i64] = ACTIONS.verb("engineer", kinds.DEVICES)
PAY: Final[i64] = ACTIONS.verb("pay", kinds.MATERIALS)
LOAD: Final[i64] = ACTIONS.verb("load", kinds.MACHINE_NAMES)
BASIC_MINING: Final[i64] = ACTIONS.verb("mine")
SKIP_MINING: Final[i64] = ACTIONS.verb("skip", ["mining"])
USE: Final[i64] = ACTIONS.verb(
    "use", ["steambot to dig" if name == "steambot 1" else name for name in kinds.CLASS_NAMES]
)
USE_TO_KEEP: Final[i64] = ACTIONS.verb("use", ["steambot to keep"])
BLAST: Final[i64] = ACTIONS.verb("use", ["dynamite"])
KEEP: Final[i64] = ACTIONS.verb("keep", kinds.MATERIALS)
OFFER: Final[i64] = ACTIONS.verb(
    "offer", [OfferText().text(trade) for trade in trade_terms.SMALL_TRADES]
)
OFFER_ANY: Final[i64] = ACTIONS.unlisted("offer", OfferText())
COUNTER: Final[i64] = ACTIONS.verb(
    "counter",
    [
        CounterText().text(trade_terms.SMALL_TRADES[place])
        for place in range(trade_terms.SMALL_COUNT)
    ],
)
COUNTER_ANY: Final[i64] = ACTIONS.unlisted("counter", CounterText())
FORGO_TRADES: Final[i64] = ACTIONS.verb("forgo", ["trades"])
ACCEPT: Final[i64] = ACTIONS.verb("accept")
DECLINE: Final[i64] = ACTIONS.verb("decline")
TAKE: Final[i64] = ACTIONS.verb("take", kinds.MATERIALS)
SABOTAGE: Final[i64] = ACTIONS.verb(
    "sabotage",
    [f"{seat} {name}" for seat in kinds.SEAT_NAMES for name in kinds.CLASS_NAMES],
)
END_TURN: Final[i64] = ACTIONS.verb("end", ["the turn"])
