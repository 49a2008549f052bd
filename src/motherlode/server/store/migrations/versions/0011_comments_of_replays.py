"""Gives chat messages the entry that they are about."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("entry", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    """Deletes the comments on replays, which no older version knows."""
    op.execute("DELETE FROM chat WHERE room = 'replay'")
    op.drop_column("chat", "entry")
