"""Tables and players as the store keeps them."""
