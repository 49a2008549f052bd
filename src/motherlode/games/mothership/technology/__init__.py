"""The Technology Tree: what its tiles do, which tile stands where, and buying them (M43, M44)."""
