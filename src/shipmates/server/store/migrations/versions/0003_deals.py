"""A deal can be played at many tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the change."""
    op.create_table(
        "deals",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("source", sa.String(length=32), nullable=True),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deals")),
        sa.UniqueConstraint("source", name=op.f("uq_deals_source")),
    )
    op.create_index("ix_deals_day", "deals", ["day", "game"], unique=True)
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("deal", sa.String(length=32), nullable=True))
        batch_op.create_index("ix_attempts_deal", ["deal"], unique=False)


def downgrade() -> None:
    """Takes it back."""
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.drop_index("ix_attempts_deal")
        batch_op.drop_column("deal")
    op.drop_index("ix_deals_day", table_name="deals")
    op.drop_table("deals")
