"""The game Mothership: fleets fight on a hex board with Action cards and a Technology Tree."""
