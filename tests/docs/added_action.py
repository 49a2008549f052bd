"""Run in a copy of the package that has the action of the page: checks what it does."""

from motherlode.games.karats.game import KARATS
from motherlode.testing import conformance
from tests.arrange import table
from tests.texts import keys


def main() -> None:
    t = table("karats", 2).set("inventory", {"iron": 2}, 0).stand("build", 0)
    assert t.legal("discard") == ["discard iron"]
    assert t.refused("discard ember") == ("nothing_to_discard", "K11")
    before = t.conserved()
    assert t.play("discard iron")[0]["event"] == "thrown_away"
    assert t.get("inventory", 0) == {"iron": 1}
    assert t.count("discard", "iron") == 1
    assert t.conserved() == before
    assert t.stand("mine", 0).refused("discard iron") == ("building_is_over", "K17")
    assert "discard" in keys("karats", "actions")
    assert "thrown_away" in keys("karats", "events")
    setup = KARATS.setup(2)
    conformance.check_declarations(KARATS)
    conformance.check_random_game(setup, 1)
    conformance.check_secrecy(setup, 1)
    print("the action works")


if __name__ == "__main__":
    main()
