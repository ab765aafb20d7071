"""Says how fast a table of Bez hranic is, beside what was promised."""

import sys

from engine.games.bez_hranic.setting import Way
from engine.robots.games.bez_hranic.prices import figures, promised
from gui.robots.games.bez_hranic.bench.hand import PICTURE, Hand, Seats
from gui.robots.games.bez_hranic.bench.times import p99
from gui.robots.players.click_driver import ClickDriver

HAND, OPENS = 16.0, 100.0
"""Milliseconds that are promised: for a token to lie, for the map to open."""

_PROMISED = {
    "a press": HAND,
    "6 presses at once": HAND,
    "a field is named: the token lies": HAND,
    "a token is let go": HAND,
    "6 fingers at once": HAND,
    "a picture of dealing": PICTURE,
    "a picture of the show": PICTURE,
    "the map opens": OPENS,
}


def measure(driver: ClickDriver, sit_down: Seats, rounds: int = 6) -> bool:
    """Measure everything and say; tell whether it is as fast as promised."""
    say, good = sys.stdout.write, True
    for what, (usual, slow) in figures().items():
        most = promised(what)
        said = f"; promised: {most:g}" if most else ""
        say(f"{what}: {usual:.3f} ms (p99 {slow:.3f}{said})\n")
        good = good and (not most or usual <= most)
    hand = Hand(driver, sit_down)
    for way in (Way.BUZZER, Way.TOUCH, Way.TOUCH):  # six fingers meet three times in a game
        hand.play(way, rounds)
    for what in sorted(hand.times.work):
        most = _PROMISED.get(what, 0.0)
        said = f"; promised: {most:.0f}" if most else ""
        say(f"{what}: {hand.times.said(what)}{said}\n")
        good = good and (not most or p99(hand.times.work[what]) <= most)
    return good
