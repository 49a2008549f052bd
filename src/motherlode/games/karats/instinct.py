from motherlode.games.karats.numbers import Numbers
from motherlode.kernel.rules import Instinct


class KaratsInstinct(Instinct):
    def __init__(self, n: Numbers) -> None:
        self.n = n
