"""One guild's orders at its desk: what is said, listed and offered of them."""

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from engine.board.names import fold
from engine.games.blank.offers import GO, LIGHT, REST, SWAP
from engine.games.blank.orders import KIND, value_of
from engine.games.blank.reasons import Reason
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.order import Order
from engine.rules.position import Position
from gui.games.blank import writing
from gui.games.blank.words import notation, order_words
from gui.orders.builder import STRIKE, OrderBuilder
from gui.orders.draft import Draft
from gui.orders.hint import Key
from gui.orders.order_list import OrderLine
from gui.orders.ring import RingItem
from gui.orders.steps import StepChoice, Steps
from gui.words import labels, names

_GLYPHS = {GO: "move", SWAP: "support", STRIKE: "cross", LIGHT: "hold", REST: "more"}
_LATER = 9
"""Choices that have a digit of their own."""


class Desk:
    """What a guild's desk lists and offers in one phase."""

    def __init__(
        self, rules: Rules, position: Position, power: str, builder: OrderBuilder, draft: Draft
    ) -> None:
        self._board, self._rules, self._position, self._power = (
            rules.board,
            rules,
            position,
            power,
        )
        self._builder, self._draft = builder, draft

    # -- at the pointer ------------------------------------------------------------------------

    def for_unit(self, unit: str) -> tuple[str, str, tuple[Key, ...]]:
        """Say what a lamplighter has been told, and how to choose him."""
        order = self._draft.order_for(unit)
        head = notation(order, self._board) if order else writing.token_words(unit, self._board)
        text = order_words(order, self._board) if order else self._no_order()
        return head, text, (self._click(QCoreApplication.translate("Blank", "choose")),)

    def for_choice(
        self, choice: Choice, *, several: bool = False
    ) -> tuple[str, str, tuple[Key, ...]]:
        """Say what taking a choice would write."""
        del several
        back = ("Esc", QCoreApplication.translate("Blank", "step back"))
        if not choice.order:
            head, does = writing.token_words(choice.token, self._board), "choose"
            does = QCoreApplication.translate("Blank", "choose")
            return head, "", (self._click(does), back)
        write = self._click(QCoreApplication.translate("Blank", "write"))
        order = value_of(choice.order)
        return notation(order, self._board), order_words(order, self._board), (write, back)

    def _click(self, does: str) -> Key:
        return QCoreApplication.translate("Blank", "Click"), does

    def _no_order(self) -> str:
        return QCoreApplication.translate("Blank", "No order yet.")

    def why_not(self, code: str, location: str) -> str:
        """Say why a choice is out."""
        start = self._builder.unit.partition(" ")[2]
        return writing.why_not_words(self._board, code, location, start)

    def why_not_here(self, location: str) -> str:
        """Say why a click on a quarter means nothing now."""
        if self._builder.unit:
            return self._not_there(location)
        there = self._position.at(location)
        return self.why_not(Reason.FOREIGN_PIECE, location) if there is not None else ""

    def _not_there(self, location: str) -> str:
        text = QCoreApplication.translate("Blank", "{where:the} cannot be chosen now.")
        return names.sentence(text, where=names.spoken(self._board).place(location))

    def not_taken(self, order: Order) -> str:
        """Say why an order that was typed is for nobody that its writer may order."""
        at = order.place
        there = self._position.at(at)
        return self.why_not(Reason.NO_PIECE if there is None else Reason.FOREIGN_PIECE, at)

    def nothing_due(self) -> str:
        """Nothing is ever built."""
        return ""

    def due(self) -> tuple[int, ...]:
        """Nothing is ever built."""
        return ()

    def still_due(self) -> int:
        """Nothing is ever built."""
        return 0

    def has_room(self, order: Order) -> bool:
        """Nothing is ever built."""
        del order
        return False

    def along(self, order: Order, others: Sequence[Order]) -> tuple[str, ...]:
        """Every lamplighter does what he does by himself."""
        del order, others
        return ()

    def hung_on(self, key: str) -> tuple[str, ...]:
        """Every lamplighter does what he does by himself."""
        del key
        return ()

    def another(self) -> tuple[str, ...]:
        """Everything can be written in one way."""
        return ()

    # -- ring, rows, keys ----------------------------------------------------------------------

    def ring(self, unit: str, over: str = "") -> tuple[RingItem, ...]:
        """Return the five places: go above, then change places, withdraw, light, rest."""
        return tuple(self._ring_item(token, unit, over) for token in _GLYPHS)

    def _ring_item(self, token: str, unit: str, over: str) -> RingItem:
        why = ""
        choice = self._builder.kind(token, (unit,))
        if token == STRIKE:
            why = "" if self._draft.order_for(unit) else self._no_order()
        elif choice is not None and choice.why_not:
            why = writing.why_not_words(self._board, choice.why_not, unit.partition(" ")[2])
        elif over and (
            token not in (GO, SWAP) or not self._builder.offer(over, (unit, token)).choices
        ):
            why = self._not_there(over)
        return RingItem(
            token=token,
            glyph=_GLYPHS[token],
            text=writing.kind_words(token),
            key=writing.KEYS[token],
            why_not=why,
        )

    def rows(self, impossible: Mapping[str, str]) -> tuple[OrderLine, ...]:
        """Return one row per lamplighter; ``impossible`` says why an order is vain."""
        return tuple(
            self._row(unit.at, str(unit), impossible) for unit in self._position.of(self._power)
        )

    def _row(self, at: str, key: str, impossible: Mapping[str, str]) -> OrderLine:
        order, active = self._draft.order_for(key), self._builder.unit == key
        half = self._builder.so_far[1:] if active else ()
        words = order_words(order, self._board) if order else ""
        if half:
            tokens = [writing.token_words(token, self._board) for token in half]
            words = f"{' '.join(tokens).lower()} …"
        elif order and labels.ARROW in words:
            words = words[words.index(labels.ARROW) :]
        return OrderLine(
            key=key,
            kind=KIND,
            letter=labels.power_letter(self._board, self._power),
            name=labels.province_name(self._board, at),
            text=words,
            missing="" if order else QCoreApplication.translate("Blank", "no order yet"),
            notation=notation(order, self._board) if order else "",
            state="now" if active else "done" if order else "none",
            can_withdraw=bool(order),
            wrong=impossible.get(at, "") if order else "",
        )

    def numbered(self) -> tuple[StepChoice, ...]:
        """Return what may follow in the order being made, with the keys that take it."""
        return tuple(self._numbered())

    def _numbered(self) -> Iterator[StepChoice]:
        so_far, number = self._builder.so_far, 0
        written = self._draft.order_for(self._builder.unit)
        choices = writing.offered(self._builder.choices())
        for choice in sorted(choices, key=lambda one: (bool(one.location), bool(one.why_not))):
            key = "" if choice.location else writing.KEYS[choice.token]
            if not key and not choice.why_not and number < _LATER:
                number += 1
                key = str(number)
            note = ""
            if choice.why_not:
                note = self.why_not(choice.why_not, choice.location)
            yield StepChoice(
                choice=choice,
                key=key,
                text=writing.choice_words(choice, so_far, self._board),
                note=note,
                on=bool(written) and choice.order == str(written),
                wide=bool(choice.why_not),
            )

    def steps(self) -> Steps:
        """Return the inside of the row whose order is being made."""
        so_far = self._builder.so_far
        crumbs = [writing.token_words(token, self._board) for token in so_far]
        return Steps(crumbs, writing.question(so_far), self.numbered())

    # -- typing --------------------------------------------------------------------------------

    def completions(self, text: str) -> tuple[str, ...]:
        """Return how a line that is being typed may go on: with a quarter's name."""
        head, _, last = text.rpartition(" ")
        quarters = (
            labels.province_name(self._board, place)
            for place in self._board.provinces
            if len(fold(last)) > 0
        )
        begun = (name for name in quarters if fold(name).startswith(fold(last)))
        return tuple(f"{head} {name}".strip() for name in sorted(begun))

    def parted(self, text: str) -> tuple[str, ...]:
        """Part a text that holds several orders, each as it was written."""
        return tuple(
            one.written
            for one in self._rules.slip(text, self._position, self._power)
            if one.noted is None
        )
