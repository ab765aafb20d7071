"""Words that every game and every window shares: names, cases, endings, formats."""
