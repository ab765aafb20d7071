"""Warnings before the seal in plain sentences. They warn, they never block."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.reasons import Reason
from gui.games.diplomacy.orders.sayings import why_not_words
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.advice_words import AdviceWords

WARNINGS: Final[Mapping[str, str]] = MappingProxyType(
    {
        Warn.NO_ORDER: QT_TRANSLATE_NOOP(
            "Warnings", "{unit:the} has no order. It will stay and defend itself."
        ),
        Warn.UNREADABLE: QT_TRANSLATE_NOOP("Warnings", "“{where}” cannot be read as an order."),
        Warn.NOT_YOURS: QT_TRANSLATE_NOOP("Warnings", "{unit:the} is not yours."),
        Warn.WRONG_PHASE: QT_TRANSLATE_NOOP(
            "Warnings", "The order for {unit:the} belongs to another part of the turn."
        ),
        Warn.TWO_ORDERS: QT_TRANSLATE_NOOP(
            "Warnings", "{unit:the} has two different orders, so neither will be carried out."
        ),
        Warn.COAST_MISSING: QT_TRANSLATE_NOOP(
            "Warnings", "{where:the} has two coasts: write to which one {unit:from} goes."
        ),
        Warn.ILLEGAL_MOVE: QT_TRANSLATE_NOOP(
            "Warnings", "{unit:from} will not get to {where:the}. {why}"
        ),
        Warn.ILLEGAL_SUPPORT: QT_TRANSLATE_NOOP(
            "Warnings", "The support by {unit:the} can never count. {why}"
        ),
        Warn.ILLEGAL_CONVOY: QT_TRANSLATE_NOOP(
            "Warnings", "The convoy by {unit:the} can never happen. {why}"
        ),
        Warn.SUPPORTED_MOVES: QT_TRANSLATE_NOOP(
            "Warnings",
            "{unit:the} supports {others:the} in defence, but that unit is ordered to move.",
        ),
        Warn.SUPPORT_UNMATCHED: QT_TRANSLATE_NOOP(
            "Warnings",
            "{unit:the} supports {others:from} into {where:the}, but that unit is not ordered to "
            "go there.",
        ),
        Warn.CONVOY_WITHOUT_ARMY: QT_TRANSLATE_NOOP(
            "Warnings",
            "{unit:the} carries {others:from} to {where:the}, but that army is not ordered there.",
        ),
        Warn.ARMY_WITHOUT_CONVOY: QT_TRANSLATE_NOOP(
            "Warnings",
            "{unit:from} needs a convoy to {where:the}, and none of your fleets gives one.",
        ),
        Warn.CONVOY_NEEDS_FOREIGN: QT_TRANSLATE_NOOP(
            "Warnings",
            "{unit:from} gets to {where:the} only with the foreign help of {others:the}.",
        ),
        Warn.OWN_STANDOFF: QT_TRANSLATE_NOOP(
            "Warnings", "{units:from} go to {where:the} and keep each other out."
        ),
        Warn.ONTO_OWN: QT_TRANSLATE_NOOP(
            "Warnings", "{unit:from} goes to {where:the}, but your own unit stays there."
        ),
        Warn.OWN_SWAP: QT_TRANSLATE_NOOP(
            "Warnings", "{unit:the} and {others:the} cannot change places without a convoy."
        ),
        Warn.ROUTE_UNCLEAR: QT_TRANSLATE_NOOP(
            "Warnings",
            "{unit:from} is to go to {where:the} by sea, but no other order of yours shows it.",
        ),
        Warn.PATH_MISSING: QT_TRANSLATE_NOOP(
            "Warnings",
            "{unit:from} needs a convoy to {where:the}, and at this table the order names its "
            "seas.",
        ),
        Warn.NO_RETREAT_WRITTEN: QT_TRANSLATE_NOOP(
            "Warnings", "{unit:the} has no order. It will be disbanded."
        ),
        Warn.ILLEGAL_RETREAT: QT_TRANSLATE_NOOP(
            "Warnings", "{unit:the} cannot retreat to {where:the} and will be disbanded. {why}"
        ),
        Warn.SAME_RETREAT: QT_TRANSLATE_NOOP(
            "Warnings", "{units:from} retreat to the same space, so all of them would be disbanded."
        ),
        Warn.BUILDS_LEFT: QT_TRANSLATE_NOOP(
            "Warnings", "You build fewer units than you may ({where})."
        ),
        Warn.TOO_MANY_BUILDS: QT_TRANSLATE_NOOP(
            "Warnings", "You build more units than you may ({where})."
        ),
        Warn.ILLEGAL_BUILD: QT_TRANSLATE_NOOP("Warnings", "Nothing can be built {where:in}. {why}"),
        Warn.BUILT_TWICE: QT_TRANSLATE_NOOP(
            "Warnings", "You build two units {where:in}, in one centre."
        ),
        Warn.REMOVALS_LEFT: QT_TRANSLATE_NOOP(
            "Warnings",
            "You remove fewer units than you must ({where}). The rule of XIV.4 chooses the others.",
        ),
        Warn.TOO_MANY_REMOVALS: QT_TRANSLATE_NOOP(
            "Warnings", "You remove more units than you must ({where})."
        ),
    }
)
"""One sentence per code."""

STAYING: Final = QT_TRANSLATE_NOOP(
    "Warnings", "{unit:the} is ordered to go to where it stands already."
)
"""A move to the unit's own space."""


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

_WORDS: Final = AdviceWords(
    context="Warnings",
    sentences=WARNINGS,
    by_why={Reason.SAME_SPACE: STAYING},
    impossible_ones=IMPOSSIBLE,
    unsaid=MISSING,
    idle=Warn.NO_ORDER,
    several_idle=QT_TRANSLATE_NOOP(
        "Warnings", "{units:the} have no order. They will stay and defend themselves."
    ),
    why_not=why_not_words,
)
while_writing, impossible = _WORDS.while_writing, _WORDS.impossible
at_sealing, advice_words = _WORDS.at_sealing, _WORDS.advice_words
