"""What a game master's desk says beside each line of a slip."""

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.games.diplomatia.calendar import EVALUATION, RETREATS
from engine.games.diplomatia.orders import value_of
from engine.rules.choice import Noted
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.master_event import How
from engine.table.slips import ReadLine
from gui.games.diplomatia.reading import IN_DOUBT, reading_words
from gui.games.diplomatia.reasons import tell
from gui.games.diplomatia.warnings import impossible
from gui.games.diplomatia.words import full_order_words, notation
from gui.i18n import QT_TRANSLATE_NOOP
from gui.orders.slip_line import Look, Said

_COUNTING: Final = (How.READ, How.RULED)

_LOOKS: Final[Mapping[How, tuple[str, Look]]] = MappingProxyType(
    {
        How.ASIDE: (QT_TRANSLATE_NOOP("DiplomatiaDesk", "set aside: not judged"), Look.OUT),
        How.DISORDER: (QT_TRANSLATE_NOOP("DiplomatiaDesk", "civil war: not judged"), Look.OUT),
        How.LATE: (QT_TRANSLATE_NOOP("DiplomatiaDesk", "late: not judged"), Look.OUT),
        How.STRUCK: (QT_TRANSLATE_NOOP("DiplomatiaDesk", "struck out"), Look.OUT),
        How.CROSSED: (QT_TRANSLATE_NOOP("DiplomatiaDesk", "crossed out on the slip"), Look.OUT),
        How.REMARK: (QT_TRANSLATE_NOOP("DiplomatiaDesk", "no order"), Look.NONE),
        How.ASKED: (QT_TRANSLATE_NOOP("DiplomatiaDesk", "several meanings"), Look.ASK),
    }
)


def said_lines(
    lines: Sequence[ReadLine], rules: Rules, position: Position, power: str
) -> tuple[Said, ...]:
    """Say how each line is read, and what is the matter with it."""
    speaker = _Speaker(rules, position, power, lines)
    rows = []
    for place, line in enumerate(lines):
        text, look = speaker.said(line)
        rows.append(
            Said(
                number=line.number,
                place=place,
                written=line.written,
                text=text,
                look=look,
                unit=value_of(line.judged.order).place if speaker.acts(line, look) else "",
            )
        )
    return tuple(rows)


class _Speaker:
    """Says what the lines of one slip mean, one after another."""

    def __init__(
        self, rules: Rules, position: Position, power: str, lines: Sequence[ReadLine]
    ) -> None:
        self._board, self._position = rules.board, position
        self._kind = position.phase.kind
        self._own = {*rules.orderable(position, power)}
        orders = [line.judged.order for line in lines if line.judged.how in _COUNTING]
        self._orders = Counter(value_of(order).key for order in orders)
        self._wrong = _wrong(rules, position, power, orders)

    def acts(self, line: ReadLine, look: Look) -> bool:
        """Tell whether a line is an order for a unit of the power's, if only a vain one."""
        order = line.judged.order
        vain = look is Look.WARN and order in self._wrong and value_of(order).place in self._own
        return look in (Look.GOOD, Look.RULED, Look.PART) or vain

    def said(self, line: ReadLine) -> tuple[str, Look]:
        """Say what a line means, and how it stands."""
        how = line.judged.how
        if how in _COUNTING:
            return self._order(line)
        if how is How.ASKED and line.reading.reason in IN_DOUBT:
            return QCoreApplication.translate("DiplomatiaDesk", "in doubt"), Look.ASK
        if how is How.REMARK and line.noted is Noted.REST:
            rest = QCoreApplication.translate("DiplomatiaDesk", "no order: what they do anyway")
            return rest, Look.NONE
        if how in _LOOKS:
            text, look = _LOOKS[how]
            return QCoreApplication.translate("DiplomatiaDesk", text), look
        return reading_words(line.reading), Look.BAD  # refused, or unreadable

    def _order(self, line: ReadLine) -> tuple[str, Look]:
        order = value_of(line.judged.order)
        text = full_order_words(order, self._board)
        why = self._matter(line.judged.order)
        if why:
            # In short, so that there is room for the reason.
            vain = QCoreApplication.translate("DiplomatiaDesk", "{order} – {why}")
            return vain.format(order=notation(order, self._board), why=why), Look.WARN
        if line.judged.how is How.RULED:
            return text, Look.RULED
        if line.left_out:
            part = QCoreApplication.translate("DiplomatiaDesk", "{order} – without “{piece}”")
            return part.format(order=text, piece=line.left_out), Look.PART
        return text, Look.GOOD

    def _matter(self, text: str) -> str:
        """Say what is the matter with an order; nothing where it can be carried out."""
        order = value_of(text)
        if text in self._wrong and self._kind == EVALUATION:
            return self._wrong[text]
        if order.place and order.place not in self._own:
            return self._not_his(order.place)
        if not order.repeats and self._orders[order.key] > 1:
            # None of them counts (8), so the first is no better than the others.
            return QCoreApplication.translate("DiplomatiaDesk", "ordered twice")
        return self._wrong.get(text, "")

    def _not_his(self, at: str) -> str:
        """Say why a power cannot write for a space."""
        if self._kind == EVALUATION:
            return QCoreApplication.translate("DiplomatiaDesk", "nothing to do there")
        beaten = {one.unit.at for one in self._position.dislodged}
        if self._position.at(at) is None and at not in beaten:
            return QCoreApplication.translate("DiplomatiaDesk", "no unit stands there")
        if self._kind == RETREATS:
            return QCoreApplication.translate("DiplomatiaDesk", "not to retreat, or not its own")
        return QCoreApplication.translate("DiplomatiaDesk", "not this power’s to order")


def _wrong(rules: Rules, position: Position, power: str, orders: Sequence[str]) -> dict[str, str]:
    """Return orders that cannot be carried out and why, as their side can know.

    Of what is built and removed the rules say it best: one too many, a space that is taken.
    """
    board: Board = rules.board
    vain = impossible(rules.advise(position, power, orders), board)
    reasons = {order: vain[at] for order in orders if (at := value_of(order).place) in vain}
    if position.phase.kind == EVALUATION:
        for ruling in rules.adjudicate(position, {power: tuple(orders)}).rulings:
            text = str(ruling.written)
            if ruling.power == power and text in orders and ruling.findings:
                reasons[text] = tell(ruling.findings[0], ruling, board)
    return reasons
