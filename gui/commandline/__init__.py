"""Commands that say what they found in plain sentences, without any window."""
