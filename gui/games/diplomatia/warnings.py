"""Warnings before the seal in plain sentences. They warn, they never block."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.diplomatia.advice.warnings import Warn
from engine.games.diplomatia.reasons import Reason
from gui.games.diplomatia.writing import why_not_words
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.advice_words import AdviceWords

WARNINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        Warn.NO_ORDER: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "{unit:the} has no order. It will stay and defend itself."
        ),
        Warn.UNREADABLE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "“{where}” cannot be read as an order."
        ),
        Warn.NOT_YOURS: QT_TRANSLATE_NOOP("DiplomatiaDesk", "{unit:the} is not yours."),
        Warn.WRONG_PHASE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "The order for {unit:the} belongs to another part of the turn."
        ),
        Warn.TWO_ORDERS: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "{unit:the} has two orders, so neither will be carried out."
        ),
        Warn.ILLEGAL: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "The order for {unit:the} cannot be carried out. {why}"
        ),
        Warn.ARMY_WITHOUT_TRANSPORT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{unit:from} needs a transport to {where:the}, and no whole chain of fleets is "
            "ordered.",
        ),
        Warn.TRANSPORT_NEEDS_FOREIGN: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{unit:from} gets to {where:the} only with the foreign help of {others:the}.",
        ),
        Warn.CHAIN_BROKEN: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "The chain breaks between {unit:the} and {where:the}: each fleet names the next one.",
        ),
        Warn.TRANSPORT_WITHOUT_ARMY: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "{unit:the} transports nobody who is ordered to go there."
        ),
        Warn.TRANSPORT_ENDS_AT_SEA: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "The chain of {unit:the} ends at sea, {where:in}, where no fleet stands.",
        ),
        Warn.TURNS_OWN_UNIT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{unit:the} supports {others:the} in defence. If attacked, that unit will only defend "
            "and not do what it is ordered to.",
        ),
        Warn.SUPPORT_UNMATCHED: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{unit:the} supports {others:the} {where:in}, but that unit is ordered otherwise.",
        ),
        Warn.AGAINST_OWN: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{unit:the} supports an attack on your own unit {where:in}: that is void.",
        ),
        Warn.OWN_BLOCKED: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "{units:from} want to go to {where:the} and block it."
        ),
        Warn.ONTO_OWN: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "{unit:from} goes to {where:the}, but your own unit stays there."
        ),
        Warn.OWN_SWAP: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{unit:the} and {others:the} cannot change places without a transport.",
        ),
        Warn.NO_RETREAT_WRITTEN: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "{unit:the} has no order. It will be destroyed."
        ),
        Warn.ILLEGAL_RETREAT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{unit:the} cannot retreat to {where:the} and will be destroyed. {why}",
        ),
        Warn.SAME_RETREAT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "{units:from} retreat to the same space, so all of them would be destroyed.",
        ),
        Warn.ARMIES_LEFT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "You build fewer armies than you may ({where})."
        ),
        Warn.FLEETS_LEFT: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "You build fewer fleets than you may ({where})."
        ),
        Warn.TOO_MANY_ARMIES: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "You build more armies than you may ({where})."
        ),
        Warn.TOO_MANY_FLEETS: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "You build more fleets than you may ({where})."
        ),
        Warn.ILLEGAL_BUILD: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "Nothing can be built {where:in}. {why}"
        ),
        Warn.BUILT_TWICE: QT_TRANSLATE_NOOP("DiplomatiaDesk", "You build two units {where:in}."),
        Warn.ARMIES_TO_REMOVE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "You remove fewer armies than you must ({where}). The rules choose the others (9.1).",
        ),
        Warn.FLEETS_TO_REMOVE: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk",
            "You remove fewer fleets than you must ({where}). The rules choose the others (9.1).",
        ),
        Warn.TOO_MANY_REMOVALS: QT_TRANSLATE_NOOP(
            "DiplomatiaDesk", "You remove more units of one kind than you must ({where})."
        ),
    }
)
"""One sentence per code."""

STAYING: Final = QT_TRANSLATE_NOOP(
    "DiplomatiaDesk", "{unit:the} is ordered to go to where it stands already."
)
"""A move to the unit's own space."""

IMPOSSIBLE: Final = frozenset({Warn.ILLEGAL, Warn.ILLEGAL_RETREAT, Warn.ILLEGAL_BUILD})
"""Warnings of orders that cannot be carried out, whatever anybody else writes."""

MISSING: Final = frozenset(
    {
        *(Warn.NO_ORDER, Warn.NO_RETREAT_WRITTEN, Warn.ARMIES_LEFT, Warn.FLEETS_LEFT),
        *(Warn.ARMIES_TO_REMOVE, Warn.FLEETS_TO_REMOVE),
    }
)
"""Warnings of what is still to be written: a desk counts that, only the seal asks about it."""

NAMED: Final = frozenset({Warn.TRANSPORT_NEEDS_FOREIGN})
"""Warnings that the row of the order says already: foreign fleets are named beside it."""

_WORDS: Final = AdviceWords(
    context="DiplomatiaDesk",
    sentences=WARNINGS,
    by_why={Reason.SAME_SPACE: STAYING},
    impossible_ones=IMPOSSIBLE,
    unsaid=MISSING | NAMED,
    idle=Warn.NO_ORDER,
    several_idle=QT_TRANSLATE_NOOP(
        "DiplomatiaDesk", "{units:the} have no order. They will stay and defend themselves."
    ),
    why_not=why_not_words,
)
while_writing, impossible = _WORDS.while_writing, _WORDS.impossible
at_sealing, advice_words = _WORDS.at_sealing, _WORDS.advice_words
