"""A study's chapters: the list of them, their texts and facts."""
