"""Tests of what operators use: proxies, containers, backups, the admin page, metrics."""
