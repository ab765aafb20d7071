"""What a desk says while an order is being made: its steps, and why something is out."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.offers.moves import NoChoice
from engine.games.diplomatia.reasons import Reason
from engine.rules.choice import Choice
from gui.games.diplomatia.phrases import PHRASES
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.builder import MOVE, STRIKE
from gui.orders.verbs import Verbs
from gui.words import labels, names

SUPPORT, GUARD, TRANSPORT, SEIZE, DEFEND = "P", "PO", "T", "ZP", "O"
REMOVE, WAIVE = "D", "WAIVE"
"""Kinds of order by the handbook's signs (8.1 to 8.5)."""

KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        MOVE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Move"),
        SUPPORT: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Support"),
        GUARD: QT_TRANSLATE_NOOP("DiplomatiaDesk", "In defence"),
        TRANSPORT: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Transport"),
        SEIZE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Seize"),
        DEFEND: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Defend"),
        REMOVE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Take off"),
        WAIVE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Build nothing"),
        STRIKE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Withdraw"),
    }
)
"""Kinds of order, as they stand on buttons and in the ring; ``X`` strikes an order out."""

KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {
        MOVE: "–",
        SUPPORT: "P",
        TRANSPORT: "T",
        SEIZE: "Z",
        DEFEND: "O",
        REMOVE: "D",
        STRIKE: "Del",
    }
)
"""The keys that take them."""

VERBS: Final = Verbs(
    beside=(SUPPORT, TRANSPORT),
    joins=SUPPORT,
    keys={sign: KEYS[sign] for sign in (DEFEND, SUPPORT, TRANSPORT, SEIZE)},
    alone={"W": WAIVE},
)
"""The same for hands and the study."""

_WHY_NOT: Final[Mapping[str, str]] = MappingProxyType(
    {
        NoChoice.NOBODY_TO_SUPPORT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "No unit within reach to support."
        ),
        NoChoice.NOTHING_TO_CARRY: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "No army that could be transported."
        ),
        NoChoice.NOWHERE_TO_GO: QT_TRANSLATE_NOOP("DiplomatiaDesk", "No space lies within reach."),
        NoChoice.NO_PORT_HERE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "No port lies at the coast of {where:the}."
        ),
        Reason.TRANSPORT_BY_ARMY: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Only a fleet transports."),
        Reason.SEIZED_BY_FLEET: QT_TRANSLATE_NOOP("DiplomatiaDesk", "Only an army seizes a port."),
        Reason.NO_PORT: QT_TRANSLATE_NOOP("DiplomatiaDesk", "No port lies at this coast."),
        Reason.ARMY_AT_SEA: QT_TRANSLATE_NOOP("DiplomatiaDesk", "An army cannot put to sea."),
        Reason.FLEET_ON_LAND: QT_TRANSLATE_NOOP("DiplomatiaDesk", "A fleet cannot go ashore."),
        Reason.TOO_FAR: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "{start:the} and {where:the} are not adjacent."
        ),
        Reason.NO_FERRY: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{start:the} and {where:the} are not adjacent, and no fleets lie between them.",
        ),
        Reason.SAME_SPACE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "The unit stands here already."),
        Reason.FOREIGN_UNIT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "The unit {where:in} is not yours."
        ),
        Reason.NO_UNIT: QT_TRANSLATE_NOOP("DiplomatiaDesk", "You have no unit {where:in}."),
        Reason.NOT_A_HOME_CENTRE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "You build armies only in your home centres, and {where:the} is none of them.",
        ),
        Reason.CENTRE_LOST: QT_TRANSLATE_NOOP("DiplomatiaDesk", "You do not control {where:the}."),
        Reason.NOT_ONES_PORT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "You control no port {where:in}."
        ),
        Reason.NO_BUILD_DUE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "You have none of them to build."),
        Reason.NO_REMOVAL_DUE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "You have none of them to remove."
        ),
    }
)
"""Short sentences for the pointer; what is missing here is said as results say it."""


def kind_words(token: str) -> str:
    """Name a kind of order."""
    return QCoreApplication.translate("DiplomatiaDesk", KINDS[token])


def offered(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Return those of the choices after a beginning that a row lists.

    A goal is moved to when it is clicked, and whom one supports is asked before where.
    """
    return tuple(one for one in choices if one.token not in (MOVE, GUARD))


def token_words(token: str, board: Board) -> str:
    """Name one step of an order being made: ``A Karélie``, ``Podpora``, ``Lotyšsko``."""
    if token in KINDS:
        return kind_words(token)
    kind, space, at = token.partition(" ")
    name = labels.province_name(board, at if space else token)
    return f"{kind} {name}" if space else name


def choice_words(choice: Choice, so_far: tuple[str, ...], board: Board) -> str:
    """Say what a choice means at this point."""
    if choice.token in KINDS:
        return kind_words(choice.token)
    if " " in choice.token or not so_far:
        return token_words(choice.token, board)
    if " PO " in choice.order:
        return QCoreApplication.translate("DiplomatiaDesk", "in defence")
    if " ZP " in choice.order:
        port = board.provinces[choice.token].port
        text = QCoreApplication.translate("DiplomatiaDesk", "port {port}")
        return text.format(port=labels.port_name(port) if port is not None else choice.token)
    return f"{labels.ARROW} {labels.province_name(board, choice.token)}"


def question(so_far: tuple[str, ...]) -> str:
    """Ask for the next step of an order."""
    match so_far[1:]:
        case ("P",):
            return QCoreApplication.translate("DiplomatiaDesk", "whom?")
        case ("T",):
            return QCoreApplication.translate("DiplomatiaDesk", "from where?")
        case ("ZP",):
            return QCoreApplication.translate("DiplomatiaDesk", "which port?")
        case ():
            return QCoreApplication.translate("DiplomatiaDesk", "what?") if so_far else ""
    return QCoreApplication.translate("DiplomatiaDesk", "where to?")


def why_not_words(board: Board, code: str, location: str = "", start: str = "") -> str:
    """Say in a sentence why something cannot be chosen."""
    known = names.spoken(board)
    here = known.place(location or start)
    space = board.provinces.get(location)
    if code == Reason.PORT_ELSEWHERE and space is not None and space.port is not None:
        start = space.port.coast
    facts: dict[str, object] = {
        "where": here,
        "start": known.place(start or location),
        "by": known.places([start] if start else []),
        "first": known.places([start] if start else []),
        "written": "",
        "strength": "",
    }
    if code in _WHY_NOT:
        text = QCoreApplication.translate("DiplomatiaDesk", _WHY_NOT[code])
        return names.sentence(text, **facts)
    phrase = QCoreApplication.translate("DiplomatiaReasons", PHRASES[Reason(code)])
    return f"{names.sentence(phrase, **facts)}."
