"""What every game is: actions, zones, state, frames and steps, chance, events, records."""
