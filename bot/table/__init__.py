"""A table where people play: a frozen value that changes only by events."""
