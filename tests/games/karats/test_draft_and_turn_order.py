"""The first drafter, the draft, and the order of turns (K5-K7)."""

import pytest

from motherlode.games.karats import kinds
from motherlode.games.karats.setup_and_payoffs import MOST_DRAWS
from tests.arrange import Fact, Table, table


def draft_draws(t: Table) -> list[Fact]:
    return t.events_of("drew_for_draft")


def table_with_tie(seats: int) -> Table:
    """A table where the least Dirt was tied in the first draw."""
    tables = (table("karats", seats, seed=seed) for seed in range(1, 200))
    return next(t for t in tables if len(draft_draws(t)) > seats)


@pytest.mark.rule("K5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_with_the_least_dirt_drafts_first_and_tied_players_redraw(seats: int) -> None:
    redraws = 0
    for seed in range(1, 120):
        t = table("karats", seats, seed=seed)
        draws = draft_draws(t)
        tied = list(range(seats))
        while len(tied) > 1:
            now, draws = draws[: len(tied)], draws[len(tied) :]
            assert [fact["seat"] for fact in now] == tied
            assert all(0 <= fact["dirt"] <= 6 for fact in now)
            least = min(fact["dirt"] for fact in now)
            tied = [fact["seat"] for fact in now if fact["dirt"] == least]
            redraws += len(tied) > 1
        assert draws == []
        assert t.seat == tied[0] == t.get("last_player")
    assert redraws > 5


@pytest.mark.rule("K5")
def test_each_karats_player_draws_six_cubes_which_decide_who_drafts_first() -> None:
    """From 11 Dirt and one Gold one player draws six Dirt, the other five and the Gold."""
    cubes = {"cubes": {"iron": 0, "ember": 0, "copper": 0, "dirt": 11}}
    edition = {**cubes, "gold": {"in_mine": 1}}
    for seed in range(1, 20):
        assert sorted(
            fact["dirt"] for fact in draft_draws(table("karats", 2, {}, edition, seed))
        ) == [
            5,
            6,
        ]


@pytest.mark.rule("K5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cubes_drawn_for_the_draft_go_back_into_the_mine(seats: int) -> None:
    for t in (table("karats", seats), table_with_tie(seats)):
        assert t.get("mine") == {"iron": 50, "ember": 50, "copper": 50, "dirt": 50, "gold": 2}
        assert t.get("excavated") == t.get("discard") == {}
        assert t.get("undiscovered") == 8


@pytest.mark.rule("K5")
def test_players_draw_for_the_draft_without_replacement() -> None:
    """Two players draw all 12 cubes, so exactly one of them has the only Dirt."""
    cubes = {"iron": 10, "ember": 0, "copper": 0, "dirt": 1, "gold": 10}
    edition = {"cubes": cubes, "gold": {"in_mine": 1}}
    for seed in range(1, 20):
        draws = draft_draws(table("karats", 2, {}, edition, seed))[-2:]
        assert sorted(fact["dirt"] for fact in draws) == [0, 1]


@pytest.mark.rule("K5")
def test_every_seat_drafts_first_about_equally_often() -> None:
    firsts = [0, 0, 0]
    for seed in range(1, 601):
        firsts[table("karats", 3, seed=seed).seat] += 1
    assert all(150 < n < 250 for n in firsts)


@pytest.mark.rule("K5")
def test_after_many_tied_draws_the_first_drafter_is_random() -> None:
    """With one Dirt among 801 cubes and one draw each, nearly every draw is a tie."""
    cubes = {"iron": 200, "ember": 200, "copper": 200, "dirt": 1, "gold": 200}
    edition = {"cubes": cubes, "gold": {"in_mine": 200}, "turn": {"draft_draw": 1}}
    tables = [table("karats", 2, {}, edition, seed) for seed in range(1, 90)]
    lots = [t.seat for t in tables if len(draft_draws(t)) == 2 * MOST_DRAWS]
    assert set(lots) == {0, 1}
    assert len(lots) < 30


@pytest.mark.rule("K6", "K7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drafting_goes_counter_clockwise_and_play_clockwise(seats: int) -> None:
    for seed in range(1, 20):
        t = table("karats", seats, seed=seed)
        first = t.seat
        order = []
        for profession in kinds.PROFESSIONS[1 : seats + 1]:
            order.append(t.seat)
            t.play(f"draft {profession}")
        assert order == [(first - i) % seats for i in range(seats)]
        for seat, profession in zip(order, kinds.PROFESSIONS[1:], strict=False):
            assert t.get("profession", seat) == profession
        assert turn_order(t, seats) == [*reversed(order), order[-1]]


def turn_order(t: Table, seats: int) -> list[int]:
    """The seats whose turns began, up to the second turn of the first player."""
    began = [fact["seat"] for fact in t.events_of("turn_began")]
    while len(began) <= seats:
        t.play("done" if "done" in t.legal() else t.legal()[0])
        began += [fact["seat"] for fact in t.events_of("turn_began")]
    return began[: seats + 1]


@pytest.mark.rule("K6")
def test_the_first_drafter_plays_last() -> None:
    t = table("karats", 4, seed=3)
    first = t.seat
    t.play("draft pilot", "draft engineer", "draft saboteur", "draft prospector")
    assert t.events_of("turn_began")[0]["seat"] == (first + 1) % 4
    assert t.get("last_player") == first


@pytest.mark.rule("K6")
def test_a_profession_is_drafted_only_once() -> None:
    t = table("karats", 4)
    t.play("draft engineer")
    assert t.legal() == ["draft capitalist", "draft pilot", "draft prospector", "draft saboteur"]
    assert t.refused("draft engineer") == ("profession_taken", "K6")
    t.play("draft pilot", "draft saboteur")
    assert t.legal() == ["draft capitalist", "draft prospector"]


@pytest.mark.rule("K7")
def test_the_automaton_does_not_draft() -> None:
    t = table("karats", 2, {"automaton": "easy"})
    t.play("draft pilot", "draft engineer")
    assert t.events_of("drafted")[-1]["profession"] == "engineer"
    assert t.step != "draft"


@pytest.mark.rule("K7")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_automaton_plays_after_the_last_human(seats: int) -> None:
    t = table("karats", seats, {"automaton": "easy"}, seed=5)
    first = t.seat
    events = []
    for profession in kinds.PROFESSIONS[1 : seats + 1]:
        events += t.play(f"draft {profession}")
    while len([f for f in events if f["event"] == "automaton_dug"]) < 2 and not t.over():
        events += t.play("done" if "done" in t.legal() else t.legal()[0])
    order = [
        f.get("seat", "automaton") for f in events if f["event"] in ("turn_began", "automaton_dug")
    ]
    round_of = [(first + 1 + i) % seats for i in range(seats)] + ["automaton"]
    assert order[: 2 * len(round_of)] == round_of + round_of


@pytest.mark.rule("K5")
def test_gold_drawn_for_the_draft_is_not_claimed() -> None:
    edition = {"cubes": {"iron": 0, "ember": 0, "copper": 0, "dirt": 3}, "gold": {"in_mine": 10}}
    for seed in range(1, 20):
        t = table("karats", 2, {"automaton": "hard"}, edition, seed)
        assert sum(6 - fact["dirt"] for fact in draft_draws(t)[:2]) >= 9
        assert [t.get("gold", 0), t.get("gold", 1), t.get("automaton_rate")] == [0, 0, 2]
        assert t.count("mine", "gold") == 10


@pytest.mark.rule("K45")
@pytest.mark.parametrize("professions", ["random", "none"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_a_draft_the_first_player_is_random(professions: str, seats: int) -> None:
    firsts = set()
    for seed in range(1, 40):
        t = table("karats", seats, {"professions": professions}, seed=seed)
        first = t.events_of("turn_began")[0]["seat"]
        firsts.add(first)
        assert (t.step, t.turn, t.get("round")) == ("mine", first, 1)
        assert t.get("last_player") == (first - 1) % seats
        assert draft_draws(t) == []
    assert firsts == set(range(seats))
    assert turn_order(t, seats) == [(first + i) % seats for i in range(seats + 1)]


@pytest.mark.rule("K45")
def test_professions_are_dealt_at_random_and_all_different() -> None:
    seen: set[tuple[int, str]] = set()
    for seed in range(1, 40):
        t = table("karats", 3, {"professions": "random"}, seed=seed)
        dealt = [t.get("profession", seat) for seat in range(3)]
        assert len({*dealt, "none"}) == 4
        assert [fact["profession"] for fact in t.events_of("dealt")] == dealt
        seen.update((seat, profession) for seat, profession in enumerate(dealt))
    assert len(seen) == 15


@pytest.mark.rule("K45")
def test_without_professions_nobody_has_one() -> None:
    t = table("karats", 2, {"professions": "none"})
    assert [t.get("profession", seat) for seat in range(2)] == ["none", "none"]
    assert t.refused("draft pilot") == ("draft_is_over", "K6")


@pytest.mark.rule("K45")
def test_one_human_alone_is_dealt_neither_capitalist_nor_saboteur() -> None:
    dealt = {
        table("karats", 1, {"professions": "random"}, seed=seed).get("profession", 0)
        for seed in range(1, 40)
    }
    assert dealt == {"prospector", "pilot", "engineer"}


@pytest.mark.rule("K5", "K7")
def test_one_human_alone_drafts_without_drawing_cubes_and_plays_first() -> None:
    t = table("karats", 1, {"automaton": "hard"})
    assert (t.step, t.seat, t.events_of("drew_for_draft")) == ("draft", 0, [])
    t.play("draft prospector")
    assert t.events_of("turn_began")[0]["seat"] == 0
