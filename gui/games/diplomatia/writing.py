"""What a desk says while an order is being made: its steps, and why something is out."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.offers import GO, LIGHT, REST, SWAP
from engine.rules.choice import Choice
from gui.games.diplomatia.reasons import PHRASES
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.builder import STRIKE
from gui.orders.verbs import Verbs
from gui.words import labels, names

KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        GO: QT_TRANSLATE_NOOP("Diplomatia", "Go"),
        LIGHT: QT_TRANSLATE_NOOP("Diplomatia", "Light"),
        SWAP: QT_TRANSLATE_NOOP("Diplomatia", "Change places"),
        REST: QT_TRANSLATE_NOOP("Diplomatia", "Rest"),
        STRIKE: QT_TRANSLATE_NOOP("Diplomatia", "Withdraw"),
    }
)
"""Kinds of order, as they stand on buttons and in the ring; ``X`` strikes an order out."""

KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {GO: "–", LIGHT: "L", SWAP: "S", REST: "R", STRIKE: "Del"}
)
"""The keys that take them."""

VERBS: Final = Verbs(keys={token: KEYS[token] for token in (LIGHT, SWAP)})
"""The same for hands and the study, where ``R`` chooses the rules."""


def kind_words(token: str) -> str:
    """Name a kind of order."""
    return QCoreApplication.translate("Diplomatia", KINDS[token])


def offered(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Return those of the choices after a beginning that a row lists."""
    return tuple(choice for choice in choices if choice.token != GO)


def token_words(token: str, board: Board) -> str:
    """Name one step of an order being made."""
    if token in KINDS:
        return kind_words(token)
    return labels.province_name(board, token.rpartition(" ")[2])


def choice_words(choice: Choice, so_far: tuple[str, ...], board: Board) -> str:
    """Say what a choice means at this point."""
    text = token_words(choice.token, board)
    return f"{labels.ARROW} {text}" if so_far and choice.location else text


def question(so_far: tuple[str, ...]) -> str:
    """Ask for the next step of an order."""
    match so_far[1:]:
        case ("SWAP",):
            return QCoreApplication.translate("Diplomatia", "with whom?")
        case ("-",):
            return QCoreApplication.translate("Diplomatia", "where to?")
    return QCoreApplication.translate("Diplomatia", "what?") if so_far else ""


def why_not_words(board: Board, code: str, location: str = "", start: str = "") -> str:
    """Say in a sentence why something cannot be chosen."""
    known = names.spoken(board)
    text = names.sentence(
        QCoreApplication.translate("Diplomatia", PHRASES[code]),
        where=known.place(location or start),
        by=known.places([start] if start else []),
        written="",
    )
    return f"{text}."
