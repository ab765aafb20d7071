"""What the desk says beside each line of a slip."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.board.board import Board
from engine.board.location import province_of
from engine.games.diplomacy import orders as notation
from engine.games.diplomacy.advice.warnings import Warn
from engine.games.diplomacy.phase import Step, dated
from engine.games.diplomacy.reader.written_orders import Trouble
from engine.rules.choice import Advice, Noted
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.master_event import How
from engine.table.slips import ReadLine
from gui.games.diplomacy.explain.phrases import tell
from gui.games.diplomacy.orders.reading import note_words, reading_words
from gui.games.diplomacy.orders.sayings import why_not_words
from gui.games.diplomacy.orders.warnings import advice_words
from gui.orders.slip_line import Look, Said
from gui.words import labels


def said_lines(
    lines: Sequence[ReadLine], rules: Rules, position: Position, power: str
) -> tuple[Said, ...]:
    """Say how each line is read, and what is the matter with it."""
    speaker = _Speaker(rules, position, power, lines)
    readings: list[Said] = []
    for place, line in enumerate(lines):
        text, look = speaker.said(line)
        at = _unit(line.judged.order) if speaker.acts(line, look) else ""
        readings.append(
            Said(
                number=line.number,
                place=place,
                written=line.written,
                text=text,
                look=look,
                unit=at,
            )
        )
    return tuple(readings)


class _Speaker:
    """Says what the lines of one slip mean, one after another."""

    def __init__(
        self, rules: Rules, position: Position, power: str, lines: Sequence[ReadLine]
    ) -> None:
        self._board, self._position = rules.board, position
        self._own = {province_of(at) for at in rules.orderable(position, power)}
        distinct = {line.judged.order for line in lines if line.judged.how in (How.READ, How.RULED)}
        self._orders = Counter(map(_unit, distinct))
        orders = [line.judged.order for line in lines if line.judged.how in _COUNTING]
        self._wrong = _wrong(rules, position, power, orders)

    def acts(self, line: ReadLine, look: Look) -> bool:
        """Tell whether a line is an order for a unit of the power's, if only a vain one."""
        order = line.judged.order
        vain = look is Look.WARN and order in self._wrong and _unit(order) in self._own
        return look in (Look.GOOD, Look.RULED, Look.PART) or vain

    def said(  # noqa: C901, PLR0911 - one line per way
        self, line: ReadLine
    ) -> tuple[str, Look]:
        """Say what a line means, and how it stands."""
        match line.judged.how:
            case How.READ | How.RULED:
                return self._order(line)
            case How.ASIDE:
                aside = QCoreApplication.translate("Slip", "set aside: not judged")
                return aside, Look.OUT
            case How.DISORDER:
                return QCoreApplication.translate("Slip", "civil disorder: not judged"), Look.OUT
            case How.LATE:
                return QCoreApplication.translate("Slip", "late: not judged"), Look.OUT
            case How.STRUCK:
                return QCoreApplication.translate("Slip", "struck out"), Look.OUT
            case How.CROSSED:
                return QCoreApplication.translate("Slip", "crossed out on the slip"), Look.OUT
            case How.REMARK if line.noted is Noted.REST:
                rest = QCoreApplication.translate("Slip", "no order: what they do anyway")
                return rest, Look.NONE
            case How.REMARK:
                return QCoreApplication.translate("Slip", "no order"), Look.NONE
            case How.ASKED:
                doubt = line.reading.reason in (Trouble.QUOTED, Trouble.DOUBTFUL)
                if doubt:
                    return QCoreApplication.translate("Slip", "in doubt"), Look.ASK
                return QCoreApplication.translate("Slip", "several meanings"), Look.ASK
        return reading_words(line.reading), Look.BAD  # refused, or unreadable

    def _order(  # noqa: PLR0911 - one line per way
        self, line: ReadLine
    ) -> tuple[str, Look]:
        order = line.judged.order
        text = labels.full_order_words(notation.value_of(order), self._board)
        at = _unit(order)
        # In short, so that there is room for the reason.
        wrong = QCoreApplication.translate("Slip", "{order} – {why}")
        vain = wrong.format(
            order=labels.notation(notation.value_of(order), self._board),
            why=self._wrong.get(order, ""),
        )
        if order in self._wrong and dated(self._position.phase).step is Step.ADJUSTMENTS:
            return vain, Look.WARN
        if at and at not in self._own:
            return self._not_his(at).format(order=text), Look.WARN
        if at and self._orders[at] > 1:
            # None of them counts (VII.4), so the first is no better than the others.
            twice = QCoreApplication.translate("Slip", "{order} – ordered twice")
            return twice.format(order=text), Look.WARN
        if order in self._wrong:
            return vain, Look.WARN
        if line.judged.how is How.RULED:
            return text, Look.RULED
        note = note_words(line.reading, self._board)
        if note:
            return f"{text} – {note}", Look.PART
        if line.left_out:
            part = QCoreApplication.translate("Slip", "{order} – without “{piece}”")
            return part.format(order=text, piece=line.left_out), Look.PART
        return text, Look.GOOD

    def _not_his(self, at: str) -> str:
        """Say why a power cannot write for a place."""
        if dated(self._position.phase).step is Step.ADJUSTMENTS:
            return QCoreApplication.translate("Slip", "{order} – nothing to do there")
        beaten = {one.unit.province for one in self._position.dislodged}
        if self._position.at(at) is None and at not in beaten:
            return QCoreApplication.translate("Slip", "{order} – no unit stands there")
        if dated(self._position.phase).step is Step.RETREATS:
            return QCoreApplication.translate("Slip", "{order} – not to retreat, or not its own")
        return QCoreApplication.translate("Slip", "{order} – not this power’s to order")


_COUNTING = (How.READ, How.RULED)


def _wrong(rules: Rules, position: Position, power: str, orders: Sequence[str]) -> dict[str, str]:
    """Return orders that cannot be carried out, or only by luck, and why, as their side can know.

    Of what is built and removed the rules say it best: one too many, a centre that is taken.
    """
    reasons: dict[str, str] = {}
    board = rules.board
    for one in rules.advise(position, power, orders):
        if not one.why and one.reason != Warn.COAST_MISSING:
            continue
        at = province_of(one.unit.partition(" ")[2])
        for order in orders:
            if at and _unit(order) == at:
                reasons[order] = _why(one, board)
    if dated(position.phase).step is Step.ADJUSTMENTS:
        for ruling in rules.adjudicate(position, {power: tuple(orders)}).rulings:
            if (
                ruling.power == power
                and (text := str(ruling.written)) in orders
                and ruling.findings
            ):
                reasons[text] = tell(ruling.findings[0], ruling, board)
    return reasons


def _why(advice: Advice, board: Board) -> str:
    if not advice.why:
        return advice_words(advice, board)
    where = advice.where if province_of(advice.where) in board.provinces else ""
    return why_not_words(board, advice.why, where, advice.unit.partition(" ")[2])


def _unit(order: str) -> str:
    return notation.value_of(order).place
