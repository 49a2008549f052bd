"""The Technology Tree: its tiles, their effects and abilities, and buying them (M43, M44)."""
