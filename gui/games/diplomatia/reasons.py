"""Why an order came out as it did, in sentences."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.orders import Build, Move, Seize, Waive, meant
from engine.games.diplomatia.reasons import Reason
from engine.rules.order import Order
from engine.rules.ruling import Finding, Ruling, Verdict
from gui import i18n
from gui.games.diplomatia.phrases import PHRASES, UNKNOWN
from gui.games.diplomatia.words import order_words
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import names
from gui.words.labels import province_name

HEADLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        Reason.BLOCKED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "{where:the} is blocked"),
        Reason.HEAD_ON: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Two units cannot change places"),
        Reason.BESIEGED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The unit is besieged and stays"),
        Reason.DROVE_OUT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "It defeated the unit {where:in}"),
        Reason.NO_TRANSPORT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The transport failed"),
        Reason.TRANSPORT_BROKEN: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The transport failed"),
        Reason.TRANSPORT_STOPPED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The transport failed"),
        Reason.TRANSPORT_IDLE: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "The fleet transported nobody"
        ),
        Reason.LOST_WITH_FLEET: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Lost with its fleet"),
        Reason.RETREAT_CLASH: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Several retreats to {where:the}"
        ),
        Reason.RETREATED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Retreated"),
        Reason.DISBANDED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Destroyed by order"),
        Reason.NOT_WRITTEN: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Not retreated"),
        Reason.DISORDER_DESTROYED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Not retreated"),
        Reason.BUILT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Built"),
        Reason.WAIVED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Build unused"),
        Reason.REMOVED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Removed"),
        Reason.REMOVED_AS_FARTHEST: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Removed by the rules"),
        Reason.REMOVED_WITHOUT_WAY: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Removed by the rules"),
        Reason.REMOVED_BY_LOT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Removed by the rules"),
        Reason.TWO_ORDERS: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Several orders for one unit"),
    }
)
"""Deciding reasons that have a verdict of their own in words."""

_SEIZURE: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.SUCCEEDS: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The port {where:in} is seized"),
        Verdict.FAILS: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The port {where:in} is not seized"),
    }
)

VERDICT_WORDS: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.STANDS: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The unit stands"),
        Verdict.DISLODGED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The unit must retreat"),
        Verdict.TURNED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Turned to defence"),
        Verdict.SUCCEEDS: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Carried out"),
        Verdict.FAILS: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Not carried out"),
        Verdict.GIVEN: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The support counts"),
        Verdict.CUT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The support was cut"),
        Verdict.FALLEN: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The support falls with the unit"),
        Verdict.VOID: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The support is void"),
        Verdict.AVAILABLE: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The fleet did its part"),
        Verdict.DISRUPTED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "The transport was broken"),
        Verdict.INVALID: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Matches no order that was given"),
        Verdict.ILLEGAL: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Against the rules"),
        Verdict.AMBIGUOUS: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Against the rules"),
    }
)
"""Verdict → the words over an explanation."""

_RESULTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        Reason.BLOCKED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "blocked"),
        Reason.BESIEGED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "besieged"),
        Reason.TRANSPORT_IDLE: QT_TRANSLATE_NOOP("DiplomatiaReasons", "unused"),
        Reason.LOST_WITH_FLEET: QT_TRANSLATE_NOOP("DiplomatiaReasons", "lost with its fleet"),
        Reason.REMOVED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "removed"),
        Reason.REMOVED_AS_FARTHEST: QT_TRANSLATE_NOOP("DiplomatiaReasons", "removed"),
        Reason.REMOVED_WITHOUT_WAY: QT_TRANSLATE_NOOP("DiplomatiaReasons", "removed"),
        Reason.REMOVED_BY_LOT: QT_TRANSLATE_NOOP("DiplomatiaReasons", "removed"),
    }
)
"""Deciding reasons that say in a word how it ended."""

_ENDINGS: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.TURNED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "turned to defence"),
        Verdict.FALLEN: QT_TRANSLATE_NOOP("DiplomatiaReasons", "fallen"),
        Verdict.VOID: QT_TRANSLATE_NOOP("DiplomatiaReasons", "void"),
        Verdict.INVALID: QT_TRANSLATE_NOOP("DiplomatiaReasons", "without effect"),
        Verdict.AVAILABLE: QT_TRANSLATE_NOOP("DiplomatiaReasons", "transported"),
        Verdict.DISRUPTED: QT_TRANSLATE_NOOP("DiplomatiaReasons", "transport broken"),
    }
)
"""Verdicts that other games have not, or not of transports."""

_UNWEIGHED: Final = frozenset({Reason.REMOVED_AS_FARTHEST})
"""Reasons whose figure is no strength."""


def order_said(order: Order, board: Board) -> str:
    """Say an order with its space, in a row that shows its piece; what is none as it stands."""
    text, meaning = order_words(order, board), meant(order)
    if meaning is None or isinstance(meaning, Move | Waive | Build):
        return text
    return f"{province_name(board, meaning.at)}: {text}"


def order_line(ruling: Ruling, board: Board) -> str:
    """Say a ruling's order; what was written where that was not carried out."""
    if not ruling.written:
        return order_said(ruling.order, board)
    line = " / ".join(order_said(one, board) for one in ruling.written)
    if line != str(ruling.written):
        return line
    text = QCoreApplication.translate("DiplomatiaReasons", "“{text}”")
    return text.format(text=ruling.written)


def weighed(finding: Finding) -> bool:
    """Tell whether a finding compares two strengths."""
    figures = finding.strength is not None and finding.against is not None
    return figures and finding.reason not in _UNWEIGHED


def _figures(finding: Finding) -> dict[str, int]:
    own, other = finding.strength or 0, finding.against or 0
    return {"more": max(own, other), "less": min(own, other)}


def tell(finding: Finding, ruling: Ruling, board: Board) -> str:
    """Say one step of reasoning as a sentence."""
    return _told(finding, ruling, board, names.sentence)


def tell_after_name(finding: Finding, ruling: Ruling, board: Board) -> str:
    """Say one step of reasoning behind the name of its unit and a colon."""
    return _told(finding, ruling, board, names.continued)


def _told(finding: Finding, ruling: Ruling, board: Board, put: Callable[..., str]) -> str:
    known = names.spoken(board)
    phrase = PHRASES.get(finding.reason, UNKNOWN)
    text = put(
        QCoreApplication.translate("DiplomatiaReasons", phrase),
        where=known.place(finding.where),
        by=known.places(finding.by),
        first=known.places(finding.by[:1]),
        written=str(ruling.given),
        strength=finding.strength,
    )
    if not weighed(finding):
        return f"{text}."
    return f"{text}, {_strengths(finding)}."


def _strengths(finding: Finding) -> str:
    """Say the strengths that decided, on one line."""
    text = QCoreApplication.translate("DiplomatiaReasons", "{more} against {less}")
    return text.replace(" ", "\N{NO-BREAK SPACE}").format(**_figures(finding))


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
    return str(ruling.given) if "{written}" in PHRASES.get(finding.reason, UNKNOWN) else None


def headline(ruling: Ruling, board: Board) -> str:
    """Say a verdict in a few words, as they stand over its reasons."""
    text = _verdict(ruling, board)
    if ruling.destroyed and ruling.dislodged and ruling.verdict is Verdict.DISLODGED:
        return QCoreApplication.translate("DiplomatiaReasons", "The unit is defeated and destroyed")
    if ruling.destroyed and ruling.dislodged:
        also = QCoreApplication.translate(
            "DiplomatiaReasons", "{verdict}, and the unit is destroyed"
        )
        return also.format(verdict=text)
    if ruling.dislodged and ruling.verdict is not Verdict.DISLODGED:
        also = QCoreApplication.translate(
            "DiplomatiaReasons", "{verdict}, and the unit must retreat"
        )
        return also.format(verdict=text)
    return text


def _verdict(ruling: Ruling, board: Board) -> str:
    first = next(iter(ruling.findings), None)
    phrase = VERDICT_WORDS[ruling.verdict]
    where = first.where if first is not None else ""
    if isinstance(ruling.order, Seize) and ruling.verdict in _SEIZURE:
        phrase, where = _SEIZURE[ruling.verdict], ruling.order.to
    elif first is not None:
        phrase = HEADLINES.get(first.reason, phrase)
    text = QCoreApplication.translate("DiplomatiaReasons", phrase)
    return names.sentence(text, where=names.spoken(board).place(where))


_QUESTIONS: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.TURNED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Why was this turned to defence? {order}"
        ),
        Verdict.FALLEN: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Why did this support fall? {order}"
        ),
        Verdict.VOID: QT_TRANSLATE_NOOP("DiplomatiaReasons", "Why is this support void? {order}"),
        Verdict.DISRUPTED: QT_TRANSLATE_NOOP(
            "DiplomatiaReasons", "Why did this transport break? {order}"
        ),
    }
)
"""What other games have not, or call otherwise."""

_SILENT: Final = frozenset({Reason.NOT_WRITTEN, Reason.DISORDER_DESTROYED})
"""Units that had to retreat and were destroyed for want of an order."""


def question(ruling: Ruling, board: Board) -> str:
    """Ask why an order came out so, where the usual question does not fit; else nothing."""
    if any(one.reason in _SILENT for one in ruling.findings):
        text = QCoreApplication.translate("DiplomatiaReasons", "Why was {unit:the} destroyed?")
        return names.sentence(text, unit=names.spoken(board).unit(ruling.unit))
    if ruling.verdict not in _QUESTIONS:
        return ""
    text = QCoreApplication.translate("DiplomatiaReasons", _QUESTIONS[ruling.verdict])
    return text.format(order=order_line(ruling, board))


def own_result(ruling: Ruling) -> str:
    """Say in a word how an order ended, where its verdict says too little."""
    first = next(iter(ruling.findings), None)
    phrase = _RESULTS.get(first.reason if first is not None else "", "")
    if not phrase and (ruling.destroyed or ruling.dislodged):
        phrase = (
            QT_TRANSLATE_NOOP("DiplomatiaReasons", "destroyed")
            if ruling.destroyed
            else QT_TRANSLATE_NOOP("DiplomatiaReasons", "defeated")
        )
    if not phrase and isinstance(ruling.order, Seize) and ruling.verdict is Verdict.SUCCEEDS:
        phrase = QT_TRANSLATE_NOOP("DiplomatiaReasons", "seized")
    phrase = phrase or _ENDINGS.get(ruling.verdict, "")
    return QCoreApplication.translate("DiplomatiaReasons", phrase) if phrase else ""


def balance(ruling: Ruling) -> str:
    """Say the strengths that decided, ``2 against 1``; nothing where no strength did."""
    first = next(iter(ruling.findings), None)
    if first is None or not weighed(first):
        return ""
    return _strengths(first)
