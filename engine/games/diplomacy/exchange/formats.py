"""Says in which format a game of Diplomacy is written, and reads it."""

from engine.formats.contract import ReadGame
from engine.formats.faults import ExchangeError, Fault
from engine.formats.jsontext import Node
from engine.formats.read_report import Schema, survey
from engine.formats.recorded_game import ForeignGame, Recorded
from engine.games.diplomacy.exchange.backstabbr import backstabbr_games, is_backstabbr
from engine.games.diplomacy.exchange.format_names import Format
from engine.games.diplomacy.exchange.jdip_case import is_jdip_case, jdip_cases
from engine.games.diplomacy.exchange.place_names import names_on
from engine.games.diplomacy.exchange.saved_games.saved_game import SavedGame, is_saved_game
from engine.games.diplomacy.exchange.spelling import orders_its_unit
from engine.games.diplomacy.exchange.stream.question import read_question
from engine.games.diplomacy.exchange.texts.order_lists import format_of, text_games
from engine.games.diplomacy.exchange.webdiplomacy import is_webdiplomacy, read_webdiplomacy
from engine.games.diplomacy.game import Diplomacy
from engine.games.diplomacy.phase import KEY
from engine.games.diplomacy.reach.unit_reach import chart_of


def read_text(text: str, rules: Diplomacy) -> list[ReadGame]:
    """Read every game in a text.

    Raises:
        ExchangeError: it is none of the formats known.
    """
    read = jdip_cases if is_jdip_case(text) else text_games
    read = backstabbr_games if is_backstabbr(text) else read
    return [ReadGame(game=game, read_report=read_report) for game, read_report in read(text, rules)]


def read_ours(text: str, rules: Diplomacy) -> tuple[str, ForeignGame | None]:
    """Read what others read of a text of ours; a game that has just begun tells them nothing."""
    try:
        return format_of(text), text_games(text, rules)[0][0]
    except ExchangeError:
        return format_of(text), None


def read_json(node: Node, rules: Diplomacy) -> ReadGame:
    """Read a game, or a single position with its orders.

    Raises:
        ExchangeError: it is none of the formats known.
    """
    named = node.value.get("game", KEY) if isinstance(node.value, dict) else KEY
    if isinstance(named, str) and named != KEY:
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    if is_webdiplomacy(node):
        game, read_report = read_webdiplomacy(node, rules)
        return ReadGame(game=game, read_report=read_report)
    if is_saved_game(node):
        game, read_report = SavedGame(node).read(rules)
        return ReadGame(game=game, read_report=read_report, saved=node)
    if not isinstance(node.value, dict) or not {"phase", "units"} <= node.value.keys():
        raise ExchangeError(Fault.UNKNOWN_FORMAT)
    return _question(node, rules)


_QUESTION: dict[str, Schema] = dict.fromkeys(
    ("id", "phase", "units", "orders", "dislodged", "contested", "centers"), None
)
"""What is known of a single position; by which rules it asks to be judged is not heard here."""


def _question(node: Node, rules: Diplomacy) -> ReadGame:
    """Read a single position with its orders, as a stream asks for them."""
    question = read_question(node, names_on(rules.board), chart_of(rules.board))
    name = node.fields().get("id", Node(None)).value
    recorded = Recorded(position=question.position, orders=question.orders)
    unread = {
        item.where: item.value
        for key, own in node.fields().get("orders", Node(None)).fields().items()
        for item in own.items()
        if not orders_its_unit(item.text(), names_on(rules.board).power(Node(key)), recorded, rules)
    }
    game = ForeignGame(
        format=Format.JSON,
        title=str(name) if name is not None else "",
        map=rules.board.id,
        phases=(recorded,),
    )
    schema = {**_QUESTION, "map": None} if _same_map(node, rules) else _QUESTION
    return ReadGame(game=game, read_report=survey(node.value, schema, unread, node.where))


def _same_map(node: Node, rules: Diplomacy) -> bool:
    return node.fields().get("map", Node(None)).value == rules.board.id
