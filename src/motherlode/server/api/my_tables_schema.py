"""The schemas of the request for all tables of a browser: whose move it is at each of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from motherlode.server.api.rest_schema import Incoming, ListedTable

MOST_TABLES = 100
MOST_TOKENS = 20

Token = Annotated[str, Meta(min_length=1, max_length=100)]
Awaited = Literal["", "move", "react", "consent", "sit"]


class MyLinks(Incoming):
    """A table, and the tokens of it that a browser holds: of seats, or the host's."""

    table: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z]+$")]
    tokens: Annotated[list[Token], Meta(min_length=1, max_length=MOST_TOKENS)]


class FindMyTables(Incoming):
    """A request for the tables of some links.

    With `seen`, the `version` of the last answer, it waits up to `wait` seconds for another one.
    """

    tables: Annotated[list[MyLinks], Meta(max_length=MOST_TABLES)]
    seen: Annotated[str, Meta(max_length=64)] = ""
    wait: Annotated[float, Meta(ge=0, le=25)] = 0.0


class MyTable(ListedTable):
    """A table as its own players see it in a list.

    `own_seats`: the seats of the sent tokens. `awaits`: what the table awaits of one of them: a
    move, a reaction in another seat's turn, consent to a proposal, sitting down, or nothing.
    `asked`: the seat that is asked (-1: none), by the step `step`, since `since`; `deadline`: when
    its time is over (0: it has no limit). `paused`: since when the game is paused; 0 if it isn't.
    """

    own_seats: list[int] = field(default_factory=list)
    awaits: Awaited = ""
    asked: int = -1
    step: str = ""
    since: int = 0
    deadline: int = 0
    paused: int = 0


class MyTables(Struct):
    """The tables of some links; those that await one of their seats are first.

    `dead`: the tables that are not there any more, or know none of their tokens.
    """

    tables: list[MyTable]
    dead: list[str]
    now: int
    version: str
