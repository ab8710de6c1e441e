"""What people are told when something cannot be done, and whether that helps."""
