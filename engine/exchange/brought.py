"""Whatever somebody brings to a study: a position line, a game text, a game, or a slip.

What a text is meant to be its first signs say; so a wrong one is told where it is wrong as that,
and never as something else.
"""

import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.exchange.doors import LARGEST, Opened, open_data
from engine.exchange.game_chapters import foreign_chapter, joined, own_game
from engine.formats.faults import ExchangeError, Fault
from engine.notation.game_text import read_game_text
from engine.notation.known_rules import known_board
from engine.notation.position_line import LinePosition, is_position_line, read_position_line
from engine.notation.texts.read_board import Odd
from engine.rules.game import Rules
from engine.studies import look_at_study
from engine.study.tree.node import Chapter, Node
from engine.study.tree.setup import Setup, normal
from engine.study.tree.study import Study, numbered

STUDY, GAME = ".velstudy", ".velmoc"
"""How files of our own end."""


@dataclass(frozen=True, slots=True)
class Slip:
    """Orders for a board that stands already: nobody has read them yet."""

    text: str


@dataclass(frozen=True, slots=True)
class Line:
    """One position."""

    read: LinePosition

    @property
    def chapters(self) -> Study:
        """The same as a chapter of its own."""
        read = self.read
        options = dict(read.rules.options)
        setup = Setup(position=normal(read.position), options=options, lineup=read.lineup)
        chapter = Chapter(id=1, root=2, game=read.game, map=read.map)
        return Study(chapters=(chapter,), nodes={2: Node(id=2, content=setup)})


@dataclass(frozen=True, slots=True)
class Told:
    """Whole chapters, and what is odd about the text in which they were told."""

    chapters: Study
    remarks: tuple[Odd, ...] = ()
    played: bool = False
    """Whether they are games that were played, here or elsewhere."""


Brought = Slip | Line | Told

Games = Callable[[], Iterable[Rules]]
"""Returns the rules of each game of which a text may be, the likeliest first."""


def usual_games(first: Rules | None = None) -> Iterator[Rules]:
    """Yield some rules, and the usual ones of every other game that has formats."""
    if first is not None:
        yield first
    for game in GAMES.values():
        if game.exchange is not None and (first is None or game.id != first.game):
            yield game.rules(known_board(game.map), {})


_GAME_TEXT = re.compile(r"\[[A-Za-z]|[A-Z]\d+[A-Z](?!\w)|[>@*~()=\]}]|\{(?!\s*[\"}])")
"""How a game text begins: a header, a phase, what is said of one, a note; JSON does not."""


_JSON = re.compile(r"[{[]")


def brought_text(text: str, games: Games, board: Board | None = None) -> Brought:
    """Read what somebody pasted; ``board`` is one that does not come with the program.

    Raises:
        ExchangeError: it is meant as a line, a text or a game, and is none: says where and why.
    """
    plain = text.removeprefix("\ufeff")
    begin = plain.lstrip()
    if is_position_line(plain):
        return Line(read_position_line(plain, board))
    if _GAME_TEXT.match(begin):
        return _from_game_text(plain)
    known = _games_in(plain, games())
    if known is None and _JSON.match(begin):
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    if known is None or _only_orders(known):
        return Slip(plain)
    parts = [foreign_chapter(opened, rules) for rules, opened in known]
    return _some(joined(parts), played=True)


def brought_file(path: Path, games: Games, board: Board | None = None) -> Brought:
    """Read a file that somebody brings: a study, a game of ours or of others, or any text.

    Raises:
        ExchangeError: it cannot be read, or is none of these: says where and why.
        StoreError, MapError: the same, of a file of ours.
    """
    if path.suffix.lower() == STUDY:
        study = look_at_study(path)
        try:
            return Told(numbered(study.log.study))
        finally:
            study.close()
    if path.suffix.lower() == GAME:
        return _some(own_game(path), played=True)
    text = _decoded(_contents(path))
    if not text.strip() or ("\0" in text[:4096] and not is_position_line(text)):
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    return brought_text(text, games, board)


def _contents(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # a device may never end
    except OSError as error:
        cause = error.strerror or type(error).__name__
        raise ExchangeError(Fault.UNREADABLE_FILE, "", {"cause": cause}) from error
    if len(data) > LARGEST:
        raise ExchangeError(Fault.TOO_LARGE, "", {"limit": LARGEST})
    return data


def _decoded(data: bytes) -> str:
    if data[:2] in (BOM_UTF16_LE, BOM_UTF16_BE):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")  # old mails of judges


def _from_game_text(text: str) -> Told:
    read = read_game_text(text)
    return Told(_some(read.study).chapters, read.remarks)


def _some(study: Study, *, played: bool = False) -> Told:
    if not study.chapters:
        raise ExchangeError(Fault.NO_PHASES)
    return Told(numbered(study), played=played)


Known = Sequence[tuple[Rules, Opened]]


def _games_in(text: str, games: Iterable[Rules]) -> Known | None:
    """Return the games of the first game that knows the text; nothing where none does."""
    faults: list[ExchangeError] = []
    for rules in games:
        try:
            opened = open_data(text.encode("utf-8", "replace"), rules)
        except ExchangeError as error:
            if error.code is not Fault.UNKNOWN_FORMAT:
                faults.append(error)
        else:
            return [(one.rules(rules), one) for one in opened]
    if faults:
        raise faults[0]
    return None


def _only_orders(known: Known) -> bool:
    """Tell whether it has orders of one phase and no board: whoever brings them has one."""
    if len(known) != 1:
        return False
    opened = known[0][1]
    phases = opened.game.phases
    if not phases:
        return opened.game.last is None
    return len(phases) == 1 and not phases[0].told and not phases[0].whole
