"""The store: what is kept for good. SQLite or PostgreSQL behind one face."""

from motherlode.server.store.store import Store, open_store
from motherlode.server.store.writer import StorageUnavailable

__all__ = ["StorageUnavailable", "Store", "open_store"]
