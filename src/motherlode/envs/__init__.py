"""Environments for researchers: PettingZoo, Gymnasium and OpenSpiel, each in a file of its name.

They need the extra `motherlode[envs]`; nothing else of the house does.
"""
