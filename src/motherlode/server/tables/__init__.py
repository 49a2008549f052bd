"""Tables: which there are, their games, seats, clocks and followers."""
