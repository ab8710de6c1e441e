"""The computer players of backgammon."""
