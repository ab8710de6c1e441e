"""The store on Redis or Valkey: one server, one behind sentinels, or a cluster."""
