"""The store: everything that is kept, in SQLite or PostgreSQL, behind one interface."""

from motherlode.server.store.engines import Database, open_database
from motherlode.server.store.store import Store
from motherlode.server.store.writer import StorageUnavailable

__all__ = ["Database", "StorageUnavailable", "Store", "open_database"]
