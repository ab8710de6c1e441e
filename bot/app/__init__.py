"""The program: its command line, settings, logs, and how the parts are put together."""
