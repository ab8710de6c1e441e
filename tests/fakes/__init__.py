"""The platforms on loopback, as strict as the real ones."""
