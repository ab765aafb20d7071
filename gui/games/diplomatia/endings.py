"""A short game of Diplomatia in words (4.2): a last turn, an hour, or as long as one likes."""

from PySide6.QtCore import QCoreApplication

from engine.table.ending import Count

usual_turns = 9
"""Turns after the first: ten are a usual evening."""

counts = (Count.COUNTED,)
"""Centres alone decide, however a game ends."""


def stop() -> str:
    """Offer to play on no more: as long as one likes is an end that a table may agree on."""
    return QCoreApplication.translate(
        "Diplomatia", "Nobody plays on: most centres win, equals share the victory"
    )


def stopped() -> str:
    """Say that the table did not want to play on."""
    return QCoreApplication.translate("Diplomatia", "The table plays no further (4.2)")


def by_turn() -> str:
    """Offer a short game with a last turn."""
    return QCoreApplication.translate("Diplomatia", "Short game: a last turn")


def by_turn_or_time() -> str:
    """Offer a short game with a last turn or the clock on the wall."""
    return QCoreApplication.translate("Diplomatia", "Short game: a last turn or the clock")


def last_turn() -> str:
    """Name the number beside that offer."""
    return QCoreApplication.translate("Diplomatia", "Last turn")


def played(turn: int) -> str:
    """Say that the last turn is played with its retreats and its evaluation."""
    text = QCoreApplication.translate("Diplomatia", "Turn {turn} is played to its end.")
    return text.format(turn=turn)


def after(turn: int) -> str:
    """Say when the game ends, within a sentence."""
    return QCoreApplication.translate("Diplomatia", "after turn {turn}").format(turn=turn)


def coming(turn: int, *, now: bool) -> str:
    """Say which turn is the last."""
    text = (
        QCoreApplication.translate("Diplomatia", "Turn {turn} is the last one")
        if now
        else QCoreApplication.translate("Diplomatia", "The last turn is turn {turn}")
    )
    return text.format(turn=turn)


def turn_over(turn: int) -> str:
    """Say that the last turn is over."""
    text = QCoreApplication.translate("Diplomatia", "The agreed last turn, {turn}, is over (4.2)")
    return text.format(turn=turn)


def time_over(when: str) -> str:
    """Say that the agreed time has come."""
    if not when:
        return QCoreApplication.translate("Diplomatia", "The agreed time has come (4.2)")
    text = QCoreApplication.translate("Diplomatia", "The agreed time, {when}, has come (4.2)")
    return text.format(when=when)


def most(count: Count) -> str:
    """Say what decides; those who have equally many share."""
    if count is Count.COUNTED:
        return QCoreApplication.translate("Diplomatia", "most centres win")
    return QCoreApplication.translate("Diplomatia", "most units win")


def units_to_win(sides: str, goal: int) -> str:
    """Say how many units each side has where so many of them win: nowhere in this game."""
    text = QCoreApplication.translate("Diplomatia", "Units on the board: {sides}. {goal} win.")
    return text.format(sides=sides, goal=goal)
