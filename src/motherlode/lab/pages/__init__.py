"""The lab's results as self-contained HTML pages."""
