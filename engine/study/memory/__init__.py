"""What somebody did not foresee, and when it is asked again."""
