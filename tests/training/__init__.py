"""Training and tuning of the computers: run by hand, and never by the tests."""
