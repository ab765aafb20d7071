"""The lines over and under the board of who guesses orders."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gui.kit import theme
from gui.kit.menu_button import MenuButton
from gui.kit.translated import Translated
from gui.kit.widgets import Bar, button, label, paint_surface, row
from gui.sandbox.guess.guess_course import GuessCourse
from gui.words import labels, names, phases

_ROOM = 700


class GuessTop(Translated, Bar):
    """Says whose orders are guessed, in which phase, and what it came to so far."""

    back = Signal()
    powers_asked = Signal()

    def __init__(self, course: GuessCourse) -> None:
        super().__init__()
        self._course = course
        self.leave = button("", "", "left", "on_chrome", small=True)
        self.leave.clicked.connect(self.back)
        self.power = button("", "quiet", "flag", "on_chrome", small=True)
        self.power.clicked.connect(self.powers_asked)
        self.phase, self.far = label("", "strong"), label("", "muted")
        parts = (self.leave, 10, self.power, 6, self.phase, None, self.far, 6)
        inside = row(*parts, MenuButton(), gap=8, pad=(12, 6, 12, 6))
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self._speak()

    def _speak(self) -> None:
        course = self._course
        self.leave.say(self.tr("Study"))
        self.leave.setToolTip(self.tr("Back to the study (Esc); everything is kept"))
        name = labels.power_name(course.rules.board, course.power) if course.power else ""
        self.power.say(name)
        self.power.setToolTip(self.tr("Guess for another power (Esc)"))
        self.power.setVisible(bool(name))
        phase = course.phase
        self.phase.setText(phases.full_phase_words(course.position.phase) if phase else "")
        far = ""
        if phase is not None:
            total = course.total
            far = self.tr("phase {number} of {count}").format(
                number=course.number, count=names.number(len(course.phases))
            )
            if total.most:
                far += " · " + self.tr("{percent} %").format(percent=total.percent)
        self.far.setText(far)
        self._fit()

    def show_course(self) -> None:
        """Say it anew."""
        self._speak()

    def _fit(self) -> None:
        self.far.setVisible(self.width() / theme.text_scale() > _ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what small windows have no room for."""
        super().resizeEvent(event)
        self._fit()


class GuessFoot(Translated, QWidget):
    """Seals, shows orders or results, and goes on."""

    def __init__(self) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self._sealed, self._finished = False, False
        self.before = button("", small=True, checkable=True)
        self.after = button("", small=True, checkable=True)
        self.hint = label("", "muted", wrap=True)
        self.key = label("", "key")
        self.go = button("", "primary", "seal", "#1b1408")
        parts = (self.before, self.after, 6, (self.hint, 1), self.key, self.go)
        inside = row(*parts, gap=8, pad=(16, 8, 16, 8))
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self._speak()

    def show_state(
        self, *, offered: bool, sealed: bool, before: bool, finished: bool = False
    ) -> None:
        """Offer what belongs to writing, or to what was sealed, or to the end of a game.

        Nothing is ``offered`` where a power is chosen.
        """
        self._sealed, self._finished = sealed, finished
        self.before.setChecked(before)
        self.after.setChecked(not before)
        for one in (self.before, self.after):
            one.setVisible(sealed)
        self.key.setVisible(offered)
        self.go.setVisible(offered)
        self.go.set_glyph("flag" if finished else "next" if sealed else "seal", "#1b1408")
        self._speak()

    def say(self, hint: str) -> None:
        """Say something about the last act; it has the room of what the key is called, too."""
        self.hint.setText(hint)
        self.key.setVisible(not hint and not self.go.isHidden())

    def _speak(self) -> None:
        self.before.say(self.tr("Orders"))
        self.after.say(self.tr("Results"))
        for both in (self.before, self.after):
            both.setToolTip(self.tr("Orders or results (B)"))
        self.key.setText(self.tr("Space"))
        if self._finished:
            self.go.say(self.tr("Another power"))
            self.go.setToolTip(self.tr("Choose for whom you guess (Space)"))
            return
        self.go.say(self.tr("Next phase") if self._sealed else self.tr("Seal"))
        self.go.setToolTip(
            self.tr("The next phase in which this power writes (Space)")
            if self._sealed
            else self.tr("Seal your guess and see what was played (Space)")
        )

    def minimumSizeHint(self) -> QSize:
        """Let the board be as narrow as the window makes it."""
        return QSize(0, super().minimumSizeHint().height())
