"""What a class's results come to: pure functions of stored reports and of what was handed in."""
