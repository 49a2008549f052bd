"""What clients meet: REST, sockets, the schemas of both, and errors."""
