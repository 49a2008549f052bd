"""The `motherlode` command: each subcommand has a module of its own."""
