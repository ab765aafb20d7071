"""Which game's formats are meant."""

from collections.abc import Callable, Mapping

from engine.board.board import Board
from engine.board.loader import find_map, map_names
from engine.catalogue import CARDS, GAMES, LIVE
from engine.exchange.messages import CodeMessages
from engine.formats.contract import Exchange, LineJudgeMaker, TextFormats
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node, dump
from engine.formats.line_judge import Answer, Identity, LineJudge, Told, TurnJudge
from engine.formats.sentences import Sentences
from engine.notation.faults import LineFault
from engine.notation.position_line import LinePosition, position_line, read_position_line
from engine.notation.reading import LONGEST


def exchange_of(game: str) -> Exchange:
    """Return what a game has for other programs.

    Raises:
        ExchangeError: no other program plays it.
    """
    made = GAMES[game].exchange if game in GAMES else None
    if made is None:
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    return made()


def judged() -> list[str]:
    """List the games about which a stream can ask."""
    with_orders = [game.id for game in GAMES.values() if game.exchange is not None]
    return [*with_orders, *(game.id for game in LIVE.values() if game.judge is not None)]


def options_of(game: str) -> Callable[[str], Mapping[str, str]]:
    """Return what reads a rulebook of a game as it may be typed, in capitals or not."""
    read = _no_rulebook if game in LIVE else GAMES[game].options
    return lambda text: read(text.lower())


def _no_rulebook(text: str) -> Mapping[str, str]:
    """Read a rulebook of a game that has one only, which is not named."""
    if text:
        raise ValueError(f"unknown: {text}")
    return {}


def usual_options(game: str) -> Mapping[str, str]:
    """Return the points of the rulebook by which a game is usually played."""
    return options_of(game)(GAMES[game].profiles[0] if game in GAMES else "")


def usual_map(game: str) -> str:
    """Return the map on which a game is usually played; nothing where it has none."""
    if game in GAMES:
        return GAMES[game].map
    return next(iter(LIVE[game].maps), "")


def _judge_of(game: str) -> LineJudgeMaker:
    made = LIVE[game].judge if game in LIVE else None
    return exchange_of(game).judge if made is None else made()


def texts_of(game: str) -> TextFormats:
    """Return a game's formats that are no JSON.

    Raises:
        ExchangeError: it has none.
    """
    texts = exchange_of(game).texts
    if texts is None:
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    return texts


LINE = "line"
"""The field of a question, or of an answer, that has a position line."""

WANT = "want"
"""The field of a question that lists what its answer is to have besides."""

_BESIDE = frozenset((LINE, WANT, "id", "game", "orders", "disorder"))
"""What a question may have where a line tells the position."""


def _wanted(node: Node) -> frozenset[str]:
    wanted = node.field(WANT) or Node(None)
    for item in wanted.items():
        if item.text() != LINE:
            facts = {"text": item.text()[:SHOWN]}
            raise ExchangeError(LineFault.NOT_ANSWERED, item.where, facts)
    return frozenset(item.text() for item in wanted.items())


def _line_after(answered: Answer) -> str | None:
    """Return the line of the board after the phase; none where a map has no name for it."""
    try:
        return position_line(answered.after, answered.rules)
    except ValueError:
        return None


def _brought(name: str) -> Board | None:
    """Return the board of a map that does not come with the program."""
    return None if name in map_names() else find_map(name).board


class JudgeOfGames:
    """Judges the lines of a stream, each by the game it names; others by the usual one."""

    def __init__(
        self,
        usual: str,
        *,
        options: Mapping[str, str],
        map: str,  # noqa: A002 - the word of the format
        sentences: Sentences | None,
        texts: bool,
        reasons: bool,
    ) -> None:
        """Rules and map are those of lines that name neither, nor another game.

        Where no game is the usual one, every line has to name its own.
        """
        self._told, self._texts, self._reasons = sentences, texts, reasons
        self._board = _brought(map) if usual in GAMES else None
        self._usual = self._made(usual, options, map) if usual else None
        self._others = {usual: self._usual} if self._usual is not None else {}

    @property
    def sentences(self) -> Sentences:
        """Who says what is wrong."""
        if self._usual is not None:
            return self._usual.sentences
        return self._told or CodeMessages()

    def line(self, node: Node, name: Identity) -> str:
        """Judge one question, and write the answer as a line of JSON.

        Raises:
            ExchangeError: it cannot be judged.
        """
        if LINE in (fields := node.value if isinstance(node.value, dict) else {}) or WANT in fields:
            return self._with_line(node, name)
        asked = node.field("game")
        judge = self._usual if asked is None else self._judge(asked)
        if judge is None:
            raise ExchangeError(Fault.MISSING, "game")
        return judge.line(node, name)

    def _with_line(self, node: Node, name: Identity) -> str:
        """Judge a question of which a line tells the position, or that wants one of it."""
        asked = node.field("game")
        judge = self._usual if asked is None else self._judge(asked)
        wanted, read, told = _wanted(node), self._read(node), None
        if read is not None:
            judge = self._of(read.game)
            told = Told(position=read.position, rules=read.rules)
        if judge is None:
            raise ExchangeError(Fault.MISSING, "game")
        if not isinstance(judge, TurnJudge):
            raise ExchangeError(LineFault.NOT_ANSWERED, WANT, {"text": LINE})
        answered = judge.judged(node, told)
        line = {LINE: _line_after(answered)} if LINE in wanted else {}
        return dump({"id": name, **line, **answered.fields})

    def _read(self, node: Node) -> LinePosition | None:
        given = node.field(LINE)
        if given is None:
            return None
        for field in node.fields().values():
            if field.where not in _BESIDE:
                raise ExchangeError(LineFault.TOLD_TWICE, field.where)
        read = read_position_line(given.text(LONGEST), self._board, given.where)
        game = node.field("game")
        if game is not None and game.text() != read.game:
            raise ExchangeError(LineFault.OTHER_GAME, given.where, {"text": read.game})
        return read

    def _judge(self, asked: Node) -> LineJudge:
        game = asked.text()
        if game not in CARDS:
            raise ExchangeError(Fault.UNKNOWN_GAME, asked.where, {"text": game[:SHOWN]})
        if game not in judged():
            raise ExchangeError(Fault.NO_ORDERS, asked.where, {"text": game})
        return self._of(game)

    def _of(self, game: str) -> LineJudge:
        if game not in self._others:
            self._others[game] = self._made(game, usual_options(game), usual_map(game))
        return self._others[game]

    def _made(self, game: str, options: Mapping[str, str], board: str) -> LineJudge:
        return _judge_of(game)(
            options=options,
            map=board,
            sentences=self._told,
            texts=self._texts,
            reasons=self._reasons,
        )
