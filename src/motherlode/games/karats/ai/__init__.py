"""What bots use to play Karats: scores of actions, and the value of positions."""
