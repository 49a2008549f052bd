"""Alembic's migrations of the store, run on start."""
