"""The computers that play backgammon."""
