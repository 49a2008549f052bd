"""Real servers under load on this machine: load generator, crash test, and clients for tests."""
