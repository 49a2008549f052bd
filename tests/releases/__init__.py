"""Tests of releases: their archives, their contents and their example games."""
