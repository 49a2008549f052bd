"""What a notice says: the table, the game and what is asked. All of it is public."""

from contextlib import suppress
from dataclasses import dataclass

from motherlode.i18n.catalogue import platform_text
from motherlode.i18n.words import Words
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.release import find_rules
from motherlode.server.tables.table import Table

OF_REQUESTS = {"title": "title_request", "hook": "hook_request"}
"""Texts that a request for consent has in a form of its own."""


@dataclass(frozen=True)
class TurnMessage:
    """A turn in words of a language. `url` has no secret: it opens with the browser's own links.

    `turn` is below 0 if a seat's consent is asked for; then `step` is the kind of the proposal.
    """

    table: str
    seat: int
    turn: int
    game: str
    title: str
    name: str
    players: str
    step: str
    asked: str
    url: str

    @property
    def is_request(self) -> bool:
        return self.turn < 0

    def text(self, language: str, key: str, **values: object) -> str:
        """A text of notices about this turn; a request for consent is named as such."""
        values = {"game": self.title, "asked": self.asked, "players": self.players, **values}
        own = OF_REQUESTS.get(key, key) if self.is_request else key
        return notice_text(language, own, **values)


def notice_text(language: str, key: str, **values: object) -> str:
    """A text of notices in a language."""
    return platform_text("notices", key, language, **values)


def turn_message(table: Table, seat: int, turn: int, language: str, site: str) -> TurnMessage:
    """The words of a turn for somebody who reads a language."""
    config, live_game = table.config, table.live_game
    assert live_game is not None
    names = [each.name or f"{i + 1}" for i, each in enumerate(config.seats)]
    title, step = config.game, live_game.step()
    asked = step.replace("_", " ")
    with suppress(MotherlodeError):
        game = find_rules(config.game, config.version)
        words = Words(game, names, language, edition=config.edition)
        title, asked = words.whole("title") or game.title, words.of("steps", step)
    if turn < 0 and config.proposal is not None:
        step = config.proposal.kind
        asked = notice_text(language, f"asks_{step}")
    players = ", ".join(names)
    url = f"{site}/t/{table.id}"
    return TurnMessage(
        table.id, seat, turn, config.game, title, names[seat], players, step, asked, url
    )
