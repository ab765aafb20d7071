"""An evening by chance, on two displays, held against what the room may see."""
