"""Bad input to the new freedoms: an error that names the rule, and nothing changes."""

from collections.abc import Callable

import pytest

from motherlode.kernel.errors import IllegalAction, NotYourDecision
from motherlode.kernel.play import Play
from tests.arrange import Table
from tests.games.karats.arranged_table import karats_table
from tests.games.mothership.arranged_table import begin_turn, give_planets, set_hand, two_fleets
from tests.games.super_motherload.arranged_table import plain_table

SEED = bytes(32)
OFFER = "offer iron for ember to seat 2"


def traders() -> Table:
    """Seat 0 builds; both seats have cubes to trade."""
    t = karats_table("pilot", "prospector")
    return t.set("inventory", {"iron": 2}, 0).set("inventory", {"ember": 2}, 1).stand("build", 0)


def after(t: Table, *texts: str) -> Table:
    t.play(*texts)
    return t


def three_failed() -> Table:
    return after(traders(), *[OFFER, "decline"] * 3)


def countered() -> Table:
    return after(traders(), OFFER, "counter ember for 2 iron")


def others_artifact() -> Table:
    return plain_table().set("artifacts", {"two_cards": 1}, 1).settle()


def before_a_roll() -> Table:
    t = set_hand(two_fleets({"f1": "c13"}, {"f1": "d13"}), 0, "the_forks")
    return after(begin_turn(t), "order fighter 1", "attack d13")


def pushing() -> Table:
    t = give_planets(two_fleets({"f1": "f3"}, {"f1": "g3"}), 0, 0)
    t = begin_turn(set_hand(t, 0, "gravity_manipulator"))
    return after(t, "play gravity_manipulator", "target g3")


CASES: list[tuple[str, Callable[[], Table], str, str]] = [
    ("an offer with cubes one hasn't", traders, "offer 9 iron for ember to seat 2", "K32"),
    ("a counter-offer to a counter-offer", countered, "counter iron for ember", "K32"),
    ("a fourth offer to a player", three_failed, OFFER, "K47"),
    ("a card outside its window", before_a_roll, "play the_forks", "M28"),
    ("a push through an enemy of the ship", pushing, "target e3", "M42"),
    ("a push into a planet", pushing, "target h3", "M42"),
    ("an Artifact that one doesn't hold", others_artifact, "use two_cards", "S42"),
]


def play_from(t: Table) -> Play:
    """A real game at the position of an arranged table."""
    play = Play(t.setup, SEED)
    play.position = t.position
    return play


@pytest.mark.rule("K32", "K47", "M28", "M42", "S42")
@pytest.mark.parametrize(
    ("make", "text", "rule"),
    [(make, text, rule) for _, make, text, rule in CASES],
    ids=[case[0] for case in CASES],
)
def test_bad_input_names_its_rule_and_changes_nothing(
    make: Callable[[], Table], text: str, rule: str
) -> None:
    play = play_from(make())
    before, legal, events = play.position.state.dump(), play.legal(), list(play.events)
    with pytest.raises(IllegalAction) as error:
        play.play_text(text)
    assert (error.value.rule, error.value.reason != "") == (rule, True)
    assert (play.position.state.dump(), play.legal()) == (before, legal)
    assert (play.log, play.applied, play.events) == ([], [], events)


@pytest.mark.rule("K31", "M36", "S42")
@pytest.mark.parametrize(
    ("make", "text", "rule"),
    [
        (traders, "offer ember for iron to seat 1", "K31"),
        (others_artifact, "use two_cards", "S42"),
        (before_a_roll, "buy card", "M36"),
    ],
)
def test_an_any_time_action_of_another_seat_names_the_rule_of_turns(
    make: Callable[[], Table], text: str, rule: str
) -> None:
    play = play_from(make())
    before = play.position.state.dump()
    with pytest.raises(NotYourDecision) as error:
        play.play_text(text, seat=1)
    assert error.value.rule == rule
    assert (play.position.state.dump(), play.log) == (before, [])


def offered() -> Table:
    return after(traders(), OFFER)


def bonus_due() -> Table:
    """Seat 1, the Capitalist, takes a bonus in the turn of seat 0."""
    t = karats_table("pilot", "capitalist").set("discard", {"iron": 1})
    t.set("inventory", {"iron": 2}, 0).set("inventory", {"ember": 2}, 1).stand("build", 0)
    return after(t, OFFER, "accept")


@pytest.mark.rule("K6", "K32", "K37")
@pytest.mark.parametrize(
    ("make", "text", "rule"),
    [
        (traders, "build drill", "K6"),
        (traders, "done", "K6"),
        (offered, "accept", "K32"),
        (offered, OFFER, "K32"),
        (countered, "decline", "K32"),
        (bonus_due, "take iron", "K37"),
    ],
)
def test_an_action_out_of_turn_names_the_rule_by_which_another_seat_decides(
    make: Callable[[], Table], text: str, rule: str
) -> None:
    play = play_from(make())
    before, deciding = play.position.state.dump(), play.deciding_seat()
    assert deciding is not None
    with pytest.raises(NotYourDecision, match=rf"\({rule}\)$") as error:
        play.play_text(text, seat=1 - deciding)
    assert error.value.rule == rule
    assert (play.position.state.dump(), play.log, play.applied) == (before, [], [])
