"""Tests of the server, over real sockets against real databases."""
