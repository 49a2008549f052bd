"""Final scores of random games, compared with a recount of the table (S54, S55)."""

import pytest

from motherlode.games.super_motherload.content_schema import CARD_KEYS, Content
from motherlode.games.super_motherload.game import SUPER_MOTHERLOAD
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.position import start_game
from tests.arrange import Table
from tests.games.super_motherload.arranged_table import lively_action

CONTENT: Content = SUPER_MOTHERLOAD.content().value
OWNED = ("draw_deck", "hand", "discard")


def finished_random_game(seats: int, seed: int) -> Table:
    """A finished game of random actions mixed with the best ones of bots."""
    setup = SUPER_MOTHERLOAD.setup(seats, {"decks": "random"})
    dealer, pick = Dealer(seed), Dealer(seed + 1)
    t = Table(setup)
    t.position = start_game(setup.rules, dealer)
    while not t.over():
        t.position.advance(lively_action(setup.rules, t.position, pick), dealer)
    return t


def recount_points(t: Table, seat: int) -> int:
    """The VP of all Pilots, Achievements and trophies of a seat."""
    deck = dict(zip(CARD_KEYS, CONTENT.cards(t.get("deck", seat)), strict=True))
    total = CONTENT.trophy.points * t.count("artifacts", "trophy", seat)
    for zone in OWNED:
        for card, count in t.get(zone, seat).items():
            total += deck[card.replace(" ", "_")].points * count
    for table, zone in (("majors", "majors_won"), ("minors", "minors_won")):
        rows = getattr(CONTENT, table)
        total += sum(getattr(rows, name).points for name in t.get(zone, seat))
    return total


@pytest.mark.rule("S54", "S55")
@pytest.mark.parametrize(("seats", "seed"), [(2, 101), (3, 203), (4, 307), (4, 401)])
def test_final_scores_equal_a_recount_of_the_table(seats: int, seed: int) -> None:
    t = finished_random_game(seats, seed)
    scores = [t.get("final_score", seat) for seat in range(seats)]
    assert scores == [recount_points(t, seat) for seat in range(seats)]
    assert max(scores) > 0
    best = [seat for seat in range(seats) if scores[seat] == max(scores)]
    first = int(t.get("starting_player").split()[1]) - 1
    winners = [seat for seat in best if seat != first or len(best) == 1]
    assert [seat for seat, share in enumerate(t.payoffs()) if share > 0] == winners
    assert sum(t.payoffs()) == pytest.approx(1.0)
