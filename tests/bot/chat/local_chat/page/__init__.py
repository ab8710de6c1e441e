"""The local page, driven through real browser windows."""
