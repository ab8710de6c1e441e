"""The local table, driven through real browser windows."""
