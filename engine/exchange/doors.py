"""Opens whatever another program wrote: says which format it is and reads the games in it."""

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import dataclass
from pathlib import Path

from engine.board.board import Board
from engine.exchange.faults import ExchangeError, Fault
from engine.exchange.foreign import ForeignGame, Format, Recorded
from engine.exchange.gazetteer import Gazetteer
from engine.exchange.jsontext import Node, dump, load
from engine.exchange.record import read_question
from engine.exchange.replay import replay
from engine.exchange.saved_game import SavedGame, is_saved_game
from engine.exchange.saved_game_writer import saved_game
from engine.exchange.text_game import text_games
from engine.exchange.text_writer import write_text
from engine.games.diplomacy.chart import Chart
from engine.games.diplomacy.game import Diplomacy
from engine.rules.position import Position
from engine.session.view import PastPhase
from engine.store.errors import StoreError
from engine.tables import open_game

LARGEST = 64 * 1024 * 1024
"""Bytes of a file; a long saved game has one million."""

MOST_GAMES = 1000
"""Games in one file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """One game out of a file."""

    game: ForeignGame
    saved: SavedGame | None = None
    """The whole record behind it, where that holds more than is read."""


def open_file(path: Path, rules: Diplomacy) -> list[Opened]:
    """Read every game in a file.

    Raises:
        ExchangeError: it cannot be read, or is none of the formats known.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)  # a device may never end
    except OSError as error:
        cause = error.strerror or type(error).__name__
        raise ExchangeError(Fault.UNREADABLE_FILE, "", {"cause": cause}) from error
    if len(data) > LARGEST:
        raise ExchangeError(Fault.TOO_LARGE, "", {"limit": LARGEST})
    return open_data(data, rules)


def open_data(data: bytes, rules: Diplomacy) -> list[Opened]:
    """Read every game in what a file holds.

    Raises:
        ExchangeError: it is none of the formats known.
    """
    if data[:2] in (BOM_UTF16_LE, BOM_UTF16_BE):
        data = data.decode("utf-16", "replace").encode("utf-8", "replace")
    begin = data.removeprefix(BOM_UTF8).lstrip()[:1]
    if begin == b"{" or (begin == b"[" and _is_list(data)):
        return [_from_json(node, rules) for node in _nodes(data)]
    if b"\0" in data[:4096]:
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")  # old mails of judges
    try:
        games = text_games(text, rules)
    except ExchangeError as error:
        if error.code is Fault.NO_PHASES:
            raise ExchangeError(Fault.UNKNOWN_FORMAT) from error
        raise
    if len(games) > MOST_GAMES:
        raise ExchangeError(Fault.TOO_MANY, "", {"limit": MOST_GAMES})
    return [Opened(game=game) for game in games]


def _is_list(data: bytes) -> bool:
    """Tell whether what begins with a bracket is a list of games, not a note in brackets."""
    try:
        return bool([*load(data).items(MOST_GAMES)])
    except ExchangeError:
        return False


def _nodes(data: bytes) -> list[Node]:
    """Read one JSON text, a list of them, or one on each line."""
    try:
        whole = load(data)
        return [*whole.items(MOST_GAMES)] if isinstance(whole.value, list) else [whole]
    except ExchangeError:
        lines = [line for line in data.splitlines() if line.strip()]
        if len(lines) < 2 or not lines[0].rstrip().endswith(b"}"):
            raise
        return [
            _line(line, number) for number, line in enumerate(data.splitlines(), 1) if line.strip()
        ]


def _line(line: bytes, number: int) -> Node:
    """Read the game on one line of a file."""
    try:
        return load(line)
    except ExchangeError as error:
        raise ExchangeError(error.code, error.where, {**error.facts, "line": number}) from error


def _from_json(node: Node, rules: Diplomacy) -> Opened:
    if is_saved_game(node):
        saved = SavedGame(node)
        return Opened(game=saved.game(rules.board), saved=saved)
    if not isinstance(node.value, dict) or not {"phase", "units"} <= node.value.keys():
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    question = read_question(node, Gazetteer(rules.board), Chart(rules.board))
    name = node.value.get("id")
    game = ForeignGame(
        format=Format.JSON,
        title=str(name) if name is not None else "",
        map=rules.board.id,
        phases=(Recorded(position=question.position, orders=question.orders),),
    )
    return Opened(game=game)


def write_game(opened: Opened, form: Format, rules: Diplomacy) -> str:
    """Write a game in a format; a saved game stays a saved game with all that it holds."""
    if form is Format.JSON and opened.saved is not None:
        return opened.saved.text() + "\n"
    pasts = [replayed.past for replayed in replay(opened.game, rules)]
    left = opened.game.last or pasts[-1].resolution.after
    return write_pasts(pasts, left, form, rules.board, opened.game.title)


def write_pasts(
    pasts: list[PastPhase], left: Position, form: Format, board: Board, title: str
) -> str:
    """Write judged phases in a format."""
    if form is Format.JSON:
        return dump(saved_game(pasts, left, board, title)) + "\n"
    return write_text(form, pasts, board, title)


def write_own_game(path: Path, form: Format) -> str:
    """Write the revealed phases of one of our own games in a format.

    Raises:
        ExchangeError: the file cannot be used.
    """
    try:
        session = open_game(path)
    except StoreError as error:
        raise ExchangeError(Fault.UNREADABLE_FILE, "", {"cause": str(error.code)}) from error
    try:
        public = session.public()
        board = session.rules.board
        return write_pasts(list(public.past), public.position, form, board, public.title)
    finally:
        session.close()
