"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel, one file each.

They need the extra `motherlode[envs]`.
"""

from motherlode.optional_packages import require

require("envs", "gymnasium", "numpy", "pettingzoo")
