"""The public screen: a second window for the room, fed only by what everybody may see."""
