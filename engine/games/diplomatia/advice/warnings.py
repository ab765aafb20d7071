"""What a player may have overlooked: every code of a warning before sealing."""

from enum import StrEnum

from engine.games.diplomatia.orders import DiplomatiaOrder, Waive


class Warn(StrEnum):
    """Warnings. They rest on the owner's own orders alone and never block.

    ``Advice.unit`` is the unit warned about, ``where`` the space, ``others`` the units concerned,
    and ``why`` the ``Reason`` where an order is against the rules.
    """

    # Orders
    NO_ORDER = "no_order"
    """The unit has no order: it will defend."""

    UNREADABLE = "unreadable"
    """The text ``where`` is no order."""

    NOT_YOURS = "not_yours"
    """An order for a unit that is not one's own, or for none (see ``why``)."""

    WRONG_PHASE = "wrong_phase"
    """The order belongs to another part of the turn."""

    TWO_ORDERS = "two_orders"
    """Two orders for one unit, even alike: none will be carried out (8)."""

    ILLEGAL = "illegal"
    """The order cannot be carried out in any case: see ``why``."""

    ARMY_WITHOUT_TRANSPORT = "army_without_transport"
    """No whole chain is ordered to take the army to ``where``; ``others`` are the fleets of the one
    that would be proposed, foreign ones among them."""

    TRANSPORT_NEEDS_FOREIGN = "transport_needs_foreign"
    """The army gets to ``where`` only if the foreign fleets ``others`` help to transport it."""

    CHAIN_BROKEN = "chain_broken"
    """The own fleet passes on to or takes from ``where``; the fleet there, ``others[0]`` if it is
    one's own, does not fit (7.4.1.1)."""

    TRANSPORT_WITHOUT_ARMY = "transport_without_army"
    """Takes on the own army ``others[0]``, which is not ordered to go where fleets take it."""

    TRANSPORT_ENDS_AT_SEA = "transport_ends_at_sea"
    """The chain ends in the sector ``where``, in which no fleet stands (7.4.1)."""

    TURNS_OWN_UNIT = "turns_own_unit"
    """Supports the own unit ``others[0]`` in defence, which is ordered otherwise: if attacked, it
    will only defend (7.2.3.4)."""

    SUPPORT_UNMATCHED = "support_unmatched"
    """Supports the own unit ``others[0]`` at ``where`` in what it is not ordered to do."""

    AGAINST_OWN = "against_own"
    """Supports an attack on ``where``, where the own unit ``others[0]`` stands: void (7.2.2.2)."""

    OWN_BLOCKED = "own_blocked"
    """The own units ``unit`` and ``others`` go to ``where``; none is the strongest (7.2.2.3)."""

    ONTO_OWN = "onto_own"
    """Goes to ``where``, which the own unit ``others[0]`` does not leave (7.2.2.2)."""

    OWN_SWAP = "own_swap"
    """Changes places with the own unit ``others[0]``, and no own fleet transports either
    (7.2.2.1)."""

    # Retreats
    NO_RETREAT_WRITTEN = "no_retreat_written"
    """The unit has no order: it will be destroyed (7.2.2.5)."""

    ILLEGAL_RETREAT = "illegal_retreat"
    """The unit cannot retreat to ``where``: see ``why``; it will be destroyed."""

    SAME_RETREAT = "same_retreat"
    """The own units ``unit`` and ``others`` retreat to one space: all are destroyed (7.2.2.5)."""

    # Evaluation of control; ``where`` is the number due or the space
    ARMIES_LEFT = "armies_left"
    """Fewer armies are built than the ``where`` that may be, and none is waived."""

    FLEETS_LEFT = "fleets_left"
    """The same of fleets."""

    TOO_MANY_ARMIES = "too_many_armies"
    """More armies are built than the ``where`` that may be."""

    TOO_MANY_FLEETS = "too_many_fleets"
    """The same of fleets."""

    ILLEGAL_BUILD = "illegal_build"
    """Nothing can be built in ``where``: see ``why``."""

    BUILT_TWICE = "built_twice"
    """Two builds in one space."""

    ARMIES_TO_REMOVE = "armies_to_remove"
    """Fewer armies are removed than the ``where`` that must be: the rules choose the rest (9.1)."""

    FLEETS_TO_REMOVE = "fleets_to_remove"
    """The same of fleets."""

    TOO_MANY_REMOVALS = "too_many_removals"
    """More units of one kind are removed than the ``where`` that must be."""


def ordered(order: DiplomatiaOrder) -> str:
    """Return the unit that an order is written for; a waived build stands for itself."""
    return str(order) if isinstance(order, Waive) else order.unit
