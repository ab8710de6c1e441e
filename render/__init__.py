"""Board pictures: positions in, PNG bytes out."""
