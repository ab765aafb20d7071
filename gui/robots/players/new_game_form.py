"""The page of a new game, filled in by clicks and keys."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.table.desk.pin_card import PinCard
from gui.windows.new_game.draft import MASTER, TABLE
from gui.windows.new_game.new_game_screen import NewGameScreen
from gui.windows.new_game.picture_strip import PictureStrip

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
    game: str = ""
    """Which game, where it is not the first there is."""

    lineup: str = ""
    """Which of the rulebook's arrangements for fewer players; nothing for seven."""

    year: int = 0
    """The first year, where it is not the usual one."""

    led: bool = False
    """Whether a game master writes for all, off slips."""

    pairs: int = 0
    """How many powers are commanded by two players together."""

    pins: Mapping[str, str] = field(default_factory=dict)
    """By power; who commands several has the first one's for all of them."""


def fill_in(driver: ClickDriver, table: NewGameScreen, agreed: Agreed) -> None:
    """Say who plays, let the lot decide, set PINs, begin."""
    if agreed.title:
        driver.write(table.title, agreed.title)
    if agreed.lineup:
        pick(driver, table.lineup.choice, agreed.lineup)
    if agreed.year:
        pick(driver, table.lineup.year, agreed.year)
    seats = table.seats.names[: len(table.seats.sides)]
    for name, player in zip(seats, _players(len(seats), agreed.pairs), strict=True):
        driver.write(name, player)
    driver.click(table.modes.cards[MASTER if agreed.led else TABLE])
    driver.press(table.draw)
    driver.wait(lambda: "" not in table.seats.powers(), "the lot")
    if not agreed.led:
        _lock(driver, table, agreed.pins)
    driver.press(table.start)


def _players(count: int, pairs: int) -> list[str]:
    """Return so many names, no two alike: who come after the seventh are their namesakes.

    At the first ``pairs`` seats two sit together.
    """
    first = [*PLAYERS.values()]
    rounds = [divmod(place, len(first)) for place in range(count + min(pairs, count))]
    names = [f"{first[at]} {turn + 1}" if turn else first[at] for turn, at in rounds]
    return [
        f"{name} + {other}" if other else name
        for name, other in zip_longest(names[:count], names[count:])
    ]


def choose_game(driver: ClickDriver, table: NewGameScreen, game: str) -> None:
    """Choose another game than the one whose page is shown, by keys along their pictures."""
    if table.game != game:
        take(driver, table.table.games, game)


def take(driver: ClickDriver, strip: PictureStrip, wanted: str) -> None:
    """Go along pictures and take one.

    Raises:
        NeverHappenedError: it is not among them.
    """
    if wanted not in strip.cards:
        raise NeverHappenedError(f"cannot choose {wanted!r}")
    keys = [*strip.cards]
    at, to = keys.index(strip.value), keys.index(wanted)
    strip.cards[keys[at]].setFocus()
    while at != to:
        driver.key(strip.cards[keys[at]], Qt.Key.Key_Right if to > at else Qt.Key.Key_Left)
        at += 1 if to > at else -1
    driver.key(strip.cards[wanted], Qt.Key.Key_Return)


def choose_map(driver: ClickDriver, table: NewGameScreen, name: str) -> None:
    """Choose one of the maps that are offered, by keys along their pictures.

    Raises:
        NeverHappenedError: it is not offered, or the page of another map comes.
    """
    strip = table.table.map.strip
    own = (key for key in strip.cards if Path(key).name.startswith(f"{name}-"))
    take(driver, strip, name if name in strip.cards else next(own, name))
    page = driver.screen(NewGameScreen, other_than=table)
    if page.loaded.board.id != name:
        raise NeverHappenedError(f"asked for {name}, the page is for {page.loaded.board.id}")


def pick(driver: ClickDriver, box: QComboBox, wanted: object) -> None:
    """Choose a line of a box by keys.

    Raises:
        NeverHappenedError: it is not among them.
    """
    box.setFocus()
    driver.key(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentData() == wanted:
            return
        driver.key(box, Qt.Key.Key_Down)
    if box.currentData() != wanted:
        raise NeverHappenedError(f"cannot choose {wanted!r}")


def _lock(driver: ClickDriver, table: NewGameScreen, pins: Mapping[str, str]) -> None:
    """Set the PIN of each player who wants one."""
    sides = {side[0]: side for side in table.seats.sides}
    for seat, first in enumerate(table.seats.powers()):
        pin = next((pins[power] for power in sides[first] if power in pins), "")
        if not pin:
            continue
        driver.press(table.seats.pins[seat])
        card = table.findChild(PinCard)
        if card is None:
            raise NeverHappenedError("nobody asks for the PIN")
        driver.write(card.first, pin)
        driver.write(card.again, pin)
        driver.press(card.save)
