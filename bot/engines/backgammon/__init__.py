"""Computers that play backgammon: bgsage where it is installed, and a net of our own elsewhere."""
