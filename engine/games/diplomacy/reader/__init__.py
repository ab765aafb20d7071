"""Reading orders as people write them: words, names, grammar, and whole slips of paper."""
