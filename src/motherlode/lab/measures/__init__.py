"""Measurements over games: balance, comparisons, luck and skill, statistics."""
