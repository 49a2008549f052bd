"""The interface for clients: REST, sockets, the schemas of both, and errors."""
