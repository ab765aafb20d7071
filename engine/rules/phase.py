"""A moment at which orders are written, as the rooms that all games share see it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pydantic_core.core_schema import CoreSchema, ValidationInfo


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """What comes once in every turn of a game, such as moves in spring, or the evening of a day."""

    game: str
    """Whose calendar it is in."""

    id: str
    """Key for its words."""

    code: str
    """Its phases in files, with the turn in it: ``S{turn}M``."""

    place: int
    """Where it comes in its turn, counted from nought."""

    main: bool = True
    """Everybody orders all he has, after the table has talked. Short games end, and votes on an end
    are held, only before such a phase; all others ask but some for what is left to say."""

    retreats: bool = False
    """Units that were dislodged are told where to retreat."""

    adjusts: bool = False
    """What everybody owns was counted: units are built and removed."""

    counts: bool = True
    """What everybody owns may be another's after it: charts have a figure for its turn."""

    everywhere: bool = False
    """Every space is owned by whoever was in it last, counted or not, and pieces stand until the
    count though nothing that is counted is left to their power."""

    talk: str = ""
    """Which length of a clock's plan the talk before it has; nothing where nobody talks."""

    next_talk: str = ""
    """Which length the talk before the next main phase after it has."""

    writing: str = ""
    """Which length its writing has."""

    bare: str = ""
    """An order that any unit may be given, without the unit: tells a unit from a word."""


class Phase:
    """One moment at which orders are written. Its game makes it; equal phases are equal values."""

    __slots__ = ()

    @property
    def turn(self) -> int:
        """The number that the table says: the year, the day, the round."""
        raise NotImplementedError

    @property
    def kind(self) -> Kind:
        """What of its turn it is."""
        raise NotImplementedError

    @property
    def code(self) -> str:
        """The phase in files; told apart from all others of its game by it."""
        return self.kind.code.format(turn=self.turn)

    @property
    def rank(self) -> tuple[int, int]:
        """Something that later phases are greater than."""
        return self.turn, self.kind.place

    @property
    def stored(self) -> object:
        """The phase within a position in a file; see ``Calendar.restored``."""
        return self.code

    def __str__(self) -> str:
        return self.code

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: Callable[[Any], "CoreSchema"]
    ) -> "CoreSchema":
        """Read what ``stored`` wrote with the card of the game that is handed in as context."""
        from pydantic_core import core_schema  # noqa: PLC0415 - not before the first paint

        del source, handler

        def restored(stored: object, info: "ValidationInfo") -> Phase:
            if info.context is None:
                raise ValueError("no game to read a phase by")
            return info.context.calendar.restored(stored)  # type: ignore[no-any-return]

        def stored(phase: Phase) -> object:
            return phase.stored

        return core_schema.with_info_plain_validator_function(
            restored, serialization=core_schema.plain_serializer_function_ser_schema(stored)
        )


@dataclass(frozen=True, slots=True)
class TurnPhase(Phase):
    """A phase that is no more than its turn and what of it comes: enough for most games."""

    turn: int = field()
    kind: Kind = field()
