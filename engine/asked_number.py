"""How often a command is to do something: at least once, else it would prove nothing."""

import argparse


def read_number(text: str) -> int:
    """Read how many there are to be; of what is no number from 1 on it says so."""
    if not text.isascii() or not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)
