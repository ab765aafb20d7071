"""Opens whatever another program wrote: says which format it is and reads the games in it."""

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine.board.board import Board
from engine.board.loader import map_names
from engine.catalogue import CARDS
from engine.exchange import own_record
from engine.exchange.games import exchange_of, texts_of
from engine.exchange.losses import losses
from engine.exchange.own_record import OwnRecord, RecordError, record_of
from engine.exchange.replay import replay
from engine.formats.contract import JSON, ReadGame
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node, dump, load
from engine.formats.read_report import ANY, Kind, ReadReport, Schema, survey
from engine.formats.recorded_game import MOST_GAMES, OWN_KEY, ForeignGame, Loss
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.rules.ruling import JudgedPhase
from engine.store.cover import read_cover
from engine.store.errors import StoreError
from engine.table.table import Table
from engine.tables import look_at_game

LARGEST = 64 * 1024 * 1024
"""Bytes of a file; a long saved game has one million."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """One game out of a file."""

    game: ForeignGame
    read_report: ReadReport = field(default_factory=ReadReport)
    """What became of every line or field that was read for it."""

    saved: Node | None = None
    """The whole saved game behind it, where that holds more than is read."""

    map: bytes = field(default=b"", repr=False)
    """Its map's file, where that does not come with the program: a game of ours carries it."""

    record: OwnRecord | None = None
    """What we wrote beside it for ourselves, if it is a game of ours that nobody changed since."""

    def rules(self, usual: Rules, options: Mapping[str, str] | None = None) -> Rules:
        """Return the rules to judge it by: its own, if it tells them; ``options`` are asked for."""
        return usual if self.record is None else self.record.rules(usual.board, options)


def open_file(path: Path, rules: Rules) -> list[Opened]:
    """Read every game in a file, as games that are played by these rules.

    Raises:
        ExchangeError: it cannot be read, or is none of the formats known.
    """
    return open_data(_contents(path), rules)


def game_told(path: Path) -> str:
    """Return which game a file says that it holds: on its cover, or in a saved game's field.

    Nothing where it does not say, or cannot be read.
    """
    try:
        return read_cover(path).game
    except StoreError:
        pass
    name = _field_told(path, "game")
    return name if name in CARDS else ""


def map_told(path: Path) -> str:
    """Return which of the maps of our own a saved game says that it is played on.

    Nothing where it does not say, or says another.
    """
    name = _field_told(path, "map")
    return name if name in map_names() else ""


def _field_told(path: Path, name: str) -> str:
    try:
        data = _contents(path).removeprefix(BOM_UTF8).lstrip()
        node = _nodes(data)[0] if data[:1] in (b"{", b"[") else Node(None)
        asked = node.field(name)
        return "" if asked is None else asked.text()
    except (ExchangeError, IndexError):
        return ""


def open_by_any(path: Path, usual: Iterable[Rules]) -> Mapping[str, list[Opened]]:
    """Read every game in a file, by each of the games played by these rules that knows its format.

    Raises:
        ExchangeError: it cannot be read, no game knows it, or the one that does finds a fault.
    """
    data = _contents(path)
    known: dict[str, list[Opened]] = {}
    faults: list[ExchangeError] = []
    for rules in usual:
        try:
            known[rules.game] = open_data(data, rules)
        except ExchangeError as error:
            if error.code is not Fault.UNKNOWN_FORMAT:
                faults.append(error)
    if not known:
        raise faults[0] if faults else ExchangeError(Fault.UNKNOWN_FORMAT)
    return known


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


def open_data(data: bytes, rules: Rules) -> list[Opened]:
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
    return _from_text(text, rules)


def _from_text(text: str, rules: Rules) -> list[Opened]:
    texts = texts_of(rules.game)
    body, record = own_record.from_text(text)
    if record is not None:
        _of_this_game(record, rules)
        if record.founded.map != rules.board.id:
            raise ExchangeError(Fault.UNKNOWN_MAP, "", {"text": record.founded.map})
        form, parsed = texts.read_ours(body, rules)
        own = _own(record, parsed, form, rules.board)
        if own is not None:
            return [replace(own, read_report=_whole_text(text))]
    try:
        opened = [_opened(read) for read in texts.read(body, rules)]
    except ExchangeError as error:
        if error.code is Fault.NO_PHASES:
            raise ExchangeError(Fault.UNKNOWN_FORMAT) from error
        raise
    carried = own_record.lines_of(text)
    if carried:  # a record that no longer fits what stands above it
        opened[-1] = replace(
            opened[-1], read_report=opened[-1].read_report + ReadReport(left={Kind.RECORD: carried})
        )
    return opened


def _of_this_game(record: OwnRecord, rules: Rules) -> None:
    """Leave a game of ours to its own game, whatever its formats have in common with others'."""
    if record.founded.game != rules.game and record.founded.game in CARDS:
        raise ExchangeError(Fault.UNKNOWN_FORMAT)


def _opened(read: ReadGame) -> Opened:
    return Opened(game=read.game, read_report=read.read_report, saved=read.saved)


def _whole_text(text: str) -> ReadReport:
    """Return the read report of a text of ours that nobody changed: all of it was understood."""
    carried = own_record.lines_of(text)
    lines = sum(bool(line.strip()) for line in text.splitlines())
    return ReadReport(understood=lines - carried, left={Kind.RECORD: carried})


def _own(
    record: OwnRecord,
    foreign: ForeignGame | None,
    form: str,
    board: Board,
    saved: Node | None = None,
) -> Opened | None:
    """Return a game of ours by its own record, with the results that others are told."""
    try:
        rules = record.rules(board)
        phases = record.phases(rules)
        last = record.last(rules, phases)
    except RecordError:
        return None
    codes = [one.position.phase for one in phases]
    if foreign is not None and [one.position.phase for one in foreign.phases] == codes:
        results = [one.results for one in foreign.phases]
        phases = tuple(replace(o, results=r) for o, r in zip(phases, results, strict=True))
    game = ForeignGame(
        format=form, title=record.founded.title, map=board.id, phases=phases, last=last
    )
    return Opened(game=game, record=record, saved=saved)


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
        if len(lines) > MOST_GAMES:
            raise ExchangeError(Fault.TOO_MANY, "", {"limit": MOST_GAMES}) from None
        return [
            _line(line, number) for number, line in enumerate(data.splitlines(), 1) if line.strip()
        ]


def _line(line: bytes, number: int) -> Node:
    """Read the game on one line of a file."""
    try:
        return load(line)
    except ExchangeError as error:
        raise ExchangeError(error.code, error.where, {**error.facts, "line": number}) from error


_OURS: Schema = {OWN_KEY: Kind.RECORD, ANY: None}
"""A saved game of ours that nobody changed: all of it was understood."""


def _from_json(node: Node, rules: Rules) -> Opened:
    record = own_record.from_json(node.value)
    if record is not None:
        _of_this_game(record, rules)
    read = exchange_of(rules.game).read_json(node, rules)
    record = record if read.saved is not None else None
    own = (
        _own(record, read.game, read.game.format, rules.board, node) if record is not None else None
    )
    if own is not None:
        return replace(own, read_report=survey(node.value, _OURS, {}, node.where))
    return _opened(read)


def write_game(opened: Opened, form: str, rules: Rules) -> str:
    """Write a game in a format; a saved game stays a saved game with all that it holds."""
    if form == JSON and opened.saved is not None:
        return dump(opened.saved.value) + "\n"
    judge = opened.rules(rules)
    pasts = [replayed.past for replayed in replay(opened.game, judge)]
    left = opened.game.last or pasts[-1].resolution.after
    title, record = opened.game.title, opened.record
    return write_pasts(pasts, left, form, judge, title, record)


def write_pasts(
    pasts: Sequence[JudgedPhase],
    left: Position,
    form: str,
    rules: Rules,
    title: str,
    record: OwnRecord | None = None,
) -> str:
    """Write judged phases in a format; what it has no room for in a record of our own."""
    game, board = rules.game, rules.board
    if form == JSON:
        saved = exchange_of(game).saved_game(pasts, left, board, title)
        if record is not None:
            saved[OWN_KEY] = own_record.json_of(record, saved["phases"])
        return dump(saved) + "\n"
    body = texts_of(game).write(form, pasts, board, title)
    return body if record is None else body + "\n" + own_record.text_of(record, body)


def write_table(table: Table, form: str) -> str:
    """Write the revealed phases of one of our own games in a format."""
    public, rules = table.public(), table.rules
    record = record_of(table.founded, public, rules)
    return write_pasts(public.past, public.position, form, rules, public.title, record)


def write_own_game(path: Path, form: str) -> tuple[str, tuple[Loss, ...]]:
    """Write the revealed phases of one of our own games' files, and say what others are not told.

    Raises:
        StoreError: the file cannot be used.
        MapError: its map cannot be used.
    """
    table = look_at_game(path)
    try:
        lost = losses(table.founded, table.public(), table.rules, form)
        return write_table(table, form), lost
    finally:
        table.close()
