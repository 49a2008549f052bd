"""Texts for people: one catalogue file per language, and the code that reads it."""
