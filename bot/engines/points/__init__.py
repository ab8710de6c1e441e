"""A neural net that judges boards of narde and backgammon, and the look-ahead built on it."""
