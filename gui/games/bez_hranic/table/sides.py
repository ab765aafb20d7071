"""What stands beside the table, or in its place: who is there, the real game's form, the keyboard.

Nothing of it ever lies over the offer.
"""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QWidget

from engine.games.bez_hranic.setting import Way
from engine.games.bez_hranic.view import Doing
from engine.table.live.view import LiveView
from gui.games.bez_hranic.beside.form import BesideForm
from gui.games.bez_hranic.table.keyboard_page import KeyboardPage
from gui.games.bez_hranic.table.people import PeoplePanel
from gui.games.bez_hranic.words.table import seen_of
from gui.kit.widgets import Button, button


class Sides(QStackedWidget):
    """The table with what stands beside it, and the page on which the keyboard is tried."""

    asked = Signal(object)
    """Something is to be done; carries a command."""

    keys_free = Signal()
    """The keys are the players' again."""

    def __init__(self, table: QWidget, view: LiveView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self.form: BesideForm | None = None
        self.form = BesideForm() if seen_of(view).way == Way.BESIDE else None
        self.people: PeoplePanel | None = None
        self.keyboard: KeyboardPage | None = None
        self.people_act = self._act(self.turn_people)
        self.keyboard_act = self._act(self.try_keyboard)
        page = QWidget()
        self._beside = QHBoxLayout(page)
        self._beside.setContentsMargins(0, 0, 0, 0)
        self._beside.setSpacing(0)
        if self.form is not None:
            self._beside.addWidget(self.form)
            self.form.asked.connect(self.asked)
        self._beside.addWidget(table, 1)
        if self.form is not None:
            self._beside.addWidget(self.form.desk)
        self.addWidget(page)
        for key, act in (("F4", self.turn_people), ("F3", self.try_keyboard)):
            QShortcut(QKeySequence(key), parent, act)

    def _act(self, does: object) -> Button:
        act = button("", "quiet", small=True)
        act.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # keys are the players'
        act.clicked.connect(does)
        return act

    def show_view(self, view: LiveView) -> None:
        """Show what everybody may see now."""
        self._view, seen = view, seen_of(view)
        if self.form is not None:
            self.form.show_view(view)
        if self.people is not None and seen.doing is Doing.OVER:
            self.turn_people()  # nobody leaves, or comes back, any more
        elif self.people is not None:
            self.people.show_view(view)
        if self.keyboard is not None and seen.doing in (Doing.DEALING, Doing.CHOOSING):
            self._end_trying()
        still = seen.doing in (Doing.READY, Doing.VOID) and view.cue is None
        self.keyboard_act.setVisible(still and seen.way == Way.BUZZER)
        self.keyboard_act.say(QCoreApplication.translate("BezHranic", "Try the keyboard (F3)"))
        self.people_act.setVisible(len(seen.seats) > 1 and seen.doing is not Doing.OVER)
        self.people_act.say(QCoreApplication.translate("BezHranic", "Players (F4)"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width of the window."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of words."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        if self.form is not None:
            self.form.fit(self.width())

    def step_aside(self, *, aside: bool) -> None:
        """Leave all the room to a show that is being told; corrections come after it."""
        if self.form is not None and self.form.isHidden() is not aside:
            self.form.setHidden(aside)
            self.form.desk.setHidden(aside)
            if aside:
                self.keys_free.emit()

    def turn_people(self) -> None:
        """Show who is at the table, or put that away."""
        if self.people is not None:
            self.people.hide()
            self.people.deleteLater()
            self.people = None
            self.keys_free.emit()
        elif self.people_act.isVisibleTo(self.window()):
            self.people = PeoplePanel(self._view)
            self.people.asked.connect(self.asked)
            self.people.left.connect(self.turn_people)
            self._beside.addWidget(self.people)

    def try_keyboard(self) -> None:
        """Show which keys are heard, or put that away."""
        if self.keyboard is not None:
            self._end_trying()
        elif self.keyboard_act.isVisibleTo(self.window()):
            players = {seat.power: seat.player for seat in self._view.seats}
            self.keyboard = KeyboardPage(players, nine=seen_of(self._view).nine)
            self.keyboard.done.connect(self._end_trying)
            self.addWidget(self.keyboard)
            self.setCurrentWidget(self.keyboard)
            self.keyboard.setFocus()

    def _end_trying(self) -> None:
        page = self.keyboard
        self.keyboard = None
        if page is not None:
            self.setCurrentIndex(0)
            self.removeWidget(page)
            page.deleteLater()
            self.keys_free.emit()
