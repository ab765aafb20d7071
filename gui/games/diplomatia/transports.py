"""Transports as one act: an army and its far goal, and the fleets that have to take part in it.

Worked out of the public position and of what this player has written, and of nothing else.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.board.board import ASHORE, Board
from engine.games.diplomatia.orders import ARMY, FLEET, Move, Transport
from engine.rules.order import Order
from engine.rules.position import Position
from gui.games.diplomatia import journeys
from gui.games.diplomatia.words import DASH
from gui.orders.draft import Draft
from gui.orders.order_list import Need
from gui.words import labels, names


class Transports:
    """The chains that one player's armies go over."""

    def __init__(self, board: Board, position: Position, power: str, draft: Draft) -> None:
        self._board, self._position, self._power, self._draft = board, position, power, draft
        self._whose = {unit.at: unit.power for unit in position.units if unit.kind == FLEET}
        self._ways: dict[tuple[str, str], tuple[tuple[str, ...], ...]] = {}
        self._chosen: dict[tuple[str, str], int] = {}
        """Which chain was taken last, by where the army stands and its goal."""

    def along(self, order: Order, others: Sequence[Order]) -> tuple[str, ...]:
        """Return what one's own fleets are told when an army is sent over sea.

        A fleet that was told something else keeps that.
        """
        told = {one.key for one in others}
        return tuple(
            str(link)
            for link in self._links(order)
            if self._mine(link) and link.unit not in told and self._free(link, order)
        )

    def _free(self, link: Transport, army: Order) -> bool:
        """Tell whether a fleet has no order, or one that goes with the army's own."""
        known = self._draft.order_for(link.unit)
        return not known or known == link or link.unit in self.hung_on(army.key)

    def hung_on(self, key: str) -> tuple[str, ...]:
        """Return the fleets of one's own whose transport is for an army alone."""
        return tuple(
            link.unit
            for link in self._links(self._draft.order_for(key))
            if self._mine(link) and self._draft.order_for(link.unit) == link
        )

    def another(self) -> tuple[str, ...]:
        """Return the last transport over the next chain, its army's own order at the end."""
        for order in reversed(self._draft.orders):
            if not isinstance(order, Move) or len(self._all(order)) < 2:
                continue
            gone = self.hung_on(order.key)
            number = (self._number(order) + 1) % len(self._all(order))
            self._chosen[order.at, order.to] = number
            fleets = [
                str(link)
                for link in self._links_of(order, number)
                if self._mine(link) and (link.unit in gone or not self._draft.order_for(link.unit))
            ]
            return (*fleets, str(order))
        return ()

    def needs(self, order: Order) -> tuple[Need, ...]:
        """Return the fleets that an army's order hangs on, with what each has to be told."""
        return tuple(self._need(link) for link in self._links(order))

    def _need(self, link: Transport) -> Need:
        power = self._whose[link.at]
        if not self._mine(link):
            note = QCoreApplication.translate("DiplomatiaDesk", "{power:the} has to write it")
            sign = QCoreApplication.translate("DiplomatiaDesk", "foreign")
        elif self._draft.order_for(link.unit) == link:
            note = QCoreApplication.translate("DiplomatiaDesk", "your fleet")
            sign = QCoreApplication.translate("DiplomatiaDesk", "written")
        else:
            note = QCoreApplication.translate("DiplomatiaDesk", "your fleet")
            sign = QCoreApplication.translate("DiplomatiaDesk", "not written")
        name = labels.province_name
        way = f"{name(self._board, link.source)} {DASH} {name(self._board, link.to)}"
        return Need(
            kind=str(FLEET),
            letter=labels.power_letter(self._board, power),
            text=f"{name(self._board, link.at)} T {way}",
            note=names.sentence(note, power=names.spoken(self._board).power(power)),
            sign=sign,
            written=self._mine(link) and self._draft.order_for(link.unit) == link,
        )

    def _mine(self, link: Transport) -> bool:
        return self._whose.get(link.at) == self._power

    def _links(self, order: Order) -> tuple[Transport, ...]:
        """Return what the fleets of the chosen chain have to be told; nothing on foot."""
        if not isinstance(order, Move) or not self._all(order):
            return ()
        return self._links_of(order, self._number(order))

    def _links_of(self, order: Move, number: int) -> tuple[Transport, ...]:
        return journeys.links_of(self._all(order)[number], order.at, order.to)

    def _number(self, order: Move) -> int:
        """Return which chain is meant: one that is written, all of it or most; then the last taken.

        At first, and as soon as neither is any more, it is one that takes no fleet away from what
        it was told.
        """
        key = order.at, order.to
        taken = self._chosen.get(key, -1)

        def apart(number: int) -> tuple[bool, int, bool, int]:
            mine, written, busy = self._told(order, number)
            return not 0 < mine == written, -written, number != taken, busy

        self._chosen[key] = min(range(len(self._all(order))), key=apart)
        return self._chosen[key]

    def _told(self, order: Move, number: int) -> tuple[int, int, int]:
        """Count the own fleets of a chain, those told to carry on, and those told otherwise."""
        links = [link for link in self._links_of(order, number) if self._mine(link)]
        told = [(known, link) for link in links if (known := self._draft.order_for(link.unit))]
        written = sum(known == link for known, link in told)
        return len(links), written, len(told) - written

    def _all(self, order: Move) -> tuple[tuple[str, ...], ...]:
        """Return the chains there are; nothing for whoever can walk."""
        key = order.at, order.to
        if key not in self._ways:
            walks = self._board.reaches(ASHORE, order.at, order.to)
            over_sea = order.kind == ARMY and not walks and order.to in self._board.provinces
            self._ways[key] = (
                journeys.ways(self._board, self._position, self._power, order.at, order.to)
                if over_sea
                else ()
            )
        return self._ways[key]
