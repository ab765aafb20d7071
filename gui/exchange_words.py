"""Formats of other programs, and what a game holds that they have no room for, in words."""

from collections.abc import Sequence
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from engine.exchange.foreign import Format
from engine.exchange.losses import Kept, Loss
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
        Kept.LOG: QT_TRANSLATE_NOOP(
            "Exchange",
            "Slips, reasons and phases that were taken back stay in the game’s own file.",
        ),
    }
)
FORMATS = MappingProxyType(
    {
        Format.JSON: QT_TRANSLATE_NOOP("Exchange", "Saved game of the diplomacy package"),
        Format.JUDGE: QT_TRANSLATE_NOOP("Exchange", "Results as a judge mails them"),
        Format.REALPOLITIK: QT_TRANSLATE_NOOP("Exchange", "Order list of Realpolitik"),
        Format.DATC: QT_TRANSLATE_NOOP("Exchange", "Text in the manner of the DATC’s cases"),
    }
)


def format_words(form: Format) -> str:
    """Name a format."""
    return QCoreApplication.translate("Exchange", FORMATS[form])


def loss_words(lost: Loss) -> str:
    """Name something that other programs are not told."""
    return QCoreApplication.translate("Exchange", LOSSES[lost])


def kept_words(kept: Kept) -> str:
    """Say what stays in our own file."""
    return QCoreApplication.translate("Exchange", KEPT[kept])


def untold(lost: Sequence[Loss]) -> str:
    """Say all that other programs are not told, and that Velmoc finds it again."""
    said = QCoreApplication.translate(
        "Exchange",
        "Other programs are not told: {things}. Velmoc finds it again in the same file.",
    )
    return said.format(things="; ".join(map(loss_words, lost)))


def as_recorded() -> str:
    """Give the reason for which a board was set up otherwise than our ruling led to."""
    return QCoreApplication.translate("Exchange", "as the record of another program has it")
