"""A computer that plays Brazilian checkers."""
