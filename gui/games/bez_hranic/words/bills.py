"""Bills in words, line by line: crossings, neighbours, field 40, tokens beneath, what was paid."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from engine.games.bez_hranic.bills import STAYING, UNDER, Bill
from engine.games.bez_hranic.journey import CROSSING, PENALTY
from engine.games.bez_hranic.tell import ToldBill
from gui.games.bez_hranic.words.states import part_name, state_name
from gui.i18n import QT_TRANSLATE_NOOP

_IN_WORDS = (
    QT_TRANSLATE_NOOP("BezHranic", "One"),
    QT_TRANSLATE_NOOP("BezHranic", "Two"),
    QT_TRANSLATE_NOOP("BezHranic", "Three"),
    QT_TRANSLATE_NOOP("BezHranic", "Four"),
    QT_TRANSLATE_NOOP("BezHranic", "Five"),
    QT_TRANSLATE_NOOP("BezHranic", "Six"),
    QT_TRANSLATE_NOOP("BezHranic", "Seven"),
    QT_TRANSLATE_NOOP("BezHranic", "Eight"),
    QT_TRANSLATE_NOOP("BezHranic", "Nine"),
    QT_TRANSLATE_NOOP("BezHranic", "Ten"),
)


class RoadCounts(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def crossings(self, count: int) -> str:
        """Count borders."""
        return self.tr("%n crossing(s)", "", count)

    def beneath(self, count: int) -> str:
        """Count tokens beneath."""
        return self.tr("%n token(s) beneath", "", count)

    def tokens(self, count: int) -> str:
        """Count tokens."""
        return self.tr("%n token(s)", "", count)

    def crossings_in_words(self, count: int) -> str:
        """Count borders in words, at the beginning of a sentence: ``Three crossings``."""
        counted = self.crossings(count)
        if count > len(_IN_WORDS):
            return counted
        word = QCoreApplication.translate("BezHranic", _IN_WORDS[count - 1])
        return counted.replace(str(count), word, 1)

    def pairs(self, count: int) -> str:
        """Count pairs of neighbours."""
        return self.tr("%n neighbouring pair(s)", "", count)

    def stayed_empty(self, count: int) -> str:
        """Say that nobody laid a token there."""
        return self.tr("the field(s) stayed empty", "", count)

    def saw(self, count: int) -> str:
        """Say how many players saw the best choice."""
        return self.tr("%n player(s) saw the best choice", "", count)

    def rounds_left(self, count: int) -> str:
        """Say how many rounds are still to come."""
        return self.tr("%n round(s) to go", "", count)


def euros(amount: int) -> str:
    """Say a sum."""
    return QCoreApplication.translate("BezHranic", "{amount} euros").format(amount=amount)


def route_words(map_: str, route: Sequence[str]) -> str:
    """Say a way: ``Poland – Belarus – main part of Russia – Finland``."""
    return " \N{EN DASH} ".join(part_name(map_, part) for part in route)


def bill_lines(told: ToldBill) -> Sequence[tuple[str, int]]:
    """Return the lines of a bill that are not nothing, each with its euros."""
    bill, way = told.bill, told.bill.journey
    lines: list[tuple[str, int]] = []
    if way.crossings:
        count = RoadCounts().crossings(way.crossings)
        lines.append((f"{count}: {route_words(told.map, way.route)}", CROSSING * way.crossings))
    for one, other in way.pairs:
        message = QCoreApplication.translate("BezHranic", "{one} and {other} are neighbours")
        words = message.format(one=state_name(told.map, one), other=state_name(told.map, other))
        lines.append((words, PENALTY))
    if bill.stays:
        lines.append((QCoreApplication.translate("BezHranic", "a token on field 40"), STAYING))
    if bill.beneath:
        under = UNDER * bill.beneath
        lines.append((RoadCounts().beneath(bill.beneath), -under if told.received else under))
    return lines


def bill_words(told: ToldBill) -> str:
    """Tell a bill in one sentence each for its lines and for what was paid."""
    lines = "; ".join(f"{words} ({amount})" for words, amount in bill_lines(told))
    return f"{lines or _nothing()}. {paid_words(told.bill, received=told.received)}"


def typeset(words: str) -> str:
    """Return a bill as it is set on a page: no sum parts from its unit, nor from what it is."""
    blank = "\N{NO-BREAK SPACE}"
    together = re.sub(r"(?<=\d) (?=[^\W\d])", blank, words)
    return re.sub(r": (?=\d)", f":{blank}", together).replace("(-", "(\N{MINUS SIGN}")


def _nothing() -> str:
    return QCoreApplication.translate("BezHranic", "nothing")


def paid_words(bill: Bill, *, received: bool) -> str:
    """Say what was paid, or received in the finale; and why it was less than the price."""
    paid, price = euros(bill.paid), euros(bill.price)
    if received:
        if bill.paid == bill.price:
            return QCoreApplication.translate("BezHranic", "Received: {paid}.").format(paid=paid)
        message = QCoreApplication.translate(
            "BezHranic", "Comes to {price}: nobody receives less than nothing."
        )
        return message.format(price=price)
    if bill.paid == bill.price:
        return QCoreApplication.translate("BezHranic", "Paid: {paid}.").format(paid=paid)
    message = QCoreApplication.translate(
        "BezHranic", "Costs {price}; paid, as no more was left: {paid}."
    )
    return message.format(price=price, paid=paid)
