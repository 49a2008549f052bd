"""The web client in a real browser against a real server."""
