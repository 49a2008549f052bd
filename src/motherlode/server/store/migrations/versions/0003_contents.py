"""Creates the contents that games were begun with, and names them in the tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "contents",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("tables", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("content", sa.Text))


def downgrade() -> None:
    op.drop_column("tables", "content")
    op.drop_table("contents")
