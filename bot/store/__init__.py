"""Where tables are kept: the port, and what stands behind it."""
