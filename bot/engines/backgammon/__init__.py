"""Computers that play backgammon."""
