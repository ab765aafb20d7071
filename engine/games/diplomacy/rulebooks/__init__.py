"""What tables play: the points on which rulebooks differ, and the editions with their choices."""
