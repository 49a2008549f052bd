"""Playing many games: matches, ladders and sweeps, on worker processes, with a journal."""
