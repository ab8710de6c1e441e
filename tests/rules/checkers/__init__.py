"""Brazilian checkers."""
