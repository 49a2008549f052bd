"""Notices that it is somebody's turn: by Web Push, e-mail and webhooks, through a queue."""
