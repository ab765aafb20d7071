"""What no line of a Czech text may end with."""

import re

_LONE = r"(?<![^\s(„“])([ksvzouaiKSVZOUAI]) "

_SCORE = r"(\{(?:more|most|count)\}|\b\d+) proti (?=\{|\d)"


def tied(text: str) -> str:
    """Keep one-letter prepositions and conjunctions with what follows, and ``2 proti 1``."""
    text = re.sub(_SCORE, "\\1\N{NO-BREAK SPACE}proti\N{NO-BREAK SPACE}", text)
    return re.sub(_LONE, "\\1\N{NO-BREAK SPACE}", text)
