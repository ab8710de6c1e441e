"""The local table: a chat on a page of our own, one guest a browser window."""
