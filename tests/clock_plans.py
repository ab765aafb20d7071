"""Clocks of Diplomacy in tests that are about something else."""

from dataclasses import replace

from engine.games.diplomacy.clocks import CLOCKS

RULEBOOK = CLOCKS["rulebook"]


def usual_plan(**more):
    """Return the rulebook's clock with other lengths, named as in files, or other agreements."""
    lengths = {name: more.pop(name, length) for name, length in RULEBOOK.lengths.items()}
    return replace(RULEBOOK, lengths=lengths, **more)
