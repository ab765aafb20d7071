"""The lines over and under the study board."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.rules.game import Rules
from engine.study.example import Example
from gui.games import catalogue
from gui.games.panels import RulesPicker
from gui.kit import theme
from gui.kit.dialog import Card, Writing
from gui.kit.menu_button import MenuButton
from gui.kit.translated import Translated
from gui.kit.widgets import Bar, Button, button, label, paint_surface, row, tool

_WIDTH = 620


class RulebookCard(Card):
    """Lets the rulebook be chosen where a board lies open; each choice is played at once."""

    writing = Writing.COUNTS

    chosen = Signal(object)
    """Carries every point with its value."""

    def __init__(
        self, parent: QWidget | None, picker: RulesPicker, options: Mapping[str, str]
    ) -> None:
        super().__init__(parent, "", _WIDTH)
        self.title.setText(self.tr("Judged by"))
        self.setAccessibleName(self.title.text())
        self.picker = picker
        self.picker.take(options)
        self.picker.changed.connect(lambda: self.chosen.emit(self.picker.options))
        self.add(self.picker)
        self.done_with = button(self.tr("Done"), "primary")
        self.done_with.clicked.connect(self.accept)
        self.add_acts(self.done_with)
        self.picker.setFocus()


_TIGHT = 760
"""Width of the lower bar up to which starting again is an icon only, at the usual size of type."""

_SAYS_KEPT = 620
"""Width of the upper bar from which it says that the board was changed."""

_LEAST = 90
"""A what-if is never shorter than a few letters; its tip says the rest."""


class StudyTop(Translated, Bar):
    """Back to the gallery, what is studied, its rule, the rulebook, and the what-ifs as printed."""

    back = Signal()
    rule_asked = Signal(str)
    rules_chosen = Signal(object)
    """Another rulebook is to judge: every point with its value."""
    picked = Signal(int)
    """0 for the example as printed, from 1 its what-ifs."""

    def __init__(self, example: Example | None, rules: Rules) -> None:
        super().__init__()
        self._example, self._options = example, dict(rules.options)
        self._game = catalogue.played_on(rules.board)
        self.leave = button("", "", "left", "on_chrome", small=True)
        self.leave.clicked.connect(self.back)
        self.number = label("", "strong")
        self.title = label("", "muted")
        self.rulebook = button("", "quiet", "scroll", "on_chrome", small=True)
        self.rulebook.clicked.connect(self._on_rulebook)
        self.section = button(example.section if example else "", "quiet", "book", "on_chrome")
        if example is None:  # shown before it has its place it would be a window of its own
            self.section.hide()
        self.section.clicked.connect(self._on_section)
        self.versions: list[Button] = []
        self.kept = label("", "muted")
        self.kept.hide()
        self._changed = False
        if example is not None and example.what_ifs:
            for place in range(len(example.what_ifs) + 1):
                made = button("", small=True, checkable=True)
                made.clicked.connect(lambda _=False, place=place: self.picked.emit(place))
                self.versions.append(made)
            self.versions[0].setChecked(True)
        inside = row(
            *(self.leave, 10, self.number, self.title, self.section, self.rulebook, None),
            self.kept,
            *self.versions,
            *(6, MenuButton()),
            gap=8,
            pad=(12, 6, 12, 6),
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self._speak()

    def show_version(self, version: int, *, changed: bool) -> None:
        """Mark the version that lies there as printed; what was changed is none."""
        self._changed = changed
        for place, made in enumerate(self.versions):
            made.setChecked(place == version and not changed)
        self._speak()

    def _on_rulebook(self) -> None:
        # Not a child of the bar: it would be written in the light ink of the bar.
        card = RulebookCard(self.parentWidget(), self._game.rules_picker(), self._options)
        card.chosen.connect(self._play_by)
        card.open()

    def _play_by(self, options: Mapping[str, str]) -> None:
        self._options = dict(options)
        self._speak()
        self.rules_chosen.emit(options)

    def _on_section(self) -> None:
        if self._example is not None:
            self.rule_asked.emit(self._example.section)

    def _speak(self) -> None:
        self.leave.say(self.tr("Study"))
        self.leave.setToolTip(self.tr("Back to the gallery (Esc)"))
        self.rulebook.setToolTip(self.tr("Choose the rulebook that judges (R)"))
        self.kept.setText(self.tr("changed, kept as it is"))
        example = self._example
        if example is None:
            self.number.setText(self.tr("Free board"))
            self._fit()
            return
        titles = self._game.study_titles()
        self.number.setText(titles.number(example.id))
        self.number.setVisible(bool(titles.number(example.id)))
        self.title.setText(titles.title(example.id))
        self.section.setToolTip(self.tr("Read this rule"))
        for place, made in enumerate(self.versions):
            if place == 0:
                made.say(self.tr("As printed"))
            else:
                change = example.what_ifs[place - 1].id
                made.say(
                    self.tr("What if: {change}").format(change=titles.what_if(example.id, change))
                )
            made.setToolTip(made.accessibleName())
        self._fit()

    def _fit(self) -> None:
        """Leave out title and rulebook's name, then ends of what-ifs, where there is no room."""
        room = self.width() / theme.text_scale()
        self.title.setVisible(room > 1100 or not self.versions)
        self.kept.setVisible(self._changed and room > _SAYS_KEPT)
        named = self._game.rulebook().profile_name(self._options)
        self.rulebook.say(named if room > (1500 if self.versions else 700) else "")
        self.rulebook.setAccessibleName(named)
        layout = self.layout()
        if layout is None or not self.versions:
            return
        for made in self.versions:
            made.setText(made.accessibleName())
        over = layout.sizeHint().width() - self.width()
        for made in reversed(self.versions):
            if over <= 0:
                break
            whole, words = made.sizeHint().width(), made.fontMetrics()
            left = max(_LEAST, words.horizontalAdvance(made.text()) - over)
            made.setText(words.elidedText(made.text(), Qt.TextElideMode.ElideRight, left))
            over -= whole - made.sizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what small windows have no room for."""
        super().resizeEvent(event)
        self._fit()


class StudyBar(Translated, QWidget):
    """Moving pieces, undo, start again, before and after, and the primary button."""

    def __init__(self) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self.judged = False
        self.pieces = button("", small=True, checkable=True)
        self.undo = tool("undo", "", "on_chrome")
        self.redo = tool("redo", "", "on_chrome")
        self.reset = button("", "", "first", "on_chrome", small=True)
        self.before = button("", small=True, checkable=True)
        self.after = button("", small=True, checkable=True)
        self.hint = label("", "muted", wrap=True)
        self.key = label("", "key")
        self.go = button("", "primary", "play", "#1b1408")
        inside = row(
            *(self.pieces, self.undo, self.redo, self.reset, self.before, self.after, 6),
            *((self.hint, 1), self.key, self.go),
            gap=8,
            pad=(16, 8, 16, 8),
        )
        layout = inside.layout()
        if layout is not None:
            self.setLayout(layout)
        self.show_state(judged=False)

    def show_state(self, *, judged: bool, before: bool = False) -> None:
        """Offer what belongs to writing orders, or to results."""
        self.judged = judged
        for writing in (self.pieces, self.undo, self.redo, self.reset):
            writing.setVisible(not judged)
        for result in (self.before, self.after):
            result.setVisible(judged)
        self.before.setChecked(before)
        self.after.setChecked(not before)
        self.go.set_glyph("edit" if judged else "play", "#1b1408")
        self._speak()

    @property
    def _room(self) -> float:
        """The width there is, measured in the size of type."""
        return self.width() / theme.text_scale()

    def say(self, hint: str) -> None:
        """Say something about the last click."""
        self.hint.setText(hint)

    def _speak(self) -> None:
        self.pieces.say(self.tr("Change pieces"))
        self.pieces.setToolTip(self.tr("Put pieces on the board, move them, take them off (M)"))
        self.undo.say(self.tr("Undo (Ctrl+Z)"))
        self.redo.say(self.tr("Redo (Ctrl+Y)"))
        self.reset.say(self.tr("Start again") if self._room > _TIGHT else "")
        self.reset.setAccessibleName(self.tr("Start again"))
        self.reset.setToolTip(self.tr("Start again"))
        self.before.say(self.tr("Before"))
        self.after.say(self.tr("After"))
        self.key.setText(self.tr("Space"))
        self.go.say(
            self.tr("Change and judge again") if self.judged else self.tr("Reveal and judge")
        )
        self._fit()

    def _fit(self) -> None:
        """Leave out what there is no room for, the most dispensable first: keys do it too."""
        layout = self.layout()
        if layout is None:
            return
        writing = (self.undo, self.redo, self.reset)
        for part in writing:
            part.setVisible(not self.judged)
        self.key.setVisible(self._room > 1000)
        self.hint.show()
        spare: tuple[tuple[QWidget, ...], ...]
        spare = ((self.key,), (self.reset,), (self.undo, self.redo), (self.hint,))
        for together in spare:
            layout.activate()
            if layout.minimumSize().width() <= self.width():
                break
            for widget in together:
                widget.hide()

    def minimumSizeHint(self) -> QSize:
        """Let the board be as narrow as the window makes it."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what small windows have no room for."""
        super().resizeEvent(event)
        self._speak()
