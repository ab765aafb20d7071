"""The show: the map opens, one route after another is drawn with its bill, then purses race."""
