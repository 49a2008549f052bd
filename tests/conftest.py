"""Settings of the whole test suite."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
"""A busy machine is no fault: no example fails for the time it takes."""
