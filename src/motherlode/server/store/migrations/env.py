"""Alembic's environment: runs the migrations on the connection that `migrate` passes."""

from alembic import context

from motherlode.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
