"""A Valkey server of Parlour's own, for those who have none."""
