"""Position lines for the command line: of what people wrote, and of every phase of a game."""

import os
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from engine.board.board import Board
from engine.exchange.doors import open_file
from engine.formats.faults import ExchangeError
from engine.notation.faults import LineFault
from engine.notation.position_line import is_position_line, position_line, read_position_line
from engine.notation.reading import LONGEST
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.store.disk import keep_whole
from engine.tables import look_at_game

PICTURES = (".svg", ".png")
"""What a code can be written as."""

OWN_SUFFIX = ".velmoc"
"""How files of our own games end."""


def is_line(text: str) -> bool:
    """Tell whether somebody wrote a line and no file's name."""
    return is_position_line(text) and not os.path.lexists(text)  # which no name is too long for


def rewritten(text: str, board: Board | None = None) -> str:
    """Return the one line of the position that somebody's line tells.

    Raises:
        LineError: it is no line.
    """
    read = read_position_line(text, board)
    return position_line(read.position, read.rules)


def lines_of_file(path: Path, rules: Rules) -> Iterator[str]:
    """Yield the line of every phase that is told in a file, and of the board it was left in.

    Raises:
        ExchangeError: it cannot be read, or no line can tell one of its positions.
        StoreError: it cannot be read, of a game of ours.
    """
    if path.suffix == OWN_SUFFIX:
        yield from _of_own(path)
        return
    line = _line_in(path)
    if line:
        yield rewritten(line, rules.board)
        return
    for opened in open_file(path, rules):
        judge = opened.rules(rules)
        for phase in opened.game.phases:
            yield _line_of(phase.position, judge)
        if opened.game.last is not None:
            yield _line_of(opened.game.last, judge)


def _line_of(position: Position, rules: Rules) -> str:
    """Return the line of a position that stands in a file.

    Raises:
        ExchangeError: it cannot be on the board: a game master, or another program, set it up so.
    """
    try:
        return position_line(position, rules)
    except ValueError as error:
        raise ExchangeError(LineFault.NO_SUCH_POSITION, position.phase.code) from error


def _line_in(path: Path) -> str:
    """Return the line that a file holds; nothing where it holds something else."""
    try:
        if not path.is_file():
            return ""  # what a pipe holds can be read once
        with path.open("rb") as file:
            data = file.read(4 * LONGEST + 1)
    except OSError:
        return ""  # whoever reads it as a game says why
    text = data.decode("utf-8-sig", "replace")
    return text if is_position_line(text) else ""


def _of_own(path: Path) -> Iterator[str]:
    table = look_at_game(path)
    try:
        public = table.public()
        for past in public.past:
            yield _line_of(past.before, table.rules)
        yield _line_of(public.position, table.rules)
    finally:
        table.close()


def keep_code(line: str, path: Path) -> None:
    """Write a line's QR code as a picture, of the kind that the file's name says.

    Raises:
        OSError: it cannot be written.
    """
    import segno  # noqa: PLC0415 - seldom wanted

    drawn = BytesIO()
    code = segno.make(line, error="m", micro=False)
    code.save(drawn, kind=path.suffix.removeprefix("."), scale=8, border=4)
    keep_whole(path, drawn.getvalue())
