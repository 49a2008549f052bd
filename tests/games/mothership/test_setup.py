"""The pieces of the box, layouts and their errors, and setting up (M1-M11)."""

from pathlib import Path

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.content_schema import layouts_for
from motherlode.games.mothership.dice import throw
from motherlode.games.mothership.fleet import die_of, engine_of
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.hexes import NAMES, column_of, distance, row_of
from motherlode.games.mothership.layout_choice import LAYOUTS
from motherlode.games.mothership.layout_warnings import map_warnings
from motherlode.games.mothership.text_maps import map_faults, read_map
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadContent, BadOptions
from motherlode.kernel.play import Play
from motherlode.kernel.seeds import seed_from_text
from motherlode.kernel.state import Seat
from tests.arrange import Table, table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    give_planets,
    put_fleet,
    space_number,
)

CONTENT = MOTHERSHIP.content().value


def cards_held(t, seat: int) -> int:  # type: ignore[no-untyped-def]
    return sum(t.get("hand", seat).values())


@pytest.mark.rule("M1", "M2", "M3", "M11")
def test_all_players_start_with_the_same_pieces() -> None:
    t = table("mothership", 3)
    for seat in range(3):
        assert t.get("hull_points", seat) == 12
        assert t.get("station_counters", seat) == 4
        assert t.get("energy", seat) == {"engines": 5, "weapons": 5, "shields": 5}
        assert cards_held(t, seat) == 2
        assert t.get("resources", seat) == 0
    assert sum(t.get("deck").values()) == cards_without_variants() - 3 * 2


def cards_without_variants() -> int:
    """The number of cards in the deck of a game without variants (M51, M53)."""
    cards = MOTHERSHIP.content().value.cards
    return sum(card.count for name, card in cards.items() if name != "random_event")


@pytest.mark.rule("M2")
@pytest.mark.parametrize(("counters", "left"), [(4, 3), (1, 0)])
def test_seven_damage_removes_one_station_counter(counters: int, left: int) -> None:
    t = put_fleet(put_fleet(empty_board(), 0, m="l11", f1="a1"), 1, f1="a13")
    t.set("station_counters", counters, 1).set("energy", {"engines": 3, "weapons": 12}, 0)
    begin_turn(t)
    for seed in range(200):
        tried = t.copy(seed)
        tried.play("order mothership", "attack m11")
        if tried.events_of("station_hit")[0]["damage"] == 7:
            assert tried.events_of("station_hit")[0]["counters"] == 1
            assert tried.get("station_counters", 1) == left
            return
    raise AssertionError("never rolled a 7")


@pytest.mark.rule("M3")
@pytest.mark.parametrize(
    ("energy", "faces"), [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (5, 4), (11, 10), (12, 12)]
)
def test_weapon_energy_determines_the_die(energy: int, faces: int) -> None:
    t = put_fleet(empty_board(), 0, m="d13").set("energy", {"weapons": energy}, 0)
    assert die_of(t.setup.rules.n, t.state, Seat(0), kinds.MOTHERSHIP) == faces  # type: ignore[attr-defined]


@pytest.mark.rule("M3")
def test_a_mothership_with_less_than_2_weapon_energy_rolls_no_die_and_cannot_attack() -> None:
    t = put_fleet(put_fleet(empty_board(), 0, m="d13", f1="a1"), 1, m="e13", f1="a13")
    t.set("energy", {"engines": 8, "weapons": 1, "shields": 6}, 0)
    begin_turn(t).play("order mothership")
    assert t.legal("attack") == []
    assert t.refused("attack e13") == ("no_weapons", "M3")
    begin_turn(t, 1).play("order mothership", "attack d13")
    assert t.events_of("totals")[0]["defence"] == 0


@pytest.mark.rule("M4")
def test_fighters_fly_five_and_roll_a_d6_and_bombers_fly_four_and_roll_a_d8() -> None:
    t = put_fleet(empty_board(), 0, f1="a1", b1="c1")
    n = t.setup.rules.n  # type: ignore[attr-defined]
    assert [engine_of(n, t.state, Seat(0), ship) for ship in (1, 4)] == [5, 4]
    assert [die_of(n, t.state, Seat(0), ship) for ship in (1, 4)] == [6, 8]


@pytest.mark.rule("M5")
def test_dice_show_each_of_their_faces() -> None:
    d = Dealer(4)
    for faces in (1, 2, 4, 6, 8, 10, 12, 20):
        assert {throw(faces, d) for _ in range(400)} == set(range(1, faces + 1))
    assert throw(0, d) == 0


@pytest.mark.rule("M5")
def test_a_d2_is_a_d4_read_as_odd_or_even() -> None:
    for seed in range(20):
        assert throw(2, Dealer(seed)) == (1 if Dealer(seed).roll(4) % 2 else 2)


@pytest.mark.rule("M6", "M7")
@pytest.mark.parametrize("name", list(LAYOUTS))
def test_every_layout_is_playable(name: str) -> None:
    layout = CONTENT.layouts[name]
    seats = LAYOUTS[name]
    assert layout.players == seats
    assert map_faults(layout.map, seats) == []
    warned = {warning.kind for warning in map_warnings(layout.map, seats, 5)}
    assert warned <= ({"several_planets_near"} if seats == 5 else set())  # no turns by fifths
    found = read_map(layout.map)
    small = (18, 15) if name.startswith("wide_") else (15, 13)
    assert (found.columns, found.rows) == ((19, 15) if seats > 4 else small)
    assert len(found.all("P")) == (3 if seats == 1 else seats + 1)


@pytest.mark.rule("M6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_than_five_players_may_use_the_large_board(seats: int) -> None:
    wide = next(name for name in LAYOUTS if name.startswith("wide_") and LAYOUTS[name] == seats)
    small, large = (
        MOTHERSHIP.setup(seats, {"layout": name}).rules.n.board  # type: ignore[attr-defined]
        for name in ("default", wide)
    )
    assert (small.columns, small.rows) == (15, 13)
    assert large.columns > small.columns
    assert large.rows > small.rows


@pytest.mark.rule("M6")
@pytest.mark.parametrize("seats", range(1, 7))
def test_two_layouts_for_each_number_of_players(seats: int) -> None:
    assert len(layouts_for(CONTENT, seats)) >= 2
    assert table("mothership", seats).step == "place"


@pytest.mark.rule("M7")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("1", "."), "Station 1 is there 0 times, not 1 (M7)"),
        (("P", "."), "0 planets: there are 1 to 7 (M7)"),
        ((". . 1 .", ". # 1 ."), "Station 1 at c3 has asteroids beside it, on b3 (M7)"),
        ((". . 1", "1 . ."), "Station 1 at a3 stands at the board edge (M7)"),
        (
            (". . 1 . . . . P . . # . . . .\n . .", ". . . . . . . P . . # . . . .\n 1 ."),
            "Station 1 at a4 stands at the board edge (M7)",
        ),
        (
            (". . . . . . . . . . . . . . .\n . .", ". P P P P P . . . . . . . . .\n . ."),
            "8 planets: there are 1 to 7 (M7)",
        ),
        ((". . 1", "x . 1"), "row 3 has 'x', which means nothing (M6)"),
        ((". . 1 .", ". 1 ."), "row 3 has 14 spaces, it should have 15 (M6)"),
        ((". . 1", "F . 1"), "'F' is for solo layouts (M54)"),
    ],
)
def test_each_fault_of_a_mothership_layout_is_refused_with_its_text(
    change: tuple[str, str], fault: str
) -> None:
    assert fault in map_faults(CONTENT.layouts["duel"].map.replace(*change), 2)


def sized_duel(columns: int, rows: int) -> str:
    """A map of some size for two players, with a planet beside a field of asteroids."""
    lines = [["."] * (columns - row % 2) for row in range(rows)]
    lines[2][2], lines[rows - 3][columns - 4] = "1", "2"
    lines[rows // 2][columns // 2], lines[rows // 2][columns // 2 - 1] = "P", "#"
    return "\n".join(" ".join(line) for line in lines)


@pytest.mark.rule("M6")
@pytest.mark.parametrize(("columns", "rows"), [(9, 8), (18, 14), (11, 15), (19, 7)])
def test_games_on_boards_of_any_size_end(columns: int, rows: int) -> None:
    edition = {"layouts": {"custom": {"players": 2, "map": sized_duel(columns, rows)}}}
    assert MOTHERSHIP.edition_faults(edition) == []
    setup = MOTHERSHIP.setup(2, {"layout": "custom", "round_limit": 12}, edition)
    board = setup.rules.n.board  # type: ignore[attr-defined]
    assert (board.columns, board.rows) == (columns, rows)
    play, pick = Play(setup, seed_from_text("sizes")), Dealer(3)
    while not play.over():
        legal = play.legal()
        play.play(legal[pick.below(len(legal))])


@pytest.mark.rule("M6")
@pytest.mark.parametrize(("columns", "rows"), [(8, 9), (20, 15), (9, 6), (19, 16)])
def test_a_board_that_is_too_small_or_too_large_is_refused(columns: int, rows: int) -> None:
    (fault,) = map_faults(sized_duel(columns, rows), 2)
    assert fault.startswith(f"{columns} columns and {rows} rows: a board has 9 to 19 columns")


def changed_duel(*changes: tuple[str, str]) -> str:
    """The map of the layout Duel with some texts replaced once, from the top."""
    text = str(CONTENT.layouts["duel"].map)
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.rule("M7")
@pytest.mark.parametrize(
    ("text", "engine", "warning"),
    [
        (changed_duel(), 1, "Station 1 has no planet within reach of the first turn (M7)"),
        (
            changed_duel((". . 1 . .", ". . 1 P .")), 5,
            "Station 1 at c3 has something beside it, on d3 (M7)",
        ),
        (
            changed_duel((". . 1 . . . .", ". . 1 . . P .")), 5,
            "Station 1 has 3 planets within reach of the first turn, another Station has 2 (M7)",
        ),
        (
            changed_duel((". 2 . .", ". . . ."), (". . 1 . .", ". . 1 . 2")), 5,
            "the fleets of Stations 1 and 2 start on the same spaces (M7)",
        ),
        (changed_duel((" . . # .", " . . . .")), 5,
         "the layout looks different from different Stations (M7)"),
    ],
)  # fmt: skip
def test_unfair_layouts_get_warnings_and_can_be_played(
    text: str, engine: int, warning: str
) -> None:
    assert map_faults(text, 2) == []
    assert warning in map_warnings(text, 2, engine)
    edition = {"layouts": {"custom": {"players": 2, "map": text}}}
    assert MOTHERSHIP.edition_faults(edition) == []
    assert table("mothership", 2, {"layout": "custom"}, edition=edition).step == "place"


def board_with_one_planet(away: int) -> dict[str, object]:
    """An edition with a wide board, on which a planet is `away` spaces from Station 1."""
    rows = [["."] * (19 - at % 2) for at in range(9)]
    rows[2][2], rows[6][9], rows[2][2 + away] = "1", "2", "P"
    text = "\n".join(" ".join(row) for row in rows)
    return {"layouts": {"custom": {"players": 2, "map": text}}}


@pytest.mark.rule("M7", "M10")
@pytest.mark.parametrize(("away", "warned"), [(8, False), (9, False), (15, False), (16, True)])
def test_a_planet_is_out_of_reach_if_no_ship_gets_there_in_the_first_turn(
    away: int, warned: bool
) -> None:
    """Placed 2 from its Station, a Fighter flies 5 spaces and a Mothership up to 12."""
    found = [text for _, text in MOTHERSHIP.edition_warnings(board_with_one_planet(away))]
    assert ("Station 1 has no planet within reach of the first turn (M7)" in found) == warned


@pytest.mark.rule("M7")
def test_a_seat_that_leaves_its_corner_through_asteroids_gets_a_warning() -> None:
    walled = """
. . . . # . . . . . .
 . . . # . . . . . .
. . 1 . # . . . . P .
 . . . # . . . . . .
# # # # # . . . . . .
 . . . . . . . 2 . .
P . . . . . . . . . .
"""
    assert map_faults(walled, 2) == []
    found = map_warnings(walled, 2, 5)
    assert "Station 1 at c3 has no way to another Station but through asteroids (M7)" in found
    opened = walled.replace("# . . . . . .", ". . . . . . .", 1)
    assert not [text for text in map_warnings(opened, 2, 5) if "no way" in text]


@pytest.mark.rule("M54")
def test_odd_solo_layouts_get_warnings() -> None:
    text = CONTENT.layouts["siege"].map
    found = read_map(text)
    ship = next(at for at in found.all("f"))
    away = next(at for at, mark in found.marks.items() if mark == "." and distance(at, ship) > 6
                and not any(found.marks[near] == "P" for near in found.beside(at)))  # fmt: skip
    rows = [line.split() for line in text.strip("\n").splitlines()]
    rows[row_of(ship)][column_of(ship)] = "."
    rows[row_of(away)][column_of(away)] = "f"
    moved = "\n".join(" ".join(row) for row in rows)
    assert map_faults(moved, 1) == []
    assert map_warnings(moved, 1, 5) == [f"'f' at {NAMES[away]} is not beside a planet (M54)"]


@pytest.mark.rule("M7")
def test_warnings_name_only_what_the_edition_sets() -> None:
    unfair = changed_duel((". . 1 . .", ". . 1 P ."))
    edition = {"layouts": {"custom": {"players": 2, "map": unfair}}}
    assert {key for key, _ in MOTHERSHIP.edition_warnings(edition)} == {"layouts.custom.map"}
    assert MOTHERSHIP.edition_warnings({"economy": {"card_price": 3}}) == []
    quick = MOTHERSHIP.edition_warnings({"fighter": {"engine": 6}})
    assert {key for key, _ in quick} == {"fighter.engine"}


@pytest.mark.rule("M7")
def test_a_bad_layout_is_refused_with_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    bad = CONTENT.layouts["duel"].map.replace("P", ".")
    file.write_text(f"[layouts.custom]\nplayers = 2\nmap = '''{bad}'''\n")
    with pytest.raises(BadContent, match=r"mine.toml:3: layouts.custom.map: 0 planets"):
        MOTHERSHIP.content(file)


@pytest.mark.rule("M7", "M10")
@pytest.mark.parametrize(
    ("text", "key", "fault"),
    [
        ("[layouts.duel]\nplayers = 3\n", "layouts.duel.players", "Station 3"),
    ],
)
def test_an_edition_that_makes_a_layout_unplayable_is_refused(
    tmp_path: Path, text: str, key: str, fault: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadContent) as found:
        MOTHERSHIP.content(file)
    for line in str(found.value).splitlines()[:20]:
        assert line.startswith(f"{file}:2: {key} against layouts.")
        assert fault in line


@pytest.mark.rule("M7")
def test_a_custom_layout_is_playable(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = CONTENT.layouts["duel"].map.replace("#", ".")
    file.write_text(f"[layouts.custom]\nplayers = 2\nmap = '''{text}'''\n")
    setup = MOTHERSHIP.setup(2, {"layout": "custom"}, file)
    assert not any(setup.rules.n.board.fields)  # type: ignore[attr-defined]
    with pytest.raises(BadOptions, match="custom"):
        MOTHERSHIP.setup(2, {"layout": "custom"})
    with pytest.raises(BadOptions, match="for 2 players, not 3"):
        MOTHERSHIP.setup(3, {"layout": "custom"}, file)
    with pytest.raises(BadOptions, match="duel is for 2 players, not 4"):
        MOTHERSHIP.setup(4, {"layout": "duel"})


@pytest.mark.rule("M5")
@pytest.mark.parametrize(
    ("table", "key"),
    [
        ("fighter", "die"),
        ("bomber", "die"),
        ("asteroids", "die"),
        ("cards.replicator", "amount"),
    ],
)
def test_dice_that_do_not_exist_are_refused(tmp_path: Path, table: str, key: str) -> None:
    file = tmp_path / "mine.toml"
    for faces in (3, 7, 19):
        file.write_text(f"[{table}]\n{key} = {faces}\n")
        fault = rf"mine.toml:2: {table}.{key}: there is no d{faces}, only d2, d4, .* \(M5\)"
        with pytest.raises(BadContent, match=fault):
            MOTHERSHIP.content(file)
    for faces in (1, 2, 4, 6, 8, 10, 12, 20):
        file.write_text(f"[{table}]\n{key} = {faces}\n")
        MOTHERSHIP.content(file)


@pytest.mark.rule("M52", "M54", "M43", "M3")
@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[mothership]\nrespawn_hull = 60\n", r"mine.toml:2: mothership.respawn_hull: .* more"),
        (
            "[mothership]\nhull = 4\n",
            r"mine.toml:2: mothership.hull against .*: respawn_hull is more",
        ),
        ("energy.weapons = 11\nenergy.most = 10\n", r"mine.toml:1: energy.weapons: more energy"),
        ("[energy]\nmost = 3\n", r"mine.toml:2: energy.most against .*: more energy"),
        (
            "[energy]\nmost = 10\n",
            r"solo.level_7.energy: .* 10 energy, not 11: raise energy.most, .*\[solo.level_7\]",
        ),
        ("[solo.level_9]\ntier = 6\n", r"mine.toml:2: solo.level_9.tier: .*<= 5"),
        ("[solo.level_9]\nenergy = 60\n", r"mine.toml:2: solo.level_9.energy: .*<= \d+"),
    ],
)
def test_numbers_that_contradict_other_numbers_are_refused(
    tmp_path: Path, text: str, fault: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(BadContent, match=fault):
        MOTHERSHIP.content(file)
    file.write_text("[mothership]\nhull = 6\n[solo.level_9]\ntier = 5\n")
    MOTHERSHIP.content(file)


CROWDED = """
. . . . . . . . . . .
 . . . . . . . . . .
. . . . 1 2 . . . . .
 . . . . 3 . . . . .
. . . . . . . . . . .
 . . . . . . . . . .
P . . . . . . . . . .
"""
"""A map with three Stations so close that two fleets can take almost all spaces of the third."""


@pytest.mark.rule("M7", "M10")
def test_a_layout_needs_room_for_every_fleet(tmp_path: Path) -> None:
    faults = map_faults(CROWDED, 3)
    assert [fault.kind for fault in faults] == ["no_room_for_fleet"] * 3
    assert faults[0].startswith("Station 1 at e3 can be sure of 4 free spaces within 2")
    file = tmp_path / "mine.toml"
    file.write_text(f"[layouts.custom]\nplayers = 3\nmap = '''{CROWDED}'''\n")
    with pytest.raises(BadContent, match=r"mine.toml:3: layouts.custom.map: Station 1 at e3 can"):
        MOTHERSHIP.content(file)
    assert map_faults(CROWDED.replace("3", "."), 2) == []


@pytest.mark.rule("M10")
def test_deploy_is_offered_only_if_all_ships_find_room() -> None:
    t = table("mothership", 4)
    first = t.seat
    room = [text.split()[1] for text in t.legal("place")]
    assert len(room) == 18
    keys = ("m", "f1", "f2", "f3", "b1", "b2")
    for later, taken in enumerate((room[:6], room[6:12])):
        put_fleet(t, (first + 1 + later) % 4, **dict(zip(keys, taken, strict=True)))
    assert "deploy" in t.settle().legal()
    put_fleet(t, (first + 3) % 4, m=room[12]).settle()
    assert t.legal() == [f"place {at}" for at in room[13:]]
    assert t.refused("deploy") == ("no_room_for_all", "M10")


@pytest.mark.rule("M8")
def test_a_mothership_player_with_500_resources_still_gets_the_whole_income() -> None:
    t = give_planets(put_fleet(put_fleet(empty_board(), 0, f1="a1"), 1, f1="a13"), 0, 0, 1, 2)
    t.set("resources", 500, 0)
    begin_turn(t).play("end turn")
    assert t.get("resources", 0) == 504


@pytest.mark.rule("M9")
def test_the_player_with_the_highest_roll_starts() -> None:
    for seed in range(12):
        t = table("mothership", 4, seed=seed)
        rolls: dict[int, int] = {}
        for fact in t.events_of("rolled_for_start"):
            rolls[fact["seat"]] = fact["die"]
        first = t.get("first_seat")
        assert rolls[first] == max(rolls.values())
        t.play("deploy", "deploy", "deploy", "deploy")
        assert t.turn == first
        t.set("hand", {}, first).set("hand", {}, (first + 1) % 4)
        t.play("end turn")
        while t.step == "market":
            t.play("pass")
        assert t.turn == (first + 1) % 4


@pytest.mark.rule("M9")
def test_only_players_tied_for_the_highest_start_roll_of_mothership_roll_again() -> None:
    ties = 0
    for seed in range(40):
        rolls = [
            (fact["seat"], fact["die"])
            for fact in table("mothership", 3, seed=seed).events_of("rolled_for_start")
        ]
        tied = [0, 1, 2]
        while len(tied) > 1:
            thrown, rolls = rolls[: len(tied)], rolls[len(tied) :]
            assert [seat for seat, _ in thrown] == tied
            best = max(die for _, die in thrown)
            tied = [seat for seat, die in thrown if die == best]
            ties += len(tied) > 1
        assert rolls == []
    assert ties > 0


@pytest.mark.rule("M10")
def test_fleets_are_placed_in_turn_order() -> None:
    t = table("mothership", 4)
    placed = []
    while t.step == "place":
        placed.append(t.seat)
        t.play("deploy")
    first = t.get("first_seat")
    assert placed == [(first + later) % 4 for later in range(4)]
    assert t.turn == first


@pytest.mark.rule("M10")
def test_ships_are_placed_near_the_station() -> None:
    t = table("mothership", 2)
    first = t.seat
    station = t.get("station", first) - 1
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    for text in t.legal("place"):
        assert board.distance(space_number(text.split()[1]), station) in (1, 2)
    t.play(t.legal("place")[0])
    assert t.seat == first
    assert t.refused("place a13") == ("too_far_from_station", "M10")
    assert t.refused(f"place {NAMES[station]}")[1] == "M10"
    t.play("deploy")
    assert t.seat == 1 - first
    assert all(t.get("ships", first))
    t.play(*[t.legal("place")[0]])
    t.play("deploy")
    assert t.step == "turn"
    assert t.refused("deploy") == ("placing_is_over", "M10")


@pytest.mark.rule("M10")
def test_ships_are_placed_on_asteroids_but_not_on_planets() -> None:
    """The Station is surrounded by asteroids and a planet, with one gap; a ship that is placed in a
    field is inside it and flies on without a roll."""
    rows = CONTENT.layouts["duel"].map.strip("\n").splitlines()
    rows[0] = rows[0].replace(". . . .", ". # # #", 1)
    rows[2] = rows[2].replace(". . 1 . .", "# . 1 . P", 1)
    edition = {"layouts": {"custom": {"players": 2, "map": "\n".join(rows)}}}
    t = Table(MOTHERSHIP.setup(2, {"layout": "custom"}, edition))
    while t.seat != 0:
        t.play("deploy")
    near = {text.split()[1] for text in t.legal("place")}
    assert {"b1", "c1", "d1", "a3", "b3", "d3", "b5", "c5", "d5"} <= near
    assert t.refused("place e3") == ("space_taken", "M10")
    t.play("place b1", "place a3", "deploy")
    assert not t.events_of("fight_began")
    board = t.setup.rules.n.board  # type: ignore[attr-defined]
    assert [bool(board.field(cell - 1)) for cell in t.get("ships", 0)] == [True] * 2 + [False] * 4
    begin_turn(t).play("order mothership", "move c1")
    assert not t.events_of("fight_began")
