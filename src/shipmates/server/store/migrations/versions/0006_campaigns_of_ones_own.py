"""Campaigns of one's own, and which attempts belong to one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_ID = sa.String(length=32)


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "campaigns",
        sa.Column("id", _ID, nullable=False),
        sa.Column("owner", _ID, nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_campaigns_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_owner", "campaigns", ["owner", "created"], unique=False)
    op.create_table(
        "stops",
        sa.Column("campaign", _ID, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mission", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["campaign"], ["campaigns.id"], name="fk_stops_campaign"),
        sa.PrimaryKeyConstraint("campaign", "place", name="pk_stops"),
    )
    op.create_table(
        "legs",
        sa.Column("attempt", _ID, nullable=False),
        sa.Column("campaign", _ID, nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["attempt"], ["attempts.id"], name="fk_legs_attempt"),
        sa.PrimaryKeyConstraint("attempt", name="pk_legs"),
    )
    op.create_index("ix_legs_campaign", "legs", ["campaign"], unique=False)


def downgrade() -> None:
    """Takes them away."""
    op.drop_index("ix_legs_campaign", table_name="legs")
    op.drop_table("legs")
    op.drop_table("stops")
    op.drop_index("ix_campaigns_owner", table_name="campaigns")
    op.drop_table("campaigns")
