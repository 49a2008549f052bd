"""The engine behind every game: actions, zones, state, steps, random numbers, events, records."""
