"""Laying a table: what is agreed on a new game, by clicks and keys."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from gui.robots.players.click_driver import Hands, NeverHappenedError
from gui.table.pin_card import PinCard
from gui.windows.draft import MASTER, TABLE
from gui.windows.new_game import NewGameScreen

PLAYERS = {
    "AUSTRIA": "Klára",
    "ENGLAND": "Tomáš",
    "FRANCE": "Jana",
    "GERMANY": "Ondřej",
    "ITALY": "Lucie",
    "RUSSIA": "Pavel",
    "TURKEY": "Martin",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed:
    """What a table agrees on before it begins."""

    title: str = ""
    lineup: str = ""
    """Which of the rulebook's arrangements for fewer players; nothing for seven."""

    year: int = 0
    """The first year, where it is not the usual one."""

    led: bool = False
    """Whether a game master writes for all, off slips."""

    pins: Mapping[str, str] = field(default_factory=dict)
    """By power; who commands several has the first one's for all of them."""


def lay(hands: Hands, table: NewGameScreen, agreed: Agreed) -> None:
    """Say who plays, let the lot decide, set PINs, begin."""
    if agreed.title:
        hands.write(table.title, agreed.title)
    if agreed.lineup:
        pick(hands, table.lineup.choice, agreed.lineup)
    if agreed.year:
        pick(hands, table.lineup.year, agreed.year)
    for name, player in zip(
        table.seats.names[: len(table.seats.sides)], PLAYERS.values(), strict=False
    ):
        hands.write(name, player)
    hands.click(table.modes.cards[MASTER if agreed.led else TABLE])
    hands.press(table.draw)
    hands.wait(lambda: "" not in table.seats.powers(), "the lot")
    if not agreed.led:
        _lock(hands, table, agreed.pins)
    hands.press(table.start)


def pick(hands: Hands, box: QComboBox, wanted: object) -> None:
    """Choose a line of a box by keys.

    Raises:
        NeverHappenedError: it is not among them.
    """
    box.setFocus()
    hands.key(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentData() == wanted:
            return
        hands.key(box, Qt.Key.Key_Down)
    if box.currentData() != wanted:
        raise NeverHappenedError(f"cannot choose {wanted!r}")


def _lock(hands: Hands, table: NewGameScreen, pins: Mapping[str, str]) -> None:
    """Set the PIN of each player who wants one."""
    sides = {side[0]: side for side in table.seats.sides}
    for seat, first in enumerate(table.seats.powers()):
        pin = next((pins[power] for power in sides[first] if power in pins), "")
        if not pin:
            continue
        hands.press(table.seats.pins[seat])
        card = table.findChild(PinCard)
        if card is None:
            raise NeverHappenedError("nobody asks for the PIN")
        hands.write(card.first, pin)
        hands.write(card.again, pin)
        hands.press(card.save)
