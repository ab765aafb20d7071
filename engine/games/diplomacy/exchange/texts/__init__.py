"""Order lists and test cases as people and judges write them."""
