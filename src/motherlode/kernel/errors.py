"""The errors of the kernel, named by their cause. Each text is one line."""


class MotherlodeError(Exception):
    """Base of all errors that a user's input can cause."""


class UnreadableArguments(ValueError):
    """Raised if the arguments of an unlisted action can't be read.

    `reason` and `rule` say why; they are empty if that is not known.
    """

    def __init__(self, reason: str, rule: str = "") -> None:
        self.reason = reason
        self.rule = rule
        super().__init__(reason)


class UnreadableAction(MotherlodeError):
    """A text that is not an action of the game; `near` are similar texts.

    If the verb is known and its arguments are not, `reason` and `rule` may say why.
    """

    def __init__(self, text: str, near: list[str], reason: str = "", rule: str = "") -> None:
        self.text = text
        self.near = near
        self.reason = reason
        self.rule = rule
        cause = f": {_cause(reason, rule)}" if reason else ""
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        super().__init__(f"no action is called {text!r}{cause}{hint}")


class IllegalAction(MotherlodeError):
    """An action that is not legal now, with the reason and, where known, the rule id."""

    def __init__(self, text: str, reason: str, rule: str) -> None:
        self.text = text
        self.reason = reason
        self.rule = rule
        super().__init__(f"{text!r} is not legal now: {_cause(reason, rule)}")


class NotYourDecision(MotherlodeError):
    """A seat tried to act while another seat decides; `rule` is the rule id, where known."""

    def __init__(self, seat: int, deciding: int, rule: str = "") -> None:
        self.rule = rule
        cited = f" ({rule})" if rule else ""
        super().__init__(
            f"seat {seat + 1} can't decide now: it is seat {deciding + 1}'s decision{cited}"
        )


class GameOver(MotherlodeError):
    """An action was tried after the end of the game."""

    def __init__(self) -> None:
        super().__init__("the game is over")


class CantRedeal(MotherlodeError):
    """A position where hidden cards can't be dealt again, as in a move that needs some of them."""


class CantUndo(MotherlodeError):
    """An undo of no action, or of more than were applied since the last redeal."""


class BadOptions(MotherlodeError):
    """Options or settings of a game that are unknown, out of range or contradictory."""


class BadContent(MotherlodeError):
    """Content or an edition with errors; the text names file and line."""


class BadRecord(MotherlodeError):
    """A file that is not a record, or a record that doesn't replay."""


class UnknownGame(MotherlodeError):
    """No game is registered under this name."""


class UnknownBot(MotherlodeError):
    """No bot is registered under this name."""


class RunawayRules(MotherlodeError):
    """The rules run step after step without ever reaching a decision: a bug in the game."""

    def __init__(self, step: str) -> None:
        super().__init__(f"the rules loop for ever at step {step!r}")


def _cause(reason: str, rule: str) -> str:
    """A reason in plain words, with its rule id."""
    return reason.replace("_", " ") + (f" ({rule})" if rule else "")
