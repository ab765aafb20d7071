"""What a player is offered while an order is being made, and why something is not."""
