"""What Parlour says: from events, views and refusals to text, board and buttons."""
