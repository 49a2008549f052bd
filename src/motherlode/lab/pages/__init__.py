"""Self-contained HTML pages of the lab's results."""
