"""The colours of everything that is drawn."""
