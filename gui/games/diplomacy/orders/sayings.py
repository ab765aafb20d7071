"""What the desk says while an order is being made: steps, effects, and why something is out."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.offers.moves import NoChoice
from engine.games.diplomacy.reasons import Reason
from engine.rules.choice import Choice
from engine.rules.order import Order
from engine.rules.position import Position
from gui.games.diplomacy.explain.phrases_texts import PHRASES
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words import labels, names

KIND_WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "H": QT_TRANSLATE_NOOP("Orders", "Hold"),
        "-": QT_TRANSLATE_NOOP("Orders", "Move"),
        "S": QT_TRANSLATE_NOOP("Orders", "Support"),
        "C": QT_TRANSLATE_NOOP("Orders", "Convoy"),
        "V": QT_TRANSLATE_NOOP("Orders", "By convoy"),
        "R": QT_TRANSLATE_NOOP("Orders", "Retreat"),
        "D": QT_TRANSLATE_NOOP("Orders", "Disband"),
        "A": QT_TRANSLATE_NOOP("Orders", "Build an army"),
        "F": QT_TRANSLATE_NOOP("Orders", "Build a fleet"),
        "F/NC": QT_TRANSLATE_NOOP("Orders", "Fleet, north coast"),
        "F/SC": QT_TRANSLATE_NOOP("Orders", "Fleet, south coast"),
        "F/EC": QT_TRANSLATE_NOOP("Orders", "Fleet, east coast"),
        "WAIVE": QT_TRANSLATE_NOOP("Orders", "Waive a build"),
        "X": QT_TRANSLATE_NOOP("Orders", "Withdraw"),
    }
)
"""Kinds of order, as they stand on buttons and in the ring; ``X`` strikes an order out."""

_WHY_NOT: Final[Mapping[str, str]] = MappingProxyType(
    {
        NoChoice.NOBODY_TO_SUPPORT: QT_TRANSLATE_NOOP("Orders", "No unit within reach to support."),
        NoChoice.NO_ARMY_TO_CARRY: QT_TRANSLATE_NOOP("Orders", "No army that could be carried."),
        Reason.CONVOY_BY_ARMY: QT_TRANSLATE_NOOP("Orders", "Only a fleet can convoy."),
        Reason.CONVOY_FROM_SHORE: QT_TRANSLATE_NOOP("Orders", "A fleet convoys only at sea."),
        Reason.ARMY_AT_SEA: QT_TRANSLATE_NOOP("Orders", "An army cannot put to sea."),
        Reason.FLEET_INLAND: QT_TRANSLATE_NOOP("Orders", "A fleet cannot sail inland."),
        Reason.TOO_FAR: QT_TRANSLATE_NOOP(
            "Orders", "{start:the} and {where:the} are not adjacent."
        ),
        Reason.NO_FERRY: QT_TRANSLATE_NOOP(
            "Orders",
            "{start:the} and {where:the} are not adjacent, and no fleets lie between them.",
        ),
        Reason.PATH_MISSING: QT_TRANSLATE_NOOP(
            "Orders", "Click the seas on the way to {where:the} first, one after another."
        ),
        Reason.COAST_WRONG: QT_TRANSLATE_NOOP(
            "Orders", "{where:the} is out of reach on this side."
        ),
        Reason.SAME_SPACE: QT_TRANSLATE_NOOP("Orders", "The unit stands here already."),
        Reason.FOREIGN_UNIT: QT_TRANSLATE_NOOP("Orders", "The unit {where:in} is not yours."),
        Reason.NO_UNIT: QT_TRANSLATE_NOOP("Orders", "You have no unit {where:in}."),
        Reason.RETREAT_OCCUPIED: QT_TRANSLATE_NOOP("Orders", "{where:the} is occupied."),
        Reason.RETREAT_TO_ATTACKER: QT_TRANSLATE_NOOP(
            "Orders", "The attack came from {where:the}."
        ),
        Reason.RETREAT_TO_STANDOFF: QT_TRANSLATE_NOOP(
            "Orders", "{where:the} was left empty by a stand-off."
        ),
        Reason.RETREAT_CLOSED: QT_TRANSLATE_NOOP(
            "Orders", "{where:the} is closed to this retreat."
        ),
        Reason.NOT_A_HOME_CENTRE: QT_TRANSLATE_NOOP(
            "Orders", "You build only in your own home centres, and {where:the} is none of them."
        ),
        Reason.CENTRE_LOST: QT_TRANSLATE_NOOP("Orders", "You do not control {where:the}."),
        Reason.CENTRE_OCCUPIED: QT_TRANSLATE_NOOP("Orders", "A unit already stands {where:in}."),
        Reason.NO_BUILD_DUE: QT_TRANSLATE_NOOP("Orders", "You have nothing to build or remove."),
        Reason.BUILT_ALREADY: QT_TRANSLATE_NOOP("Orders", "All your builds are used already."),
    }
)
"""Short sentences for the pointer; what is missing here is said as results say it."""


_EFFECTS: Final[Mapping[type, str]] = MappingProxyType(
    {
        orders.SupportHold: QT_TRANSLATE_NOOP(
            "Orders", "{where:the} will be one stronger in defence."
        ),
        orders.Convoy: QT_TRANSLATE_NOOP(
            "Orders", "It carries the army if that army is ordered the same way."
        ),
        orders.Hold: QT_TRANSLATE_NOOP("Orders", "It stays and defends itself."),
        orders.Retreat: QT_TRANSLATE_NOOP("Orders", "It retreats to {where:the}."),
        orders.Disband: QT_TRANSLATE_NOOP("Orders", "The unit is taken off the board."),
        orders.Build: QT_TRANSLATE_NOOP("Orders", "A new unit stands here in spring."),
        orders.Waive: QT_TRANSLATE_NOOP("Orders", "This build is left unused."),
    }
)


def kind_words(token: str) -> str:
    """Name a kind of order: ``Podpora``."""
    return QCoreApplication.translate("Orders", KIND_WORDS[token])


def why_not_words(board: Board, code: str, location: str = "", start: str = "") -> str:
    """Say in a sentence why something cannot be chosen."""
    known = names.spoken(board)
    facts: dict[str, object] = {}
    if location:
        facts["where"], facts["start"] = known.place(location), known.place(start or location)
    if code in _WHY_NOT:
        return names.sentence(QCoreApplication.translate("Orders", _WHY_NOT[code]), **facts)
    message = QCoreApplication.translate("Finding", PHRASES[code])
    return names.sentence(message, **facts) + "."


def offered(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Return those of the choices after a beginning that a row lists.

    Goals that seas lead to are many; each is offered when its sea is clicked.
    """
    return tuple(
        choice
        for choice in choices
        if choice.token not in ("-", "R", "B") and choice.why_not != Reason.PATH_MISSING
    )


def token_words(token: str, board: Board) -> str:
    """Name one token of an order being made: ``A Ukrajina``, ``podpora``, ``Rumunsko``."""
    if token in KIND_WORDS:
        return kind_words(token)
    kind, space, at = token.partition(" ")
    if space:
        return f"{kind} {labels.province_name(board, at)}"
    return labels.province_name(board, token)


def choice_words(choice: Choice, so_far: tuple[str, ...], board: Board) -> str:
    """Say what a choice means at this point."""
    if choice.token in KIND_WORDS:
        return kind_words(choice.token)
    if " " in choice.token or not so_far:
        return token_words(choice.token, board)
    supporting = len(so_far) == 3 and so_far[1] == "S"
    if supporting and choice.token == province_of(so_far[2].partition(" ")[2]):
        return QCoreApplication.translate("Orders", "in defence")
    if not choice.order and not choice.why_not and so_far[0].startswith("A "):
        across = QCoreApplication.translate("Orders", "across {where:the}")
        return across.format(where=names.spoken(board).place(choice.token))
    return f"{labels.ARROW} {labels.province_name(board, choice.token)}"


def question(so_far: tuple[str, ...]) -> str:
    """Ask for the next step of an order."""
    if not so_far:
        return ""
    match so_far[1:]:
        case ("S",):
            return QCoreApplication.translate("Orders", "whom?")
        case ("C",):
            return QCoreApplication.translate("Orders", "which army?")
        case ():
            return QCoreApplication.translate("Orders", "what?")
    return QCoreApplication.translate("Orders", "where to?")


def strength_of(order: orders.Move, others: Sequence[Order]) -> int:
    """Count how strong a move will be with the supports that its own power has written."""
    strength = 1
    for meant in others:
        if (
            isinstance(meant, orders.SupportMove)
            and province_of(meant.target) == province_of(order.at)
            and province_of(meant.to) == province_of(order.to)
        ):
            strength += 1
    return strength


def effect_words(order: Order, others: Sequence[Order], position: Position, board: Board) -> str:
    """Say what an order would do, as far as its owner can know."""
    where = ""
    match order:
        case orders.Move(to=to):
            return _attack_words(order, to, others, position, board)
        case orders.SupportMove(target=target, target_kind=kind, to=to):
            moved = orders.Move(kind, target, to)
            return _attack_words(moved, to, (*others, order), position, board)
        case orders.SupportHold(target=target):
            where = target
        case orders.Retreat(to=to):
            where = to
    message = QCoreApplication.translate("Orders", _EFFECTS[type(order)])
    return names.sentence(message, where=names.spoken(board).place(where))


def short_effect_words(order: Order, others: Sequence[Order]) -> str:
    """Say the effect of an order in a word or two: ``útok 2``."""
    if isinstance(order, orders.SupportMove):
        moved = orders.Move(order.target_kind, order.target, order.to)
        strength = strength_of(moved, (*others, order))
        return QCoreApplication.translate("Orders", "attack {count}").format(count=strength)
    if isinstance(order, orders.SupportHold):
        return QCoreApplication.translate("Orders", "defence +1")
    return ""


def _attack_words(
    order: orders.Move, to: str, others: Sequence[Order], position: Position, board: Board
) -> str:
    strength = strength_of(order, others)
    where = names.spoken(board).place(to)
    if position.at(province_of(to)) is None and strength == 1:
        message = QCoreApplication.translate("Orders", "It goes to {where:the}.")
        return names.sentence(message, where=where)
    message = QCoreApplication.translate(
        "Orders", "The attack on {where:the} will have strength {count}."
    )
    return names.sentence(message, where=where, count=strength)
