"""Benchmarks: ours beside a peer or a floor, in the same run. `make bench` prints the ratios."""
