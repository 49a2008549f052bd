"""Tables: the registry, their games, seats, clocks and subscribers."""
