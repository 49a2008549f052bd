"""Errors named by their cause. Each says in its text what is wrong, in one line."""


class MotherlodeError(Exception):
    """Anything that a user's input can bring about."""


class UnreadableAction(MotherlodeError):
    """A text that names no action of the game."""

    def __init__(self, text: str, near: list[str]) -> None:
        self.text = text
        self.near = near
        hint = f"; did you mean {' or '.join(repr(n) for n in near)}?" if near else ""
        super().__init__(f"no action is called {text!r}{hint}")


class IllegalAction(MotherlodeError):
    """An action that may not be chosen now, with the reason and the rule where known."""

    def __init__(self, text: str, reason: str, rule: str) -> None:
        self.text = text
        self.reason = reason
        self.rule = rule
        cited = f" ({rule})" if rule else ""
        super().__init__(f"{text!r} is not legal now: {reason.replace('_', ' ')}{cited}")


class NotYourDecision(MotherlodeError):
    """A seat that answers what another seat is asked."""

    def __init__(self, seat: int, asked: int) -> None:
        super().__init__(f"seat {seat + 1} can't decide now: seat {asked + 1} is asked")


class GameOver(MotherlodeError):
    """An action after the end."""

    def __init__(self) -> None:
        super().__init__("the game is over")


class BadOptions(MotherlodeError):
    """Options that don't describe a game."""


class BadContent(MotherlodeError):
    """Content or an edition that is not well formed; the text names file and line."""


class BadRecord(MotherlodeError):
    """A record that is not one, or that doesn't replay."""


class UnknownGame(MotherlodeError):
    """A name under which no game is registered."""


class UnknownBot(MotherlodeError):
    """A name under which no bot is registered."""


class RunawayRules(MotherlodeError):
    """Steps that follow one another for ever without a decision: a fault in the game."""

    def __init__(self, step: str) -> None:
        super().__init__(f"the rules go round in a circle at step {step!r}")
