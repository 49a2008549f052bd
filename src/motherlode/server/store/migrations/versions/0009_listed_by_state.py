"""Lets the lobby find tables of a state without reading the others."""

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("tables_listed_by_state", "tables", ["listed", "state", "created"])


def downgrade() -> None:
    op.drop_index("tables_listed_by_state")
