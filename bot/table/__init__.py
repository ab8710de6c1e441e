"""A table where people play: a frozen value, changed by events and by nothing else."""
