"""A tree of variations as frozen values: what a study is made of."""
