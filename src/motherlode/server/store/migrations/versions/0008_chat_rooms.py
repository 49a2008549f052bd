"""Gives chat messages a room; each room of a table has numbers of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

KEPT = "table_id, number, seat, name, text, message, at"


def upgrade() -> None:
    room = sa.Column("room", sa.Text, nullable=False, server_default="table")
    if op.get_bind().dialect.name == "postgresql":
        op.add_column("chat", room)
        _replace_key("room, number")
        return
    _rebuild([room], "")


def downgrade() -> None:
    """Keeps the messages for all; those of other rooms are deleted."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("DELETE FROM chat WHERE room <> 'table'")
        op.drop_column("chat", "room")
        _replace_key("number")
        return
    _rebuild([], " WHERE room = 'table'")


def _replace_key(numbered_by: str) -> None:
    op.execute("ALTER TABLE chat DROP CONSTRAINT IF EXISTS chat_pkey")
    op.execute(f"ALTER TABLE chat ADD CONSTRAINT chat_pkey PRIMARY KEY (table_id, {numbered_by})")


def _rebuild(more: list[sa.Column[str]], where: str) -> None:
    """Replaces SQLite's table, whose key can't be changed."""
    op.create_table(
        "chat_copy",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        *more,
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", *(column.name for column in more), "number"),
        sa.UniqueConstraint("table_id", "seat", "message", name="chat_message"),
        sqlite_with_rowid=False,
    )
    op.execute(f"INSERT INTO chat_copy ({KEPT}) SELECT {KEPT} FROM chat{where}")
    op.drop_table("chat")
    op.rename_table("chat_copy", "chat")
