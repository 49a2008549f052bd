"""Dogfights of Mothership for browser tests: fleets that face each other, and an attack."""

from typing import Any

from tests.games.mothership.adjacent_fleets import START_SPACES, edition_with_deck_of
from tests.web.mothership_tables import MothershipTable, mothership_table
from tests.web.server_process import Server

WINDOWS = ("before_roll", "after_roll", "on_loss")
WINDOW = '#asked[data-step="before_roll"][data-mine="true"]'


def side_by_side(server: Server, card: str, **more: dict[str, Any]) -> tuple[MothershipTable, int]:
    """A table where the fleets face each other, with one kind of card; and the seat that begins."""
    playing = mothership_table(server, edition_with_deck_of(card) | more, layout="custom")
    for ship in range(12):
        seat = playing.asked_seat()
        playing.act(seat, f"place {START_SPACES[seat][ship % 6]}")
    return playing, playing.asked_seat()


def attack_with_fighter(playing: MothershipTable, seat: int, fighter: int) -> int:
    """Attacks the facing Fighter with one Fighter; returns the entry that began the dogfight."""
    for text in (f"order fighter {fighter}", f"attack {START_SPACES[1 - seat][fighter]}", "fire"):
        if text in [row["text"] for row in playing.position(seat)["legal"]]:
            playing.act(seat, text)
    return int(playing.position(seat)["number"])


def attacker_passes(playing: MothershipTable, attacker: int, until: str = "") -> None:
    """Passes for the attacker, who could still buy and sell, until the defender is asked.

    With `until` it goes on until that step, for tests whose defender answers by itself.
    """
    while (asked := playing.position(attacker)["view"]["asked"])["step"] != until:
        if asked["seat"] == attacker and asked["step"] in WINDOWS:
            playing.send_move(attacker, "pass")  # The server may pass at the same time.
        elif not until:
            return
