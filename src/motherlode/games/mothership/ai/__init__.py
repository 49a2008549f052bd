"""What bots use to play Mothership: scores of actions, and estimates of who wins."""
