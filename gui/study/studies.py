"""Whose study is opened: that of a game of live rounds is its own."""

from gui.games import catalogue
from gui.study.live_screens import LiveStudy


def live_study(game: str, example: str = "") -> LiveStudy | None:
    """Return the study of a game of live rounds, or one of its examples; nothing: it has none."""
    card = catalogue.LIVE.get(game)
    if card is None or card.study is None:
        return None
    screen = card.study()
    if example:
        screen.open(example)
    return screen
