"""Missions of one's own are kept, version by version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

_ID = sa.String(length=32)


def upgrade() -> None:
    """Makes the tables."""
    op.create_table(
        "missions",
        sa.Column("id", _ID, nullable=False),
        sa.Column("owner", _ID, nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("origin", _ID, nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_missions_owner"),
        sa.PrimaryKeyConstraint("id", name="pk_missions"),
    )
    op.create_index("ix_missions_owner", "missions", ["owner", "changed"], unique=False)
    op.create_table(
        "mission_versions",
        sa.Column("mission", _ID, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["mission"], ["missions.id"], name="fk_mission_versions_mission"
        ),
        sa.PrimaryKeyConstraint("mission", "number", name="pk_mission_versions"),
    )


def downgrade() -> None:
    """Takes them away."""
    op.drop_table("mission_versions")
    op.drop_index("ix_missions_owner", table_name="missions")
    op.drop_table("missions")
