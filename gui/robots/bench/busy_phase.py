"""Finds a phase worth revealing in games that are played by chance."""

import random

from engine.robots.games.catalogue import robots_of
from engine.rules.game import Rules
from engine.rules.order import opened
from engine.table.view import PastPhase


def by_chance(rules: Rules, phases: int = 40) -> PastPhase:
    """Return the phase with most conflicts of some that are played by chance."""
    chance, candidates = random.Random("reveal"), []  # noqa: S311 - the same phase every time
    position = rules.start(rules.calendar.begins)
    for _ in range(phases):
        sheets = robots_of(rules.game).sheets(rules, position, chance)
        judged = rules.adjudicate(position, sheets)
        orders = opened(rules.order, sheets)
        candidates.append(PastPhase(before=position, orders=orders, resolution=judged))
        over = rules.outcome(judged.after) is not None
        position = rules.start(rules.calendar.begins) if over else judged.after
    return max(candidates, key=lambda past: len(past.resolution.conflicts))
