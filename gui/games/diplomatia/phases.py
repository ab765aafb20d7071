"""Turns in words, and what retreats and the evaluation of control have said otherwise (6.1)."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.rules.phase import Kind, Phase
from gui.games.sayings import Phrase, Saying
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words.phases import said

_ORDERS: Mapping[Saying, Phrase] = MappingProxyType(
    {
        Saying.NOTHING_WRITTEN: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "No orders: the units defend themselves."),
        ),
        Saying.DISORDER: (
            "Diplomatia",
            QT_TRANSLATE_NOOP(
                "Diplomatia",
                "They have a civil war in this turn (9.1): their units stay, and are destroyed "
                "where they would have to retreat.",
            ),
        ),
        Saying.TYPE: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Type an order, e.g. Karelia – Latvia"),
        ),
        Saying.BEAD: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "orders")),
        Saying.LEGEND: (
            "Diplomatia",
            QT_TRANSLATE_NOOP(
                "Diplomatia",
                "– moves    P supports    PO supports in defence    O or nothing: defends",
            ),
        ),
        Saying.AT_SEA: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "ZP seizes a port    T transports"),
        ),
    }
)

_RETREATS: Mapping[Saying, Phrase] = MappingProxyType(
    {
        Saying.WRITTEN: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "retreats")),
        Saying.DOING: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "writing retreats")),
        Saying.CLOCK: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Retreats")),
        Saying.PROJECTOR: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Writing retreats")),
        Saying.REMINDER: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Nobody talks about retreats (6.4)."),
        ),
        Saying.NOTHING_WRITTEN: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "No retreats: the units are destroyed."),
        ),
        Saying.READY: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Whoever has to retreat taps his sign"),
        ),
        Saying.REVEAL: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Reveal retreats")),
        Saying.FOLLOWS: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Gather round: all retreats are opened at once."),
        ),
        Saying.DISORDER: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Their defeated units are destroyed (9.1)."),
        ),
        Saying.HEADING: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Retreats")),
        Saying.TYPE: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Type a retreat, e.g. Karelia – Latvia"),
        ),
        Saying.SEAL: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Seal retreats…")),
        Saying.SEAL_THESE: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Seal these retreats?"),
        ),
        Saying.BEAD: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "retreats")),
        Saying.LEGEND: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "– retreats    D or nothing: destroyed"),
        ),
    }
)

_EVALUATION: Mapping[Saying, Phrase] = MappingProxyType(
    {
        Saying.WRITTEN: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "builds and removals")),
        Saying.DOING: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "writing builds and removals"),
        ),
        Saying.CLOCK: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "Control")),
        Saying.PROJECTOR: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Control is evaluated"),
        ),
        Saying.REMINDER: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Nobody talks about builds and removals (6.5)."),
        ),
        Saying.READY: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Whoever builds or removes taps his sign"),
        ),
        Saying.REVEAL: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Reveal builds and removals"),
        ),
        Saying.FOLLOWS: (
            "Diplomatia",
            QT_TRANSLATE_NOOP(
                "Diplomatia", "Gather round: all builds and removals are opened at once."
            ),
        ),
        Saying.DISORDER: (
            "Diplomatia",
            QT_TRANSLATE_NOOP(
                "Diplomatia",
                "They build nothing; if they must remove units, the rule of 9.1 chooses which.",
            ),
        ),
        Saying.HEADING: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Builds and removals"),
        ),
        Saying.TYPE: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Type a build or a removal, e.g. Karelia B"),
        ),
        Saying.SEAL: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Seal builds and removals…"),
        ),
        Saying.SEAL_THESE: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "Seal this?"),
        ),
        Saying.BEAD: ("Diplomatia", QT_TRANSLATE_NOOP("Diplomatia", "control")),
        Saying.LEGEND: (
            "Diplomatia",
            QT_TRANSLATE_NOOP("Diplomatia", "B built    D removed"),
        ),
    }
)


def phrases(kind: Kind) -> Mapping[Saying, Phrase]:
    """Return what is said otherwise than of orders."""
    if kind.retreats:
        return _RETREATS
    return _EVALUATION if kind.adjusts else _ORDERS


def date(phase: Phase) -> str:
    """Say when a phase is: ``2. tah``."""
    return QCoreApplication.translate("Diplomatia", "Turn {turn}").format(turn=phase.turn)


def name(phase: Phase) -> str:
    """Say the turn and what is written in it: ``2. tah, ústupy``."""
    if phase.kind.main:
        return date(phase)
    return f"{date(phase)}, {said(Saying.WRITTEN, phase.kind)}"


def turn(phase: Phase) -> str:
    """Say the turn within a sentence."""
    return QCoreApplication.translate("Diplomatia", "turn {turn}").format(turn=phase.turn)


def column(turn: int) -> str:
    """Say a turn over a column, and how it was before the first."""
    return str(turn) if turn else QCoreApplication.translate("Diplomatia", "Start")


def chosen(phase: Phase) -> str:
    """Name what a list of a turn's phases offers."""
    if phase.kind.retreats:
        return QCoreApplication.translate("Diplomatia", "Retreats")
    if phase.kind.adjusts:
        return QCoreApplication.translate("Diplomatia", "Evaluation of control")
    return QCoreApplication.translate("Diplomatia", "Orders")


def list_name() -> str:
    """Name that list."""
    return QCoreApplication.translate("Diplomatia", "Phase")


def turn_name() -> str:
    """Name the number beside it."""
    return QCoreApplication.translate("Diplomatia", "Turn")


def pieces() -> str:
    """Say how the pieces are written in short, at the foot of an order sheet."""
    return QCoreApplication.translate(
        "Diplomatia", "A army    F fleet; the space alone is enough where it is clear"
    )
