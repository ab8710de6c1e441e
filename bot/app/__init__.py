"""The program: its command line, settings and logs, and the wiring of all parts."""
