"""The server: tables, seats, sockets and their store. Only it has the true states of games."""
