"""Clocks of tables in words: the rulebook's, those of tournaments, and what their lengths are."""

from PySide6.QtCore import QCoreApplication

from gui.i18n import QT_TRANSLATE_NOOP

_NAMES = {
    "rulebook": QT_TRANSLATE_NOOP("ClockPlan", "By the rulebook"),
    "dixiecon": QT_TRANSLATE_NOOP("ClockPlan", "DixieCon"),
    "hechtstechen": QT_TRANSLATE_NOOP("ClockPlan", "HechtsTechen 2023"),
    "wdc2019": QT_TRANSLATE_NOOP("ClockPlan", "World championship 2019"),
    "borucon": QT_TRANSLATE_NOOP("ClockPlan", "Borucon"),
    "british": QT_TRANSLATE_NOOP("ClockPlan", "British tournaments of old"),
}

_SENTENCES = {
    "rulebook": QT_TRANSLATE_NOOP(
        "ClockPlan", "Half an hour of talk before the first turn, then quarters of an hour."
    ),
    "dixiecon": QT_TRANSLATE_NOOP("ClockPlan", "A quarter of an hour each turn, five to write."),
    "hechtstechen": QT_TRANSLATE_NOOP(
        "ClockPlan", "Two minutes to write; the next talk runs while orders are judged."
    ),
    "wdc2019": QT_TRANSLATE_NOOP(
        "ClockPlan", "Longer in spring; orders are written within the time, its end is silent."
    ),
    "borucon": QT_TRANSLATE_NOOP(
        "ClockPlan", "One clock for all tables; orders are due when it ends."
    ),
    "british": QT_TRANSLATE_NOOP("ClockPlan", "Twenty minutes of talk, five to write."),
}

_LENGTHS = {
    "first": QT_TRANSLATE_NOOP("PlanForm", "first turn"),
    "spring": QT_TRANSLATE_NOOP("PlanForm", "spring"),
    "autumn": QT_TRANSLATE_NOOP("PlanForm", "autumn"),
    "writing": QT_TRANSLATE_NOOP("PlanForm", "writing"),
    "retreats": QT_TRANSLATE_NOOP("PlanForm", "retreats"),
    "adjustments": QT_TRANSLATE_NOOP("PlanForm", "adjustments"),
}


def name(key: str) -> str:
    """Name a clock."""
    return QCoreApplication.translate("ClockPlan", _NAMES[key])


def sentence(key: str) -> str:
    """Say in a sentence how a table plays by it."""
    return QCoreApplication.translate("ClockPlan", _SENTENCES[key])


def length(name: str) -> str:
    """Name a length, below its minutes."""
    return QCoreApplication.translate("PlanForm", _LENGTHS[name])


def without_the_rest() -> str:
    """Say that the table goes on at nought without those who did not seal."""
    return QCoreApplication.translate("PlanForm", "unsealed units hold")
