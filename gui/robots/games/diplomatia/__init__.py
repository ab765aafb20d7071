"""What Diplomatia has of its own for the robots at the windows."""
