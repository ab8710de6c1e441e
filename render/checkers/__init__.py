"""The checkers board."""
