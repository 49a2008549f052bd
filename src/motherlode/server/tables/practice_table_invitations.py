"""Practice tables: they continue a record whose hidden things somebody may know."""

from motherlode.server.api.errors import Refusal
from motherlode.server.tables.table_config import TableConfig


def refuse_invitation(config: TableConfig) -> None:
    """Raises a Refusal at a practice table: nobody else gets a seat there."""
    if config.is_practice():
        raise Refusal("practice", "nobody can be invited to a practice table: its seed is known")


def refuse_guest(config: TableConfig, host: str) -> None:
    """Raises a Refusal if somebody other than the host sits down at a practice table.

    The links of its seats are for hot seat; a second person who has one can't use it alone.
    """
    if not config.identify(host).host:
        refuse_invitation(config)
