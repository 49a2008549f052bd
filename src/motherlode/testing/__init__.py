"""What proves a game, ours or of another package: conformance, golden games, perft, coverage."""
