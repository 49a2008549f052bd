"""What bots are told about good play: scores of actions and estimates of who wins."""
