"""The steps of a turn: their legal actions, what each does, and why others are illegal."""
