"""The Action cards: a class or a row for each card, in files by family (M39)."""
