"""The tables of a crew can be found."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("room", sa.LargeBinary),
    sa.column("crew", sa.String),
)


def upgrade() -> None:
    """Makes the change, and enters the crew of every table there is."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("crew", sa.String(length=32), nullable=True))
        batch_op.create_index("ix_tables_crew", ["crew", "touched"], unique=False)
    bind = op.get_bind()
    for table, room in bind.execute(sa.select(_tables.c.id, _tables.c.room)).all():
        crew = json.loads(room).get("crew")
        if crew is not None:
            bind.execute(_tables.update().where(_tables.c.id == table).values(crew=crew))


def downgrade() -> None:
    """Takes it back."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_crew")
        batch_op.drop_column("crew")
