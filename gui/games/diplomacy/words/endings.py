"""A short game of Diplomacy in words: its last year ends with its winter (III)."""

from PySide6.QtCore import QCoreApplication

from engine.table.ending import Count

usual_turns = 6
"""Years after the first."""

counts = tuple(Count)


def stop() -> str:
    """Offer nobody to stop: who is ahead has not won."""
    return ""


def stopped() -> str:
    """Say that the table stopped, as another program may have written it."""
    return QCoreApplication.translate("Ending", "The table plays no further")


def by_turn() -> str:
    """Offer a short game with a last year."""
    return QCoreApplication.translate("EndingPick", "Short game: a last year")


def by_turn_or_time() -> str:
    """Offer a short game with a last year or the clock on the wall."""
    return QCoreApplication.translate("EndingPick", "Short game: a last year or the clock")


def last_turn() -> str:
    """Name the number beside that offer."""
    return QCoreApplication.translate("EndingPick", "Last year")


def played(turn: int) -> str:
    """Say that the last year is played with its winter."""
    message = QCoreApplication.translate("EndingPick", "{year} is played with its winter.")
    return message.format(year=turn)


def after(turn: int) -> str:
    """Say when the game ends, within a sentence."""
    return QCoreApplication.translate("Ending", "after the winter of {year}").format(year=turn)


def coming(turn: int, *, now: bool) -> str:
    """Say which year is the last."""
    message = (
        QCoreApplication.translate("Ending", "{year} is the last year")
        if now
        else QCoreApplication.translate("Ending", "The last year is {year}")
    )
    return message.format(year=turn)


def turn_over(turn: int) -> str:
    """Say that the last year is over."""
    message = QCoreApplication.translate("Ending", "The agreed last year, {when}, is over (III)")
    return message.format(when=turn)


def time_over(when: str) -> str:
    """Say that the agreed time has come."""
    if not when:
        return QCoreApplication.translate("Ending", "The agreed time has come (III)")
    message = QCoreApplication.translate("Ending", "The agreed time, {when}, has come (III)")
    return message.format(when=when)


def most(count: Count) -> str:
    """Say what decides."""
    if count is Count.COUNTED:
        return QCoreApplication.translate("Ending", "most centres win")
    return QCoreApplication.translate("Ending", "most units win")


def units_to_win(sides: str, goal: int) -> str:
    """Say how many units each side has where so many of them win (XIV.2)."""
    message = QCoreApplication.translate("Ending", "Units on the board: {sides}. {goal} win.")
    return message.format(sides=sides, goal=goal)
