"""Names and set phrases of the game in the language now spoken.

Names here are labels, in the nominative: ``Budapešť → Halič``. For sentences see
``gui.words.names``.
"""

from types import MappingProxyType
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.board.province import Port
from engine.catalogue import GAMES
from engine.rules.order import Order
from engine.rules.phase import Phase
from engine.rules.position import Unit
from engine.rules.ruling import Ruling, Verdict
from engine.table.view import PublicView, Stage
from gui import i18n
from gui.games import catalogue
from gui.i18n import QT_TRANSLATE_NOOP
from gui.words.phases import Saying, said

ARROW = "→"


def power_name(board: Board, power: str) -> str:
    """Name a power: ``Rakousko-Uhersko``."""
    names = board.powers_by_id[power].names
    return names.get(i18n.language()) or names["en"]


def power_letter(board: Board, power: str) -> str:
    """Return the sign on a power's pieces, as whoever draws it wants it."""
    return board.powers_by_id[power].letter


def power_initial(board: Board, power: str) -> str:
    """Return the letter of a power as it is written and typed."""
    return board.powers_by_id[power].initial


def coast_word(coast: str) -> str:
    """Say which side of a province a fleet lies on, in one word: ``jih``."""
    match coast:
        case "NC":
            return QCoreApplication.translate("Words", "north")
        case "SC":
            return QCoreApplication.translate("Words", "south")
        case "EC":
            return QCoreApplication.translate("Words", "east")
        case "WC":
            return QCoreApplication.translate("Words", "west")
    return coast.lower()


def province_name(board: Board, location: str) -> str:
    """Name a space, with its coast where one is given: ``Petrohrad (jih)``."""
    names = board.provinces[province_of(location)].names
    name = names.get(i18n.language()) or names["en"]
    coast = coast_of(location)
    return f"{name} ({coast_word(coast)})" if coast else name


def port_name(port: Port) -> str:
    """Name a port."""
    return port.names.get(i18n.language()) or port.names["en"]


def abbreviation(board: Board, location: str) -> str:
    """Return the rulebook's abbreviation of a space in the language now spoken: ``StP(sc)``."""
    coast = coast_of(location)
    short = board.provinces[province_of(location)].short(i18n.language())
    return short + (f"({coast.lower()})" if coast else "")


def unit_name(unit: Unit | str, board: Board) -> str:
    """Name a unit briefly: ``F Petrohrad (jih)``."""
    kind, _, at = str(unit).partition(" ")
    return f"{kind} {province_name(board, at)}"


class Playing(Protocol):
    """A game seen from outside: a public view, or a cover on the shelf."""

    @property
    def stage(self) -> Stage:
        """What the table is doing."""

    @property
    def phase(self) -> Phase:
        """In which phase."""


def stage_words(view: Playing) -> str:
    """Say what the table is doing: ``psaní povelů``, ``povely odhaleny``, ``konec hry``."""
    match view.stage:
        case Stage.REVEALED:
            return QCoreApplication.translate("Words", "orders revealed")
        case Stage.OVER:
            return QCoreApplication.translate("Words", "game over")
    return said(Saying.DOING, view.phase.kind)


def missing_names(view: PublicView, board: Board) -> tuple[str, ...]:
    """Return who has not sealed yet, each once, by letter; in gunboat what he plays."""
    by_letter = sorted(view.seals, key=lambda seal: power_letter(board, seal.power))
    names = (player_apart(view, board, one.power) for one in by_letter if one.power in view.queue)
    return tuple(name.replace(" +", "\N{NO-BREAK SPACE}+") for name in dict.fromkeys(names))


def player_apart(view: PublicView, board: Board, power: str) -> str:
    """Name who commands a power so that nobody else can be meant; in gunboat what he plays.

    Two may have agreed to bear one name: then what each of them plays tells them apart.
    """
    player, side = view.player(power), view.side(power)
    if not player:
        return power_name(board, power)
    if all(seat.power in side for seat in view.seats if seat.player == player):
        return player
    return f"{player} ({', '.join(power_name(board, one) for one in side)})"


def order_of(text: str, board: Board) -> Order:
    """Take an order from where it is a text: a slip, a choice, a draft that was kept."""
    return GAMES[board.game].order(text)


def order_words(order: Order, board: Board) -> str:
    """Say an order beside its unit: ``Budapešť → Halič``, ``podpora F Sevastopol → Rumunsko``.

    What is no order is returned as it was written.
    """
    return catalogue.played_on(board).words().order_words(order, board)


def full_order_words(order: Order, board: Board) -> str:
    """Say an order with its unit: ``A Ukrajina: podpora F Sevastopol → Rumunsko``."""
    return catalogue.played_on(board).words().full_order_words(order, board)


def notation(order: Order, board: Board) -> str:
    """Write an order as the rulebook does (VII.7): ``A Ukr S F Sev-Rum``."""
    return catalogue.played_on(board).words().notation(order, board)


def result_word(ruling: Ruling, board: Board) -> str:
    """Say how an order ended in a word or two: ``pat``, ``podpora zrušena``."""
    own = catalogue.played_on(board).reasons().own_result(ruling)
    if own:
        return own
    if ruling.destroyed:
        return QCoreApplication.translate("Words", "destroyed")
    if ruling.dislodged:
        return QCoreApplication.translate("Words", "dislodged")
    return verdict_word(ruling.verdict)


_VERDICTS = MappingProxyType(
    {
        Verdict.STANDS: QT_TRANSLATE_NOOP("Words", "stands"),
        Verdict.DISLODGED: QT_TRANSLATE_NOOP("Words", "dislodged"),
        Verdict.TURNED: QT_TRANSLATE_NOOP("Words", "turned to defence"),
        Verdict.SUCCEEDS: QT_TRANSLATE_NOOP("Words", "succeeds"),
        Verdict.FAILS: QT_TRANSLATE_NOOP("Words", "fails"),
        Verdict.GIVEN: QT_TRANSLATE_NOOP("Words", "given"),
        Verdict.CUT: QT_TRANSLATE_NOOP("Words", "cut"),
        Verdict.FALLEN: QT_TRANSLATE_NOOP("Words", "fallen"),
        Verdict.VOID: QT_TRANSLATE_NOOP("Words", "against one's own"),
        Verdict.AVAILABLE: QT_TRANSLATE_NOOP("Words", "done"),
        Verdict.DISRUPTED: QT_TRANSLATE_NOOP("Words", "disrupted"),
        Verdict.INVALID: QT_TRANSLATE_NOOP("Words", "void"),
        Verdict.ILLEGAL: QT_TRANSLATE_NOOP("Words", "illegal"),
        Verdict.AMBIGUOUS: QT_TRANSLATE_NOOP("Words", "ambiguous"),
    }
)


def verdict_word(verdict: Verdict) -> str:
    """Say a verdict on its own."""
    return QCoreApplication.translate("Words", _VERDICTS[verdict])
