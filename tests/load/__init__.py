"""Trials: real servers under load, on this machine alone. Benches, crash tests and tests use it."""
