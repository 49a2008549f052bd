"""Creates the encrypted links of seats that players carry to another device."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "carried_seats",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("once", sa.Boolean, nullable=False),
        sa.Column("box", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("opened_by", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("carried_seats_expires", "carried_seats", ["expires"])


def downgrade() -> None:
    op.drop_table("carried_seats")
