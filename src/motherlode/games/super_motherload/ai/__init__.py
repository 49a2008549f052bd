"""What bots use to play Super Motherload: scores of actions, and the probability to win."""
