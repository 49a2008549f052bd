"""Texts for people: one catalogue a language, and how it is read."""
