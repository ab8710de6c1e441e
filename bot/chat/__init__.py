"""Chat adapters, one module a platform: they translate and nothing else."""
