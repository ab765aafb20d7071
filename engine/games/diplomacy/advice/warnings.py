"""What a player may have overlooked: every code of a warning before sealing."""

from enum import StrEnum

from engine.games.diplomacy.orders import DiplomacyOrder, Waive


class Warn(StrEnum):
    """Warnings. They rest on the owner's own orders alone and never block.

    ``Advice.unit`` is the unit warned about, ``where`` the space, ``others`` the units concerned,
    and ``why`` the ``Reason`` where an order is against the rules.
    """

    # Moves
    NO_ORDER = "no_order"
    """The unit has no order: it will stand and defend."""

    UNREADABLE = "unreadable"
    """The text ``where`` is no order."""

    NOT_YOURS = "not_yours"
    """An order for a unit that is not one's own, or for none (see ``why``)."""

    WRONG_PHASE = "wrong_phase"
    """The order belongs to another part of the turn."""

    TWO_ORDERS = "two_orders"
    """Different orders for one unit: none will be carried out (VII.4)."""

    COAST_MISSING = "coast_missing"
    """The fleet could put in at two coasts of ``where``, and none is written (VII.3 b)."""

    ILLEGAL_MOVE = "illegal_move"
    """The unit cannot go to ``where``: see ``why``."""

    ILLEGAL_SUPPORT = "illegal_support"
    """The support can never count: see ``why`` (IX.1)."""

    ILLEGAL_CONVOY = "illegal_convoy"
    """The fleet can never carry that army: see ``why`` (XII.1)."""

    SUPPORTED_MOVES = "supported_moves"
    """Supports the own unit ``others[0]`` in defence, which is ordered to move (IX.6)."""

    SUPPORT_UNMATCHED = "support_unmatched"
    """Supports the own unit ``others[0]`` in an attack on ``where`` that it is not to make."""

    CONVOY_WITHOUT_ARMY = "convoy_without_army"
    """Carries the own army ``others[0]`` to ``where``, which is not ordered to go there."""

    ARMY_WITHOUT_CONVOY = "army_without_convoy"
    """The army needs a convoy to ``where``; ``others`` are own fleets that could give it."""

    CONVOY_NEEDS_FOREIGN = "convoy_needs_foreign"
    """The army gets to ``where`` only if the foreign fleets ``others`` help to carry it."""

    OWN_STANDOFF = "own_standoff"
    """The own units ``unit`` and ``others`` go to ``where``; none is the strongest (IX.4)."""

    ONTO_OWN = "onto_own"
    """Goes to ``where``, which the own unit ``others[0]`` does not leave (IX.3)."""

    OWN_SWAP = "own_swap"
    """Changes places with the own unit ``others[0]``, which nobody carries (VIII)."""

    ROUTE_UNCLEAR = "route_unclear"
    """Marked to go by sea to a neighbouring space, but no other own order shows it (XII.6)."""

    PATH_MISSING = "path_missing"
    """Needs a convoy to ``where``, and its order names no seas, as the table wants (4.A.6)."""

    # Retreats
    NO_RETREAT_WRITTEN = "no_retreat_written"
    """The unit has no order: it will be disbanded (XI.2)."""

    ILLEGAL_RETREAT = "illegal_retreat"
    """The unit cannot retreat to ``where``: see ``why``; it will be disbanded."""

    SAME_RETREAT = "same_retreat"
    """The own units ``unit`` and ``others`` retreat to one space: all are disbanded (XI.2)."""

    # Adjustments; ``where`` is the number due or the centre
    BUILDS_LEFT = "builds_left"
    """Fewer builds are written than the ``where`` that are due, and none is waived."""

    TOO_MANY_BUILDS = "too_many_builds"
    """More builds are written than the ``where`` that are due."""

    ILLEGAL_BUILD = "illegal_build"
    """Nothing of the kind can be built in ``where``: see ``why``."""

    BUILT_TWICE = "built_twice"
    """Two builds in one centre."""

    REMOVALS_LEFT = "removals_left"
    """Fewer removals are written than the ``where`` that are due: the rules choose the rest."""

    TOO_MANY_REMOVALS = "too_many_removals"
    """More removals are written than the ``where`` that are due."""


def ordered(order: DiplomacyOrder) -> str:
    """Return the unit that an order is written for; a waived build stands for itself."""
    return str(order) if isinstance(order, Waive) else f"{order.kind} {order.at}"
