"""What an order would do, as far as its owner can know: his orders on the public board."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import ASHORE, Board
from engine.board.names import fold
from engine.games.diplomatia.orders import (
    Build,
    Defend,
    Guard,
    Move,
    Remove,
    Seize,
    Support,
    Transport,
    Waive,
    meant,
)
from engine.rules.order import Order
from engine.rules.position import Position
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, names

_EFFECTS: Final[Mapping[type, str]] = MappingProxyType(
    {
        Guard: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{where:the} will be one stronger in defence; if attacked, the unit there stays.",
        ),
        Transport: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "It passes the army on if the whole chain is ordered."
        ),
        Defend: QT_TRANSLATE_NOOP("DiplomatiaDesk", "It stays and defends itself."),
        Build: QT_TRANSLATE_NOOP("DiplomatiaDesk", "A new unit stands here in the next turn."),
        Remove: QT_TRANSLATE_NOOP("DiplomatiaDesk", "The unit is taken off the board."),
        Waive: QT_TRANSLATE_NOOP("DiplomatiaDesk", "This build is left unused."),
    }
)

_MOST: Final = 8
"""Continuations of a line that are offered at once."""


def strength_of(act: Move | Seize, others: Sequence[Order]) -> int:
    """Count how strong a move or a seizure will be with the supports of its own power."""
    return 1 + sum(isinstance(one, Support) and one.what == act for one in others)


def effect_words(order: Order, others: Sequence[Order], position: Position, board: Board) -> str:
    """Say what an order would do."""
    meaning = meant(order)
    if isinstance(meaning, Support):
        others, meaning = (*others, order), meaning.what
    if isinstance(meaning, Seize):
        return seizure_words(meaning, others, position, board)
    if isinstance(meaning, Move):
        return _move_words(meaning, others, position, board)
    if meaning is None:
        return ""
    text = QCoreApplication.translate("DiplomatiaDesk", _EFFECTS[type(meaning)])
    where = getattr(meaning, "to", "") or meaning.at
    return names.sentence(text, where=names.spoken(board).place(where))


def _move_words(move: Move, others: Sequence[Order], position: Position, board: Board) -> str:
    strength, where = strength_of(move, others), names.spoken(board).place(move.to)
    if position.phase.kind.retreats:
        text = QCoreApplication.translate("DiplomatiaDesk", "It retreats to {where:the}.")
    elif move.kind == ASHORE and not board.reaches(ASHORE, move.at, move.to):
        text = QCoreApplication.translate(
            "DiplomatiaDesk", "It is transported to {where:the}, strength {count}."
        )
    elif position.at(move.to) is None and strength == 1:
        text = QCoreApplication.translate("DiplomatiaDesk", "It goes to {where:the}.")
    else:
        text = QCoreApplication.translate(
            "DiplomatiaDesk", "The attack on {where:the} will have strength {count}."
        )
    return names.sentence(text, where=where, count=strength)


def seizure_words(act: Seize, others: Sequence[Order], position: Position, board: Board) -> str:
    """Say from which port a sector is seized, who stands there, and whether that is enough."""
    strength, known = strength_of(act, others), names.spoken(board)
    space = board.provinces.get(act.to)
    port = labels.port_name(space.port) if space is not None and space.port is not None else ""
    there = position.at(act.to)
    if there is None:
        text = QCoreApplication.translate(
            "DiplomatiaDesk",
            "From the port {port}, strength {count}; the army stays. Nobody is there.",
        )
        return text.format(port=port, count=strength)
    if strength > 1:
        text = QCoreApplication.translate(
            "DiplomatiaDesk",
            "From the port {port}; the army stays. A fleet of {power:the} is there: {count} "
            "against 1.",
        )
    else:
        text = QCoreApplication.translate(
            "DiplomatiaDesk",
            "From the port {port}; the army stays. A fleet of {power:the} is there: 1 against 1 is "
            "not enough.",
        )
    return text.format(port=port, count=strength, power=known.power(there.power))


def short_words(order: Order, others: Sequence[Order]) -> str:
    """Say the effect of an order in a word or two: ``útok 2``; empty where it says it all."""
    match meant(order):
        case Support(what=what):
            strength = strength_of(what, (*others, order))
            text = QCoreApplication.translate("DiplomatiaDesk", "strength {count}")
            return text.format(count=strength)
        case Guard():
            return QCoreApplication.translate("DiplomatiaDesk", "defence +1")
    return ""


def completions(text: str, board: Board) -> tuple[str, ...]:
    """Return how a line that is being typed may go on: with the name of a space."""
    head, _, last = text.rpartition(" ")
    wanted = fold(last)
    if not wanted:
        return ()
    spaces = (labels.province_name(board, place) for place in board.provinces)
    begun = sorted(name for name in spaces if fold(name).startswith(wanted))
    return tuple(f"{head} {name}".strip() for name in begun[:_MOST])
