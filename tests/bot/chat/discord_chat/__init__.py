"""Tests of Discord, over a server on loopback."""
