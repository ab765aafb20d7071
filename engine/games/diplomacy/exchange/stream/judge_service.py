"""Judges questions one by one: what every line of a stream, and any caller in Python, can ask."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.board.board import Board
from engine.board.errors import MapError
from engine.board.loader import find_map, load_map, map_names
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import SHOWN, Node, dump, dump_with
from engine.formats.line_judge import Answer, Identity, Told
from engine.formats.sentences import Codes, OrderResult, Sentences
from engine.games.diplomacy.exchange.faults import DiplomacyFault
from engine.games.diplomacy.exchange.place_names import PlaceNames, names_on
from engine.games.diplomacy.exchange.spelling import spelt_out
from engine.games.diplomacy.exchange.stream.answer import (
    all_plain,
    board_after,
    board_written,
    plain_results,
    results,
    tell,
    told_plainly,
)
from engine.games.diplomacy.exchange.stream.known_question import read_known
from engine.games.diplomacy.exchange.stream.question import Question, read_orders, read_question
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import KEY
from engine.games.diplomacy.reach.chart import Chart
from engine.games.diplomacy.reach.unit_reach import chart_of
from engine.games.diplomacy.rulebooks.editions import PROFILES
from engine.games.diplomacy.rulebooks.profile import Profile, ProfileError
from engine.rules.ruling import Resolution


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """One phase judged, and its orders sorted for telling."""

    resolution: Resolution
    told: list[OrderResult]


class JudgeService:
    """The rules of one map under any number of profiles, made once and kept."""

    def __init__(
        self,
        *,
        profile: str | Profile = "1982",
        map: str = "standard",  # noqa: A002 - the word of the format
        sentences: Sentences | None = None,
        texts: bool = True,
        reasons: bool = True,
    ) -> None:
        if not isinstance(profile, Profile):
            profile = profile_of(Node(profile, "profile"))
        self._profile = profile
        own = None if map in map_names() else find_map(map).board
        self._map = Node(own.id if own is not None else map, "map")
        self._sentences = sentences
        self._texts = texts and sentences is not None
        self._reasons = reasons
        self._places: dict[str, tuple[PlaceNames, Chart]] = {}
        """By the names of maps; a line can name ours, and whoever asks can bring one along."""

        if own is not None:
            self._places[own.id] = names_on(own), chart_of(own)
        self._rules: dict[tuple[str, Profile], Diplomacy] = {}
        self._usual: Diplomacy | None = None
        self._usual = self._rules_for(Node({}))
        """The rules of a line that asks for no others."""

    @property
    def sentences(self) -> Sentences:
        """Who says what is wrong."""
        return self._sentences or Codes()

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
        rules, question = self._asked(node) if told is None else _told(node, told)
        judged = judge(rules, question)
        board = rules.board
        texts = self._said(judged.told, board)
        fields = {
            **board_after(question.position, judged.resolution, board),
            "results": results(judged.told, texts, with_reasons=self._reasons),
        }
        return Answer(fields=fields, after=judged.resolution.after, rules=rules)

    def line(self, node: Node, name: Identity) -> str:
        """Judge one question, and write the answer as a line of JSON.

        Raises:
            ExchangeError: it cannot be judged.
        """
        rules, question = self._asked(node)
        resolution, board = judged_turn(rules, question), rules.board
        rulings = resolution.rulings
        if all_plain(rulings):
            texts = self._said(told_plainly(rulings), board) if self._texts else None
            written = plain_results(rulings, texts, with_reasons=self._reasons)
            after = board_written(question.position, resolution, board)
            return dump_with({"id": name}, f'{after}, "results": {written}')
        outcomes = tell(question.position, resolution, rules.read, board)
        entries = results(outcomes, self._said(outcomes, board), with_reasons=self._reasons)
        head: dict[str, object] = {"id": name, **board_after(question.position, resolution, board)}
        return dump({**head, "results": entries})

    def _said(self, outcomes: list[OrderResult], board: Board) -> list[Mapping[str, str]] | None:
        wanted = self._sentences if self._texts else None
        return wanted.results(outcomes, board) if wanted else None

    def _asked(self, node: Node) -> tuple[Diplomacy, Question]:
        rules = self._rules_for(node)
        places, chart = self._places[rules.board.id]
        return rules, read_known(node.value, places) or read_question(node, places, chart)

    def _rules_for(self, node: Node) -> Diplomacy:
        asked, elsewhere = node.field("profile"), node.field("map")
        if asked is None and elsewhere is None and self._usual is not None:
            return self._usual
        name = self._map_of(elsewhere or self._map)
        profile = self._profile if asked is None else profile_of(asked)
        rules = self._rules.get((name, profile))
        if rules is None:
            if len(self._rules) > MOST_RULES:
                self._rules.clear()  # a stream that asks for every mixture there is
            rules = self._rules[name, profile] = Diplomacy(self._places[name][0].board, profile)
        return rules

    def _map_of(self, node: Node) -> str:
        name = node.text() if node.value is not None else self._map.text()
        if name not in self._places:
            if name not in map_names():
                raise ExchangeError(Fault.UNKNOWN_MAP, node.where, {"text": name[:SHOWN]})
            try:
                board = load_map(name).board
            except MapError as error:
                facts = {"text": name[:SHOWN]}
                raise ExchangeError(Fault.UNKNOWN_MAP, node.where, facts) from error
            if board.game != KEY:  # the map of another game
                raise ExchangeError(Fault.UNKNOWN_MAP, node.where, {"text": name[:SHOWN]})
            self._places[name] = names_on(board), chart_of(board)
        return name


def _told(node: Node, told: Told) -> tuple[Diplomacy, Question]:
    rules = told.rules
    if not isinstance(rules, Diplomacy):
        raise TypeError(f"rules of {rules.game}")
    orders = read_orders(node.fields().get("orders", Node(None)), names_on(rules.board))
    return rules, Question(position=told.position, orders=orders)


MOST_RULES = 50
"""Profiles kept ready at a time."""


def judge(rules: Diplomacy, question: Question) -> Judged:
    """Judge a question and sort its orders for telling."""
    resolution = judged_turn(rules, question)
    outcomes = tell(question.position, resolution, rules.read, rules.board)
    return Judged(resolution=resolution, told=outcomes)


def judged_turn(rules: Diplomacy, question: Question) -> Resolution:
    """Judge a question, its orders spelt as the board spells them."""
    orders = question.orders
    if not rules.knows_all(orders, question.position):
        orders = spelt_out(orders, question.position, rules)
    return rules.adjudicate(question.position, orders)


def profile_of(node: Node) -> Profile:
    """Return a rulebook by its name, or points of the rules chosen one by one.

    An object names points with their values; its ``edition`` is the rulebook for all others.

    Raises:
        ExchangeError: there is no such rulebook, point or value.
    """
    if node.value is None:
        return PROFILES["1982"]
    if isinstance(node.value, str):
        return _edition(node)
    fields = node.fields()
    edition = _edition(fields["edition"]) if "edition" in fields else PROFILES["1982"]
    chosen = {name: value.text() for name, value in fields.items() if name != "edition"}
    try:
        return Profile.of({**edition.options, **chosen})
    except ProfileError as error:
        facts = {"text": f"{error.point} = {error.value}"[:SHOWN], "known": ", ".join(error.values)}
        fault = DiplomacyFault.UNPLAYED_RULE if error.unplayed else Fault.UNKNOWN_PROFILE
        raise ExchangeError(fault, node.where, facts) from error


def _edition(node: Node) -> Profile:
    name = node.text()
    if name not in PROFILES:
        facts = {"text": name[:SHOWN], "known": ", ".join(PROFILES)}
        raise ExchangeError(Fault.UNKNOWN_PROFILE, node.where, facts)
    return PROFILES[name]
