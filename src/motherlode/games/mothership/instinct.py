"""What looks good."""

from motherlode.games.mothership.numbers import Numbers
from motherlode.kernel.rules import Instinct


class MothershipInstinct(Instinct):
    def __init__(self, n: Numbers) -> None:
        self.n = n
