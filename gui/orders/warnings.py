"""Warnings before the seal in plain sentences. They warn, they never block."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy.advice_reasons import Warn
from engine.rules.choice import Advice
from gui import words
from gui.explain.phrases import listed_names
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.sayings import token_words, why_not_words

WARNINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        Warn.NO_ORDER: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} has no order. It will stay and defend itself."
        ),
        Warn.UNREADABLE: QT_TRANSLATE_NOOP("Warnings", "“{where}” cannot be read as an order."),
        Warn.NOT_YOURS: QT_TRANSLATE_NOOP("Warnings", "{unit} is not a unit of yours."),
        Warn.WRONG_PHASE: QT_TRANSLATE_NOOP(
            "Warnings", "{unit}: this order belongs to another part of the turn."
        ),
        Warn.TWO_ORDERS: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} has two different orders, neither will be carried out."
        ),
        Warn.COAST_MISSING: QT_TRANSLATE_NOOP(
            "Warnings", "{unit}: {where} has two coasts, write which one."
        ),
        Warn.ILLEGAL_MOVE: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} → {where} will not be carried out. {why}"
        ),
        Warn.ILLEGAL_SUPPORT: QT_TRANSLATE_NOOP(
            "Warnings", "The support by {unit} can never count. {why}"
        ),
        Warn.ILLEGAL_CONVOY: QT_TRANSLATE_NOOP(
            "Warnings", "The convoy by {unit} can never happen. {why}"
        ),
        Warn.SUPPORTED_MOVES: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} supports {others} in defence, but that unit is ordered to move."
        ),
        Warn.SUPPORT_UNMATCHED: QT_TRANSLATE_NOOP(
            "Warnings",
            "{unit} supports {others} → {where}, but that unit is not ordered to go there.",
        ),
        Warn.CONVOY_WITHOUT_ARMY: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} carries {others} → {where}, but that army is not ordered there."
        ),
        Warn.ARMY_WITHOUT_CONVOY: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} → {where} needs a convoy, and none of your fleets gives one."
        ),
        Warn.CONVOY_NEEDS_FOREIGN: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} → {where} needs the help of foreign fleets ({others})."
        ),
        Warn.OWN_STANDOFF: QT_TRANSLATE_NOOP(
            "Warnings", "{units} go to the same space ({where}): they keep each other out."
        ),
        Warn.ONTO_OWN: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} → {where}, but your own unit stays there."
        ),
        Warn.OWN_SWAP: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} and {others} cannot change places without a convoy."
        ),
        Warn.ROUTE_UNCLEAR: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} → {where} by sea: no other order of yours shows that it is meant."
        ),
        Warn.PATH_MISSING: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} → {where} needs a convoy: at this table the order names its seas."
        ),
        Warn.NO_RETREAT_WRITTEN: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} has no order. It will be disbanded."
        ),
        Warn.ILLEGAL_RETREAT: QT_TRANSLATE_NOOP(
            "Warnings", "{unit} cannot retreat to {where} and will be disbanded. {why}"
        ),
        Warn.SAME_RETREAT: QT_TRANSLATE_NOOP(
            "Warnings", "{units} retreat to the same space: all of them would be disbanded."
        ),
        Warn.BUILDS_LEFT: QT_TRANSLATE_NOOP(
            "Warnings", "Fewer units are built than you may build (you may build {where})."
        ),
        Warn.TOO_MANY_BUILDS: QT_TRANSLATE_NOOP(
            "Warnings", "More units are built than you may build (you may build {where})."
        ),
        Warn.ILLEGAL_BUILD: QT_TRANSLATE_NOOP("Warnings", "{where}: not possible here. {why}"),
        Warn.BUILT_TWICE: QT_TRANSLATE_NOOP("Warnings", "{where}: two units in one centre."),
        Warn.REMOVALS_LEFT: QT_TRANSLATE_NOOP(
            "Warnings",
            "Fewer units are removed than you must remove ({where}); the rule of XIV.4 chooses "
            "the others.",
        ),
        Warn.TOO_MANY_REMOVALS: QT_TRANSLATE_NOOP(
            "Warnings", "More units are removed than you must remove ({where})."
        ),
    }
)
"""One sentence per code."""


IMPOSSIBLE: Final = frozenset(
    {
        Warn.COAST_MISSING,
        Warn.ILLEGAL_MOVE,
        Warn.ILLEGAL_SUPPORT,
        Warn.ILLEGAL_CONVOY,
        Warn.ILLEGAL_RETREAT,
        Warn.ILLEGAL_BUILD,
    }
)
"""Warnings of orders that cannot be carried out, whatever anybody else writes."""

MISSING: Final = frozenset(
    {Warn.NO_ORDER, Warn.NO_RETREAT_WRITTEN, Warn.BUILDS_LEFT, Warn.REMOVALS_LEFT}
)
"""Warnings of what is still to be written: a desk counts that, only the seal asks about it."""


def while_writing(advice: Sequence[Advice]) -> tuple[Advice, ...]:
    """Return what is to be said beside the rows: not what they say themselves."""
    return tuple(one for one in advice if one.reason not in IMPOSSIBLE | MISSING)


def impossible(advice: Sequence[Advice], board: Board) -> dict[str, str]:
    """Return why orders cannot be carried out, by the space of their units."""
    return {
        province_of(one.unit.partition(" ")[2]): _why(one, board) or advice_words(one, board)
        for one in advice
        if one.reason in IMPOSSIBLE
    }


def at_sealing(advice: Sequence[Advice], board: Board) -> tuple[tuple[str, str], ...]:
    """Return all that is to be known before the seal, each with the kind of its note.

    What cannot be carried out comes first; units without an order are named in one sentence.
    """
    wrong = [("bad", advice_words(one, board)) for one in advice if one.reason in IMPOSSIBLE]
    idle = [one for one in advice if one.reason == Warn.NO_ORDER]
    rest = [
        ("warn", advice_words(one, board))
        for one in advice
        if one.reason not in IMPOSSIBLE and (one not in idle or len(idle) == 1)
    ]
    if len(idle) > 1:
        said = QCoreApplication.translate(
            "Warnings", "{units} have no order. They will stay and defend themselves."
        )
        units = listed_names([_named(one.unit, board) for one in idle])
        rest.insert(0, ("warn", said.format(units=units)))
    return (*wrong, *rest)


def advice_words(advice: Advice, board: Board) -> str:
    """Say a warning in a sentence."""
    unit, others = _named(advice.unit, board), [_named(other, board) for other in advice.others]
    return (
        QCoreApplication.translate("Warnings", WARNINGS[advice.reason])
        .format(
            unit=unit,
            units=listed_names([unit, *others]),
            where=_named(advice.where, board),
            others=", ".join(others),
            why=_why(advice, board),
        )
        .strip()
    )


def _named(text: str, board: Board) -> str:
    """Name a unit or a space; a number or an unreadable text stays as it is."""
    at = text.partition(" ")[2] or text
    if province_of(at) not in board.provinces:
        return text
    return token_words(text, board) if " " in text else words.province_name(board, text)


def _why(advice: Advice, board: Board) -> str:
    if not advice.why:
        return ""
    start = advice.unit.partition(" ")[2]
    where = advice.where if province_of(advice.where) in board.provinces else ""
    return why_not_words(board, advice.why, where, start)
