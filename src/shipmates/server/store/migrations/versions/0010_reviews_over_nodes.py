"""Who looks at a finished game by way of which node."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the change."""
    op.create_table(
        "looks",
        sa.Column("attempt", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.Column("look", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("attempt", "node", name=op.f("pk_looks")),
    )
    op.create_index("ix_looks_node", "looks", ["node"])


def downgrade() -> None:
    """Takes it back."""
    op.drop_table("looks")
