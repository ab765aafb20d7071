"""Progress: games of a long run, counted aloud: whoever waits sees how far it is."""

import sys
from collections.abc import Iterator

LINES = 50
"""At most so many lines in a run."""

LEAST = 100
"""Games between two lines at least: a short run says nothing before its end."""


def counted(games: int) -> Iterator[int]:
    """Yield the numbers of so many games; now and then say how many were played."""
    step = max(LEAST, -(-games // LINES))
    for number in range(games):
        yield number
        if (number + 1) % step == 0 and number + 1 < games:
            sys.stderr.write(f"{number + 1} of {games} games\n")
            sys.stderr.flush()
