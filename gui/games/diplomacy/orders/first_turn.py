"""What the three bubbles of a first turn say: at most 25 words each, in both languages."""

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from gui.games.diplomacy.orders import leads
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.leads import Act, Lead
from gui.words import names

_NUMBERS: Final = MappingProxyType({Act.MOVE: 1, Act.SUPPORT: 2, Act.HOLD: 2, Act.SEAL: 3})

_TITLES: Final = MappingProxyType(
    {
        Act.MOVE: QT_TRANSLATE_NOOP("Lesson", "Move"),
        Act.SUPPORT: QT_TRANSLATE_NOOP("Lesson", "Support"),
        Act.HOLD: QT_TRANSLATE_NOOP("Lesson", "Hold"),
        Act.SEAL: QT_TRANSLATE_NOOP("Lesson", "Seal"),
    }
)
_TEXTS: Final = MappingProxyType(
    {
        "move A": QT_TRANSLATE_NOOP(
            "Lesson", "Click your army {unit:in}, then {goal:the}. The arrow is an order to move."
        ),
        "move F": QT_TRANSLATE_NOOP(
            "Lesson", "Click your fleet {unit:in}, then {goal:the}. The arrow is an order to move."
        ),
        "support": QT_TRANSLATE_NOOP(
            "Lesson",
            "Click the unit {unit:in}, then the S beside the one {other:in}. Two together beat "
            "one alone.",
        ),
        "support in defence": QT_TRANSLATE_NOOP(
            "Lesson",
            "Click the unit {unit:in}, the S beside the one {other:in}, then that unit. It "
            "defends better.",
        ),
        "hold": QT_TRANSLATE_NOOP(
            "Lesson", "Click the unit {unit:in}, then Hold in its row. It stays and defends itself."
        ),
        "seal": QT_TRANSLATE_NOOP(
            "Lesson", "Done? Seal. Until the reveal you can open the seal again."
        ),
        "more": QT_TRANSLATE_NOOP(
            "Lesson", "Order your other units the same way; any without an order stays. Then seal."
        ),
    }
)


lead_for = leads.lead_for


def number_of(act: Act) -> int:
    """Return which of the three bubbles asks for something."""
    return _NUMBERS[act]


def title_words(act: Act) -> str:
    """Name a step."""
    return QCoreApplication.translate("Lesson", _TITLES[act])


def step_words(lead: Lead, board: Board, *, left: int = 0) -> str:
    """Say what to do; ``left`` is how many units have no order yet."""
    text = QCoreApplication.translate("Lesson", _TEXTS[_which(lead, left)])
    return names.sentence(
        text,
        unit=_named(lead.unit, board),
        other=_named(lead.other, board),
        goal=_named(lead.goal, board),
    )


def _which(lead: Lead, left: int) -> str:
    match lead.act:
        case Act.MOVE:
            return f"move {lead.unit[:1]}"
        case Act.SUPPORT:
            stays = province_of(lead.other.partition(" ")[2]) == lead.goal
            return "support in defence" if stays else "support"
        case Act.HOLD:
            return "hold"
    return "more" if left else "seal"


def _named(what: str, board: Board) -> names.Name:
    at = province_of(what.rpartition(" ")[2])
    return names.spoken(board).places([at] if at else [])
