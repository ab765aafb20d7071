"""Players who play the real windows by clicks and words."""
