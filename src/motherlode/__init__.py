"""Motherlode: three board games as software for players, designers and researchers."""

import os

from motherlode import _run_from_source

__version__ = "0.1.0"

_run_from_source.provide_vecs()
if os.environ.get("MOTHERLODE_PURE") == "1":
    _run_from_source.prefer_source()
