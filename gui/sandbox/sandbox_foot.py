"""The line under a study's board: setting up, undo, before and after, and what comes next."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.kit import theme
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import button, label, paint_surface, row, tool

_GAP, _PAD = 8, 16


class SandboxFoot(Translated, QWidget):
    """What can be done with the board that is shown.

    What is said of the last act stands beside it, or over it where there is no room: never nowhere.
    """

    def __init__(self) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self.judged = False
        self._called = ""
        """What Space does, where that is something else than to judge or to play on."""

        self.set_up = button("", small=True, checkable=True)
        self.undo = tool("undo", "", "on_chrome")
        self.redo = tool("redo", "", "on_chrome")
        self.before = button("", small=True, checkable=True)
        self.after = button("", small=True, checkable=True)
        self.otherwise = button("", "", "branch", "on_chrome", small=True)
        self.predict = button("", "", "eye", "on_chrome", small=True)
        self.hint, self.above = label("", "muted"), label("", "muted", wrap=True)
        self.above.setContentsMargins(0, 0, 0, theme.room(6))
        self.key = label("", "key")
        self.go = button("", "primary", "play", "#1b1408")
        inside = row(
            *(self.set_up, self.undo, self.redo, self.before, self.after, self.otherwise),
            *(self.predict, 6, self.hint, None, self.key, self.go),
            gap=_GAP,
        )
        layout = spaced(QVBoxLayout(self), (_PAD, 8, _PAD, 8))
        layout.addWidget(self.above)
        layout.addWidget(inside)
        self.show_state(judged=False)

    def show_state(self, *, judged: bool, before: bool = False) -> None:
        """Offer what belongs to writing orders, or to results."""
        self.judged = judged
        self.before.setChecked(before)
        self.after.setChecked(not before)
        self.go.set_glyph("next" if judged else "play", "#1b1408")
        self._speak()

    def call(self, words: str) -> None:
        """Call what Space does something else; nothing: as usual."""
        if words != self._called:
            self._called = words
            self._speak()

    def say(self, hint: str) -> None:
        """Say something about the last act."""
        for place in (self.hint, self.above):
            place.setText(hint)
        self._fit()

    def _speak(self) -> None:
        self.set_up.say(self.tr("Set up"))
        self.set_up.setToolTip(
            self.tr("Pieces, owners, the phase, who retreats: set the board up by hand (M)")
        )
        self.undo.say(self.tr("Undo (Ctrl+Z)"))
        self.redo.say(self.tr("Redo (Ctrl+Y)"))
        self.before.say(self.tr("Orders"))
        self.after.say(self.tr("Results"))
        for both in (self.before, self.after):
            both.setToolTip(self.tr("Orders or results (B)"))
        self.otherwise.say(self.tr("Order otherwise"))
        self.otherwise.setToolTip(
            self.tr("Back to these orders, to change them: that is a branch (Backspace)")
        )
        self.predict.say(self.tr("What happens?"))
        self.predict.setToolTip(
            self.tr("Say what happens to each unit, and then see whether it does (P)")
        )
        self.key.setText(self.tr("Space"))
        self.go.say(self._called or (self.tr("Play on") if self.judged else self.tr("Judge")))
        self.go.setToolTip(
            ""
            if self._called
            else self.tr("Write orders for the phase after it (Space)")
            if self.judged
            else self.tr("Judge what is written, with every reason (Space)")
        )
        self._fit()

    def _fit(self) -> None:
        """Leave out what there is no room for, the most dispensable first: keys do it too."""
        results: tuple[QWidget, ...] = (self.before, self.after, self.otherwise)
        shown: list[QWidget] = [self.set_up, self.undo, self.redo, self.predict, self.key, self.go]
        if self.judged:
            shown += results
        spare: tuple[tuple[QWidget, ...], ...] = (
            *((self.key,), (self.undo, self.redo), (self.before, self.after)),
            *((self.predict,), (self.otherwise,), (self.set_up,)),
        )
        room = self.width() - theme.room(2 * _PAD + _GAP)
        for together in spare:
            if self._need(shown) <= room:
                break
            shown = [one for one in shown if one not in together]
        said = bool(self.hint.text())
        beside = said and self._need([*shown, self.hint]) <= room
        self.above.setVisible(said and not beside)
        if beside:
            shown.append(self.hint)
        always = (self.set_up, self.undo, self.redo, self.predict, self.hint, self.key)
        for part in (*always, *results):
            part.setVisible(part in shown)

    @staticmethod
    def _need(shown: list[QWidget]) -> int:
        return sum(one.minimumSizeHint().width() + theme.room(_GAP) for one in shown)

    def minimumSizeHint(self) -> QSize:
        """Let the board be as narrow as the window makes it."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what small windows have no room for."""
        super().resizeEvent(event)
        self._speak()
