"""Findings in plain sentences: why an order came out as it did, in the language now spoken."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board, SameBoard
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.reasons import Reason
from engine.rules.order import Order, Words
from engine.rules.ruling import Finding, Ruling, Verdict
from engine.table.view import PastPhase
from gui import i18n
from gui.games.diplomacy.explain.phrases_texts import (
    EQUALLED,
    OUT_OF_REACH,
    OUTMATCHED,
    PHRASES,
    UNKNOWN,
    UNREACHED,
)
from gui.games.diplomacy.words.orders import order_words
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, names, phases

HEADLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        str(Reason.BOUNCED): QT_TRANSLATE_NOOP("Finding", "Stand-off over {where:the}"),
        str(Reason.REPELLED): QT_TRANSLATE_NOOP("Finding", "Stand-off over {where:the}"),
        str(Reason.HEAD_ON): QT_TRANSLATE_NOOP("Finding", "Head-on stand-off"),
        str(Reason.CONVOY_BROKEN): QT_TRANSLATE_NOOP("Finding", "The convoy was broken"),
        str(Reason.CONVOY_IDLE): QT_TRANSLATE_NOOP("Finding", "The fleet carried nobody"),
        str(Reason.NO_CONVOY): QT_TRANSLATE_NOOP("Finding", "There was no convoy"),
        str(Reason.RETREAT_CLASH): QT_TRANSLATE_NOOP("Finding", "Several retreats to {where:the}"),
        str(Reason.BELEAGUERED): QT_TRANSLATE_NOOP("Finding", "Beleaguered garrison"),
        str(Reason.DROVE_OUT): QT_TRANSLATE_NOOP("Finding", "It drove the unit out of {where:the}"),
        str(Reason.BUILT): QT_TRANSLATE_NOOP("Finding", "Built"),
        str(Reason.WAIVED): QT_TRANSLATE_NOOP("Finding", "Build unused"),
        str(Reason.DISBANDED): QT_TRANSLATE_NOOP("Finding", "Disbanded"),
        str(Reason.REMOVED): QT_TRANSLATE_NOOP("Finding", "Removed"),
        str(Reason.REMOVED_BY_RULE): QT_TRANSLATE_NOOP("Finding", "Removed by the rules"),
        str(Reason.REMOVED_FAR_FROM_COUNTRY): QT_TRANSLATE_NOOP("Finding", "Removed by the rules"),
        str(Reason.REMOVED_FAR_FROM_CENTRES): QT_TRANSLATE_NOOP("Finding", "Removed by the rules"),
        str(Reason.BUILT_BY_RULE): QT_TRANSLATE_NOOP("Finding", "Built"),
        str(Reason.NOT_WRITTEN): QT_TRANSLATE_NOOP("Finding", "Disbanded"),
        str(Reason.DISORDER_DISBANDED): QT_TRANSLATE_NOOP("Finding", "Disbanded"),
        str(Reason.RETREATED): QT_TRANSLATE_NOOP("Finding", "Retreated"),
    }
)
"""Deciding reasons that have a verdict of their own in words, where no side was stronger."""

VERDICT_WORDS: Final[Mapping[Verdict, str]] = MappingProxyType(
    {
        Verdict.STANDS: QT_TRANSLATE_NOOP("Finding", "The unit stands"),
        Verdict.DISLODGED: QT_TRANSLATE_NOOP("Finding", "The unit must retreat"),
        Verdict.SUCCEEDS: QT_TRANSLATE_NOOP("Finding", "Carried out"),
        Verdict.FAILS: QT_TRANSLATE_NOOP("Finding", "Not carried out"),
        Verdict.GIVEN: QT_TRANSLATE_NOOP("Finding", "The support counts"),
        Verdict.CUT: QT_TRANSLATE_NOOP("Finding", "The support was cut"),
        Verdict.AVAILABLE: QT_TRANSLATE_NOOP("Finding", "The fleet did its part"),
        Verdict.DISRUPTED: QT_TRANSLATE_NOOP("Finding", "The convoy was broken"),
        Verdict.INVALID: QT_TRANSLATE_NOOP("Finding", "Matches no order that was given"),
        Verdict.ILLEGAL: QT_TRANSLATE_NOOP("Finding", "Against the rules"),
        Verdict.AMBIGUOUS: QT_TRANSLATE_NOOP("Finding", "Ambiguous"),
    }
)
"""Verdict → the words over an explanation."""


_UNWEIGHED = frozenset({str(Reason.REMOVED_BY_RULE), str(Reason.OWN_UNIT_STAYED)})
"""Reasons that no comparison of strengths decided."""

_WITH_ORDERS = frozenset(reason for reason, phrase in PHRASES.items() if "{written}" in phrase) | {
    Reason.NO_UNIT
}
"""Reasons whose sentences may repeat the order."""

_WHOLE = frozenset(
    {
        *(Reason.UNOPPOSED, Reason.STRONGER, Reason.BOUNCED, Reason.RETREATED, Reason.BUILT),
        *(Reason.RETREAT_CLASH, Reason.RETREAT_OCCUPIED, Reason.RETREAT_TO_STANDOFF),
        *(Reason.CENTRE_LOST, Reason.CENTRE_OCCUPIED, Reason.BUILT_ALREADY),
        *(Reason.SUPPORT_DECIDED, Reason.NOT_A_HOME_CENTRE),
    }
)
"""Reasons that speak of a space as a whole, and not of a unit on one of its coasts."""

_WEIGHED = QT_TRANSLATE_NOOP("Finding", "{sentence}, {more} against {less}.")
_MOST_SENTENCES = 4_000
"""Sentences of a language kept in mind: half a megabyte."""

_STAND_OFFS = frozenset({Reason.BOUNCED, Reason.REPELLED, Reason.HEAD_ON})
"""Reasons for which a move that failed against equal strength is called a stand-off (VIII)."""


def place(board: Board, location: str) -> str:
    """Name a space, or return what was written for it when the board has no such space."""
    return str(names.spoken(board).place(location))


def _spoken_of(finding: Finding) -> str:
    """Return the space that a sentence names: a fight is for all of it, not for a coast."""
    return province_of(finding.where) if finding.reason in _WHOLE else finding.where


def weighed(finding: Finding) -> bool:
    """Tell whether a finding compares two strengths."""
    figures = finding.strength is not None and finding.against is not None
    return figures and finding.reason not in _UNWEIGHED


def _figures(finding: Finding) -> dict[str, int]:
    """Return the strengths that met as whoever won would say them: ``2 proti 1``."""
    own, other = finding.strength or 0, finding.against or 0
    return {"more": max(own, other), "less": min(own, other)}


def outmatched(finding: Finding) -> bool:
    """Tell whether an attack met something stronger: it failed, but it was no stand-off."""
    weaker = weighed(finding) and (finding.strength or 0) < (finding.against or 0)
    return weaker and finding.reason in OUTMATCHED


def _rivals_lost(ruling: Ruling) -> bool:
    return any(finding.reason == Reason.RIVAL_NOT_CARRIED for finding in ruling.findings)


def tell(finding: Finding, ruling: Ruling, board: Board) -> str:
    """Say one step of reasoning as a sentence."""
    language = i18n.language()
    return tell_in_each((language,), finding, ruling, board)[language]


def tell_in_each(
    languages: Iterable[str], finding: Finding, ruling: Ruling, board: Board
) -> dict[str, str]:
    """Say one step of reasoning in several languages."""
    phrase = _phrase(finding, ruling, board)
    written = str(ruling.given) if "{written}" in phrase else ""
    same = SameBoard(board)
    return {one: _tongue(same, one).sentence(finding, phrase, written) for one in languages}


def tell_after_name(finding: Finding, ruling: Ruling, board: Board) -> str:
    """Say one step of reasoning behind the name of its unit and a colon."""
    phrase = _phrase(finding, ruling, board)
    written = str(ruling.given) if "{written}" in phrase else ""
    tongue = _tongue(SameBoard(board), i18n.language())
    return tongue.made(finding, phrase, written, names.continued)


def told_apart(finding: Finding, ruling: Ruling) -> Hashable:
    """Return what else of a ruling, beside a finding of its, decides its sentence."""
    if finding.reason == Reason.UNOPPOSED:
        return ruling.findings
    return str(ruling.given) if finding.reason in _WITH_ORDERS else None


def _phrase(finding: Finding, ruling: Ruling, board: Board) -> str:
    """Return the words for a step of reasoning, in which its facts are still missing."""
    phrase = PHRASES.get(finding.reason, UNKNOWN)
    if weighed(finding):
        own, other = finding.strength or 0, finding.against or 0
        closer = OUTMATCHED if own < other else EQUALLED if own == other else {}
        return closer.get(finding.reason, phrase)
    if finding.reason == Reason.UNOPPOSED and _rivals_lost(ruling):
        return UNREACHED
    if (finding.strength or 0) >= len(board.provinces):
        return OUT_OF_REACH.get(finding.reason, phrase)
    if finding.reason == Reason.NO_UNIT and not finding.where:  # a waived build among moves
        return PHRASES[Reason.WRONG_PHASE]
    return phrase


class _Tongue:
    """One language on one board: what was said in it before need not be put together again."""

    def __init__(self, board: Board, language: str) -> None:
        self._language = language
        self._names = names.spoken(board, language)
        self._sentences: dict[tuple[Finding, str, str], str] = {}
        self._phrases: dict[str, str] = {}

    def sentence(self, finding: Finding, phrase: str, written: str) -> str:
        """Say a step of reasoning."""
        key = finding, phrase, written
        text = self._sentences.get(key)
        if text is None:
            if len(self._sentences) > _MOST_SENTENCES:
                self._sentences.clear()
            text = self._sentences[key] = self.made(finding, phrase, written)
        return text

    def made(
        self,
        finding: Finding,
        phrase: str,
        written: str,
        put: Callable[..., str] = names.sentence,
    ) -> str:
        """Put a step of reasoning together."""
        text = put(
            self._translated(phrase),
            where=self._names.place(_spoken_of(finding)),
            by=self._names.places(finding.by),
            first=self._names.places(finding.by[:1]),
            written=written,
            strength=finding.strength,
        )
        if not weighed(finding):
            return f"{text}."
        whole = self._translated(_WEIGHED)
        return whole.format(sentence=text, **_figures(finding))

    def _translated(self, text: str) -> str:
        """Return a phrase in the language."""
        translated = self._phrases.get(text)
        if translated is None:
            with i18n.speaking(self._language):
                translated = self._phrases[text] = QCoreApplication.translate("Finding", text)
        return translated


@lru_cache(maxsize=4)
def _tongue(same: SameBoard, language: str) -> _Tongue:
    return _Tongue(same.board, language)


def headline(ruling: Ruling, board: Board) -> str:
    """Say the verdict in a few words, as they stand over an explanation."""
    first = ruling.findings[0] if ruling.findings else None
    if first is not None and first.reason in HEADLINES and not outmatched(first):
        text = names.sentence(
            QCoreApplication.translate("Finding", HEADLINES[first.reason]),
            where=names.spoken(board).place(province_of(first.where)),
        )
    else:
        known = VERDICT_WORDS.get(ruling.verdict)
        other = labels.verdict_word(ruling.verdict)  # another game's, in a damaged file
        text = QCoreApplication.translate("Finding", known) if known else other
    if ruling.destroyed and ruling.dislodged and ruling.verdict is Verdict.DISLODGED:
        return QCoreApplication.translate("Finding", "The unit is driven out and destroyed")
    if ruling.destroyed and ruling.dislodged:
        also = QCoreApplication.translate("Finding", "{verdict}, and the unit is destroyed")
        return also.format(verdict=text)
    if ruling.dislodged and text != QCoreApplication.translate("Finding", "The unit must retreat"):
        also = QCoreApplication.translate("Finding", "{verdict}, and the unit must retreat")
        return also.format(verdict=text)
    return text


def question(ruling: Ruling, board: Board) -> str:
    """Ask why an order came out so, where the usual question does not fit: of a convoy."""
    if ruling.verdict is not Verdict.DISRUPTED:
        return ""
    text = QCoreApplication.translate("Finding", "Why did this convoy break? {order}")
    return text.format(order=order_line(ruling, board))


def own_result(ruling: Ruling) -> str:
    """Say that a move and its like stood each other off (VIII), or what became of a convoy."""
    if ruling.destroyed or ruling.dislodged:
        return ""
    first = ruling.findings[0] if ruling.findings else None
    if first is not None:
        if first.reason in _STAND_OFFS and first.strength == first.against:
            return QCoreApplication.translate("Words", "stand-off")
        if first.reason == Reason.CONVOY_IDLE:
            return QCoreApplication.translate("Words", "unused")
    match ruling.verdict:
        case Verdict.AVAILABLE:
            return QCoreApplication.translate("Finding", "convoyed")
        case Verdict.DISRUPTED:
            return QCoreApplication.translate("Finding", "disrupted")
    return ""


def balance(ruling: Ruling) -> str:
    """Say the strengths that decided, ``2 against 1``; nothing where no strength did."""
    for finding in ruling.findings[:1]:
        if weighed(finding):
            text = QCoreApplication.translate("Finding", "{more} against {less}")
            return text.format(**_figures(finding))
    return ""


def order_said(order: Order, board: Board) -> str:
    """Say an order with its space, for a row that shows the piece; what is none as it stands."""
    text = order_words(order, board)
    if isinstance(order, Words | orders.Move | orders.Waive | orders.Build):
        return text
    return f"{place(board, order.at)}: {text}"


def order_line(ruling: Ruling, board: Board) -> str:
    """Say a ruling's order with its space; what was written where that was not carried out."""
    if not ruling.written:
        return order_said(ruling.order, board)
    line = " / ".join(order_said(one, board) for one in ruling.written)
    if line != str(ruling.written):
        return line
    return QCoreApplication.translate("Finding", "“{text}”").format(text=ruling.written)


def results_text(past: PastPhase, board: Board, language: str) -> str:
    """Write one judged phase for a text file: every order with its result and the reason."""
    with i18n.speaking(language):
        return "\n".join(_result_lines(past, board)) + "\n"


def _result_lines(past: PastPhase, board: Board) -> Iterator[str]:
    yield phases.full_phase_words(past.phase)
    power = ""
    for ruling in past.resolution.rulings:
        if ruling.power != power:
            power = ruling.power
            yield ""
            yield labels.power_name(board, power)
        order = labels.notation(ruling.given, board)
        yield f"  {order:<24} {order_line(ruling, board)}: {labels.result_word(ruling, board)}"
        for finding in ruling.findings:
            section = f" ({finding.rule})" if finding.rule else ""
            yield f"      {tell(finding, ruling, board)}{section}"
    if not past.resolution.rulings:
        yield ""
        yield QCoreApplication.translate("Finding", "Nobody had anything to write.")
