"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Makes the change."""
    op.create_table(
        "crews",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("invite", sa.String(length=64), nullable=True),
        sa.Column("invite_ends", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_crews")),
        sa.UniqueConstraint("invite", name=op.f("uq_crews_invite")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("orders", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=8), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("room", sa.LargeBinary(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
        sa.UniqueConstraint("code", name=op.f("uq_tables_code")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("ix_tables_listed", ["public", "status", "touched"], unique=False)

    op.create_table(
        "attempts",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("head", sa.Text(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("began", sa.BigInteger(), nullable=True),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("took_back", sa.Integer(), server_default="0", nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_attempts_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_attempts")),
    )
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.create_index("ix_attempts_table", ["table_id", "number"], unique=True)

    op.create_table(
        "keys",
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_keys_person")),
        sa.PrimaryKeyConstraint("secret", name=op.f("pk_keys")),
    )
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.create_index("ix_keys_person", ["person"], unique=False)

    op.create_table(
        "links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_links_person")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_links")),
    )
    op.create_table(
        "members",
        sa.Column("crew", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["crew"], ["crews.id"], name=op.f("fk_members_crew")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_members_person")),
        sa.PrimaryKeyConstraint("crew", "person", name=op.f("pk_members")),
    )
    with op.batch_alter_table("members", schema=None) as batch_op:
        batch_op.create_index("ix_members_person", ["person"], unique=False)

    op.create_table(
        "log_lines",
        sa.Column("crew", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("attempt", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(
            ["attempt"], ["attempts.id"], name=op.f("fk_log_lines_attempt")
        ),
        sa.ForeignKeyConstraint(["crew"], ["crews.id"], name=op.f("fk_log_lines_crew")),
        sa.PrimaryKeyConstraint("crew", "game", "number", name=op.f("pk_log_lines")),
    )
    op.create_table(
        "moves",
        sa.Column("attempt", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["attempt"], ["attempts.id"], name=op.f("fk_moves_attempt")),
        sa.PrimaryKeyConstraint("attempt", "number", name=op.f("pk_moves")),
    )


def downgrade() -> None:
    """Takes it back."""
    op.drop_table("moves")
    op.drop_table("log_lines")
    with op.batch_alter_table("members", schema=None) as batch_op:
        batch_op.drop_index("ix_members_person")

    op.drop_table("members")
    op.drop_table("links")
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.drop_index("ix_keys_person")

    op.drop_table("keys")
    with op.batch_alter_table("attempts", schema=None) as batch_op:
        batch_op.drop_index("ix_attempts_table")

    op.drop_table("attempts")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_listed")

    op.drop_table("tables")
    op.drop_table("people")
    op.drop_table("crews")
