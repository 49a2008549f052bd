"""Run in a copy of the package that has the option of the page: checks what it does."""

from pathlib import Path

from motherlode.games.karats.game import KARATS
from motherlode.i18n.words import Words
from motherlode.testing import conformance, golden
from motherlode.testing.golden_cases import load_cases
from tests.arrange import table

GOLDEN = Path(__file__).parents[1] / "golden" / "karats"


def main() -> None:
    plain, rush = table("karats", 2), table("karats", 2, {"rush": True})
    gold = KARATS.content().value.cubes.gold
    assert rush.count("mine", "gold") == gold > plain.count("mine", "gold")
    assert plain.conserved() == rush.conserved()
    assert KARATS.setup(2).options["rush"] is False
    for language in ("en", "de"):
        assert "Gold" in Words(KARATS, [], language).of("options", "rush")
    conformance.check_random_game(rush.setup, 1)
    conformance.check_record(rush.setup, 1)
    (case,) = [case for case in load_cases(GOLDEN).case if case.options.get("rush")]
    assert golden.find("karats", case, {}).record.options["rush"] is True
    print("the option works")


if __name__ == "__main__":
    main()
