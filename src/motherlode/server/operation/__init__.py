"""What operators do with a database besides serving it: backups, checks, games in bulk."""
