"""Bills in words, line by line: crossings, neighbours, field 40, tokens beneath, what was paid."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from engine.games.bez_hranic.bills import STAYING, UNDER, Bill
from engine.games.bez_hranic.journey import CROSSING, PENALTY
from engine.games.bez_hranic.tell import ToldBill
from gui.games.bez_hranic.words.states import part_name, state_name


class RoadCounts(QObject):
    """Numbers of things. The collector of texts finds plural forms in ``tr`` alone."""

    def crossings(self, count: int) -> str:
        """Count borders."""
        return self.tr("%n crossing(s)", "", count)

    def beneath(self, count: int) -> str:
        """Count tokens beneath."""
        return self.tr("%n token(s) beneath", "", count)


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
