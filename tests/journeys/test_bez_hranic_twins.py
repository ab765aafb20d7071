"""Games of Bez hranic that differ only in what nobody may know yet look the same to everybody."""

import gc
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest

from engine.catalogue import DEVELOPER
from engine.games.bez_hranic.deck import Deck
from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.state import counting as rules
from engine.games.bez_hranic.tables import load_table
from engine.games.bez_hranic.view import Doing
from engine.table.live.table import Agreed
from gui import settings
from gui.games.bez_hranic.looks import FIELD_KEYS, keys_of
from gui.games.bez_hranic.show.show_page import ShowCanvas
from gui.games.bez_hranic.table.screen import RoadScreen
from gui.games.bez_hranic.table.table_page import TablePage
from gui.games.bez_hranic.words.states import state_name
from gui.map.board.view import BoardView
from gui.process import log
from gui.robots.games.bez_hranic.hands import RoadHands
from gui.robots.rounds.hands import sit_down
from tests.journeys.sealed_files import without_envelopes

pytestmark = [pytest.mark.usefixtures("alone"), pytest.mark.evening]

PLAYERS = ("Jana", "Tomáš", "Klára")
SEED = "ab" * 32


class Twin:
    """One of two tables, and what everybody could find there at each step."""

    def __init__(self, driver, home, glance, way):
        self.driver, self.home, self._glance, self.way = driver, home, glance, way
        self.hands, self.seen, self.disk = RoadHands(None), [], b""
        players = PLAYERS[:1] if way is Way.ALONE else PLAYERS
        agreed = Agreed("europe", {"way": str(way), "pace": "hand"})
        sit_down(driver, "bez-hranic", players, "Thursday", agreed)
        driver.window.projector.show()
        self.look("the table")

    @property
    def screen(self):
        return self.driver.screen(RoadScreen)

    @property
    def table(self):
        return self.driver.window.navigator.open.rounds.public().seen

    def key(self, sign):
        QTest.keyClick(self.screen, Qt.Key.Key_Space if sign == " " else Qt.Key(ord(sign)))
        self.driver.settle()

    def look(self, what):
        self.driver.settle()
        said = None
        while said != (said := [page.accessibleName() for page in self._pages]):
            QTest.qWait(60)  # what is read aloud comes when the cards have come to rest
        gc.collect()  # what is no longer shown may lie about for longer in one of the two
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        self.seen.append((what, self._glance(self.driver.window, self.home)))

    def leave(self):
        self.disk = self.driver.window.navigator.open.path.read_bytes()
        window = self.driver.window
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
        return self

    @property
    def _pages(self):
        return [page for window in self.windows for page in window.findChildren(TablePage)]

    @property
    def windows(self):
        return (self.driver.window, self.driver.window.projector.window)


@pytest.fixture
def twin(program, home, masked, glance, monkeypatch):
    """Seat a table in the real program, its first seven cards known, the others in any order."""
    monkeypatch.setenv(DEVELOPER, "1")

    def sit(way, order=1):
        for old in sorted(home.rglob("*"), reverse=True):
            if old.is_file():
                old.unlink()
        settings.forget()
        settings.change(language="en", theme="light", reduced_motion=True, cover_after=0)
        log.stop()
        log.start(settings.data_folder())
        shuffled = Deck.shuffled

        def another(deck, cards):
            left = shuffled(deck, cards).left
            fresh = shuffled(deck, cards)
            object.__setattr__(fresh, "left", (*left[:7], *left[7:][::order]))
            return fresh

        with monkeypatch.context() as patch:
            patch.setattr(Deck, "shuffled", another)
            now = datetime(2026, 1, 1, 20, 0, tzinfo=UTC)
            driver = program(nonce=lambda: SEED, steady=lambda: 0, now=lambda: now)
            return Twin(driver, home, glance, way)

    yield sit
    log.stop()


def differences(one, other):
    assert [what for what, _ in one.seen] == [what for what, _ in other.seen]
    return [
        (what, sense, _where(first[sense], second[sense]))
        for (what, first), (_, second) in zip(one.seen, other.seen, strict=True)
        for sense in first
        if first[sense] != second[sense]
    ]


def _where(one, other):
    if isinstance(one, dict):
        return {name: (one.get(name), other.get(name)) for name in {*one, *other}}
    return [line for line in one if line not in other], [line for line in other if line not in one]


@pytest.mark.parametrize("way", [*Way])
def test_cards_to_come_are_nowhere(twin, way):
    """Two decks alike but for all after the seventh card: start, target, later rounds."""
    twins = []
    for order in (1, -1):
        game = twin(way, order)
        game.key(" ")
        game.look("dealt")
        for number in range(1, 8):
            game.key(" ")
            if number in (1, 7):
                game.look(f"card {number}")
        assert (game.table.doing, len(game.table.offer)) == (Doing.DEALING, 7)
        game.key(" ")
        start = game.table.start
        twins.append((game.leave(), start))

    (one, start), (other, another) = twins
    assert start != another  # what was hidden differs
    found = differences(one, other)
    assert not found, "\n".join(map(str, found))[:3000]


@pytest.mark.parametrize("way", [*Way])
def test_before_evaluation_no_price_is_known_and_no_map_or_other_state_is_seen(
    twin, way, monkeypatch, everything_said
):
    asked = []
    for name in ("best", "bills"):
        real = getattr(rules, name)

        def spy(*facts, real=real, **more):
            asked.append(real.__name__)
            return real(*facts, **more)

        monkeypatch.setattr(rules, name, spy)
    game = twin(way)
    for _ in range(9):
        game.key(" ")
    assert game.table.doing is Doing.CHOOSING
    _begin(game)

    assert asked == []
    for window in game.windows:
        boards = [*window.findChildren(ShowCanvas), *window.findChildren(BoardView)]
        assert not any(board.isVisible() for board in boards)
    lies = {*game.table.offer, game.table.start}
    said = "\n".join(everything_said())
    hidden = [state for state in load_table("europe").map.parts if state not in lies]
    names = {state_name("europe", state) for state in hidden}
    # A form beside the table offers all names alike, whichever cards lie.
    if way is not Way.BESIDE:
        assert not [name for name in names if f" {name}" in said or said.startswith(name)]
    assert "crossings" not in said.lower()
    game.leave()


def _begin(game):
    """Let one player lay or seal, where they do so here."""
    seat = game.table.seats[0]
    canvas, screen = game.screen.table.canvas, game.screen
    if game.way is Way.BUZZER:
        game.key(keys_of(dict(zip(game.table.seats, PLAYERS, strict=True)))[seat])
        game.key(FIELD_KEYS[1])
    elif game.way is Way.TOUCH:
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(canvas, left, pos=game.hands.station(screen, seat))
        QTest.mouseMove(canvas, game.hands.field(screen, FIELD_KEYS[1]))
        QTest.mouseRelease(canvas, left, pos=game.hands.field(screen, FIELD_KEYS[1]))
    elif game.way is Way.CALM:
        _seal(game, FIELD_KEYS[1])
    game.driver.settle()


def _seal(game, key):
    station = game.hands.station(game.screen, game.table.seats[0])
    QTest.mouseClick(game.screen.table.canvas, Qt.MouseButton.LeftButton, pos=QPoint(station))
    game.driver.settle()
    game.key(key)
    QTest.keyClick(game.screen, Qt.Key.Key_Return)
    game.driver.settle()


def test_games_that_differ_in_one_calm_choice_look_the_same(twin):
    """One seals another field: windows, room, trees, log, files, until all have sealed."""
    twins = []
    for key in (FIELD_KEYS[1], FIELD_KEYS[4]):
        game = twin(Way.CALM)
        for _ in range(9):
            game.key(" ")
        game.look("the start lies")
        _seal(game, key)
        assert game.table.sealed == game.table.seats[:1]
        game.look("one has sealed")
        path = game.driver.window.navigator.open.path
        game.driver.window.navigator.show_start()
        game.look("the start screen")
        game.driver.window.navigator.open_game(path)
        game.look("opened again")
        twins.append(game.leave())

    found = differences(*twins)
    assert not found, "\n".join(map(str, found))[:3000]
    events = [without_envelopes(game) for game in twins]
    for told, _ in events:
        for event in told:
            event["print"] = "" if event["kind"] == "sealed" else event.get("print", "")
    assert events[0] == events[1]
