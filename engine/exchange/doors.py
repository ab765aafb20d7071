"""Opens whatever another program wrote: says which format it is and reads the games in it."""

from codecs import BOM_UTF8, BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from engine.board.board import Board
from engine.exchange import own_record
from engine.exchange.faults import ExchangeError, Fault
from engine.exchange.foreign import (
    MOST_GAMES,
    OWN_KEY,
    ForeignGame,
    Format,
    Loss,
    ReadOnly,
    Recorded,
)
from engine.exchange.jsontext import Node, dump, load
from engine.exchange.ledger import ANY, Kind, Ledger, Schema, survey
from engine.exchange.losses import losses
from engine.exchange.own_record import OwnRecord, RecordError, record_of
from engine.exchange.replay import replay
from engine.games.diplomacy.exchange.backstabbr import backstabbr_games, is_backstabbr
from engine.games.diplomacy.exchange.jdip_case import is_jdip_case, jdip_cases
from engine.games.diplomacy.exchange.place_names import Gazetteer
from engine.games.diplomacy.exchange.saved_games.saved_game import SavedGame, is_saved_game
from engine.games.diplomacy.exchange.saved_games.writer import saved_game
from engine.games.diplomacy.exchange.spelling import orders_its_unit
from engine.games.diplomacy.exchange.stream.question import read_question
from engine.games.diplomacy.exchange.texts.order_lists import format_of, text_games
from engine.games.diplomacy.exchange.texts.writer import write_text
from engine.games.diplomacy.exchange.webdiplomacy import is_webdiplomacy, read_webdiplomacy
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.reach.chart import Chart
from engine.rules.position import Position
from engine.session.session import Session
from engine.session.view import PastPhase
from engine.store.errors import StoreError
from engine.tables import open_game

LARGEST = 64 * 1024 * 1024
"""Bytes of a file; a long saved game has one million."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Opened:
    """One game out of a file."""

    game: ForeignGame
    ledger: Ledger = field(default_factory=Ledger)
    """What became of every line or field that was read for it."""

    saved: SavedGame | None = None
    """The whole saved game behind it, where that holds more than is read."""

    record: OwnRecord | None = None
    """What we wrote beside it for ourselves, if it is a game of ours that nobody changed since."""

    def rules(self, usual: Diplomacy, options: Mapping[str, str] | None = None) -> Diplomacy:
        """Return the rules to judge it by: its own, if it tells them; ``options`` are asked for."""
        return usual if self.record is None else self.record.rules(usual.board, options)


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
    return _from_text(text, rules)


def _from_text(text: str, rules: Diplomacy) -> list[Opened]:
    body, record = own_record.from_text(text)
    if record is not None:
        own = _own(record, _texts_or_none(body, rules), format_of(body), rules.board)
        if own is not None:
            return [replace(own, ledger=_whole_text(text))]
    read = jdip_cases if is_jdip_case(body) else text_games
    read = backstabbr_games if is_backstabbr(body) else read
    try:
        games = read(body, rules)
    except ExchangeError as error:
        if error.code is Fault.NO_PHASES:
            raise ExchangeError(Fault.UNKNOWN_FORMAT) from error
        raise
    opened = [Opened(game=game, ledger=ledger) for game, ledger in games]
    carried = own_record.lines_of(text)
    if carried:  # a record that no longer fits what stands above it
        opened[-1] = replace(
            opened[-1], ledger=opened[-1].ledger + Ledger(left={Kind.RECORD: carried})
        )
    return opened


def _whole_text(text: str) -> Ledger:
    """Return the ledger of a text of ours that nobody changed: all of it was understood."""
    carried = own_record.lines_of(text)
    lines = sum(bool(line.strip()) for line in text.splitlines())
    return Ledger(understood=lines - carried, left={Kind.RECORD: carried})


def _texts_or_none(body: str, rules: Diplomacy) -> ForeignGame | None:
    """Read what others read of a text of ours; a game that has just begun tells them nothing."""
    try:
        return text_games(body, rules)[0][0]
    except ExchangeError:
        return None


def _own(
    record: OwnRecord,
    told: ForeignGame | None,
    form: Format | ReadOnly,
    board: Board,
    saved: SavedGame | None = None,
) -> Opened | None:
    """Return a game of ours by its own record, with the results that others are told."""
    try:
        rules = record.rules(board)
        phases = record.phases(rules)
        last = record.last(rules, phases)
    except RecordError:
        return None
    codes = [one.position.phase for one in phases]
    if told is not None and [one.position.phase for one in told.phases] == codes:
        results = [one.results for one in told.phases]
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


_QUESTION: dict[str, Schema] = dict.fromkeys(
    ("id", "phase", "units", "orders", "dislodged", "contested", "centers"), None
)
"""What is known of a single position; by which rules it asks to be judged is not heard here."""


_OURS: Schema = {OWN_KEY: Kind.RECORD, ANY: None}
"""A saved game of ours that nobody changed: all of it was understood."""


def _from_json(node: Node, rules: Diplomacy) -> Opened:
    if is_webdiplomacy(node):
        game, ledger = read_webdiplomacy(node, rules)
        return Opened(game=game, ledger=ledger)
    if is_saved_game(node):
        saved = SavedGame(node)
        game, ledger = saved.read(rules)
        record = own_record.from_json(node.value)
        own = _own(record, game, Format.JSON, rules.board, saved) if record is not None else None
        if own is not None:
            return replace(own, ledger=survey(node.value, _OURS, {}, node.where))
        return Opened(game=game, ledger=ledger, saved=saved)
    if not isinstance(node.value, dict) or not {"phase", "units"} <= node.value.keys():
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    return _from_question(node, rules)


def _from_question(node: Node, rules: Diplomacy) -> Opened:
    """Read a single position with its orders, as a stream asks for them."""
    question = read_question(node, Gazetteer(rules.board), Chart(rules.board))
    name = node.fields().get("id", Node(None)).value
    recorded = Recorded(position=question.position, orders=question.orders)
    unread = {
        item.where: item.value
        for key, own in node.fields().get("orders", Node(None)).fields().items()
        for item in own.items()
        if not orders_its_unit(
            item.text(), Gazetteer(rules.board).power(Node(key)), recorded, rules
        )
    }
    game = ForeignGame(
        format=Format.JSON,
        title=str(name) if name is not None else "",
        map=rules.board.id,
        phases=(recorded,),
    )
    schema = {**_QUESTION, "map": None} if _same_map(node, rules) else _QUESTION
    return Opened(game=game, ledger=survey(node.value, schema, unread, node.where))


def _same_map(node: Node, rules: Diplomacy) -> bool:
    return node.fields().get("map", Node(None)).value == rules.board.id


def write_game(opened: Opened, form: Format, rules: Diplomacy) -> str:
    """Write a game in a format; a saved game stays a saved game with all that it holds."""
    if form is Format.JSON and opened.saved is not None:
        return opened.saved.text() + "\n"
    judge = opened.rules(rules)
    pasts = [replayed.past for replayed in replay(opened.game, judge)]
    left = opened.game.last or pasts[-1].resolution.after
    return write_pasts(pasts, left, form, judge.board, opened.game.title, opened.record)


def write_pasts(
    pasts: list[PastPhase],
    left: Position,
    form: Format,
    board: Board,
    title: str,
    record: OwnRecord | None = None,
) -> str:
    """Write judged phases in a format; what it has no room for in a record of our own."""
    if form is Format.JSON:
        saved = saved_game(pasts, left, board, title)
        if record is not None:
            saved[OWN_KEY] = own_record.json_of(record, saved["phases"])
        return dump(saved) + "\n"
    body = write_text(form, pasts, board, title)
    return body if record is None else body + "\n" + own_record.text_of(record, body)


def write_session(session: Session, form: Format) -> str:
    """Write the revealed phases of one of our own games in a format."""
    public, board = session.public(), session.rules.board
    record = record_of(session.founded, public, session.rules)
    return write_pasts(list(public.past), public.position, form, board, public.title, record)


def write_own_game(path: Path, form: Format) -> tuple[str, tuple[Loss, ...]]:
    """Write the revealed phases of one of our own games' files, and say what others are not told.

    Raises:
        ExchangeError: the file cannot be used.
    """
    try:
        session = open_game(path)
    except StoreError as error:
        raise ExchangeError(Fault.UNREADABLE_FILE, "", {"cause": str(error.code)}) from error
    try:
        lost = losses(session.founded, session.public(), session.rules, form)
        return write_session(session, form), lost
    finally:
        session.close()
