"""Mothership: fleets on hexes, dogfights with reactions, a technology tree, teams and solo."""
