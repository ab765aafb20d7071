"""A language switched in the middle of things: every screen says what it would have said anew."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QTabBar, QWidget

from engine.board.loader import load_map
from engine.games.diplomacy.game import Diplomacy
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from gui import i18n
from gui.kit import theme
from tests.agreements import usual_agreement

LOADED = load_map("standard")
RULES = Diplomacy(LOADED.board)


@pytest.fixture
def session():
    seats = [Seat(power=power.id, player=power.letter * 3) for power in LOADED.board.powers]
    return found(RULES, MemoryStore(), usual_agreement(title="Thursday", seats=seats))


@pytest.fixture
def judged(session):
    session.envelopes.seal("AUSTRIA", ["A BUD - GAL", "A VIE H", "F TRI - ALB"])
    session.envelopes.seal("RUSSIA", ["A WAR - GAL", "A MOS - UKR", "F SEV - BLA"])
    for power in ("ENGLAND", "FRANCE", "GERMANY", "ITALY", "TURKEY"):
        session.envelopes.seal(power, [])
    session.reveal()
    return session


class _Shelf:
    complete = True

    def cards(self, *, within):
        return ()

    def forget(self, path):
        raise AssertionError(path)


def start(session, judged):
    from gui.windows.start.start_screen import StartScreen

    return StartScreen(_Shelf(), LOADED)


def new_game(session, judged):
    from gui.windows.new_game.new_game_screen import NewGameScreen

    return NewGameScreen(LOADED)


def curtain(session, judged):
    from gui.table.curtain.curtain_screen import CurtainScreen

    return CurtainScreen(session.public(), LOADED.board, "RUSSIA")


def desk(session, judged):
    from gui.table.desk.desk_screen import DeskScreen

    return DeskScreen(session.seat("RUSSIA"), RULES, LOADED, width=1280)


def reveal(session, judged):
    from gui.table.reveal.reveal_screen import RevealScreen

    public = judged.public()
    return RevealScreen(public.past[-1], public, LOADED)


def results(session, judged):
    from gui.table.results.results_screen import ResultsScreen

    public = judged.public()
    return ResultsScreen(public.past[-1], public, LOADED)


def history(session, judged):
    from gui.history.history_screen import HistoryScreen

    return HistoryScreen(judged.public(), LOADED)


def game_over(session, judged):
    from gui.table.results.game_over import GameOverScreen

    judged.ballots.end_by_draw()
    return GameOverScreen(judged.public(), LOADED)


def library(session, judged):
    from engine.board.loader import load_map
    from gui import settings
    from gui.library.library_screen import LibraryScreen

    return LibraryScreen(LOADED, settings.games_folder(), load_map)


SCREENS = (start, new_game, curtain, desk, reveal, results, history, game_over, library)


def said(screen):
    words = []
    for widget in screen.findChildren(QWidget):
        # Qt names the arrows of a tab bar itself, once.
        if not widget.isVisibleTo(screen) or isinstance(widget.parent(), QTabBar):
            continue
        if isinstance(widget, (QLabel, QAbstractButton)):
            words.append(widget.text().strip())
        if isinstance(widget, QLineEdit):
            words.append(widget.placeholderText())
        words += [widget.toolTip(), widget.accessibleName()]
    return sorted(word for word in words if word)


@pytest.mark.parametrize("make", SCREENS, ids=lambda make: make.__name__)
def test_a_screen_follows_the_language(qtbot, qapp, session, judged, make):
    theme.prepare()
    theme.use("light")
    writing = session if make in (curtain, desk) else judged
    if make in (curtain, desk):
        judged.advance()
    i18n.speak("en")
    switched = make(writing, judged)
    qtbot.addWidget(switched)
    switched.resize(1280, 720)
    switched.show()
    qapp.processEvents()
    english = said(switched)

    i18n.speak("cs")
    qapp.processEvents()
    again = make is not game_over  # a game ends but once
    anew = make(writing, judged) if again else type(switched)(judged.public(), LOADED)
    qtbot.addWidget(anew)
    anew.resize(1280, 720)
    anew.show()
    qapp.processEvents()
    in_czech, expected = said(switched), said(anew)
    i18n.speak("en")

    assert set(in_czech) ^ set(expected) == set()
    assert english != in_czech
