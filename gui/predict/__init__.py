"""What happens to each unit: asked on the board, revealed with reasons, asked again by and by."""
