"""Orders for any unit of the study board by clicks: unit, kind, target; chips and coasts."""

from PySide6.QtCore import QObject, Signal

from engine.board.location import province_of
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.position import Position, Unit
from gui.games import catalogue
from gui.map.board.view import BoardView
from gui.orders.builder import OrderBuilder


class StudyHand(QObject):
    """Makes orders for whichever unit was clicked; here nobody's units are secret."""

    ordered = Signal(str)
    """A finished order in canonical notation."""

    changed = Signal()
    """Another unit was begun, or the order being made went a step on."""

    refused = Signal(str, str)
    """A click meant nothing: reason code (may be empty) and location."""

    def __init__(self, view: BoardView, rules: Rules, parent: QObject | None = None) -> None:
        super().__init__(parent or view)
        self._view, self._rules = view, rules
        self._position: Position | None = None
        self.builder: OrderBuilder | None = None
        self.coasts: tuple[str, ...] = ()

    @property
    def unit(self) -> Unit | None:
        """The unit whose order is being made."""
        if self.builder is None or self._position is None or not self.builder.unit:
            return None
        return self._position.at(province_of(self.builder.unit[2:]))

    def set_rules(self, rules: Rules) -> None:
        """Make orders as another rulebook knows them."""
        self._rules = rules
        self.lay_aside()

    def set_position(self, position: Position) -> None:
        """Make orders for the units of another position."""
        self._position = position
        self.lay_aside()

    def lay_aside(self) -> None:
        """Stop making an order."""
        if self.builder is not None:
            self.builder.deleteLater()
        self.builder, self.coasts = None, ()
        self._light()
        self.changed.emit()

    def begin(self, province: str) -> None:
        """Begin the order of the unit in a province."""
        unit = self._position.at(province) if self._position else None
        if unit is None or self._position is None:
            self.lay_aside()
            return
        if self.builder is not None:
            self.builder.deleteLater()
        self.builder = OrderBuilder(self._rules, self._position, unit.power, self)
        self.builder.finished.connect(self._on_finished)
        self.builder.begin((str(unit),))
        self.coasts = ()
        self._light()
        self.changed.emit()

    def click(self, location: str) -> None:
        """Do what a click on a space means now."""
        builder, province = self.builder, province_of(location)
        if builder is None or self._position is None:
            self.begin(province)
            return
        offer = builder.offer(location)
        if offer.only is not None:
            self.pick(offer.only)
        elif offer.coasts:
            self.coasts = offer.coasts
            self._light()
        elif self.unit is not None and self.unit.province == province:
            self.lay_aside()
        elif len(builder.so_far) == 1 and self._position.at(province) is not None:
            self.begin(province)
        else:
            code = next(
                (c.why_not for c in builder.choices() if province_of(c.location) == province), ""
            )
            self.refused.emit(code, location)

    def chip(self, province: str, letter: str) -> None:
        """Support or convoy the unit beside whose chip was clicked."""
        builder = self.builder
        if builder is None:
            return
        start = builder.so_far[:1]
        offer = builder.offer(province, (*start, letter))
        if offer.only is not None:
            builder.begin((*start, letter))
            self.pick(offer.only)

    def pick(self, choice: Choice) -> None:
        """Take a choice from the list, the board or a key."""
        if self.builder is None or choice.why_not:
            return
        self.coasts = ()
        self.builder.pick(choice)
        self._light()
        self.changed.emit()

    def back(self) -> bool:
        """Take one step back; tell whether there was one."""
        if self.builder is None:
            return False
        self.coasts = ()
        if len(self.builder.so_far) <= 1:
            self.lay_aside()
        else:
            self.builder.back()
            self._light()
            self.changed.emit()
        return True

    def _on_finished(self, order: str) -> None:
        self.lay_aside()
        self.ordered.emit(order)

    def _light(self) -> None:
        view, builder = self._view, self.builder
        view.offers.offer_coasts(self.coasts)
        if builder is None or not builder.so_far:
            view.light((), "chosen")
            view.light((), "target")
            view.offers.offer_chips({})
            return
        tokens = [token.partition(" ")[2] or token for token in builder.so_far if len(token) > 2]
        here = {province_of(at) for at in tokens}
        view.light(here, "chosen")
        view.light({province_of(choice.location) for choice in builder.on_board()}, "target")
        view.offers.offer_chips(self._chips(builder))

    def _chips(self, builder: OrderBuilder) -> dict[str, str]:
        if len(builder.so_far) != 1:
            return {}
        chips: dict[str, str] = {}
        beside = catalogue.played_on(self._rules.board).verbs().beside
        for letter in reversed(beside):  # the likeliest stays where several could stand
            for choice in builder.choices((*builder.so_far, letter)):
                if choice.location and not choice.why_not:
                    chips[province_of(choice.location)] = letter
        return chips
