"""What a game gives to the room of lessons: steps as data, and the words for them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from engine.rules.position import Position

if TYPE_CHECKING:
    from engine.board.board import Board
    from engine.rules.game import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """One step: a position, who one is in it, and what is to be ordered."""

    id: str
    """Key in what is kept of who learns; never changed."""

    power: str
    position: Position

    deed: tuple[str, ...]
    """The orders that the words ask for, in canonical notation: what they say is clicked, in the
    order in which they say it."""

    also: tuple[tuple[str, ...], ...] = ()
    """Other orders that will do as well."""

    sheets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What all others have written."""

    sealed: bool = False
    """Whether that is not seen before one has sealed."""

    free: bool = False
    """Whether an order for every unit will do, whichever it is."""

    shows: tuple[str, ...] = ()
    """Spaces to be seen beside those in which units stand; a star for the whole board."""

    tells: str = ""
    """The unit whose fate is explained first, where it is another than the first that is asked."""

    def done(self, orders: Collection[str]) -> bool:
        """Tell whether these orders, all that were written, are what is asked for."""
        written = frozenset(orders)
        if self.free:
            return len(written) >= len(self.position.of(self.power))
        return written in (frozenset(self.deed), *map(frozenset, self.also))


class FirstLesson(Protocol):
    """The steps of a game's first lesson. What is in bold is clicked or pressed, in its order."""

    def steps(self, rules: "Rules") -> tuple[LessonStep, ...]:
        """Return the steps, the easiest first."""
        ...

    def name(self) -> str:
        """Name the lesson."""
        ...

    def title(self, step: LessonStep) -> str:
        """Name what is learned in a step."""
        ...

    def words(self, step: LessonStep, board: "Board") -> str:
        """Say what to do: spaces in bold are clicked, letters in bold beside the space after."""
        ...

    def hint(self, step: LessonStep, board: "Board") -> str:
        """Say more, to who asks."""
        ...

    def after(self, step: LessonStep, board: "Board") -> str:
        """Say what was seen, once it is done."""
        ...

    def answer(self, step: LessonStep, orders: Collection[str], board: "Board") -> str:
        """Say what is wrong with orders that are not what was asked for."""
        ...
