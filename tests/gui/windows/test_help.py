"""The rules in two pages, signs and keys: one key away from everywhere, nothing lost by it."""

import ast
import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPlainTextEdit, QWidget

from engine import tables
from engine.board.loader import load_map
from engine.catalogue import GAMES, shelves_of
from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.seat import Seat
from gui import i18n, settings
from gui.explain import brief, rules_text
from gui.games import catalogue
from gui.kit import theme
from gui.kit.dialog import Message
from gui.paper import kinds
from gui.paper.flow import FORMS
from gui.seating.wish_page import WishPage
from gui.table.curtain.curtain_screen import CurtainScreen
from gui.table.desk.desk_screen import DeskScreen
from gui.table.results.results_screen import ResultsScreen
from gui.table.reveal.reveal_screen import RevealScreen
from gui.table.vote.ballot_screens import BallotScreen
from gui.windows.help import help_card
from gui.windows.help.help_card import PAGES, HelpCard, open_help
from gui.windows.help.key_table import EVERYWHERE, GROUPS, groups, groups_of_rounds
from tests.agreements import usual_agreement
from tests.gui.windows import conftest

ROOT = Path(help_card.__file__).parents[2]


@pytest.fixture(autouse=True)
def first_page(monkeypatch):
    monkeypatch.setattr(help_card._Last, "page", 0)


# -- from every screen -------------------------------------------------------------------------


class Walker:
    """Goes to a screen by the shortest way, and leaves something half done there."""

    def __init__(self, window, found_game, qtbot, board):
        self.window, self._found, self._bot, self._board = window, found_game, qtbot, board

    @property
    def shown(self):
        return self.window.screen_shown

    @property
    def evening(self):
        return self.window.navigator.open.evening

    def to(self, place):
        getattr(self, place)()
        QApplication.processEvents()

    def start(self):
        self.window.show_start()

    def new_game(self):
        self.window.new_game()
        field = self.shown.findChildren(QLineEdit)[0]
        field.setFocus()
        QTest.keyClicks(field, "Alen")

    def club(self):
        self.window.navigator.show_club()

    def library(self):
        self.window.show_library()

    def study(self):
        navigator = self.window.navigator
        navigator.doors.library.item(shelves_of("diplomacy")[0].items[3], navigator.loaded())

    def curtain(self):
        self.window.open_game(self._found())
        self.evening._show_curtain("FRANCE")

    def table(self):
        self.window.open_game(self._found())

    def deal_room(self):
        self.window.new_game()
        dealer = conftest.Dealer(self.shown, self._bot)
        for field, name in zip(self.shown.seats.names, conftest.NAMES, strict=True):
            field.put(name)
        dealer.enter("wishes")
        dealer.rise(WishPage)
        self.window.activateWindow()  # a window without a window manager loses it to lists of names
        self._bot.waitUntil(self.window.isActiveWindow)

    def ballot(self):
        self.window.open_game(self._found())
        self.window.navigator.bridge.open_ballot(Motion(kind=MotionKind.DRAW))
        self.evening.begin()
        self.shown.side.primary.click()
        self._bot.waitUntil(lambda: isinstance(self.shown, BallotScreen))

    def desk(self):
        self.curtain()
        self.evening._show_desk("FRANCE")
        self._bot.waitUntil(lambda: isinstance(self.shown, DeskScreen))
        QTest.keyClicks(self.shown.entry.line, "A Par-Bur")
        QTest.keyClick(self.shown.entry.line, Qt.Key.Key_Return)
        self.shown.hand.begin("F BRE")

    def line(self):
        self.desk()
        self.shown.entry.line.setFocus()
        QTest.keyClicks(self.shown.entry.line, "F Bre-M")

    def sheet(self):
        self.desk()
        self.shown.open_sheet()

    def sealed(self):
        self.sheet()
        self.shown.sheet.confirmed.emit()
        self._bot.waitUntil(lambda: not isinstance(self.shown, DeskScreen))
        self.shown._timer.stop()  # it goes on after three seconds, whatever lies over it

    def reveal(self):
        self.window.open_game(self._found(sealed=7))
        self.evening._reveal()
        self._bot.waitUntil(lambda: isinstance(self.shown, RevealScreen))

    def results(self):
        self.reveal()
        self.shown.finished.emit()
        self._bot.waitUntil(lambda: isinstance(self.shown, ResultsScreen))

    def history(self):
        self.reveal()
        self.evening.show_history()

    def end(self):
        self.window.open_game(self._found())
        self.window.navigator.bridge.end_by_draw()
        self.evening.begin()

    def master(self):
        folder = settings.games_folder()
        folder.mkdir(parents=True, exist_ok=True)
        seats = [Seat(power=power.id, player=power.id) for power in self._board.powers]
        path = folder / "Led.velmoc"
        tables.found_game(
            path, usual_agreement(title="Led", seats=seats, led=True), board=self._board
        ).close()
        self.window.open_game(path)
        page = self.shown.findChildren(QPlainTextEdit)[0]
        page.setFocus()
        QTest.keyClicks(page, "A Vie-")


PLACES = [name for name in vars(Walker) if not name.startswith("_") and name not in
          ("shown", "evening", "to")]  # fmt: skip


@pytest.fixture
def walker(window, found_game, qtbot, board):
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return Walker(window, found_game, qtbot, board)


def _half_done(screen):
    """Read everything that could be lost."""
    lines = [line.text() for line in screen.findChildren(QLineEdit)]
    pages = [page.toPlainText() for page in screen.findChildren(QPlainTextEdit)]
    made = (screen.orders, screen.hand.active) if isinstance(screen, DeskScreen) else ()
    return lines, pages, made


@pytest.mark.parametrize("place", PLACES)
def test_it_and_all_the_rules_open_everywhere_and_escape_gives_everything_back(
    walker, window, qtbot, monkeypatch, place
):
    monkeypatch.setattr(HelpCard, "_draw_signs", lambda card: None)  # once is enough, below
    walker.to(place)
    screen, before = walker.shown, QApplication.focusWidget()
    done = _half_done(screen)

    QTest.keyClick(before or window, Qt.Key.Key_F1)
    card = window.findChild(HelpCard)
    assert card is not None, f"no F1 on {place}"
    qtbot.waitUntil(card.isActiveWindow)
    _check_its_keys_begin_with_those_of(screen, card)
    for at in range(PAGES):
        assert card.at == at
        QTest.keyClick(card, Qt.Key.Key_F1)
    QTest.keyClick(card, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(HelpCard) is None)

    qtbot.waitUntil(window.isActiveWindow)
    assert walker.shown is screen
    assert QApplication.focusWidget() is before
    assert _half_done(screen) == done

    QTest.keyClick(before or window, Qt.Key.Key_F1, Qt.KeyboardModifier.ShiftModifier)
    panel = next(one for one in window.children() if one.objectName() == "rules_panel")
    assert panel.isVisible()
    QTest.keyClick(panel, Qt.Key.Key_Escape)

    assert walker.shown is screen
    assert QApplication.focusWidget() is before
    assert _half_done(screen) == done


def _check_its_keys_begin_with_those_of(screen, card):
    first = card.findChild(QWidget, "keys_here").findChildren(QLabel)
    group = next(group for group in GROUPS if group.place == screen.keys_place)
    assert first[0].text() == group.words()
    assert first[1].text() == group.lines[0].shown
    assert first[0].parentWidget().y() == 0  # at the head of a column


def test_f1_opens_it_over_a_card_too(window, qtbot):
    window.show_start()
    card = Message(window, "Title", "Text", close="Close")
    card.open()
    qtbot.waitUntil(card.isActiveWindow)

    QTest.keyClick(card, Qt.Key.Key_F1)
    helping = card.findChild(HelpCard)
    qtbot.waitUntil(helping.isActiveWindow)
    QTest.keyClick(helping, Qt.Key.Key_Escape)

    qtbot.waitUntil(card.isActiveWindow)
    assert card.isVisible()


def test_it_falls_with_the_curtain(walker, window, qtbot):
    walker.to("desk")
    QTest.keyClick(walker.shown.view, Qt.Key.Key_F1)
    card = window.findChild(HelpCard)
    qtbot.waitUntil(card.isActiveWindow)

    QTest.keyClick(card, Qt.Key.Key_F9)

    qtbot.waitUntil(lambda: isinstance(walker.shown, CurtainScreen))
    assert window.findChild(HelpCard) is None or not window.findChild(HelpCard).isVisible()


def test_who_wants_the_keys_wants_them_again(window):
    window.show_start()
    QTest.keyClick(window, Qt.Key.Key_F1)
    card = window.findChild(HelpCard)
    QTest.keyClick(card, Qt.Key.Key_3)
    QTest.keyClick(card, Qt.Key.Key_Escape)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    QTest.keyClick(window, Qt.Key.Key_F1)

    assert window.findChild(HelpCard).at == 2


# -- the table of keys -------------------------------------------------------------------------

NAMES = {
    "Escape": "Esc", "BracketLeft": "[", "BracketRight": "]", "Slash": "/", "Minus": "-",
    "Question": "?",
    "Equal": "+", "Plus": "+", "PageUp": "PgUp", "PageDown": "PgDown", "Return": "Enter",
    "Backtab": "Tab", "Ctrl+Return": "Ctrl+Enter",
    "New": "Ctrl+N", "Open": "Ctrl+O", "Print": "Ctrl+P", "Find": "Ctrl+F", "Copy": "Ctrl+C",
}  # fmt: skip
HELD = {"Shift", "Control", "Alt", "AltGr", "Meta", "CapsLock", "NumLock", "unknown"}
PLAYING = {"robots"}
"""Rooms that press keys instead of taking them."""

TAKES = re.compile(r"Key_|StandardKey|standard|Ctrl|Shift|Alt|[\"']F\d")
"""What stands in a source that takes a key."""

CHORD = re.compile(r"^((Ctrl|Shift|Alt)\+)+(\w+|\+|,)$|^F\d+$")
ROWS = {"A-Z": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "1-9": "123456789", "1-4": "1234", "Alt+1-9": ""}


def _standing(text):
    return NAMES.get(text, text)


@cache
def _of_program():
    """Find every key that the sources take, in whatever way they take it."""
    found = {}
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT).parts
        if parts[0] in PLAYING or path.name == "key_table.py":
            continue
        text = path.read_text("utf-8")
        if not TAKES.search(text):
            continue  # to read the rest of it takes a hundred times as long
        for node in ast.walk(ast.parse(text)):
            name = ""
            if isinstance(node, ast.Attribute) and node.attr.startswith("Key_"):
                name = node.attr.removeprefix("Key_")
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                name = node.value if CHORD.match(node.value) else ""
            elif (
                isinstance(node, ast.Attribute)
                and node.attr in ("New", "Open", "Print", "Find", "Copy")
                and ast.unparse(node.value).endswith(("standard", "StandardKey"))
            ):
                name = node.attr
            if name and name not in HELD:
                found.setdefault(_standing(name), path.name)
    return found


def _on_card():
    own = [one for game in catalogue.GAMES.values() for one in game.introduction().order_keys()]
    every = [*groups(own)]
    for game in catalogue.LIVE.values():
        every += groups_of_rounds(game.introduction().keys() if game.introduction else ())
    keys = {key for group in every for line in group.lines for key in line.keys}
    return keys | {letter for key in keys & ROWS.keys() for letter in ROWS[key]}


def test_every_key_of_the_program_is_on_the_card():
    missing = {key: where for key, where in _of_program().items() if key not in _on_card()}

    assert not missing


def test_every_key_on_the_card_is_one_that_the_program_takes():
    taken = set(_of_program())
    signs = {"/", "-"}  # as text, on the board
    for game in catalogue.GAMES.values():
        verbs, ring = game.verbs(), {"R"}  # rest, in the ring of the lamplighters
        signs |= {*verbs.keys.values(), *verbs.alone, *ring}
    rows = {letter for row in ROWS.values() for letter in row} | ROWS.keys()
    # The study names them in a loop, a card in its base, the tree a key with what is held.
    loops = {"M", "R", "B", "F", "F1", "Ctrl+Home"}

    assert not {key for key in _on_card() if key not in taken | signs | rows | loops}


def test_what_works_everywhere_does_something(window):
    window.show_start()
    listed = {key for line in EVERYWHERE.lines for key in line.keys} - {"Esc"}
    acts = [act for act in window.actions() if not act.shortcut().isEmpty()]
    has = {
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for act in acts
        for key in act.shortcuts()
    }

    assert listed - has == set()
    assert has - listed == set()


# -- what it says ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=catalogue.GAMES)
def test_two_pages_name_sections_that_the_rulebook_has(dressed, language, game):
    i18n.speak(language)
    known = set(rules_text.sections(game.rule_texts))
    pages = brief.pages(game.rule_texts)

    assert len(pages) == len(game.introduction().page_names()) == brief.PAGES
    for page in pages:
        for one in page:
            for part in re.split(r", |–", one.sections):
                assert part in known, part
            assert one.title
            assert one.text[-1] == "."


@pytest.mark.parametrize("game", catalogue.GAMES.values(), ids=catalogue.GAMES)
def test_both_languages_say_the_same_of_the_same_sections(dressed, game):
    i18n.speak("cs")
    czech = [[one.sections for one in page] for page in brief.pages(game.rule_texts)]
    i18n.speak("en")

    assert czech == [[one.sections for one in page] for page in brief.pages(game.rule_texts)]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_on_paper_it_is_two_pages_one_of_signs_and_one_of_keys(window, language, form, monkeypatch):
    monkeypatch.setattr(kinds, "usual_form", lambda: FORMS[form])
    window.show_start()
    i18n.speak(language)
    window.show_help()

    pages = window.findChild(HelpCard).paper()

    assert len(pages) == PAGES + 1


def test_it_is_kept_as_a_pdf_and_says_where(window, tmp_path):
    window.show_start()
    window.show_help()
    card = window.findChild(HelpCard)

    card.save_pdf(tmp_path / "rules")

    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")
    assert "rules.pdf" in card.state.text()


def _signs_of(window, loaded, by=None):
    """Open the card at its signs and return their pixels, drawn anew or as they were."""
    if by is not None:
        by.clear()
    open_help(window, loaded, "")
    card = window.findChild(HelpCard)
    card.turn(2)
    images = [picture.pixmap().toImage() for picture in card._pictures]
    pixels = [bytes(image.constBits()) for image in images]
    card.accept()
    card.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return pixels


@pytest.mark.parametrize("changed", ["theme", "language", "text", "map"])
def test_signs_are_drawn_once_and_anew_for_whatever_they_depend_on(window, monkeypatch, changed):
    drawn, loaded, other = [], load_map("standard"), load_map("old_town")
    matter = help_card.matter_on

    def counted(*told):
        made = matter(*told)
        return replace(made, signs=lambda: drawn.append(made) or made.signs())

    def change(on):
        if changed == "theme":
            theme.use("dark" if on else "light")
        if changed == "language":
            i18n.speak("cs" if on else "en")
        if changed == "text":
            theme.read_at(1.5 if on else 1.0)
        return other if changed == "map" and on else loaded

    monkeypatch.setattr(help_card, "matter_on", counted)
    window.show_start()
    first = _signs_of(window, loaded, by=help_card._signs)
    drawn.clear()
    assert _signs_of(window, loaded) == first
    assert not drawn

    seen = _signs_of(window, change(on=True))

    assert drawn
    assert seen == _signs_of(window, change(on=True), by=help_card._signs)
    assert changed not in ("text", "map") or seen != first  # else this says little
    change(on=False)
    _signs_of(window, loaded)
    drawn.clear()
    assert _signs_of(window, loaded) == first
    assert not drawn


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_sign_of_every_game_is_drawn_and_told(window, game):
    window.show_start()
    open_help(window, load_map(game.map), "")
    card = window.findChild(HelpCard)
    card.turn(2)

    signs = catalogue.GAMES[game.id].introduction().signs(load_map(game.map).board)
    seen = card._pictures
    assert len(seen) == len(signs) + 1  # and the seal
    assert all(not picture.pixmap().isNull() for picture in seen)
    images = [picture.pixmap().toImage() for picture in seen]  # held while their pixels are read
    digests = {bytes(image.constBits()) for image in images}
    assert len(digests) == len(seen)
    assert all(picture.accessibleName() for picture in seen)
    assert len(card.paper()) == PAGES + 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [1, 2])
def test_no_word_of_it_is_cut(window, dressed, qtbot, size, text):
    from gui.kit import sizing, theme

    theme.use("light", text=text)
    sizing.dress()
    window.resize(*size)
    window.show_start()
    window.show_help()
    card = window.findChild(HelpCard)
    for at in range(PAGES):
        card.turn(at)
        QApplication.processEvents()
        assert card.width() <= window.width()
        assert card.height() <= window.height()
        for said in card.areas[at].findChildren(QLabel):
            if said.wordWrap():
                assert said.height() >= said.heightForWidth(said.width()) - 1, said.text()
            elif said.text():
                assert said.width() >= said.fontMetrics().horizontalAdvance(said.text())


@pytest.mark.parametrize("seed", range(40))
def test_columns_of_keys_are_as_even_as_their_groups_let_them(seed):
    chance = random.Random(seed)
    heights = [chance.randrange(20, 400) for _ in range(chance.randrange(1, 12))]
    columns = chance.randrange(1, 4)
    sides = help_card.evenly(heights, columns)
    assert sorted(place for side in sides for place in side) == [*range(len(heights))]
    assert all(side == sorted(side) for side in sides)
    assert sides[0][0] == 0
    high = [sum(heights[place] for place in side) for side in sides]
    assert max(high) - min(high) <= max(heights)
