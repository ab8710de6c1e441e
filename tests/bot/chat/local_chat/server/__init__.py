"""The local table's server, asked by hand."""
