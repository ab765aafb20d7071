"""Why an order came out as it did, in sentences."""

from collections.abc import Hashable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.blank.orders import Go
from engine.games.blank.reasons import Reason
from engine.rules.order import Order, Words
from engine.rules.ruling import Finding, Ruling, Verdict
from gui import i18n
from gui.games.blank.words import full_order_words, order_words
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import names
from gui.words.labels import verdict_word

PHRASES: Final[Mapping[str, str]] = MappingProxyType(
    {
        Reason.UNREADABLE: QT_TRANSLATE_NOOP("Blank", "“{written}” cannot be read as an order"),
        Reason.AMBIGUOUS_TEXT: QT_TRANSLATE_NOOP("Blank", "“{written}” has several meanings"),
        Reason.TWO_ORDERS: QT_TRANSLATE_NOOP(
            "Blank", "He was given different orders, so none of them is carried out"
        ),
        Reason.FOREIGN_PIECE: QT_TRANSLATE_NOOP(
            "Blank", "The lamplighter {where:in} belongs to another guild"
        ),
        Reason.NO_PIECE: QT_TRANSLATE_NOOP("Blank", "No lamplighter stands {where:in}"),
        Reason.NOT_NOW: QT_TRANSLATE_NOOP(
            "Blank", "Places are changed in the morning, lamps lit in the evening"
        ),
        Reason.TOO_FAR: QT_TRANSLATE_NOOP("Blank", "No street leads from here to {where:the}"),
        Reason.NOBODY_THERE: QT_TRANSLATE_NOOP(
            "Blank", "Nobody stands {where:in} to change places with"
        ),
        Reason.BURNING: QT_TRANSLATE_NOOP(
            "Blank", "The lamp {where:in} burns for another guild, and is left alone"
        ),
        Reason.RESTED: QT_TRANSLATE_NOOP("Blank", "He rested"),
        Reason.NO_ORDER: QT_TRANSLATE_NOOP("Blank", "Nothing was written for him, so he rested"),
        Reason.DISORDER: QT_TRANSLATE_NOOP("Blank", "Nobody writes for his guild, so he rested"),
        Reason.WENT: QT_TRANSLATE_NOOP("Blank", "{where:the} was empty"),
        Reason.FOLLOWED: QT_TRANSLATE_NOOP("Blank", "Whoever stood {where:in} left"),
        Reason.CROWDED: QT_TRANSLATE_NOOP(
            "Blank", "Somebody from {by:the} wanted into {where:the} too"
        ),
        Reason.OCCUPIED: QT_TRANSLATE_NOOP("Blank", "Whoever stood {where:in} stayed"),
        Reason.MET: QT_TRANSLATE_NOOP("Blank", "He met the lamplighter from {by:the} on the way"),
        Reason.SWAPPED: QT_TRANSLATE_NOOP(
            "Blank", "Both wanted it, he and the lamplighter {where:in}"
        ),
        Reason.NOT_AGREED: QT_TRANSLATE_NOOP(
            "Blank", "The lamplighter {where:in} did not want to change"
        ),
        Reason.LIT: QT_TRANSLATE_NOOP("Blank", "The lamp {where:in} was dark"),
        Reason.RELIT: QT_TRANSLATE_NOOP("Blank", "The lamp {where:in} burnt for another guild"),
        Reason.TENDED: QT_TRANSLATE_NOOP("Blank", "The lamp {where:in} burns for his own guild"),
        Reason.DISTURBED: QT_TRANSLATE_NOOP(
            "Blank", "Somebody from {by:the} came in a hurry and blew out the match"
        ),
    }
)
"""Every reason as one sentence without its full stop."""

_UNKNOWN: Final = QT_TRANSLATE_NOOP(
    "Blank", "This version of the program does not know the reason that the file tells"
)
"""Of a game that another version played, or of a damaged one."""

_HEADLINES: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.STANDS: QT_TRANSLATE_NOOP("Blank", "He stays"),
        Verdict.SUCCEEDS: QT_TRANSLATE_NOOP("Blank", "Carried out"),
        Verdict.FAILS: QT_TRANSLATE_NOOP("Blank", "Not carried out"),
        Verdict.INVALID: QT_TRANSLATE_NOOP("Blank", "Not agreed"),
        Verdict.ILLEGAL: QT_TRANSLATE_NOOP("Blank", "Against the rules"),
        Verdict.AMBIGUOUS: QT_TRANSLATE_NOOP("Blank", "Ambiguous"),
    }
)


def order_said(order: Order, board: Board) -> str:
    """Say an order with its quarter, in a row that shows its piece."""
    walks = isinstance(order, Go)
    return order_words(order, board) if walks else full_order_words(order, board).partition(" ")[2]


def order_line(ruling: Ruling, board: Board) -> str:
    """Say a ruling's order; what was written where that was not carried out."""
    given = ruling.given
    if given and isinstance(given, Words):
        return QCoreApplication.translate("Blank", "“{text}”").format(text=given)
    return order_said(given, board)


def tell(finding: Finding, ruling: Ruling, board: Board) -> str:
    """Say one step of reasoning as a sentence."""
    known = names.spoken(board)
    text = names.sentence(
        QCoreApplication.translate("Blank", PHRASES.get(finding.reason, _UNKNOWN)),
        where=known.place(finding.where),
        by=known.places(finding.by),
        written=str(ruling.written),
    )
    return f"{text}."


def tell_in_each(
    languages: Iterable[str], finding: Finding, ruling: Ruling, board: Board
) -> dict[str, str]:
    """Say one step of reasoning in several languages."""
    texts = {}
    for language in languages:
        with i18n.speaking(language):
            texts[language] = tell(finding, ruling, board)
    return texts


def told_apart(finding: Finding, ruling: Ruling) -> Hashable:
    """Return what else of a ruling, beside a finding of its, decides its sentence."""
    return str(ruling.written) if "{written}" in PHRASES.get(finding.reason, _UNKNOWN) else None


def headline(ruling: Ruling, board: Board) -> str:
    """Say a verdict in a few words, as they stand over its reasons."""
    del board
    known = _HEADLINES.get(ruling.verdict)
    # Another game's stands in a damaged file.
    return QCoreApplication.translate("Blank", known) if known else verdict_word(ruling.verdict)


def question(ruling: Ruling, board: Board) -> str:
    """Ask why an order came out so, where the usual question does not fit: it always does."""
    del ruling, board
    return ""


def own_result(ruling: Ruling) -> str:
    """Say in a word how an order ended: its verdict says it."""
    del ruling
    return ""


def balance(ruling: Ruling) -> str:
    """Say the strengths that decided: all are equally strong."""
    del ruling
    return ""
