"""Tests for any game, ours or another package's: conformance, golden games, perft, coverage."""
