"""The desk: a request comes in, what must not be lost is saved, and a reply goes out."""
