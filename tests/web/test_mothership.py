"""Mothership in the browser: whole games, reach and odds, energy, by pointer, finger and keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from motherlode.games.mothership.teams import teams_of
from tests.counts import proof_case
from tests.web.accessibility import serious_violations
from tests.web.mothership_dogfights import side_by_side
from tests.web.mothership_tables import (
    CLOSE,
    FIELD,
    QUICK,
    click_space,
    mothership_table,
    screen_position,
)
from tests.web.page_actions import is_over, shown_entry, wait_for_entry_after, wait_until
from tests.web.seated_tables import PEOPLE
from tests.web.server_process import Server
from tests.web.viewport import PHONE, fits_width
from tests.web.visits import Visit

TIMEOUT = 90.0

# Orders every ship once a turn: it attacks if it can, else it flies as far as the board's key
# leads, by the board's own keys. Everything else is answered from the list. In the windows of a
# dogfight it buys, sells and plays a card once each before it passes.
PILOT = """
(way) => {
  const order = ['deploy', 'attack', 'fire', 'pass', 'order', 'buy', 'research', 'end', 'place'];
  const rank = (button) => {
    const found = order.indexOf(button.dataset.action.split(' ')[0]);
    return found < 0 ? order.length : found;
  };
  const press = (key) => document.querySelector('[role=application]')
    .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const windows = ['before_roll', 'after_roll', 'on_loss'];
  const freedoms = ['buy', 'sell', 'play'];
  window.flown = new Set();
  window.fought = new Set();
  let ordered = new Set();
  let last = -1;
  window.pilot = setInterval(() => {
    const asked = document.querySelector('#asked');
    const shown = Number(document.querySelector('.board').dataset.number);
    if (asked?.dataset.mine !== 'true' || shown === last) return;
    const list = document.querySelector('.prompt .tools > details');
    if (list && !list.open) return void (list.open = true);
    const all = [...document.querySelectorAll('[data-action]')];
    const fresh = all.filter((button) => !ordered.has(button.dataset.action));
    const step = windows.includes(asked.dataset.step) ? asked.dataset.step : '';
    const use = (button) => `${step} ${button.dataset.action.split(' ')[0]}`;
    const unused = fresh.find((button) =>
      step && freedoms.includes(use(button).split(' ')[1]) && !fought.has(use(button)));
    if (unused) fought.add(use(unused));
    const best = unused ??
      fresh.reduce((one, other) => (rank(other) < rank(one) ? other : one), fresh[0]);
    if (!best) return;
    const text = best.dataset.action;
    const verb = text.split(' ')[0];
    last = shown;
    if (verb === 'end') ordered = new Set();
    if (verb === 'order') ordered.add(text);
    flown.add(verb);
    if (['move', 'enter', 'target', 'place'].includes(verb)) {
      press(way);
      press('Enter');
    } else best.click();
  }, 15);
}
"""
PLACES = ("place", "move", "enter", "attack", "target")


def play_through(pages: list[Page]) -> set[str]:
    """Lets every page play by itself until the game is over; returns the verbs that it played."""
    for page, way in zip(pages, ("End", "Home"), strict=False):
        page.evaluate(PILOT, way)
    wait_until(pages[0], lambda: is_over(pages[0]), TIMEOUT)
    return {verb for page in pages for verb in page.evaluate("clearInterval(pilot), [...flown]")}


@pytest.mark.proof
def test_two_browsers_play_a_whole_game_of_mothership(visit: Visit, server: Server) -> None:
    rich = {"economy": {"start_cards": 2, "start_resources": 12}, "game": QUICK["game"]}
    playing, attacker = side_by_side(server, "expansion_pak", **rich)
    pages = [visit(playing.link(seat)) for seat in (attacker, 1 - attacker)]
    for page in pages:
        expect(page.locator(FIELD)).to_be_visible()
    assert {"buy", "order", "attack", "end"} <= play_through(pages)
    fought = set(pages[0].evaluate("[...fought]"))
    assert fought >= {"before_roll buy", "before_roll sell", "before_roll play", "after_roll buy"}
    for page in pages:
        expect(page.locator("#ending")).to_be_visible()
    assert is_over(pages[0])
    texts = [page.locator("#ending").text_content() or "" for page in pages]
    assert any(text.startswith("You won") for text in texts)
    assert shown_entry(pages[0]) == shown_entry(pages[1])


@pytest.mark.proof
def test_a_game_of_one_player_against_the_npc_is_played_to_the_end(
    visit: Visit, server: Server
) -> None:
    playing = mothership_table(server, QUICK, humans=1, level=1)
    page = visit(playing.link(0))
    expect(page.locator(".seat", has_text="NPC")).to_be_visible()
    assert {"deploy", "order", "move", "end"} <= play_through([page])
    expect(page.locator("#ending")).to_be_visible()


# How many other fleets are marked on each tile: a trunk and two branches for each category.
MARKED = """
() => [...document.querySelectorAll('.tree .category')].map((category) =>
  [...category.querySelectorAll('.tile')].map((tile) => tile.querySelectorAll('svg').length))
"""


@pytest.mark.rule("M44", "M54")
def test_the_technology_tree_marks_only_the_dark_tiles_as_the_npcs(
    visit: Visit, server: Server
) -> None:
    playing = mothership_table(server, QUICK, humans=1, level=9)
    page = visit(playing.link(0))
    page.wait_for_selector(".tree .tile", state="attached")
    dark_branch, other_branch = [1, 1, 1, 0], [0, 0, 0, 0]
    assert page.evaluate(MARKED) == [[1, *dark_branch, *other_branch]] * 3


def test_a_chosen_ship_shows_where_it_can_fly_and_a_target_its_odds(
    visit: Visit, server: Server
) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    seat = playing.deploy()
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')

    before = shown_entry(page)
    click_space(page, playing.space(seat, "fighter 1"))
    wait_for_entry_after(page, before)
    legal = playing.position(seat)["legal"]
    reach = {row["argument"] for row in legal if row["verb"] in PLACES}
    assert len(reach) > 10
    page.wait_for_selector(f'{FIELD}:not([data-places=""])')
    shown = (page.locator(FIELD).get_attribute("data-places") or "").split()
    assert set(shown) == reach

    # Another own ship takes its place; a second click lets go of it.
    click_space(page, playing.space(seat, "fighter 2"))
    expect(page.locator(".inspector")).to_contain_text("Fighter 2")
    page.wait_for_function(
        "(n) => document.querySelector('.board').dataset.number >= n", arg=before + 3
    )
    assert playing.position(seat)["view"]["asked"]["ship"] == 2
    page.get_by_role("button", name="Deselect").click()
    page.wait_for_selector('#asked[data-step="turn"]')

    enemy = playing.space(1 - seat, "fighter 1")
    page.mouse.move(*screen_position(page, enemy))
    target = playing.position(seat)["forecast"]["targets"][enemy]
    inspector = page.locator(".inspector")
    expect(inspector).to_contain_text(f"wingmen: {target['wingmen']}")
    expect(inspector).to_contain_text(f"{len(target['reach'])} can get there")
    odds = target["odds"]
    share = round(100 * odds["win"] / (odds["win"] + odds["tie"] + odds["lose"]))
    expect(inspector.locator(".odds")).to_contain_text(str(share))


def test_energy_is_moved_between_systems_by_buttons_and_then_diverted(
    visit: Visit, server: Server
) -> None:
    playing = mothership_table(server, QUICK)
    seat = playing.deploy()
    page = visit(playing.link(seat))
    panel = page.locator(".control")
    panel.get_by_role("button", name="One more: Weapons").click()
    panel.get_by_role("slider", name="Weapons").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(panel.get_by_role("slider", name="Weapons")).to_have_attribute("aria-valuenow", "8")
    before = shown_entry(page)
    panel.get_by_role("button", name="Divert energy").click()
    wait_for_entry_after(page, before + 2)
    expect(panel.get_by_role("slider")).to_have_count(0)
    energy = playing.position(seat)["view"]["seats"][seat]["energy"]
    assert energy["weapons"] == 8
    assert sum(energy.values()) == 15


def test_energy_is_moved_between_systems_by_dragging(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, QUICK)
    page = visit(playing.link(playing.deploy()))
    panel = page.locator(".control")
    panel.get_by_role("slider", name="Shields").drag_to(panel.get_by_role("slider", name="Engines"))
    expect(panel.get_by_role("slider", name="Engines")).to_have_attribute("aria-valuenow", "6")
    expect(panel.get_by_role("slider", name="Shields")).to_have_attribute("aria-valuenow", "4")
    panel.get_by_role("button", name="Keep it as it is").click()
    expect(panel.get_by_role("slider", name="Engines")).to_have_attribute("aria-valuenow", "5")


def test_mothership_is_played_with_the_keyboard_only(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, QUICK)
    page = visit(playing.link(playing.asked_seat()))
    seat = playing.asked_seat()
    field = page.locator(FIELD)
    page.wait_for_selector('#asked[data-step="place"][data-mine="true"]')
    field.focus()
    page.keyboard.press("Home")
    first = field.get_attribute("data-aimed") or ""
    page.keyboard.press("PageDown")
    expect(page.locator(".starfield [aria-live]")).to_contain_text("empty space")
    assert field.get_attribute("data-aimed") != first
    page.keyboard.press("PageUp")
    before = shown_entry(page)
    page.keyboard.press("Enter")
    wait_for_entry_after(page, before)
    assert playing.space(seat, "mothership") == first
    before = shown_entry(page)
    page.keyboard.press("1")
    wait_for_entry_after(page, before)
    while playing.asked_seat() != seat:
        playing.act(playing.asked_seat(), "deploy")

    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    field.focus()
    page.keyboard.press("Home")
    before = shown_entry(page)
    page.keyboard.press("Enter")
    wait_for_entry_after(page, before)
    page.wait_for_selector('#asked[data-step="orders"]')
    field.focus()
    page.keyboard.press("Escape")
    page.wait_for_selector('#asked[data-step="turn"]')
    before = shown_entry(page)
    page.keyboard.press("1")
    wait_for_entry_after(page, before)


def test_a_ship_is_moved_by_dragging(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    seat = playing.deploy()
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    before = shown_entry(page)
    page.mouse.move(*screen_position(page, playing.space(seat, "fighter 2")))
    page.mouse.down()
    page.mouse.move(*screen_position(page, "f7"), steps=4)
    page.mouse.up()
    expect(page.locator('#asked[data-step="turn"]')).to_be_visible()
    wait_for_entry_after(page, before + 1)
    assert playing.space(seat, "fighter 2") == "f7"


def test_a_ship_is_placed_by_dragging(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    seat = playing.asked_seat()
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="place"][data-mine="true"]')
    space = playing.position(seat)["legal"][-1]["argument"]
    tray = page.locator(".tray").bounding_box()
    assert tray is not None
    before = shown_entry(page)
    page.mouse.move(tray["x"] + 20, tray["y"] + 20)
    page.mouse.down()
    page.mouse.move(*screen_position(page, space), steps=4)
    page.mouse.up()
    wait_for_entry_after(page, before)
    assert playing.space(seat, "mothership") == space


def test_ships_not_placed_yet_are_not_shown_as_destroyed(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    page = visit(playing.link(playing.asked_seat()))
    expect(page.get_by_text("Mothership: not placed yet")).to_have_count(2)
    expect(page.locator(".ships .cross")).to_have_count(0)


def test_an_attack_on_a_planet_shows_the_rolled_die_on_every_page(
    visit: Visit, server: Server
) -> None:
    """A Fighter flies beside a planet and attacks it; every page shows the dice."""
    playing = mothership_table(server, CLOSE, layout="custom")
    seat = playing.deploy()
    playing.act(seat, "order fighter 1")
    moves = {row["text"] for row in playing.position(seat)["legal"]}
    playing.act(seat, next(f"move {at}" for at in ("e4", "g4", "f5") if f"move {at}" in moves))
    pages = [visit(playing.link(player)) for player in (seat, 1 - seat)]
    page = pages[0]
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    click_space(page, playing.space(seat, "fighter 1"))
    page.wait_for_selector('#asked[data-step="orders"]')
    click_space(page, "f4")
    expect(page.locator('#asked[data-step="orders"]')).to_have_count(0)
    if page.locator("#asked").get_attribute("data-step") == "join":
        page.locator(".fight").get_by_role("button", name="fire", exact=True).click()
    for shown_page in pages:
        expect(shown_page.locator(".fight .die.rolled")).to_have_count(1)
        expect(shown_page.locator(".fight")).to_contain_text("planet")


@pytest.mark.parametrize(("seats", "kind"), [(4, "pairs"), proof_case(6, "threes")])
def test_a_team_game_names_each_ships_team_and_ones_teammates(
    visit: Visit, server: Server, seats: int, kind: str
) -> None:
    playing = mothership_table(server, QUICK, humans=seats, teams=kind)
    seat = playing.deploy()
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    teams = teams_of(seats, kind)
    letter = {member: "ABC"[teams[member]] for member in range(seats)}
    inspector = page.locator(".inspector")
    for other in range(seats):
        mate = other != seat and teams[other] == teams[seat]
        words = f"Team {letter[other]}" + ("your teammate" if mate else "")
        if other != seat:
            panel = page.locator(f'.seats .seat[aria-label="{PEOPLE[other]}"]')
            expect(panel.locator(".team")).to_have_text(words)
        page.mouse.move(*screen_position(page, playing.space(other, "mothership")))
        expect(inspector.locator(".facts")).to_contain_text(
            f"Team {letter[other]}, your teammate" if mate else f"Team {letter[other]}"
        )
        expect(inspector.get_by_text("your teammate")).to_have_count(int(mate))
    expect(page.locator(".control .team")).to_have_text(f"Team {letter[seat]}")
    page.get_by_role("tab", name="Players").click()
    shown = page.locator(".side-panel .team").evaluate_all("(all) => all.map(e => e.dataset.team)")
    assert shown == [letter[member] for member in range(seats)]
    tags = page.locator(".starfield .team-tag").all_text_contents()
    assert sorted(tags) == sorted(letter[member] for member in range(seats) for _ in range(7))


def test_a_game_without_teams_shows_no_team_names(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, QUICK)
    page = visit(playing.link(playing.deploy()))
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    expect(page.locator(".team, .team-tag")).to_have_count(0)


def test_victory_points_are_shown_with_the_number_that_wins(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, QUICK, mode="victory_points", points=15)
    page = visit(playing.link(playing.deploy()))
    expect(page.get_by_text("0 of 15 VP")).to_have_count(2)
    expect(page.locator(".status")).to_contain_text("First to 15 VP wins")


def test_torpedoes_show_the_odds_at_every_space_that_they_may_be_aimed_at(
    visit: Visit, server: Server
) -> None:
    """A seat with Torpedoes sees the odds of every space that they may be aimed at."""
    rich = {"economy": {"start_cards": 0, "start_resources": 40}}
    playing = mothership_table(server, CLOSE | rich, layout="custom")
    seat = playing.deploy()
    for tile in ("combat", "assault", "assault", "assault", "assault"):
        playing.act(seat, f"research {tile}")
    playing.act(seat, "order mothership")
    playing.act(seat, "use sunslayer_torpedoes")
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="aim"][data-mine="true"]')
    odds_by_action = playing.position(seat)["forecast"]["actions"]
    ship = next(text for text, odds in odds_by_action.items() if odds.get("ranged"))
    odds = odds_by_action[ship]
    page.mouse.move(*screen_position(page, ship.split()[1]))
    share = round(100 * odds["win"] / (odds["win"] + odds["tie"] + odds["lose"]))
    shown = page.locator(".inspector .odds")
    expect(shown).to_contain_text(str(share))
    expect(shown).to_have_attribute("aria-label", re.compile("misses without harm"))
    expect(page.locator(".inspector")).to_contain_text("wingmen:")


@pytest.mark.rule("M44", "M45")
def test_a_missile_shows_the_odds_of_its_one_target(visit: Visit, server: Server) -> None:
    """A missile is aimed at one ship or Station, never at a planet."""
    rich = {"economy": {"start_cards": 0, "start_resources": 40}}
    playing = mothership_table(server, CLOSE | rich, layout="custom")
    seat = playing.deploy()
    for tile in ("combat", "bulwark", "bulwark", "bulwark", "bulwark"):
        playing.act(seat, f"research {tile}")
    playing.act(seat, "order mothership")
    playing.act(seat, "use nuclear_missile")
    page = visit(playing.link(seat))
    page.wait_for_selector('#asked[data-step="aim"][data-mine="true"]')
    odds_by_action = playing.position(seat)["forecast"]["actions"]
    assert {odds["kind"] for odds in odds_by_action.values()} <= {"ship", "station"}
    target, odds = next(pair for pair in odds_by_action.items() if pair[1].get("ranged"))
    page.mouse.move(*screen_position(page, target.split()[1]))
    share = round(100 * odds["win"] / (odds["win"] + odds["tie"] + odds["lose"]))
    shown = page.locator(".inspector .odds")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text(str(share))
    marked = (page.locator(FIELD).get_attribute("data-places") or "").split()
    assert {f"target {space}" for space in marked} == set(odds_by_action)


@pytest.mark.rule("M17", "M29")
def test_a_new_player_has_no_standing_orders_and_no_raised_hand(
    visit: Visit, server: Server
) -> None:
    """No hand is raised or lowered for the player, and no reaction is passed without an order."""
    playing = mothership_table(server, QUICK)
    page = visit(playing.link(0))
    page.get_by_role("tab", name="Orders").click()
    panel = page.locator(".side-panel")
    expect(panel.locator('[data-hand="1"]')).not_to_be_checked()
    expect(panel.locator('[data-orders="never_react"]')).not_to_be_checked()
    expect(panel.get_by_role("checkbox", checked=True)).to_have_count(0)
    expect(panel.get_by_role("button", name="Remove: ")).to_have_count(0)


def test_mothership_fits_a_phone_and_is_played_by_touch(visit: Visit, server: Server) -> None:
    playing = mothership_table(server, CLOSE, layout="custom")
    seat = playing.deploy()
    page = visit(playing.link(seat), **PHONE)
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    assert fits_width(page)
    # A hex is soon wide enough for a finger.
    page.wait_for_function(f"() => document.querySelector('{FIELD}')?.scrollWidth / 11 >= 34")
    before = shown_entry(page)
    page.get_by_role("button", name="Zoom in").tap()
    click_space(page, playing.space(seat, "fighter 1"))
    wait_for_entry_after(page, before)
    page.wait_for_selector('#asked[data-step="orders"]')
    assert fits_width(page)


@pytest.mark.parametrize("scheme", ["dark", proof_case("light")])
def test_axe_finds_nothing_serious_on_mothership_pages(
    visit: Visit, server: Server, scheme: str
) -> None:
    playing = mothership_table(server, {}, exploration=True, events=True)
    page = visit(playing.link(0), color_scheme=scheme)
    page.wait_for_selector("#asked[data-step]")
    assert serious_violations(page) == []
    seat = playing.deploy()
    page = visit(playing.link(seat), color_scheme=scheme)
    page.wait_for_selector('#asked[data-step="turn"][data-mine="true"]')
    expect(page.get_by_role("button", name="Sell: ").first).to_be_visible()
    assert serious_violations(page) == []
    click_space(page, playing.space(seat, "fighter 1"))
    page.wait_for_selector('#asked[data-step="orders"]')
    assert serious_violations(page) == []
