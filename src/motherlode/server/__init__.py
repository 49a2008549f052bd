"""The server: tables, seats, sockets and their store. It alone holds true states."""
