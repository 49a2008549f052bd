"""Practice tables: they continue a record whose hidden things somebody may know."""

from motherlode.server.api.errors import Refusal
from motherlode.server.tables.table_config import TableConfig


def refuse_invitation(config: TableConfig) -> None:
    """Raises a Refusal at a practice table: nobody else gets a seat there."""
    if config.is_practice():
        raise Refusal("practice", "nobody can be invited to a practice table: its seed is known")
