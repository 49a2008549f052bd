"""Benchmarks of the engine, the search and the environments."""
