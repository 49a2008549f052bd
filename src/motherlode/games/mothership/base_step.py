"""The base of all steps of Mothership: a step that knows the numbers of its table."""

from motherlode.kernel.rules import Step

from .numbers import Numbers


class MothershipStep(Step):
    """A step of Mothership."""

    def __init__(self, n: Numbers) -> None:
        super().__init__()
        self.n = n
