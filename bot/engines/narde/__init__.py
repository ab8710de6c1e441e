"""A computer that plays long narde."""
