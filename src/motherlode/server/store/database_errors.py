"""Failures of the database, and their causes in a few words that may be shown to anybody."""

from motherlode.kernel.errors import MotherlodeError

CAUSES = {
    "disk full": ("disk is full", "no space left", "could not extend", "disk full"),
    "locked": ("locked", "lock timeout", "deadlock"),
    "read only": ("readonly", "read-only"),
    "disk error": ("i/o error",),
    "damaged": ("malformed", "not a database", "corrupt"),
    "unreachable": ("connect", "closed", "terminat", "timeout", "not answer", "refused"),
}
"""Words of a database's own message that name each cause."""
OTHER = "failed"
TRY_AGAIN = "the database is not available now; try again"


def failure_cause(error: BaseException) -> str:
    """The cause of a database's error."""
    text = f"{failure_text(error)} {type(error).__name__}".lower()
    found = (cause for cause, words in CAUSES.items() if any(word in text for word in words))
    return next(found, OTHER)


def failure_text(error: BaseException) -> str:
    """The first line of a database's own message, for the log."""
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0][:300]


class StorageUnavailable(MotherlodeError):
    """The database can't be written or read now; nothing was acknowledged."""

    def __init__(self, cause: str = OTHER) -> None:
        self.cause = cause
        super().__init__(f"the database is not available now: {cause}")
