"""Motherlode: three board games as software for players, designers and researchers."""

import os

from motherlode import _pure

__version__ = "0.1.0"

_pure.provide_vecs()
if os.environ.get("MOTHERLODE_PURE") == "1":
    _pure.prefer_source()
