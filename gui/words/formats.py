"""Formats of other programs in words: what they have no room for, and how much of them was read."""

from collections.abc import Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject

from engine.exchange.losses import Kept
from engine.formats.comparison import Comparison, Weight
from engine.formats.read_report import Kind, ReadReport, Unread
from engine.formats.recorded_game import Loss
from gui.i18n import QT_TRANSLATE_NOOP

LOSSES = MappingProxyType(
    {
        Loss.PLAYERS: QT_TRANSLATE_NOOP("Exchange", "who played what"),
        Loss.TITLE: QT_TRANSLATE_NOOP("Exchange", "what the game is called"),
        Loss.RULES: QT_TRANSLATE_NOOP("Exchange", "the rulebook and house rules"),
        Loss.LINEUP: QT_TRANSLATE_NOOP(
            "Exchange", "who commanded several powers, and which powers nobody did"
        ),
        Loss.COIN: QT_TRANSLATE_NOOP("Exchange", "how the coin fell"),
        Loss.DISORDER: QT_TRANSLATE_NOOP("Exchange", "who was in civil disorder"),
        Loss.REFUSED: QT_TRANSLATE_NOOP(
            "Exchange", "some orders of retreats and winters that were not carried out"
        ),
        Loss.BOARD: QT_TRANSLATE_NOOP("Exchange", "that the board was set up by hand"),
        Loss.OUTCOME: QT_TRANSLATE_NOOP("Exchange", "that the game is over, and how"),
        Loss.POSITION: QT_TRANSLATE_NOOP("Exchange", "the position now on the board"),
    }
)
KEPT = MappingProxyType(
    {
        Kept.SEALS: QT_TRANSLATE_NOOP(
            "Exchange", "Fingerprints and what happened to seals stay in the game’s own file."
        ),
        Kept.MAP: QT_TRANSLATE_NOOP(
            "Exchange",
            "The map stays in the game’s own file: elsewhere it has to be there to read the game.",
        ),
        Kept.LOG: QT_TRANSLATE_NOOP(
            "Exchange",
            "Slips, reasons and phases that were taken back stay in the game’s own file.",
        ),
    }
)
KINDS = MappingProxyType(
    {
        Kind.HEADING: QT_TRANSLATE_NOOP("Exchange", "headings"),
        Kind.COMMENT: QT_TRANSLATE_NOOP("Exchange", "comments"),
        Kind.TALK: QT_TRANSLATE_NOOP("Exchange", "talk"),
        Kind.MAIL: QT_TRANSLATE_NOOP("Exchange", "heads of mails"),
        Kind.SCHEDULE: QT_TRANSLATE_NOOP("Exchange", "deadlines"),
        Kind.NOTICE: QT_TRANSLATE_NOOP("Exchange", "notices"),
        Kind.SUMMARY: QT_TRANSLATE_NOOP("Exchange", "what follows from the rest"),
        Kind.PEOPLE: QT_TRANSLATE_NOOP("Exchange", "players and messages"),
        Kind.SETTINGS: QT_TRANSLATE_NOOP("Exchange", "settings"),
        Kind.TECHNICAL: QT_TRANSLATE_NOOP("Exchange", "technical values"),
        Kind.REFUSED: QT_TRANSLATE_NOOP("Exchange", "illegible orders recorded as void"),
        Kind.RECORD: QT_TRANSLATE_NOOP("Exchange", "Velmoc’s own record"),
    }
)
"""Why lines and fields were left."""


def loss_words(lost: Loss) -> str:
    """Name something that other programs are not told."""
    return QCoreApplication.translate("Exchange", LOSSES[lost])


def kept_words(kept: Kept) -> str:
    """Say what stays in our own file."""
    return QCoreApplication.translate("Exchange", KEPT[kept])


def untold(lost: Sequence[Loss]) -> str:
    """Say all that other programs are not told, and that Velmoc finds it again."""
    sentence = QCoreApplication.translate(
        "Exchange",
        "Other programs are not told: {things}. Velmoc finds it again in the same file.",
    )
    return sentence.format(things="; ".join(map(loss_words, lost)))


def as_recorded() -> str:
    """Give the reason for which a board was set up otherwise than our ruling led to."""
    return QCoreApplication.translate("Exchange", "as the record of another program has it")


# -- how much was read and compared ----------------------------------------------------------------


class Compared(QObject):
    """Numbers of a comparison. The collector of texts finds plural forms in ``tr`` alone."""

    def phases(self, count: int) -> str:
        """Count phases."""
        return self.tr("%n phase(s)", "", count)

    def differences(self, count: int) -> str:
        """Count differences."""
        return self.tr("%n difference(s)", "", count)

    def of(self, weight: Weight, count: int) -> str:
        """Count differences of one weight."""
        match weight:
            case Weight.BOARD:
                return self.tr("%n difference(s) on the board", "", count)
            case Weight.RETREATS:
                return self.tr("%n difference(s) of retreats", "", count)
        return self.tr("%n difference(s) of words only", "", count)

    def untold(self, count: int) -> str:
        """Say of how many phases no results are recorded."""
        return self.tr(
            "Of %n phase(s) no results were recorded, so nothing was compared there.", "", count
        )


def read_report_words(read_report: ReadReport) -> str:
    """Count what was understood, left on purpose, and not understood."""
    kinds = ", ".join(
        f"{QCoreApplication.translate('Exchange', KINDS[kind])} {count}"
        for kind, count in read_report.left.items()
    )
    sentence = QCoreApplication.translate(
        "Exchange",
        "Lines and fields understood: {understood}; left on purpose: {left}; "
        "not understood: {unread}.",
    )
    return sentence.format(
        understood=read_report.understood,
        left=f"{read_report.left_in_all} ({kinds})" if kinds else read_report.left_in_all,
        unread=len(read_report.unread),
    )


def unread_words(one: Unread) -> str:
    """Say which line or field was not understood."""
    text = (
        QCoreApplication.translate("Exchange", "Line {where} was not understood: {text}")
        if one.where.isdecimal()
        else QCoreApplication.translate("Exchange", "{where} was not understood: {text}")
    )
    return text.format(where=one.where, text=one.text)


def comparison_words(comparison: Comparison) -> str:
    """Say how often a record and our rulings differ, or why nothing was compared."""
    counts = Compared()
    phases = counts.phases(comparison.phases)
    if not comparison.told:
        return QCoreApplication.translate(
            "Exchange", "{phases}: no results were recorded, so nothing was compared."
        ).format(phases=phases)
    figures = [counts.of(w, len(comparison.of(w))) for w in Weight if comparison.of(w)]
    heavy = len(figures) > bool(comparison.of(Weight.WORDS))
    whole = comparison.agrees or heavy
    if not heavy and whole:
        figures.insert(0, counts.differences(0))
    sentences = [f"{phases}: {', '.join(figures)}." if figures else f"{phases}."]
    if comparison.told < comparison.phases:
        sentences.append(counts.untold(comparison.phases - comparison.told))
    if comparison.read_report.unread and not heavy:
        sentences.append(
            QCoreApplication.translate(
                "Exchange",
                "Nothing differs as far as the file was understood; not all of it was.",
            )
        )
    return " ".join(sentences)


def folded_words() -> str:
    """Say how differences of words only are listed."""
    return QCoreApplication.translate("Exchange", "--words lists those of words only.")
