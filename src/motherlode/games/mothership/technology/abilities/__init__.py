"""Abilities: Jump Gates and what a Mothership can do with a tile of tier 5 (M43-M45)."""
