"""Makes what the computers have learned: run by hand, shipped as its result."""
