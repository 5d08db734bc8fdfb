"""How every game ended, who has seen a deal, and when somebody was here last."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_attempts = sa.table(
    "attempts", sa.column("id", sa.String), sa.column("table_id", sa.String), sa.column("crew")
)
_tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("room", sa.LargeBinary),
    sa.column("crew", sa.String),
)
_sat = sa.table(
    "sat",
    sa.column("attempt", sa.String),
    sa.column("person", sa.String),
    sa.column("chair", sa.Integer),
)


def upgrade() -> None:
    """Makes the change; of games that were played before, only the last at a table is known."""
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("seen", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.add_column(sa.Column("crew", sa.String(length=32), nullable=True))
    with op.batch_alter_table("sat", schema=None) as batch_op:
        batch_op.add_column(sa.Column("chair", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("won", sa.Boolean(), nullable=True))
        batch_op.create_index("ix_sat_person", ["person"], unique=False)
    op.create_table(
        "results",
        sa.Column("attempt", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("mission", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("cause", sa.String(length=40), nullable=False),
        sa.Column("score", sa.Text(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["attempt"], ["attempts.id"], name=op.f("fk_results_attempt")),
        sa.PrimaryKeyConstraint("attempt", name=op.f("pk_results")),
    )
    op.create_index("ix_results_mission", "results", ["game", "mission"], unique=False)
    op.create_table(
        "peeks",
        sa.Column("deal", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["deal"], ["deals.id"], name=op.f("fk_peeks_deal")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_peeks_person")),
        sa.PrimaryKeyConstraint("deal", "person", name=op.f("pk_peeks")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    _enter_what_is_known()


def _enter_what_is_known() -> None:
    bind = op.get_bind()
    rows = sa.select(_tables.c.id, _tables.c.room, _tables.c.crew)
    for table, kept, crew in bind.execute(rows).all():
        if crew is not None:
            this = _attempts.c.table_id == table
            bind.execute(_attempts.update().where(this).values(crew=crew))
        room = json.loads(kept)
        for number, chair in enumerate(room.get("chairs", ())):
            here = (_sat.c.attempt == room.get("attempt")) & (
                _sat.c.person == chair.get("person")
            )
            bind.execute(_sat.update().where(here).values(chair=number))


def downgrade() -> None:
    """Takes it back."""
    op.drop_table("secrets")
    op.drop_table("peeks")
    op.drop_index("ix_results_mission", table_name="results")
    op.drop_table("results")
    with op.batch_alter_table("sat", schema=None) as batch_op:
        batch_op.drop_index("ix_sat_person")
        batch_op.drop_column("won")
        batch_op.drop_column("chair")
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.drop_column("crew")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("seen")
