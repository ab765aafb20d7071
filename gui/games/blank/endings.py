"""A short game of lamplighters in words: its last day ends with its evening."""

from PySide6.QtCore import QCoreApplication

from engine.table.ending import Count

usual_turns = 2
"""Days after the first."""

counts = tuple(Count)


def stop() -> str:
    """Offer nobody to stop: who is ahead has not won."""
    return ""


def stopped() -> str:
    """Say that the table stopped, as another program may have written it."""
    return QCoreApplication.translate("Ending", "The table plays no further")


def by_turn() -> str:
    """Offer a short game with a last day."""
    return QCoreApplication.translate("Blank", "Short game: a last day")


def by_turn_or_time() -> str:
    """Offer a short game with a last day or the clock on the wall."""
    return QCoreApplication.translate("Blank", "Short game: a last day or the clock")


def last_turn() -> str:
    """Name the number beside that offer."""
    return QCoreApplication.translate("Blank", "Last day")


def played(turn: int) -> str:
    """Say that the last day is played with its evening."""
    return QCoreApplication.translate("Blank", "Day {day} is played to its end.").format(day=turn)


def after(turn: int) -> str:
    """Say when the game ends, within a sentence."""
    return QCoreApplication.translate("Blank", "after day {day}").format(day=turn)


def coming(turn: int, *, now: bool) -> str:
    """Say which day is the last."""
    text = (
        QCoreApplication.translate("Blank", "Day {day} is the last one")
        if now
        else QCoreApplication.translate("Blank", "The last day is day {day}")
    )
    return text.format(day=turn)


def turn_over(turn: int) -> str:
    """Say that the last day is over."""
    return QCoreApplication.translate("Blank", "The agreed last day, {day}, is over").format(
        day=turn
    )


def time_over(when: str) -> str:
    """Say that the agreed time has come."""
    if not when:
        return QCoreApplication.translate("Blank", "The agreed time has come")
    text = QCoreApplication.translate("Blank", "The agreed time, {when}, has come")
    return text.format(when=when)


def most(count: Count) -> str:
    """Say what decides."""
    if count is Count.COUNTED:
        return QCoreApplication.translate("Blank", "most lamps win")
    return QCoreApplication.translate("Blank", "most lamplighters win")


def units_to_win(sides: str, goal: int) -> str:
    """Say how many lamplighters each side has where so many of them win."""
    text = QCoreApplication.translate("Blank", "Lamplighters: {sides}. {goal} win.")
    return text.format(sides=sides, goal=goal)
