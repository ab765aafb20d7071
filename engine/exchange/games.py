"""Which game's formats are meant."""

from collections.abc import Callable, Mapping

from engine.catalogue import CARDS, GAMES, LIVE
from engine.exchange.messages import CodeMessages
from engine.formats.contract import Exchange, LineJudgeMaker, TextFormats
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node
from engine.formats.line_judge import Identity, LineJudge
from engine.formats.sentences import Sentences


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
    """Return what reads a rulebook of a game as it may be typed."""
    return _no_rulebook if game in LIVE else exchange_of(game).options


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
        asked = node.field("game")
        judge = self._usual if asked is None else self._judge(asked)
        if judge is None:
            raise ExchangeError(Fault.MISSING, "game")
        return judge.line(node, name)

    def _judge(self, asked: Node) -> LineJudge:
        game = asked.text()
        if game not in self._others:
            if game not in CARDS:
                raise ExchangeError(Fault.UNKNOWN_GAME, asked.where, {"text": game[:SHOWN]})
            if game not in judged():
                raise ExchangeError(Fault.NO_ORDERS, asked.where, {"text": game})
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
