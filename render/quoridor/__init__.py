"""The Quoridor board."""
