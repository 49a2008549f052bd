"""The steps of a turn: what is asked, what each answer does, and why others are not legal."""
