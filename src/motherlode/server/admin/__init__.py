"""The admin page: what operators see of a running server and do to it."""
