"""Lets people be found by their e-mail address, by which mails are queued."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

PEOPLE = sa.table("people", sa.column("id"), sa.column("doc"), sa.column("address"))
NOTICES = sa.table(
    "notices", *map(sa.column, ("target", "table_id", "seat", "turn", "state", "fault"))
)
TURN = ("table_id", "seat", "turn")


def upgrade() -> None:
    op.add_column("people", sa.Column("address", sa.Text, nullable=False, server_default=""))
    op.create_index("people_address", "people", ["address"])
    connection = op.get_bind()
    for id, wishes in connection.execute(sa.select(PEOPLE.c.id, PEOPLE.c.doc)).all():
        if mail := json.loads(wishes).get("mail", ""):
            address = hashlib.sha256(mail.lower().encode()).hexdigest()
            connection.execute(PEOPLE.update().where(PEOPLE.c.id == id).values(address=address))
            _rename(connection, f"mail {id}", f"mail {address}")


def _rename(connection: sa.Connection, old: str, new: str) -> None:
    """Gives notices to a target another one; of two notices of a turn one is kept."""
    turns = [NOTICES.c[name] for name in TURN]
    kept = sa.select(*turns).where(NOTICES.c.target == new)
    taken = set(map(tuple, connection.execute(kept).all()))
    for row in connection.execute(sa.select(*turns).where(NOTICES.c.target == old)).all():
        own = sa.and_(
            NOTICES.c.target == old, *(NOTICES.c[name] == row[i] for i, name in enumerate(TURN))
        )
        changed = NOTICES.delete() if tuple(row) in taken else NOTICES.update().values(target=new)
        connection.execute(changed.where(own))


def downgrade() -> None:
    op.drop_index("people_address")
    op.drop_column("people", "address")
