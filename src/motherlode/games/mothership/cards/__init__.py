"""The Action cards: one class or one line a card, in files by family (M39)."""
