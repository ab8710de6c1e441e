"""The board of backgammon and narde."""
