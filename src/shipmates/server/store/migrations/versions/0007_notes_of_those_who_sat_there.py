"""Who sat at a game, and what they wrote about it."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("room", sa.LargeBinary))
_sat = sa.table("sat", sa.column("attempt", sa.String), sa.column("person", sa.String))


def upgrade() -> None:
    """Makes the tables, and enters who sits at the newest game of every table there is."""
    op.create_table(
        "sat",
        sa.Column("attempt", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["attempt"], ["attempts.id"], name=op.f("fk_sat_attempt")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sat_person")),
        sa.PrimaryKeyConstraint("attempt", "person", name=op.f("pk_sat")),
    )
    op.create_table(
        "notes",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("attempt", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("about", sa.String(length=8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("written", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["attempt"], ["attempts.id"], name=op.f("fk_notes_attempt")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notes_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_notes")),
    )
    with op.batch_alter_table("notes", schema=None) as batch_op:
        batch_op.create_index("ix_notes_attempt", ["attempt", "written"], unique=False)
    bind = op.get_bind()
    for (kept,) in bind.execute(sa.select(_tables.c.room)).all():
        room = json.loads(kept)
        people = {chair.get("person") for chair in room.get("chairs", ())} - {None}
        if room.get("attempt") and people:
            rows = [{"attempt": room["attempt"], "person": one} for one in sorted(people)]
            bind.execute(_sat.insert(), rows)


def downgrade() -> None:
    """Takes it back."""
    with op.batch_alter_table("notes", schema=None) as batch_op:
        batch_op.drop_index("ix_notes_attempt")
    op.drop_table("notes")
    op.drop_table("sat")
