"""Creates the row of the last heartbeat, and the downtimes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    alive = op.create_table(
        "alive",
        sa.Column("one", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(alive, [{"one": 1, "at": 0}])
    op.create_table(
        "lulls",
        sa.Column("ended", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("began", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("lulls", "alive"):
        op.drop_table(name)
