"""The `motherlode` command: one module a subcommand."""
