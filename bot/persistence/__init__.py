"""Tables and players in the store: their records, and how they are read, saved and forgotten."""
