"""ConformanceError: a game breaks a property that every game must have."""


class ConformanceError(AssertionError):
    """A game that breaks one of the properties."""


def require(holds: bool, error: str) -> None:
    if not holds:
        raise ConformanceError(error)
