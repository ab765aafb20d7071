"""The year in words, and what retreats and adjustments have said otherwise than orders."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.games.diplomacy.phase import Season, Step, dated
from engine.rules.phase import Kind, Phase
from gui.games.sayings import Phrase, Saying
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words.phases import said

_SEASONS: Mapping[Season, str] = MappingProxyType(
    {
        Season.SPRING: QT_TRANSLATE_NOOP("Words", "Spring"),
        Season.AUTUMN: QT_TRANSLATE_NOOP("Words", "Autumn"),
        Season.WINTER: QT_TRANSLATE_NOOP("Words", "Winter"),
    }
)

_MOVES: Mapping[Saying, Phrase] = MappingProxyType(
    {
        Saying.NOTHING_WRITTEN: (
            "Public",
            QT_TRANSLATE_NOOP("Public", "No orders: the units defend themselves."),
        ),
        Saying.DISORDER: (
            "Cards",
            QT_TRANSLATE_NOOP(
                "Cards",
                "They are in civil disorder for this season (XIV.3): their units hold, do not "
                "support each other, and are disbanded when dislodged.",
            ),
        ),
        Saying.TYPE: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Type an order, e.g. A War-Gal")),
        Saying.BEAD: ("Beads", QT_TRANSLATE_NOOP("Beads", "moves")),
        Saying.LEGEND: (
            "Paper",
            QT_TRANSLATE_NOOP("Paper", "→ moves    S supports    C convoys    nothing: holds"),
        ),
    }
)

_RETREATS: Mapping[Saying, Phrase] = MappingProxyType(
    {
        Saying.WRITTEN: ("Words", QT_TRANSLATE_NOOP("Words", "retreats")),
        Saying.DOING: ("Words", QT_TRANSLATE_NOOP("Words", "writing retreats")),
        Saying.CLOCK: ("Clock", QT_TRANSLATE_NOOP("Clock", "Retreats")),
        Saying.PROJECTOR: ("Public", QT_TRANSLATE_NOOP("Public", "Writing retreats")),
        Saying.REMINDER: ("Public", QT_TRANSLATE_NOOP("Public", "Nobody talks about retreats.")),
        Saying.NOTHING_WRITTEN: (
            "Public",
            QT_TRANSLATE_NOOP("Public", "No retreats: the units are taken off."),
        ),
        Saying.READY: (
            "TableSide",
            QT_TRANSLATE_NOOP("TableSide", "Whoever has to retreat taps his sign"),
        ),
        Saying.REVEAL: ("Cards", QT_TRANSLATE_NOOP("Cards", "Reveal retreats")),
        Saying.FOLLOWS: (
            "Cards",
            QT_TRANSLATE_NOOP("Cards", "Gather round: all retreats are opened at once."),
        ),
        Saying.DISORDER: (
            "Cards",
            QT_TRANSLATE_NOOP("Cards", "Their dislodged units are disbanded (XI, XIV.3)."),
        ),
        Saying.HEADING: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Retreats")),
        Saying.TYPE: (
            "DeskPanel",
            QT_TRANSLATE_NOOP("DeskPanel", "Type a retreat, e.g. A Bur-Gas"),
        ),
        Saying.SEAL: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Seal retreats…")),
        Saying.SEAL_THESE: ("SealSheet", QT_TRANSLATE_NOOP("SealSheet", "Seal these retreats?")),
        Saying.BEAD: ("Beads", QT_TRANSLATE_NOOP("Beads", "retreats")),
        Saying.LEGEND: (
            "Paper",
            QT_TRANSLATE_NOOP("Paper", "→ retreats    D or nothing: disbanded"),
        ),
    }
)

_ADJUSTMENTS: Mapping[Saying, Phrase] = MappingProxyType(
    {
        Saying.WRITTEN: ("Words", QT_TRANSLATE_NOOP("Words", "adjustments")),
        Saying.DOING: ("Words", QT_TRANSLATE_NOOP("Words", "writing adjustments")),
        Saying.CLOCK: ("Clock", QT_TRANSLATE_NOOP("Clock", "Adjustments")),
        Saying.PROJECTOR: ("Public", QT_TRANSLATE_NOOP("Public", "Writing adjustments")),
        Saying.REMINDER: (
            "Public",
            QT_TRANSLATE_NOOP("Public", "Builds are written in secret too."),
        ),
        Saying.READY: (
            "TableSide",
            QT_TRANSLATE_NOOP("TableSide", "Whoever builds or removes taps his sign"),
        ),
        Saying.REVEAL: ("Cards", QT_TRANSLATE_NOOP("Cards", "Reveal adjustments")),
        Saying.FOLLOWS: (
            "Cards",
            QT_TRANSLATE_NOOP("Cards", "Gather round: all adjustments are opened at once."),
        ),
        Saying.DISORDER: (
            "Cards",
            QT_TRANSLATE_NOOP(
                "Cards",
                "They build nothing; if they must remove units, the rule of XIV.4 chooses which.",
            ),
        ),
        Saying.HEADING: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Adjustments")),
        Saying.TYPE: (
            "DeskPanel",
            QT_TRANSLATE_NOOP("DeskPanel", "Type an adjustment, e.g. F Bre or A Gal D"),
        ),
        Saying.SEAL: ("DeskPanel", QT_TRANSLATE_NOOP("DeskPanel", "Seal adjustments…")),
        Saying.SEAL_THESE: ("SealSheet", QT_TRANSLATE_NOOP("SealSheet", "Seal this adjustment?")),
        Saying.BEAD: ("Beads", QT_TRANSLATE_NOOP("Beads", "adjustments")),
        Saying.LEGEND: (
            "Paper",
            QT_TRANSLATE_NOOP("Paper", "A Par, F Bre: built    D A Par: removed"),
        ),
    }
)


def phrases(kind: Kind) -> Mapping[Saying, Phrase]:
    """Return what is said otherwise than of orders."""
    if kind.retreats:
        return _RETREATS
    return _ADJUSTMENTS if kind.adjusts else _MOVES


def date(phase: Phase) -> str:
    """Say the date of a phase: ``Jaro 1901``."""
    return f"{_season(phase)} {phase.turn}"


def name(phase: Phase) -> str:
    """Say date and what is written, as the name of a phase: ``Podzim 1901, ústupy``."""
    if phase.kind.main:
        return date(phase)
    return f"{date(phase)}, {said(Saying.WRITTEN, phase.kind)}"


def turn(phase: Phase) -> str:
    """Say the year within a sentence: ``rok 1901``."""
    return QCoreApplication.translate("Paper", "the year {year}").format(year=phase.turn)


def column(turn: int) -> str:
    """Say a year over a column: ``1901``."""
    return str(turn)


def chosen(phase: Phase) -> str:
    """Name what a list of a year's phases offers: ``Podzim, ústupy``."""
    if dated(phase).step is not Step.RETREATS:
        return _season(phase)
    said_ = QCoreApplication.translate("EditScreen", "{season}, retreats")
    return said_.format(season=_season(phase))


def list_name() -> str:
    """Name that list."""
    return QCoreApplication.translate("EditScreen", "Season")


def turn_name() -> str:
    """Name the number beside it."""
    return QCoreApplication.translate("EditScreen", "Year")


def pieces() -> str:
    """Say how the pieces are written in short, at the foot of an order sheet."""
    return QCoreApplication.translate("Paper", "A army    F fleet    (nc) (sc) (ec) coasts")


def _season(phase: Phase) -> str:
    return QCoreApplication.translate("Words", _SEASONS[dated(phase).season])
