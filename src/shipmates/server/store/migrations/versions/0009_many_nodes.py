"""Several nodes know of one another, of who is where, and of what was said."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the change."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_nodes")),
    )
    op.create_table(
        "visits",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("node", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "node", name=op.f("pk_visits")),
    )
    op.create_index("ix_visits_node", "visits", ["node"])
    op.create_table(
        "sayings",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("said", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sayings")),
    )
    op.create_index("ix_sayings_at", "sayings", ["at"])


def downgrade() -> None:
    """Takes it back."""
    op.drop_table("sayings")
    op.drop_table("visits")
    op.drop_table("nodes")
