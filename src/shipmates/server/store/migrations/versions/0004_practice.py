"""A game knows whether it is practice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the change: whatever was played so far was no practice."""
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("practice", sa.Boolean(), server_default="0", nullable=False)
        )


def downgrade() -> None:
    """Takes it back."""
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.drop_column("practice")
