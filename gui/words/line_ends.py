"""What no line of a Czech text may end with."""

import re

_LONE = r"(?<![^\s(„“])([ksvzouaiKSVZOUAI]) "


def tied(text: str) -> str:
    """Keep one-letter prepositions and conjunctions on the line of the word that follows."""
    return re.sub(_LONE, "\\1\N{NO-BREAK SPACE}", text)
