"""What a game with formats of other programs gives to the doors, which know no game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.board.board import Board
from engine.formats.comparison import Difference
from engine.formats.jsontext import Node
from engine.formats.line_judge import LineJudge
from engine.formats.read_report import ReadReport
from engine.formats.recorded_game import ForeignGame, Loss, Recorded
from engine.formats.sentences import Sentences
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase, Resolution, Ruling

JSON = "json"
"""The format of saved games: one JSON document with a list of ``phases``; all others are texts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadGame:
    """One game as it was read."""

    game: ForeignGame
    read_report: ReadReport
    """What became of every line or field that was read for it."""

    saved: Node | None = None
    """The whole saved game behind it, where that holds more than is read."""


class LineJudgeMaker(Protocol):
    """Makes what judges the lines of a stream."""

    def __call__(
        self,
        *,
        options: Mapping[str, str],
        map: str,  # noqa: A002 - the word of the format
        sentences: Sentences | None,
        texts: bool,
        reasons: bool,
    ) -> LineJudge:
        """Make it; rules and map are those of lines that name none."""
        ...


@dataclass(frozen=True, kw_only=True)
class TextFormats:
    """Formats that are no JSON, but texts as people and judges write them."""

    read: Callable[[str, Rules], Sequence[ReadGame]]
    """Reads every game in a text. Raises ``ExchangeError``: that nothing in it is a game of this
    kind is told by ``NO_PHASES`` or ``UNKNOWN_FORMAT``, and another game is asked."""

    read_ours: Callable[[str, Rules], tuple[str, ForeignGame | None]]
    """Reads a text that we wrote: its format, and the game; none where it tells others nothing."""

    write: Callable[[str, Sequence[JudgedPhase], Board, str], str]
    """Writes judged phases in such a format, under a title."""


def _tells_all(past: Sequence[JudgedPhase], left: Position, form: str) -> frozenset[Loss]:
    del past, left, form
    return frozenset()


@dataclass(frozen=True, kw_only=True)
class Exchange:
    """What a game has for other programs."""

    formats: tuple[str, ...]
    """In which formats it is written, as the command line calls them."""

    example: str
    """A rulebook with a point of its own, as it may be typed: ``2000,paradox=szykman``."""

    judge: LineJudgeMaker
    """Makes what judges the lines of a stream."""

    read_json: Callable[[Node, Rules], ReadGame]
    """Reads a game or a question in JSON. Raises ``ExchangeError``: that it is none of this game's
    is told by ``UNKNOWN_FORMAT``, and another game is asked."""

    saved_game: Callable[[Sequence[JudgedPhase], Position, Board, str], dict[str, object]]
    """Describes judged phases, the position the game was left in, and its title, for JSON."""

    differences: Callable[[Recorded, Resolution, Rules], Iterable[Difference]]
    """Where the record of a phase and our ruling differ."""

    ruling_json: Callable[[Ruling], Mapping[str, object]]
    """Describes the ruling that decides a difference: ``order``, ``result``, ``reasons``."""

    texts: TextFormats | None = None
    """Its formats other than JSON; nothing where it has none."""

    untold: Callable[[Sequence[JudgedPhase], Position, str], frozenset[Loss]] = _tells_all
    """What a format has no room for of judged phases and the position the game was left in."""
