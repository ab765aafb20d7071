"""The sentences for one power's board in one phase."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders
from engine.games.diplomacy.builds import balance
from engine.games.diplomacy.offers.adjustments import builds_due
from engine.games.diplomacy.offers.why_not import explain_not
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reach.unit_reach import UnitReach
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.choice import Choice
from engine.rules.order import Order
from engine.rules.position import Position
from gui.games.diplomacy.orders.sayings import (
    effect_words,
    short_effect_words,
    token_words,
    why_not_words,
)
from gui.orders.builder import MOVE, OrderBuilder
from gui.orders.draft import Draft
from gui.orders.hint import Key
from gui.words import labels, names

Said = tuple[str, str, tuple[Key, ...]]
"""What a hint shows: notation, effect, keys."""


class Saying:
    """Says what would happen, and why something cannot."""

    def __init__(
        self, board: Board, position: Position, power: str, builder: OrderBuilder, draft: Draft
    ) -> None:
        self.board, self.position, self.power = board, position, power
        self.builder, self.draft = builder, draft

    # -- what a click would do ----------------------------------------------------------------

    def for_unit(self, unit: str) -> Said:
        """Say what a unit (or a home centre) has been told, and how to choose it."""
        order = self.draft.order_for(unit)
        head = labels.notation(order, self.board) if order else token_words(unit, self.board)
        if order:
            text = self.effect(order)
        elif " " in unit:
            text = QCoreApplication.translate("Orders", "No order yet.")
        else:
            text = QCoreApplication.translate("Orders", "Free for a new unit.")
        click = QCoreApplication.translate("Orders", "Click")
        return head, text, ((click, QCoreApplication.translate("Orders", "choose")),)

    def for_choice(self, choice: Choice, *, several: bool = False) -> Said:
        """Say what taking a choice would write."""
        click = QCoreApplication.translate("Orders", "Click")
        back = ("Esc", QCoreApplication.translate("Orders", "step back"))
        if several:
            text = QCoreApplication.translate("Orders", "Two coasts: you choose which.")
            head = labels.province_name(self.board, province_of(choice.location))
            return head, text, ((click, QCoreApplication.translate("Orders", "choose")), back)
        if not choice.order:
            head = token_words(choice.token, self.board)
            return head, "", ((click, QCoreApplication.translate("Orders", "choose")), back)
        order = orders.value_of(choice.order)
        head = labels.notation(order, self.board)
        write = (click, QCoreApplication.translate("Orders", "write"))
        return head, self.effect(order), (write, back)

    def effect(self, order: Order) -> str:
        """Say what an order would do beside the others that are written."""
        return effect_words(order, self._others(order), self.position, self.board)

    def short_effect(self, order: Order) -> str:
        """Say the same in a word or two; empty where the order says it all."""
        return short_effect_words(order, self._others(order))

    def _others(self, order: Order) -> list[Order]:
        return [other for other in self.draft.orders if other.unit != order.unit]

    def ordered_otherwise(self, order: Order) -> str:
        """Say that a unit to be supported is told something else."""
        message = QCoreApplication.translate("Orders", "has the order {order}")
        return message.format(order=labels.notation(order, self.board))

    # -- why not ------------------------------------------------------------------------------

    def why_not(self, code: str, location: str) -> str:
        """Say why a choice is out."""
        start = self.builder.unit.partition(" ")[2]
        return why_not_words(self.board, code, location or start, start)

    def why_not_here(self, location: str) -> str:
        """Say why a click on a space means nothing now; empty when there is nothing to say."""
        unit = self.builder.unit
        if not unit:
            return self._nobody_here(location)
        taken = tuple(token for token in self.builder.so_far[1:] if token != MOVE)
        reach = UnitReach(self.board, self.position, Profile.of(self.builder.options))
        code = explain_not(reach, self.power, unit, location, taken)
        return self.why_not(code, location) if code else self.not_there(location)

    def _nobody_here(self, location: str) -> str:
        position = self.position
        match dated(position.phase).step:
            case Step.MOVES:
                unit = position.at(province_of(location))
                if unit is None:
                    return ""
                return why_not_words(self.board, "foreign_unit", location)
            case Step.RETREATS:
                return QCoreApplication.translate("Orders", "Only your dislodged units retreat.")
        code = explain_not(UnitReach(self.board, position), self.power, "", location)
        return why_not_words(self.board, code, location) if code else ""

    def not_there(self, location: str) -> str:
        """Say that a space is out, when no closer reason is known."""
        message = QCoreApplication.translate("Orders", "{where:the} cannot be chosen now.")
        return names.sentence(message, where=names.spoken(self.board).place(province_of(location)))

    def no_order_yet(self) -> str:
        """Say why there is nothing to withdraw."""
        return QCoreApplication.translate("Orders", "There is no order yet.")

    def nowhere(self) -> str:
        """Say that a unit has no space to retreat to."""
        return QCoreApplication.translate("Orders", "No space is free for a retreat.")

    def lost(self) -> str:
        """Say what becomes of a dislodged unit without a space to retreat to."""
        return QCoreApplication.translate("Orders", "nowhere to go, it is disbanded")

    def not_taken(self, order: Order) -> str:
        """Say why an order that was typed is for nothing that its writer may order now."""
        step = dated(self.position.phase).step
        if isinstance(order, orders.Waive) and self._due() > 0:
            return self.nothing_due()
        building = isinstance(order, orders.Build) and self._due() > 0
        reason = ""
        if building or step is Step.RETREATS:
            reason = self._nobody_here(order.place)
        return reason or QCoreApplication.translate("Orders", "That is not for one of your units.")

    def only_in_moves(self) -> str:
        """Say why there is no support in a retreat."""
        return QCoreApplication.translate("Orders", "Only in spring and autumn orders.")

    def nothing_due(self) -> str:
        """Say that all builds are used."""
        return why_not_words(self.board, "built_already")

    @staticmethod
    def short_build(token: str) -> str:
        """Name what is built in a word or two."""
        match token:
            case "A":
                return QCoreApplication.translate("Orders", "Army")
            case "F/NC":
                return QCoreApplication.translate("Orders", "Fleet (north)")
            case "F/SC":
                return QCoreApplication.translate("Orders", "Fleet (south)")
            case "F/EC":
                return QCoreApplication.translate("Orders", "Fleet (east)")
        return QCoreApplication.translate("Orders", "Fleet")

    # -- sums ---------------------------------------------------------------------------------

    def due(self) -> tuple[int, ...]:
        """Return how many units may be built, or must be removed when below nought."""
        return (self._due(),)

    def _due(self) -> int:
        if dated(self.position.phase).step is not Step.ADJUSTMENTS:
            return 0
        difference = balance(self.position, self.power)
        return difference if difference < 0 else builds_due(self.board, self.position, self.power)

    def still_due(self) -> int:
        """Return how many builds are still to be written."""
        written = sum(isinstance(order, orders.Build | orders.Waive) for order in self.draft.orders)
        return max(0, self._due()) - written

    def has_room(self, order: Order) -> bool:
        """Let more units be removed than must be: the seal warns of it."""
        del order
        return True

    # -- orders that belong together ----------------------------------------------------------

    def along(self, order: Order, others: Sequence[Order]) -> tuple[str, ...]:
        """Write nothing for anybody else: each convoy is said by its own fleet."""
        del order, others
        return ()

    def hung_on(self, key: str) -> tuple[str, ...]:
        """Let every order stand by itself."""
        del key
        return ()

    def another(self) -> tuple[str, ...]:
        """Leave it: an order is written in one way."""
        return ()
