from motherlode.games.super_motherload.numbers import Numbers
from motherlode.kernel.rules import Instinct


class SuperMotherloadInstinct(Instinct):
    def __init__(self, n: Numbers) -> None:
        self.n = n
