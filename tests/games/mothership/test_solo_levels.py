"""The nine levels of the Solo Challenge on the shipped layouts: all differ (M54, M61)."""

from itertools import pairwise

import pytest

from motherlode.bots import make
from motherlode.games.mothership import hexes, kinds, state_cells as cell
from motherlode.games.mothership.content_schema import LEVELS
from motherlode.games.mothership.fight_setup import attack_buffs, capture_threshold, defence_buffs
from motherlode.games.mothership.fleet import die_of, engine_of, shield
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.layout_choice import LAYOUTS
from motherlode.games.mothership.text_maps import read_map
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_from_text
from motherlode.kernel.state import Seat
from tests.arrange import Table, table
from tests.counts import PROOF

NPC = Seat(1)
SOLO = [name for name, players in LAYOUTS.items() if players == 1]
GAMES = 200 if PROOF else 4


def npc_figures(t: Table) -> list[int]:
    """What the NPC's fleet can do: engines, dice, shield, buffs, and how its planets hold."""
    n, s = t.setup.rules.n, t.state  # type: ignore[attr-defined]
    s.cells[cell.PLANET_OWNER] = NPC + 1
    ships = range(kinds.FLEET)
    return [
        *(engine_of(n, s, NPC, ship) for ship in ships),
        *(die_of(n, s, NPC, ship) for ship in ships),
        shield(n, s, NPC),
        *(attack_buffs(n, s, NPC, 1 << ship, False) for ship in ships),
        *(defence_buffs(n, s, NPC, ship) for ship in ships),
        capture_threshold(n, s, 0),
    ]


@pytest.mark.rule("M54")
def test_each_level_makes_the_npc_stronger_in_something_and_weaker_in_nothing() -> None:
    levels = range(1, LEVELS + 1)
    figures = [npc_figures(table("mothership", 1, {"level": level})) for level in levels]
    for before, after in pairwise(figures):
        assert all(old <= new for old, new in zip(before, after, strict=True))
        assert before != after


@pytest.mark.rule("M44", "M54")
def test_the_npcs_dark_economy_makes_its_planets_hold() -> None:
    held = [npc_figures(table("mothership", 1, {"level": level}))[-1] for level in (1, 6, 8)]
    assert held == [6, 7, 8]


def play_level(layout: str, level: int, seed: str) -> tuple[list[str], list[str]]:
    """The actions of a greedy bot and all events of a game, with the same seed on every level."""
    setup = MOTHERSHIP.setup(1, {"level": level, "layout": layout})
    play = Play(setup, seed_from_text(seed))
    bot, actions, events = make("greedy", 7), [], []
    while not play.over():
        action = bot.choose(play.outlook(Dealer(5)))
        actions.append(MOTHERSHIP.actions.rows[action].text)
        events += [repr(event) for event in play.play(action)]
    return actions, events


@pytest.mark.slow
@pytest.mark.rule("M54")
@pytest.mark.parametrize("layout", SOLO)
def test_no_two_solo_levels_are_the_same_game(layout: str) -> None:
    """The same bot with the same dice sees another game on each level."""
    games = [
        tuple(play_level(layout, level, f"seed {seed}")[1] for seed in range(GAMES))
        for level in range(1, LEVELS + 1)
    ]
    assert len(set(map(repr, games))) == LEVELS


@pytest.mark.rule("M54", "M61")
@pytest.mark.parametrize("layout", SOLO)
def test_a_fighter_can_guard_the_station_in_the_first_turn(layout: str) -> None:
    """So the Station need not fall before the player's second turn: the NPC's Mothership takes at
    most three counters in its first turn, and its Bombers can't reach the Station in the second."""
    content = MOTHERSHIP.content().value
    found = read_map(content.layouts[layout].map)
    station, base = found.all("1")[0], found.all("F")[0]
    flight = content.fighter.engine + content.game.placement
    assert hexes.distance(base, station) - 1 <= flight
    setup = MOTHERSHIP.setup(1, {"level": LEVELS, "layout": layout})
    n = setup.rules.n  # type: ignore[attr-defined]
    far = min(hexes.distance(at, station) for at in found.all("b")) - 1
    assert far > n.bomber.engine + 2
    top = n.energy.dice[n.solo.energy] + 3
    assert top // n.station.counter_hull < n.station.counters
