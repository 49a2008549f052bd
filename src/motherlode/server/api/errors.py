"""Refusals: errors that a client gets, each with a code for programs and a sentence for people."""

from motherlode.kernel.errors import (
    BadContent,
    BadOptions,
    BadRecord,
    CantUndo,
    GameOver,
    IllegalAction,
    MotherlodeError,
    NotYourDecision,
    UnreadableAction,
)
from motherlode.server.store.database_errors import TRY_AGAIN, StorageUnavailable

STATUS = {
    "bad_request": 400,
    "bad_message": 400,
    "bad_options": 400,
    "bad_content": 400,
    "bad_record": 400,
    "unprintable_name": 400,
    "bad_mail": 400,
    "bad_endpoint": 400,
    "no_such_bot": 400,
    "no_such_seat": 400,
    "no_such_step": 400,
    "no_token": 401,
    "not_allowed": 403,
    "bad_origin": 403,
    "banned": 403,
    "no_spectators": 403,
    "hints_off": 403,
    "no_newcomer": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_code": 404,
    "no_such_page": 404,
    "too_large": 413,
    "takes_too_long": 413,
    "bad_host": 421,
    "illegal": 422,
    "unreadable": 422,
    "throttled": 429,
    "cool_down": 429,
    "chat_too_fast": 429,
    "renamed_too_often": 429,
    "busy": 503,
    "storage_unavailable": 503,
}
"""The HTTP status of each code; every other code has 409: the request conflicts with the table."""


CODES: dict[type[MotherlodeError], str] = {
    GameOver: "game_over",
    CantUndo: "cant_undo",
    BadOptions: "bad_options",
    BadContent: "bad_content",
    BadRecord: "bad_record",
}
"""The code of each kernel error; a client has its own words for every code."""


class Refusal(Exception):
    """A refused request or message; nothing was changed."""

    def __init__(self, code: str, text: str, *, reason: str = "", rule: str = "") -> None:
        self.code = code
        self.text = text
        self.reason = reason
        self.rule = rule
        self.retry_after = 0.0
        super().__init__(text)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)


class StaleMove(Refusal):
    """A move whose number is not the table's next."""

    def __init__(self, number: int) -> None:
        self.number = number
        super().__init__("conflict", f"the table is at number {number}: look again")


class ConfigChanged(StaleMove):
    """A move whose table got a new config while it was stored: it is checked again."""


class TooManyRequests(Refusal):
    """A client exceeded a rate limit; `retry_after` says how long to wait."""

    def __init__(self, retry_after: float) -> None:
        super().__init__("throttled", "too many requests; wait a little")
        self.retry_after = round(retry_after, 2)


def not_allowed() -> Refusal:
    return Refusal("not_allowed", "this link doesn't allow that")


def no_such_table() -> Refusal:
    return Refusal("no_such_table", "there is no such table")


def as_refusal(error: MotherlodeError) -> Refusal:
    """The Refusal for an error of the kernel or the store."""
    if isinstance(error, IllegalAction):
        return Refusal("illegal", str(error), reason=error.reason, rule=error.rule)
    if isinstance(error, UnreadableAction):
        return Refusal("unreadable", str(error), reason=error.reason, rule=error.rule)
    if isinstance(error, StorageUnavailable):
        return Refusal("storage_unavailable", TRY_AGAIN)
    if isinstance(error, NotYourDecision):
        return Refusal("not_your_decision", str(error), rule=error.rule)
    return Refusal(CODES.get(type(error), "bad_request"), str(error))
