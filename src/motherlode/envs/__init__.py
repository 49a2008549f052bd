"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel, one file each.

They need the extra `motherlode[envs]`.
"""
