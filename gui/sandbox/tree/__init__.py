"""The tree of variations beside a study's board."""
