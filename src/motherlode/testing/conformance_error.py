"""ConformanceError: a game breaks a property that every game must have."""


class ConformanceError(AssertionError):
    """A game breaks one of the properties that the conformance suite checks."""


def require(holds: bool, error: str) -> None:
    if not holds:
        raise ConformanceError(error)
