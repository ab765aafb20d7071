"""Somebody alone with a study: plays on, remarks, draws, sets up, guesses, by clicks and keys."""

import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QPlainTextEdit

from engine.notation.game_text import game_text
from engine.robots.games.catalogue import robots_of
from engine.robots.players.random_study import WORDS
from engine.study.tree.marks import Mode
from gui.predict.predict_screen import PredictScreen
from gui.robots.players.click_driver import ClickDriver, NeverHappenedError
from gui.sandbox.guess.guess_screen import GuessScreen
from gui.sandbox.sandbox_screen import SandboxScreen
from gui.sandbox.study_name_card import StudyNameCard
from gui.sharing.share_card import ShareCard, Way

KEY, MOD = Qt.Key, Qt.KeyboardModifier
_RIGHT = Qt.MouseButton.RightButton
_PLAY = 0.3
"""Of all that is done: how much of it is to play on along the main line."""

_LONGEST = 12_000
"""Signs of a game text that is pasted."""

SHARED = {Way.FILE: ".velstudy", Way.TEXT: ".txt", Way.PICTURE: ".png"}
"""What is written aside, and how it ends."""


class StudyPlayer:
    """Does one thing after another on a study's screen; what cannot be done there does nothing."""

    def __init__(self, driver: ClickDriver, chance: random.Random, aside: Path) -> None:
        """``aside`` is a folder for what is handed on."""
        self._driver, self._chance, self._aside = driver, chance, aside
        self.shared: Callable[[Path], None] = lambda _: None
        """Told of every file that the window said it had kept."""

        self.begins: Callable[[str], None] = lambda _: None
        """Told what is about to be done."""

        self.acts: Mapping[Callable[[], None], int] = {
            self._branch: 12,
            self._draft: 10,
            self._wander: 8,
            self._write_about_board: 14,
            self._write_about_chapter: 12,
            self._chapters: 10,
            self._sign: 8,
            self._draw: 10,
            self._draw_by_keys: 6,
            self._teach: 6,
            self._mode: 6,
            self._order_branches: 6,
            self._cut: 3,
            self._set_up: 8,
            self._rename: 3,
            self._back_and_forth: 10,
            self._paste: 6,
            self._share: 4,
            self._predict: 30,
            self._guess: 14,
            self._compare: 2,
        }

    @property
    def screen(self) -> SandboxScreen:
        """The study's board.

        Raises:
            NeverHappenedError: something else is shown.
        """
        return self._driver.screen(SandboxScreen)

    def act(self) -> None:
        """Play on, or do something else, and come back to the board."""
        act = self.play_on if self._chance.random() < _PLAY else self._chosen()
        self.begins(act.__name__.strip("_"))
        act()
        self.come_back()

    def _chosen(self) -> Callable[[], None]:
        return self._chance.choices([*self.acts], [*self.acts.values()])[0]

    def come_back(self) -> None:
        """Put away whatever lies over the board."""
        for card in QApplication.topLevelWidgets():
            if isinstance(card, QDialog) and card.isVisible():
                card.reject()
        self._driver.settle()
        screen = self.screen
        screen.papers.back()
        screen.foot.set_up.setChecked(False)
        screen.view.setFocus()
        self._driver.settle()

    # -- playing ------------------------------------------------------------------------------

    def play_on(self) -> None:
        """Play a phase more at the end of the first chapter's main line."""
        course = self.screen.course
        study = course.study
        chapter = study.chapters[0]
        if chapter.mode is not Mode.ANALYSIS:
            self.screen.chapters.acts.mode(chapter.id, Mode.ANALYSIS)
        if course.chapter.id != chapter.id:
            self.screen.chapters.acts.go(chapter.id)
        line = course.study.main_line(chapter.root)
        course.go(line[-1] if line else chapter.root, writing=True)
        self._driver.settle()
        self._judge()

    def _judge(self) -> None:
        """Write for everybody, by a slip or a click, and judge."""
        screen = self.screen
        if screen.course.past is not None:
            self.key(KEY.Key_Space)
        self.write_orders()
        self.key(KEY.Key_Space)

    def write_orders(self) -> None:
        """Write for who is asked at the board: a whole slip, or one order on the line."""
        screen, chance = self.screen, self._chance
        course, page = screen.course, screen.page
        if page.desk is None or not page.asked:
            return
        sheets = robots_of(course.rules.game).sheets(course.rules, course.position, chance)
        texts = [text for power in page.asked for text in sheets.get(power, ())]
        if not texts:
            return
        if chance.random() < 0.7:
            QGuiApplication.clipboard().setText("\n".join(texts))
            self.key(KEY.Key_V, MOD.ControlModifier)
        else:
            line = page.desk.entry.line
            self._driver.write(line, chance.choice(texts))
            self._driver.key(line, KEY.Key_Return)
            screen.view.setFocus()

    def _branch(self) -> None:
        """Play otherwise from any board of the chapter."""
        course = self.screen.course
        course.go(self._chance.choice([*self._nodes()]), writing=True)
        self._driver.settle()
        self._judge()

    def _draft(self) -> None:
        """Write orders and judge them not: by a slip, or by clicks."""
        screen, chance = self.screen, self._chance
        screen.course.go(chance.choice([*self._nodes()]), writing=True)
        self._driver.settle()
        if chance.random() < 0.5:
            self.write_orders()
            return
        for unit in screen.course.position.units[:2]:
            self._click(unit.province)
            self._click(chance.choice([*screen.course.rules.board.provinces]))
            self.key(KEY.Key_Escape) if screen.page.active else None

    def _wander(self) -> None:
        keys = (KEY.Key_Left, KEY.Key_Right, KEY.Key_Up, KEY.Key_Down, KEY.Key_Home, KEY.Key_End)
        for _ in range(self._chance.randrange(1, 5)):
            self.key(self._chance.choice((*keys, KEY.Key_B, KEY.Key_PageUp, KEY.Key_PageDown)))

    def _nodes(self) -> tuple[int, ...]:
        course = self.screen.course
        study, root = course.study, course.root
        return (root, *(one.id for one in study.under(root)))

    # -- what is said -------------------------------------------------------------------------

    def _write_about_board(self) -> None:
        """Type into the name or the note, and go on, or only rest."""
        screen, chance = self.screen, self._chance
        fields: tuple[QLineEdit | QPlainTextEdit, ...] = (screen.tree.name, screen.tree.note)
        field = chance.choice(fields)
        at, said = screen.course.at, chance.choice(WORDS)
        self.fill(field, said)
        if chance.random() < 0.5:
            self._rest(said, lambda: node_text(screen, at, name=field is screen.tree.name))
        self._driver.key(field, KEY.Key_Escape)

    def fill(self, field: QLineEdit | QPlainTextEdit, said: str) -> None:
        """Type over what stands in a field, as somebody does before whose window it is."""
        field.window().activateWindow()
        field.setFocus()
        self._driver.settle()
        if isinstance(field, QLineEdit):
            self._driver.write(field, said.replace("\n", " "))
        else:
            self._driver.fill(field, said)

    def _rest(self, said: str, kept: Callable[[], str]) -> None:
        """Let the hand rest until what was typed is kept: nobody presses a key for that."""
        wanted = "".join(said.split())
        self._driver.wait(lambda: "".join(kept().split()) == wanted, f"{said!r} to be kept")

    def _write_about_chapter(self) -> None:
        page, chance = self.screen.chapters.page, self._chance
        self.key(KEY.Key_K)
        fields: list[QLineEdit | QPlainTextEdit] = [page.name, page.text]
        fields += page.facts.lines.values()
        self.fill(chance.choice(fields), chance.choice(WORDS))
        if chance.random() < 0.3:
            said = chance.choice(WORDS)
            self.fill(page.text, said)
            self._rest(said, lambda: self.screen.course.chapter.text)

    def _chapters(self) -> None:
        page, chance = self.screen.chapters.page, self._chance
        self.key(KEY.Key_K)
        for _ in range(2):  # the rows are others once a chapter came or went
            few = len(self.screen.course.study.chapters) < 4
            ways = [page.new, page.here] if few else [page.out]
            self.press(chance.choice([page.up, page.down, *page.rows, *ways]))
        if chance.random() < 0.5:
            self.screen.undo()

    def _sign(self) -> None:
        screen, chance = self.screen, self._chance
        signs: list[QAbstractButton] = [*screen.tree.signs.buttons.values()]
        if screen.course.past is not None and chance.random() < 0.5:
            pieces = screen.course.position.units
            if pieces:
                self._click(chance.choice(pieces).province)
            signs = [
                one for one in screen.results.findChildren(QAbstractButton) if one.isCheckable()
            ]
        self.press(chance.choice(signs) if signs else None)

    def _draw(self) -> None:
        """Draw by the right button: an arrow across the board, or a circle."""
        view, chance = self.screen.view, self._chance
        spaces = [*self.screen.course.rules.board.provinces]
        a, b = map(self._point, chance.sample(spaces, 2))
        if a is None or b is None:
            return
        held = chance.choice((MOD.ShiftModifier, MOD.AltModifier, MOD.ControlModifier))
        port = view.viewport()
        if chance.random() < 0.4:
            QTest.mouseClick(port, _RIGHT, held, a)
        else:
            QTest.mousePress(port, _RIGHT, held, a)
            for at in ((a + b) / 2, b):
                QTest.mouseMove(port, QPoint(at))
            QTest.mouseRelease(port, _RIGHT, held, b)
        self._driver.settle()

    def _draw_by_keys(self) -> None:
        screen, chance = self.screen, self._chance
        self.key(KEY.Key_D)
        for key in chance.sample(range(1, 8), 3):
            self.key(KEY(KEY.Key_0 + key))
            screen.view.keyboard.focus_on(chance.choice([*screen.course.rules.board.provinces]))
            self.key(KEY.Key_Return)
        if chance.random() < 0.2:
            self.press(screen.sketching.page.clear)

    def _teach(self) -> None:
        page, chance = self.screen.teaching, self._chance
        self.key(KEY.Key_L)
        if not page.isEnabled():
            return
        tabs = [*page.powers.tabs.values()]
        self._driver.click(chance.choice(tabs))
        self.fill(chance.choice((page.hints, page.otherwise)), chance.choice(WORDS))
        if page.right.isVisible():
            self.press(page.right)

    def _mode(self) -> None:
        """Show the chapter otherwise, and read in it for a few steps."""
        page, chance = self.screen.chapters.page, self._chance
        self.key(KEY.Key_K)
        self.press(chance.choice([*page.modes.values()]))
        self.come_back()
        self.key(KEY.Key_E)
        for _ in range(chance.randrange(4)):
            self.write_orders()
            self.key(chance.choice((KEY.Key_Space, KEY.Key_H)))
        self.key(KEY.Key_E)

    def _rename(self) -> None:
        self.key(KEY.Key_F2, MOD.ShiftModifier)
        for card in QApplication.topLevelWidgets():
            if isinstance(card, StudyNameCard) and card.isVisible():
                self.fill(card.line, self._chance.choice(WORDS))
                self.press(card.store)

    # -- the tree -----------------------------------------------------------------------------

    def _order_branches(self) -> None:
        self._wander()
        key = self._chance.choice((KEY.Key_Up, KEY.Key_Home))
        self.key(key, MOD.ControlModifier)

    def _cut(self) -> None:
        self._branch()
        self.key(KEY.Key_Delete)
        if self._chance.random() < 0.5:
            self.key(KEY.Key_Z, MOD.ControlModifier)

    def _back_and_forth(self) -> None:
        back = self._chance.randrange(1, 6)
        for _ in range(back):
            self.key(KEY.Key_Z, MOD.ControlModifier)
        for _ in range(self._chance.randrange(back + 1)):
            self.key(KEY.Key_Y, MOD.ControlModifier)

    def _compare(self) -> None:
        self.key(KEY.Key_C)
        self.key(KEY.Key_Escape)

    # -- the board ----------------------------------------------------------------------------

    def _set_up(self) -> None:
        screen, chance = self.screen, self._chance
        self.key(KEY.Key_M)
        if not screen.setting_up:
            return
        match chance.randrange(8):
            case 0:
                self.press(screen.setting.basic)
            case 1 if chance.random() < 0.3:
                self.press(screen.setting.clear)
            case 2:
                pick = screen.bar.hand.pick.part
                pick.setCurrentIndex(chance.randrange(pick.count()))
            case 3:
                self.press(screen.bar.hand.owning)
            case 4:
                self.press(screen.bar.hand.beaten)
        for place in chance.sample([*screen.course.rules.board.provinces], 3):
            self._click(place)

    # -- what comes in and goes out -----------------------------------------------------------

    def _paste(self) -> None:
        """Paste the board's line, the chapters as a text, or what nobody can read."""
        chance, course = self._chance, self.screen.course
        match chance.randrange(3):
            case 0:
                self.key(KEY.Key_C, MOD.ControlModifier)
            case 1 if len(course.study.chapters) < 3:
                try:
                    text = game_text(course.open.sandbox.study)
                except ValueError:  # nobody can judge one of its boards
                    return
                if len(text) > _LONGEST:
                    return
                QGuiApplication.clipboard().setText(text)
            case _:
                QGuiApplication.clipboard().setText(chance.choice(WORDS))
        self.key(KEY.Key_V, MOD.ControlModifier)

    def _share(self) -> None:
        """Hand the study on as a file, a text or a picture."""
        for _ in range(2):  # what it hides is only shown to who asks twice
            self.key(KEY.Key_S, MOD.ControlModifier)
        cards = [one for one in QApplication.topLevelWidgets() if isinstance(one, ShareCard)]
        card = next((one for one in cards if one.isVisible()), None)
        if card is not None:
            way = self._chance.choice([*SHARED])
            card.ways.choose(way.value)
            card.look()
            self._driver.settle()
            if way is Way.PICTURE:
                self._driver.wait(lambda: bool(card.painted.data), "a picture")
            path = self._aside / f"shared{SHARED[way]}"
            if card.go.isEnabled():
                card.save(way, path)
                if card.trouble.isVisible():
                    raise NeverHappenedError(card.trouble.words.text())
                self.shared(path)

    def _predict(self) -> None:
        """Say what happens to some units of a board, and mostly have it revealed."""
        course = self.screen.course
        judged = [one for one in self._nodes() if course.study.nodes[one].ordered is not None]
        if judged:
            course.go(self._chance.choice(judged), writing=False)
            self._driver.settle()
        self.key(KEY.Key_P)
        self.foresee()
        self._driver.screen(SandboxScreen)

    def foresee(self) -> None:
        """Mark what happens to units where that is asked, and mostly have it revealed."""
        driver, chance = self._driver, self._chance
        for _ in range(50):
            if isinstance(driver.window.screen_shown, PredictScreen):
                break
            QTest.qWait(1)
        keys = [KEY(KEY.Key_0 + chance.randrange(5)) for _ in range(chance.randrange(1, 9))]
        for _ in range(chance.randrange(3)):  # the next phase is asked after the reveal
            keys += [chance.choice((KEY.Key_A, KEY.Key_Space)), KEY.Key_Space]
        for key in (*keys, KEY.Key_Escape, KEY.Key_Escape):  # the first may only go a step back
            asking = driver.window.screen_shown
            if isinstance(asking, PredictScreen):
                driver.key(asking, key)

    def _guess(self) -> None:
        """Guess the orders of the game that the chapter holds, for a power."""
        chance = self._chance
        if not self.screen.guessing.offered:
            return
        self.key(KEY.Key_G)
        guesser = self._driver.screen(GuessScreen)
        self._driver.click(chance.choice([*guesser.start.buttons.values()]))
        course = guesser.course
        if guesser.desk is not None:
            rules, position = course.rules, course.position
            texts = robots_of(rules.game).sheets(rules, position, chance).get(course.power, ())
            guesser.desk.hand.write(*texts)
            self._driver.settle()
            for _ in range(chance.randrange(3)):
                self._driver.key(guesser.view, KEY.Key_Space)
        self.press(guesser.top.leave)
        self._driver.screen(SandboxScreen)

    # -- how ----------------------------------------------------------------------------------

    def key(self, key: Qt.Key, held: Qt.KeyboardModifier = MOD.NoModifier) -> None:
        """Press a key at the board, where the study's own keys count."""
        screen = self.screen
        screen.view.setFocus()
        self._driver.key(screen.view, key, held)

    def _point(self, place: str) -> QPoint | None:
        """Return where a space is on the screen; nothing where only other parts are seen."""
        with suppress(LookupError):
            return self.screen.view.pointer.viewport_point(place)
        return None

    def _click(self, place: str) -> None:
        """Click a space, if it is seen."""
        if self._point(place) is not None:
            self._driver.click_board(self.screen.view, place)

    def press(self, button: QAbstractButton | None) -> None:
        """Click a button, if it can be clicked."""
        if button is not None and button.isVisible() and button.isEnabled():
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            self._driver.settle()


def node_text(screen: SandboxScreen, node: int, *, name: bool) -> str:
    """Return what is remarked on a board."""
    told = screen.course.study.nodes[node]
    return told.name if name else told.note
