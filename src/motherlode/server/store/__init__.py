"""The store: everything that is kept, in SQLite or PostgreSQL, behind one interface."""

from motherlode.server.store.database import Database, open_database
from motherlode.server.store.database_errors import StorageUnavailable
from motherlode.server.store.store import Store

__all__ = ["Database", "StorageUnavailable", "Store", "open_database"]
