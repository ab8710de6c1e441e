"""The store of tables: its port, and the implementations in memory and on Redis or Valkey."""
