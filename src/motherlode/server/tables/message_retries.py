"""Retries: a message that was stored before gets the same answer and is not done again."""

from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.release import find_rules
from motherlode.server.api.errors import ConfigChanged, Refusal, StaleMove
from motherlode.server.api.socket_schema import Move
from motherlode.server.store.store import StoredRow
from motherlode.server.tables.table import Table


async def number_of_move_retry(table: Table, seat: int, message: Move, text: str) -> int:
    """The number of a move that was stored before; raises StaleMove if it is no retry."""
    stored = await table.store.entry_of_message(table.id, seat, message.id)
    if stored is not None:
        return same_message(stored, message.number, _canonical_text(table, text))
    if table.live_game is None or table.fault:
        table.require_playing()
    raise StaleMove(table.number)


def _canonical_text(table: Table, text: str) -> str:
    """The text that an action is stored with; an unlisted action can be written in many ways."""
    try:
        actions = find_rules(table.config.game, table.config.version).actions
        return actions.text(actions.parse(text))
    except MotherlodeError:
        return text


def same_message(stored: StoredRow, number: int, text: str) -> int:
    """The number of a stored message; raises a Refusal if its id was used for another one.

    An answer in a window may be stored later than at its number, after the passes of other seats.
    """
    if stored.number >= number and stored.text == text:
        return int(stored.number)
    raise Refusal("id_reused", "this message id was used for something else")


def recheck_if_config_changed(table: Table, version: int, number: int) -> None:
    """Raises ConfigChanged if an entry was refused only because the config has a new version."""
    if table.version != version and table.number < number:
        raise ConfigChanged(table.number)


def replaced_refusal() -> Refusal:
    return Refusal("replaced", "a bot plays this seat now: take it back first")
