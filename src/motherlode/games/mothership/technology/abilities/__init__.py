"""Abilities that tiles give: Jump Gates, and those of the Mothership from tier 5 (M43-M45)."""
