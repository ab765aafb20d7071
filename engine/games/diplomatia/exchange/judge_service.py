"""Judges the lines of a stream: positions on our own maps and on those that come within a line."""

import hashlib
import marshal
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Mapping
from functools import lru_cache
from typing import Final, TypeVar, cast

from engine.board.board import Board, SameBoard
from engine.board.errors import MapError
from engine.board.loader import find_map, load_map, map_names
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node, dump
from engine.formats.line_judge import Answer, Identity, Told
from engine.formats.sentences import Codes, OrderResult, Sentences
from engine.games.diplomatia.calendar import KEY
from engine.games.diplomatia.exchange.answer import board_after, results
from engine.games.diplomatia.exchange.handed_map import (
    MOST_POWERS,
    HandedMap,
    check_name,
    read_map,
)
from engine.games.diplomatia.exchange.names import Names
from engine.games.diplomatia.exchange.profiles import profile_of
from engine.games.diplomatia.exchange.question import (
    Question,
    read_disorder,
    read_orders,
    read_question,
)
from engine.games.diplomatia.exchange.told import Telling
from engine.games.diplomatia.game import Diplomatia
from engine.games.diplomatia.profile import Profile

_Key = TypeVar("_Key")
_Kept = TypeVar("_Kept")

MOST_MAPS: Final = 32
"""Maps out of lines, and boards made of them, kept ready at a time."""

MOST_RULES: Final = 64
"""Rules kept ready at a time."""


class JudgeService:
    """The rules of any number of maps under any number of profiles, made once and kept."""

    def __init__(
        self,
        *,
        profile: Profile,
        map: str,  # noqa: A002 - the word of the format
        sentences: Sentences | None = None,
        texts: bool = True,
        reasons: bool = True,
    ) -> None:
        """Rules and map are those of lines that name none."""
        self._profile, self._reasons = profile, reasons
        self._sentences = sentences
        self._texts = texts and sentences is not None
        self._names: dict[str, Names] = {}
        """By the names of maps that a line can name: ours, and that of the command line."""

        self._map = map
        if map not in map_names():
            own = find_map(map).board
            self._map = own.id
            self._names[own.id] = Names(own)
        self._handed: OrderedDict[bytes, HandedMap] = OrderedDict()
        self._handed_names: OrderedDict[Hashable, Names] = OrderedDict()
        self._rules: OrderedDict[tuple[int, Profile], Diplomatia] = OrderedDict()

    @property
    def sentences(self) -> Sentences:
        """Who says what is wrong."""
        return self._sentences or Codes()

    def line(self, node: Node, name: Identity) -> str:
        """Judge one question, and write the answer as a line of JSON.

        Raises:
            ExchangeError: it cannot be judged.
        """
        return dump({"id": name, **self.answer(node)})

    def answer(self, node: Node) -> dict[str, object]:
        """Judge one question; everything of the answer but its id.

        Raises:
            ExchangeError: it cannot be judged.
        """
        return dict(self.judged(node, None).fields)

    def judged(self, node: Node, told: Told | None) -> Answer:
        """Judge one question; of one whose position was told, only the orders are in it.

        Raises:
            ExchangeError: it cannot be judged.
        """
        if told is None:
            names, rules = self._asked(node)
            question = read_question(node, names, rules)
        else:
            names, rules, question = _told(node, told)
        orders = names.spelt(question.orders)
        resolution = rules.adjudicate(question.position, orders, question.disorder)
        outcomes = Telling(question.position, names, rules.read).tell(resolution)
        texts = self._said(outcomes, names.board)
        fields = {
            **board_after(question, resolution, names, rules),
            "results": results(outcomes, texts, names, with_reasons=self._reasons),
        }
        return Answer(fields=fields, after=resolution.after, rules=rules)

    def _said(self, told: list[OrderResult], board: Board) -> list[Mapping[str, str]] | None:
        wanted = self._sentences if self._texts else None
        return wanted.results(told, board) if wanted else None

    # -- which rules, on which map -----------------------------------------------------------------

    def _asked(self, node: Node) -> tuple[Names, Diplomatia]:
        """Return the names and the rules that a line asks for."""
        asked = node.field("profile")
        profile = self._profile if asked is None or asked.value is None else profile_of(asked)
        names = self._names_for(node)
        key = id(names), profile
        rules = self._rules.get(key)
        if rules is None or rules.board is not names.board:
            rules = self._rules[key] = Diplomatia(names.board, profile)
            _shorten(self._rules, MOST_RULES)
        return names, rules

    def _names_for(self, node: Node) -> Names:
        asked = node.field("map")
        if asked is None or asked.value is None:
            return self._own(self._map, "map")
        if isinstance(asked.value, str):
            return self._own(asked.text(), asked.where)
        return self._handed_in(asked, node)

    def _own(self, name: str, where: str) -> Names:
        if name not in self._names:
            try:
                board = load_map(name).board if name in map_names() else None
            except MapError:
                board = None
            if board is None or board.game != KEY:
                raise ExchangeError(Fault.UNKNOWN_MAP, where, {"text": name[:SHOWN]})
            self._names[name] = Names(board)
        return self._names[name]

    def _handed_in(self, asked: Node, node: Node) -> Names:
        """Return the names of a map that comes within a line; the same one is made once only."""
        key = _sum(asked.value)
        handed = self._handed.get(key)
        if handed is None:
            handed = read_map(asked)
            self._handed[key] = handed
            _shorten(self._handed, MOST_MAPS)
        powers = tuple(dict.fromkeys((*handed.homes, *_powers(node))))
        if len(powers) > MOST_POWERS:
            raise ExchangeError(Fault.TOO_MANY, "units", {"limit": MOST_POWERS})
        names = self._handed_names.get((key, powers))
        if names is None:
            names = Names(handed.board(powers), handed=True)
            self._handed_names[key, powers] = names
            _shorten(self._handed_names, MOST_MAPS)
        return names


def _told(node: Node, told: Told) -> tuple[Names, Diplomatia, Question]:
    rules, fields = told.rules, node.fields()
    if not isinstance(rules, Diplomatia):
        raise TypeError(f"rules of {rules.game}")
    names = _names_on(SameBoard(rules.board))
    question = Question(
        position=told.position,
        orders=read_orders(fields.get("orders", Node(None)), names),
        disorder=read_disorder(fields, names),
    )
    return names, rules, question


@lru_cache(maxsize=8)
def _names_on(same: SameBoard) -> Names:
    return Names(same.board)


def _sum(value: object) -> bytes:
    """Return what two values have in common only if they are written alike: 1 is not true."""
    try:
        written = marshal.dumps(cast("str", value), 2)
    except ValueError:  # deeper than any map
        written = repr(type(value)).encode()
    return hashlib.blake2b(written).digest()


def _powers(node: Node) -> Iterator[str]:
    """Yield the powers that a line speaks of, wherever: they are called as it calls them.

    Raises:
        ExchangeError: nobody could call them so.
    """
    fields = node.fields()
    for name in ("units", "control", "orders"):
        for power, own in fields.get(name, Node(None)).fields().items():
            check_name(power, own.where)
            yield power
    for entry in fields.get("dislodged", Node(None)).fields().values():
        its = entry.field("power")
        if its is not None:
            check_name(its.text(), its.where)
            yield its.text()
    for item in fields.get("disorder", Node(None)).items():
        check_name(item.text(), item.where)
        yield item.text()


def _shorten(kept: OrderedDict[_Key, _Kept], most: int) -> None:
    """Forget what was made first."""
    while len(kept) > most:
        kept.popitem(last=False)
