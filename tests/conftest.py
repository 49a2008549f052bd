"""Settings of the whole test suite."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
"""No deadline: a slow example on a busy machine is not an error."""
