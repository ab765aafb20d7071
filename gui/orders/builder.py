"""From clicks to an order: follows the choices that the rules offer."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.board.location import province_of
from engine.rules.choice import Choice
from engine.rules.game import Rules
from engine.rules.position import Position

MOVE, STRIKE = "-", "X"
"""To go somewhere is written alike in every game; to take the order back is the desk's own."""


@dataclass(frozen=True, slots=True)
class Offer:
    """What the board answers to a click: nothing, one thing, or one of several coasts."""

    choices: tuple[Choice, ...] = ()

    @property
    def only(self) -> Choice | None:
        """The one thing a click means."""
        return self.choices[0] if len(self.choices) == 1 else None

    @property
    def coasts(self) -> tuple[str, ...]:
        """Locations to choose among, when the click could mean several coasts."""
        return tuple(c.location for c in self.choices) if len(self.choices) > 1 else ()


class OrderBuilder(QObject):
    """How far the order being written has come, and what may follow."""

    changed = Signal()
    """The beginning of the order changed."""

    finished = Signal(str)
    """An order is complete: canonical notation. The builder starts afresh by itself."""

    def __init__(
        self, rules: Rules, position: Position, power: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._rules, self._position, self._power = rules, position, power
        self._so_far: tuple[str, ...] = ()
        self._known: dict[tuple[str, ...], tuple[Choice, ...]] = {}

    @property
    def so_far(self) -> tuple[str, ...]:
        """The tokens taken: ``("A UKR", "S", "F SEV")``."""
        return self._so_far

    @property
    def unit(self) -> str:
        """What the order is for: a unit, a new unit's place; empty before the first step."""
        return self._so_far[0] if self._so_far else ""

    @property
    def options(self) -> Mapping[str, str]:
        """The points of the rules by which the order is written."""
        return self._rules.options

    def choices(self, so_far: tuple[str, ...] | None = None) -> tuple[Choice, ...]:
        """Return what may follow here, or after another beginning."""
        start = self._so_far if so_far is None else so_far
        if start not in self._known:
            self._known[start] = self._rules.choices(self._position, self._power, start)
        return self._known[start]

    def on_board(self) -> tuple[Choice, ...]:
        """Return what can be clicked on the board."""
        return tuple(c for c in self.choices() if c.location and not c.why_not)

    def kinds(self) -> tuple[Choice, ...]:
        """Return the kinds of order that may follow, those that are out included."""
        return tuple(c for c in self.choices() if not c.location)

    def offer(self, location: str, so_far: tuple[str, ...] | None = None) -> Offer:
        """Return what a click on a province, or on one coast of it, would mean."""
        able = [c for c in self.choices(so_far) if c.location and not c.why_not]
        exact = tuple(c for c in able if c.location == location)
        if exact:
            return Offer(exact)
        return Offer(tuple(c for c in able if province_of(c.location) == province_of(location)))

    def kind(self, token: str, so_far: tuple[str, ...] | None = None) -> Choice | None:
        """Return the choice of a kind of order, whether or not it can be taken now."""
        return next((c for c in self.choices(so_far) if c.token == token), None)

    def pick(self, choice: Choice) -> None:
        """Take a choice; announce the order when it is complete."""
        if choice.why_not:
            return
        if choice.order:
            self.begin(())
            self.finished.emit(choice.order)
        else:
            self.begin((*self._so_far, choice.token))

    def begin(self, so_far: tuple[str, ...]) -> None:
        """Start at a certain point, such as a unit chosen in the list."""
        if so_far != self._so_far:
            self._so_far = so_far
            self.changed.emit()

    def back(self) -> bool:
        """Take one step back; tell whether there was one."""
        if not self._so_far:
            return False
        self.begin(self._so_far[:-1])
        return True
