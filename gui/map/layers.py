"""What lies over what on the board, from below."""

HOVER = 8.0
AFTERMATH = 16.0
HOLDS = 18.0
CONVOYS = 19.0
MOVES = 20.0
SUPPORTS = 22.0
NAMES = 27.0
MARKS = 28.0
LEADERS = 29.0
PIECES = 30.0
SHORT = 31.0
"""Arrows between pieces that stand close: they would hardly be seen below them."""

SHORT_MARKS = 32.0
FOREMOST = 33.0
DRAWN = 39.0
"""What somebody drew on the board: strengths stay readable in it."""

FIGURES = 40.0
RUBBER = 44.0
OFFERS = 50.0
FOCUS = 60.0
