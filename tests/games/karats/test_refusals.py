"""Every refusal names its rule and its true reason: without the reason the action is legal."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from motherlode.games import karats as package
from motherlode.games.karats import actions as act
from motherlode.kernel.play import Play
from tests.arrange import Table, table
from tests.games.karats.arranged_table import (
    NEUTRAL,
    TABLES,
    fill_mine_with,
    karats_table,
    random_positions,
)
from tests.texts import keys

RICH = {"iron": 20, "ember": 20, "copper": 20}
REASON = re.compile(r'"([a-z_]+)", "(?:K\d+)?"|\("([a-z_]+)" if .+ else "([a-z_]+)"\), "K\d+"')


def reasons() -> set[str]:
    """The reasons that the game can give, read from its sources."""
    files = Path(package.__path__[0]).rglob("*.py")
    sources = "".join(path.read_text() for path in files if path.name != "score_sources.py")
    return {reason for found in REASON.findall(sources) for reason in found if reason}


def test_every_refusal_in_random_games_has_a_reason_a_rule_and_words() -> None:
    words = keys("karats", "reasons")
    given = set()
    for seats, level in TABLES:
        for t in random_positions(seats, level, 7, 150):
            for row in act.ACTIONS.rows:
                if not t.position.allows(row.id):
                    reason, rule = t.setup.rules.why_not(t.state, row.id)
                    assert reason in words, (t.step, row.text, reason)
                    assert re.fullmatch(r"K([1-9]|[1-3]\d|4[0-8])", rule), (t.step, row.text)
                    given.add(reason)
    assert len(given) > 40


def test_the_words_have_exactly_the_reasons_of_the_sources() -> None:
    assert keys("karats", "reasons") == reasons()


def give_cubes(t: Table, text: str) -> Table:
    return t.set("inventory", RICH, t.seat)


def give_cubes_and_stock(t: Table, text: str) -> Table:
    return give_cubes(t, text).put("stacks", text.split()[1], 1)


def give_all_cubes(t: Table) -> Table:
    for seat in range(int(t.setup.rules.seats)):
        t.set("inventory", RICH, seat)
    return t


def named_seat(text: str) -> int:
    """The seat at the end of an offer, counted from 0."""
    return int(text.split()[-1]) - 1


def give_machine(t: Table, text: str) -> Table:
    """Gives the machine that the action names, without a marker, to the seat that it names."""
    seat, name = t.seat, text.partition(" ")[2]
    if named := re.match(r"seat (\d) (.*)", name):
        seat, name = int(named.group(1)) - 1, named.group(2)
    name = "steambot 1" if name in ("steambot to dig", "steambot to keep") else name
    return t.put("machines", name, 1, seat)


REMEDIES: dict[str, Callable[[Table, str], object]] = {
    "cant_afford": give_cubes,
    "cant_afford_half": give_cubes,
    "stack_empty": give_cubes_and_stock,
    "engineered_already": lambda t, text: give_cubes_and_stock(t, text).set("engineered", 0),
    "no_such_cube": give_cubes,
    "no_dynamite": lambda t, _: t.set("dynamite", 1, t.seat),
    "not_excavated": lambda t, text: t.put("excavated", text.split()[1], 1),
    "not_in_discard": lambda t, text: t.put("discard", text.split()[1], 1),
    "offers_used_up": lambda t, _: give_all_cubes(t).set("offers_made", 0),
    "offers_failed": lambda t, text: give_all_cubes(t).set("offers_failed", 0, named_seat(text)),
    "trades_forgone": lambda t, _: give_all_cubes(t).set("trades_forgone", 0),
    "you_have_too_few": lambda t, _: give_all_cubes(t),
    "they_have_too_few": lambda t, _: give_all_cubes(t),
    "no_ember": give_cubes,
    "not_engineer": lambda t, text: give_cubes_and_stock(t, text).set(
        "profession", "engineer", t.seat
    ),
    "not_saboteur": lambda t, text: give_machine(t, text).set("profession", "saboteur", t.seat),
    "marked_already": give_machine,
    "machine_sabotaged": give_machine,
    "no_such_machine": give_machine,
    "profession_taken": lambda t, text: [
        t.set("profession", "none", seat)
        for seat in range(int(t.setup.rules.seats))
        if t.get("profession", seat) == text.split()[1]
    ],
}
# Actions on machines that every Profession but the Pilot could take if it owned the machine.
USABLE_IF_OWNED = {
    "use": (
        *(f"use drill {fuel}" for fuel in range(2, 6)),
        *(f"use megalodrill {fuel}" for fuel in range(3, 9)),
        "use steambot to dig",
        "use steambot to keep",
        "use boiler 1",
    ),
    "geothermal": (
        *(f"load drill {fuel}" for fuel in range(5)),
        *(f"load megalodrill {fuel}" for fuel in range(8)),
        "load steambot 0",
    ),
}
STEP_OF = {
    "not_engineer": ("build",),
    "not_saboteur": ("mine",),
}


@pytest.mark.parametrize(("seats", "level"), TABLES)
def test_a_refused_karats_action_is_legal_once_the_named_reason_is_removed(
    seats: int, level: str
) -> None:
    """If removing the reason makes the action legal, the reason was the true one."""
    legal_after = set()
    for t in random_positions(seats, level, 11, 120):
        for row in act.ACTIONS.rows:
            if t.position.allows(row.id):
                continue
            reason, _ = t.setup.rules.why_not(t.state, row.id)
            if reason not in REMEDIES or t.step not in STEP_OF.get(reason, (t.step,)):
                continue
            if row.text in ("engineer dynamite",) or not only_reason(t, row.text, reason):
                continue
            twin = t.copy()
            REMEDIES[reason](twin, row.text)
            twin.settle()
            assert twin.position.allows(row.id), (reason, t.step, row.text, twin.legal())
            legal_after.add(reason)
    assert len(legal_after) >= (4 if seats == 1 else 9), legal_after


def only_reason(t: Table, text: str, reason: str) -> bool:
    """True if nothing else than the given reason can make the action illegal."""
    if reason == "not_saboteur":
        named = int(text.split()[2]) - 1
        return named < int(t.setup.rules.seats) and named != t.seat
    if reason in ("offers_used_up", "trades_forgone") and text != "forgo trades":
        return int(t.get("offers_failed", named_seat(text))) < 3
    if (
        reason in ("no_such_machine", "machine_sabotaged")
        and t.get("profession", t.seat) != "pilot"
    ):
        return text in USABLE_IF_OWNED.get(t.step, ())
    return reason not in ("no_such_machine", "machine_sabotaged")


CASES = [
    # step, machines of the seat, action, reason, rule
    ("use", {"drill 1": 1, "steambot 1": 1}, "use drill 1", "too_little_steam", "K24"),
    ("use", {"steambot 0": 1, "drill 2": 1}, "use steambot 0", "too_little_steam", "K25"),
    ("use", {"megalodrill 2": 1, "drill 2": 1}, "use megalodrill 2", "too_little_steam", "K28"),
    ("use", {"boiler 0": 1, "drill 2": 1}, "use boiler 0", "no_ember_loaded", "K26"),
    ("use", {"drill 2": 1}, "use drill 3", "no_such_machine", "K23"),
    ("use", {"drill 2": 1}, "use steambot to keep", "no_such_machine", "K23"),
    ("use", {"drill 2": 1}, "use dynamite", "no_dynamite", "K27"),
    ("use", {"drill 2": 1}, "mine", "mined_already", "K22"),
    ("use", {"drill 2": 1}, "build drill", "building_is_over", "K17"),
    ("use", {"drill 2": 1}, "load drill 2", "no_steam_to_load", "K10"),
    ("use", {"drill 2": 1}, "accept", "nothing_offered", "K32"),
    ("use", {"drill 2": 1}, "counter iron for ember", "nothing_offered", "K32"),
    ("use", {"drill 2": 1}, "end the turn", "turn_goes_on", "K32"),
    ("end", {"drill 2": 1}, "mine", "mining_is_over", "K22"),
    ("end", {"drill 2": 1}, "keep iron", "mining_is_over", "K22"),
    ("end", {"drill 2": 1}, "done", "end_the_turn", "K32"),
    ("end", {"drill 2": 1}, "build drill", "building_is_over", "K17"),
    ("use", {"drill 2": 1}, "skip mining", "mined_already", "K22"),
    ("use", {"drill 2": 1}, "take iron", "no_bonus", "K37"),
    ("use", {"drill 2": 1}, "pay iron", "nothing_to_pay", "K36"),
    ("use", {"drill 2": 1}, "draft pilot", "draft_is_over", "K6"),
    ("build", {"drill 2": 1}, "mine", "prep_first", "K22"),
    ("build", {"drill 2": 1}, "use drill 2", "prep_first", "K23"),
    ("build", {"drill 2": 1}, "load drill 2", "steam_comes_later", "K19"),
    ("build", {"drill 2": 1}, "keep iron", "keep_comes_last", "K29"),
    ("geothermal", {"drill 2": 1}, "load steambot 0", "no_such_machine", "K19"),
    ("fuel", {"boiler 0": 1}, "load boiler 0 sabotaged", "no_such_machine", "K21"),
]


@pytest.mark.parametrize(("step", "machines", "action", "reason", "rule"), CASES)
def test_a_refusal_in_an_arranged_position_names_reason_and_rule(
    step: str, machines: dict[str, int], action: str, reason: str, rule: str
) -> None:
    t = fill_mine_with(karats_table(NEUTRAL, "pilot"), "iron").set("inventory", RICH, 0)
    t.set("inventory", RICH, 1).set("machines", machines, 0).stand(
        step, 0, **({"left": 3} if step == "geothermal" else {})
    )
    assert t.step == step
    assert t.refused(action) == (reason, rule)


def test_a_refusal_names_the_choice_that_must_be_made_first() -> None:
    t = table("karats", 2)
    assert t.refused("build drill") == ("draft_first", "K6")
    assert t.refused("done") == ("draft_first", "K6")
    t = karats_table("engineer", NEUTRAL).set("inventory", RICH, 0).set("inventory", RICH, 1)
    t.set("discard", {"iron": 1}).stand("build", 0)
    t.play("engineer drill")
    assert t.refused("done") == ("payment_first", "K36")
    assert t.refused("load drill 0") == ("payment_first", "K36")
    t.play("pay iron", "pay iron", "offer iron for copper to seat 2")
    assert t.refused("done") == ("answer_first", "K32")
    assert t.refused("forgo trades") == ("answer_first", "K32")
    t.play("counter copper for 2 iron")
    assert t.refused("done") == ("answer_first", "K32")
    assert t.refused("use dynamite") == ("answer_first", "K32")
    t.play("accept")
    assert t.refused("done") == ("bonus_first", "K37")
    assert t.refused("sabotage seat 1 drill 0") == ("bonus_first", "K37")


def test_the_mining_phase_that_the_engineer_skips_is_named_as_the_reason() -> None:
    t = karats_table("engineer", NEUTRAL).set("inventory", RICH, 0).stand("build", 0)
    t.play("engineer drill", "pay iron", "pay iron")
    for text in ("mine", "use drill 2", "use dynamite", "keep iron"):
        assert t.refused(text) == ("mining_skipped", "K36")


@pytest.mark.rule("K38")
def test_the_mining_phase_that_the_saboteur_skipped_is_named_as_the_reason() -> None:
    t = karats_table("saboteur", NEUTRAL).set("inventory", RICH, 0).set("inventory", RICH, 1)
    t.set("machines", {"drill 2": 1}, 1).stand("mine", 0).play("sabotage seat 2 drill 2")
    assert t.step == "end"
    for text in ("mine", "skip mining", "use drill 2", "use dynamite", "keep iron"):
        assert t.refused(text) == ("mining_skipped_to_sabotage", "K38")
    assert t.refused("build drill") == ("building_is_over", "K17")


@pytest.mark.rule("K38")
def test_the_prep_phase_that_the_saboteur_skipped_is_named_as_the_reason() -> None:
    t = fill_mine_with(karats_table("saboteur", NEUTRAL), "iron").set("inventory", RICH, 0)
    t.set("inventory", RICH, 1).set("machines", {"drill 2": 1}, 1).stand("build", 0)
    t.play("sabotage seat 2 drill 2")
    for step in ("mine", "keep", "end"):
        assert t.step == step
        for text in ("build drill", "load drill 0", "load boiler 0"):
            assert t.refused(text) == ("prep_skipped_to_sabotage", "K38")
        if step != "end":
            t.play("mine" if step == "mine" else "done")
    assert t.refused("mine") == ("mining_is_over", "K22")
    t.play("end the turn")
    assert t.get("skipped_to_sabotage") == "none"


def test_basic_mining_must_come_first_in_the_mining_phase() -> None:
    t = karats_table("saboteur", NEUTRAL).set("machines", {"drill 0": 1}, 1).stand("mine", 0)
    assert t.refused("done") == ("mine_or_skip", "K22")
    assert t.refused("use dynamite") == ("basic_mining_first", "K22")


def test_the_keep_limit_is_named_as_the_reason() -> None:
    t = karats_table(NEUTRAL, "pilot").set("machines", {"steambot 1": 1}, 0)
    t.set("excavated", {"iron": 2}).stand("keep", 0, left=0)
    assert t.step == "keep"
    assert t.refused("keep iron") == ("keep_limit", "K29")


def test_the_error_of_a_refusal_shows_reason_and_rule() -> None:
    play = Play(table("karats", 2).setup, bytes(32))
    with pytest.raises(Exception, match=r"draft first \(K6\)"):
        play.play_text("build drill")
    assert play.log == []
