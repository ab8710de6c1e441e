"""The local page: a chat in the browser, with one guest a window."""
