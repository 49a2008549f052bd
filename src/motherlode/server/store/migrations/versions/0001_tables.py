"""Creates tables, entries, chat and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("wake", sa.BigInteger),
    )
    op.create_index("tables_listed", "tables", ["listed", "created"])
    op.create_index("tables_wake", "tables", ["wake"])
    _numbered_rows("entries", sa.Column("by", sa.Text, nullable=False))
    _numbered_rows("chat", sa.Column("name", sa.Text, nullable=False))
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def _numbered_rows(name: str, own: sa.Column[str]) -> None:
    """Creates a table of numbered rows: the log and the chat have the same form."""
    op.create_table(
        name,
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        own,
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "message", name=f"{name}_message"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("snapshots", "chat", "entries", "tables"):
        op.drop_table(name)
