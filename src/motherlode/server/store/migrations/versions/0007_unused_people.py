"""Notes when a person's wishes changed last: those that nobody uses are forgotten."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("changed", sa.BigInteger, nullable=False, server_default="0")
    op.add_column("people", column)
    op.execute(sa.text("UPDATE people SET changed = :now").bindparams(now=time.time_ns() // 10**6))
    op.create_index("people_changed", "people", ["changed"])


def downgrade() -> None:
    op.drop_index("people_changed")
    op.drop_column("people", "changed")
