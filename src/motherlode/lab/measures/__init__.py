"""What is measured over games: balance, comparisons, luck and skill, statistics."""
