"""Ways to the study, and its screens."""
