"""Runs the migrations on the connection it is given."""

from __future__ import annotations

from alembic import context

from shipmates.server.store.schema import META

connection = context.config.attributes["connection"]
assert connection is not None, "migrations are run by `shipmates db upgrade`"
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
