"""How often a command is to do something: at least once, else it would prove nothing."""

import argparse
from collections.abc import Callable


def read_number(text: str) -> int:
    """Read how many there are to be; of what is no number from 1 on it says so."""
    if not _counts(text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def up_to(most: int) -> Callable[[str], int]:
    """Return what reads a number from 1 to ``most``, and says so of anything else."""

    def read(text: str) -> int:
        if not _counts(text) or int(text) > most:
            raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to {most}")
        return int(text)

    return read


_DIGITS = 18
"""At most of a number: Python itself refuses to read one of thousands, in words of its own."""


def _counts(text: str) -> bool:
    return len(text) <= _DIGITS and text.isascii() and text.isdecimal() and int(text) > 0
