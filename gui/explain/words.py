"""Names and set phrases of the game in the language now spoken.

Names stay in the nominative, so that no phrase needs a case: ``Budapešť → Halič``.
"""

from types import MappingProxyType
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QObject

from engine.board.board import Board
from engine.board.location import coast_of, province_of
from engine.games.diplomacy import orders
from engine.rules.order import OrderError
from engine.rules.phase import Phase, Season, Step
from engine.rules.position import Unit
from engine.rules.ruling import Ruling, Verdict
from engine.session.view import Stage
from gui import i18n
from gui.i18n import QT_TRANSLATE_NOOP

ARROW = "→"
_STAND_OFFS = frozenset({"bounced", "repelled", "head_on"})
"""Reasons for which a move that failed against equal strength is called a stand-off (VIII)."""


def power_name(board: Board, power: str) -> str:
    """Name a power: ``Rakousko-Uhersko``."""
    names = board.powers_by_id[power].names
    return names.get(i18n.language()) or names["en"]


def power_letter(board: Board, power: str) -> str:
    """Return the sign on a power's pieces."""
    return board.powers_by_id[power].letter


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


def abbreviation(board: Board, location: str) -> str:
    """Return the rulebook's abbreviation of a space: ``StP(sc)``."""
    coast = coast_of(location)
    return board.provinces[province_of(location)].abbr + (f"({coast.lower()})" if coast else "")


def unit_name(unit: Unit | str, board: Board) -> str:
    """Name a unit briefly: ``F Petrohrad (jih)``."""
    kind, _, at = str(unit).partition(" ")
    return f"{kind} {province_name(board, at)}"


def kind_name(kind: str) -> str:
    """Say what sort of unit it is."""
    if kind == "A":
        return QCoreApplication.translate("Words", "army")
    return QCoreApplication.translate("Words", "fleet")


def unit_words(unit: Unit | str, board: Board) -> str:
    """Name a unit in full: ``flotila Petrohrad (jih)``."""
    kind, _, at = str(unit).partition(" ")
    return f"{kind_name(kind)} {province_name(board, at)}"


def season_word(season: Season) -> str:
    """Name a season as it begins a date."""
    match season:
        case Season.SPRING:
            return QCoreApplication.translate("Words", "Spring")
        case Season.AUTUMN:
            return QCoreApplication.translate("Words", "Autumn")
    return QCoreApplication.translate("Words", "Winter")


def phase_words(phase: Phase | str) -> str:
    """Say the date of a phase: ``Jaro 1901``."""
    found = Phase.parse(phase) if isinstance(phase, str) else phase
    return f"{season_word(found.season)} {found.year}"


def step_words(phase: Phase | str) -> str:
    """Say what is written in a phase: ``povely``, ``ústupy``, ``úprava stavu``."""
    found = Phase.parse(phase) if isinstance(phase, str) else phase
    match found.step:
        case Step.MOVES:
            return QCoreApplication.translate("Words", "orders")
        case Step.RETREATS:
            return QCoreApplication.translate("Words", "retreats")
    return QCoreApplication.translate("Words", "adjustments")


def full_phase_words(phase: Phase | str) -> str:
    """Say date and step, as the name of a phase: ``Podzim 1901, ústupy``."""
    found = Phase.parse(phase) if isinstance(phase, str) else phase
    if found.step is Step.MOVES:
        return phase_words(found)
    return f"{phase_words(found)}, {step_words(found)}"


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
    match view.phase.step:
        case Step.MOVES:
            return QCoreApplication.translate("Words", "writing orders")
        case Step.RETREATS:
            return QCoreApplication.translate("Words", "writing retreats")
    return QCoreApplication.translate("Words", "writing adjustments")


class Counts(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def centres(self, count: int) -> str:
        """Count supply centres: ``5 center``."""
        return self.tr("%n centre(s)", "", count)

    def builds(self, count: int) -> str:
        """Say how many units may be built."""
        return self.tr("builds up to %n unit(s)", "", count)

    def removals(self, count: int) -> str:
        """Say how many units have to go."""
        return self.tr("removes %n unit(s)", "", count)


def centres_words(count: int) -> str:
    """Count supply centres: ``5 center``."""
    return Counts().centres(count)


def _parsed(order: str | orders.DiplomacyOrder) -> orders.DiplomacyOrder | None:
    if not isinstance(order, str):
        return order
    try:
        return orders.parse(order)
    except OrderError:
        return None


def order_words(order: str | orders.DiplomacyOrder, board: Board) -> str:
    """Say an order beside its unit: ``Budapešť → Halič``, ``podpora F Sevastopol → Rumunsko``.

    A text that is no canonical order is returned as it was written.
    """
    match _parsed(order):
        case None:
            return str(order)
        case orders.Retreat(to=to):
            place = province_name(board, to)
            return QCoreApplication.translate("Words", "retreat → {place}").format(place=place)
        case orders.Disband():
            return QCoreApplication.translate("Words", "disband")
        case orders.Build(kind=kind, at=at):
            unit = unit_words(f"{kind} {at}", board)
            return QCoreApplication.translate("Words", "build: {unit}").format(unit=unit)
        case orders.Waive():
            return QCoreApplication.translate("Words", "build nothing")
        case move:
            return _move_order_words(move, board)


def _move_order_words(order: orders.MoveOrder, board: Board) -> str:
    match order:
        case orders.Move(at=at, to=to, via_convoy=via):
            said = _way(at, to, board)
            if via:
                said = QCoreApplication.translate("Words", "{move}, by convoy").format(move=said)
        case orders.SupportHold(target_kind=kind, target=target):
            supported = f"{kind} {province_name(board, target)}"
            said = QCoreApplication.translate("Words", "support {unit}").format(unit=supported)
        case orders.SupportMove(target_kind=kind, target=target, to=to):
            supported = f"{kind} {_way(target, to, board)}"
            said = QCoreApplication.translate("Words", "support {unit}").format(unit=supported)
        case orders.Convoy(target=target, to=to):
            carried = f"A {_way(target, to, board)}"
            said = QCoreApplication.translate("Words", "convoy {unit}").format(unit=carried)
        case orders.Hold():
            said = QCoreApplication.translate("Words", "hold")
    return said


def _way(start: str, end: str, board: Board) -> str:
    return f"{province_name(board, start)} {ARROW} {province_name(board, end)}"


def full_order_words(order: str | orders.DiplomacyOrder, board: Board) -> str:
    """Say an order with its unit: ``A Ukrajina: podpora F Sevastopol → Rumunsko``."""
    found = _parsed(order)
    match found:
        case None | orders.Waive() | orders.Build():
            return order_words(order, board)
        case orders.Move(kind=kind):
            return f"{kind} {order_words(found, board)}"
    return f"{found.kind} {province_name(board, found.at)}: {order_words(found, board)}"


def notation(order: str | orders.DiplomacyOrder, board: Board) -> str:
    """Write an order as the rulebook does (VII.7): ``A Ukr S F Sev-Rum``."""
    found = _parsed(order)
    if found is None:
        return str(order)
    if isinstance(found, orders.Waive):
        return "–"
    return f"{found.kind} {abbreviation(board, found.at)}{_notation_of_act(found, board)}"


def _notation_of_act(order: orders.DiplomacyOrder, board: Board) -> str:
    match order:
        case orders.Move(to=to, via_convoy=via):
            return f"-{abbreviation(board, to)}" + (" VIA" if via else "")
        case orders.SupportHold(target_kind=kind, target=target):
            return f" S {kind} {abbreviation(board, target)}"
        case orders.SupportMove(target_kind=kind, target=target, to=to):
            return f" S {kind} {abbreviation(board, target)}-{abbreviation(board, to)}"
        case orders.Convoy(target=target, to=to):
            return f" C A {abbreviation(board, target)}-{abbreviation(board, to)}"
        case orders.Retreat(to=to):
            return f"-{abbreviation(board, to)}"
    return f" {str(order)[-1]}"  # hold, disband and build are one letter


def result_word(ruling: Ruling) -> str:
    """Say how an order ended in a word or two: ``pat``, ``podpora zrušena``."""
    if ruling.destroyed:
        return QCoreApplication.translate("Words", "destroyed")
    if ruling.dislodged:
        return QCoreApplication.translate("Words", "dislodged")
    first = ruling.findings[0] if ruling.findings else None
    if first is not None and first.reason in _STAND_OFFS and first.strength == first.against:
        return QCoreApplication.translate("Words", "stand-off")
    return verdict_word(ruling.verdict)


_VERDICTS = MappingProxyType(
    {
        Verdict.STANDS: QT_TRANSLATE_NOOP("Words", "stands"),
        Verdict.DISLODGED: QT_TRANSLATE_NOOP("Words", "dislodged"),
        Verdict.SUCCEEDS: QT_TRANSLATE_NOOP("Words", "succeeds"),
        Verdict.FAILS: QT_TRANSLATE_NOOP("Words", "fails"),
        Verdict.GIVEN: QT_TRANSLATE_NOOP("Words", "given"),
        Verdict.CUT: QT_TRANSLATE_NOOP("Words", "cut"),
        Verdict.AVAILABLE: QT_TRANSLATE_NOOP("Words", "convoyed"),
        Verdict.DISRUPTED: QT_TRANSLATE_NOOP("Words", "disrupted"),
        Verdict.INVALID: QT_TRANSLATE_NOOP("Words", "void"),
        Verdict.ILLEGAL: QT_TRANSLATE_NOOP("Words", "illegal"),
        Verdict.AMBIGUOUS: QT_TRANSLATE_NOOP("Words", "ambiguous"),
    }
)


def verdict_word(verdict: Verdict) -> str:
    """Say a verdict on its own."""
    return QCoreApplication.translate("Words", _VERDICTS[verdict])
