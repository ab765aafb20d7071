"""Choosing a clock: one that tournaments use, or lengths of one's own."""

from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QSpinBox, QWidget

from engine.catalogue import GAMES
from engine.clock.plan import MOST, AtZero, ClockPlan, known_as
from engine.rules.calendar import FIRST_TALK
from gui.games import catalogue
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit.pick_list import PickList
from gui.kit.widgets import column, label, row

MINUTE = 60
OWN, NONE = "own", "none"
_NAMES = {
    OWN: QT_TRANSLATE_NOOP("ClockPlan", "Lengths of our own"),
    NONE: QT_TRANSLATE_NOOP("ClockPlan", "Without a clock"),
}
_SENTENCES = {
    OWN: QT_TRANSLATE_NOOP("ClockPlan", "As this table likes it."),
    NONE: QT_TRANSLATE_NOOP("ClockPlan", "Everything takes as long as it takes."),
}
_WIDE = 700
"""From which width on all lengths stand in one line."""


class _Choice(PickList):
    """A list whose value the wheel leaves alone: it turns the page."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class _Minutes(QSpinBox):
    """Minutes; nought is said in words."""

    def __init__(self) -> None:
        super().__init__()
        self.setRange(0, MOST // MINUTE)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setMinimumWidth(72)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class PlanForm(QWidget):
    """A list of known clocks, their lengths, and what happens at nought. Nothing is a secret."""

    changed = Signal()

    def __init__(self, game: str, plan: ClockPlan | None = None) -> None:
        """Begin with a clock, else with that by which the game is usually played."""
        super().__init__()
        self._calendar, self._known = GAMES[game].calendar, GAMES[game].clocks()
        self._words = catalogue.GAMES[game].clock()
        self._lengths = (*self._calendar.talks, *self._calendar.limits)
        self._plan = plan or next(iter(self._known.values()))
        self._used, self._own, self._silent = True, False, False
        self.choice, self.sentence = _Choice(), label("", "muted", wrap=True)
        self.minutes = {name: _Minutes() for name in self._lengths}
        self._names = {name: label("", "caption", wrap=True) for name in self._lengths}
        self.at_zero_name, self.at_zero = label(""), _Choice()
        self.early, self.hush = QCheckBox(), QCheckBox()
        inside = QWidget()
        self._grid, self._across = QGridLayout(inside), 0
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(10)
        self._grid.setVerticalSpacing(2)
        for name, field in self.minutes.items():
            self._names[name].setAlignment(Qt.AlignmentFlag.AlignHCenter)
            field.valueChanged.connect(self._on_lengths)
        self._arrange(3)
        zero = row(self.at_zero_name, (self.at_zero, 1), gap=12)
        self._details = column(inside, 6, zero, 2, self.early, self.hush, gap=0)
        whole = QGridLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(column(self.choice, self.sentence, self._details, gap=8))
        self.choice.activated.connect(self._on_chosen)
        self.at_zero.activated.connect(self._on_lengths)
        self.early.toggled.connect(self._on_lengths)
        self.hush.toggled.connect(self._on_lengths)
        self.speak()

    def _arrange(self, across: int) -> None:
        """Put so many lengths beside each other, each over its name."""
        if across == self._across:
            return
        self._across = across
        for place, name in enumerate(self._lengths):
            line, column_ = divmod(place, across)
            self._grid.addWidget(self.minutes[name], 3 * line, column_)
            self._grid.addWidget(self._names[name], 3 * line + 1, column_)
        for column_ in range(len(self._lengths)):
            self._grid.setColumnStretch(column_, 1 if column_ < across else 0)

    @property
    def plan(self) -> ClockPlan | None:
        """The clock that was chosen; nothing for none."""
        if not self._used:
            return None
        return self._plan.silent(self._calendar) if self._silent else self._plan

    @property
    def written(self) -> ClockPlan | None:
        """The clock as it is written, its talk too where this table does not talk."""
        return self._plan if self._used else None

    @property
    def key(self) -> str:
        """What the chosen clock is called."""
        if not self._used:
            return NONE
        return OWN if self._own else known_as(self._plan, self._known) or OWN

    def take(self, plan: ClockPlan | None) -> None:
        """Show a clock as the one chosen."""
        self._used, self._own = plan is not None, False
        self._plan = plan or self._plan
        self.speak()
        self.changed.emit()

    def set_silent(self, *, silent: bool) -> None:
        """Leave no time to talk: the table plays gunboat."""
        self._silent = silent
        self.speak()
        self.changed.emit()

    def summary(self) -> str:
        """Say the clock in a few signs: ``30/15/5 minut``."""
        if not self._used:
            return self.tr("without a clock")
        if self._silent:
            minutes = self._written(self._plan.silent(self._calendar)) // MINUTE
            return self.tr("{minutes} minutes to write, no talk").format(minutes=minutes)
        talks = (self._plan.lengths[name] for name in self._calendar.talks)
        different = [length for length, _ in groupby(talks)]
        lengths = "/".join(
            str(length // MINUTE) for length in (*different, self._written(self._plan))
        )
        return self.tr("{lengths} minutes").format(lengths=lengths)

    def _written(self, plan: ClockPlan) -> int:
        """Return how long the orders of the first phase are written."""
        return plan.writes(self._calendar.start)

    def speak(self) -> None:
        """Set every word and value again."""
        keys = (*self._known, OWN, NONE)
        with QSignalBlocker(self.choice):
            self.choice.clear()
            for key in keys:
                self.choice.addItem(self._named(key), key)
            self.choice.setCurrentIndex(keys.index(self.key))
        self.choice.setAccessibleName(self.tr("Clock"))
        self._say_sentence()
        shown = self._plan.silent(self._calendar) if self._silent else self._plan
        spoken = {kind.writing for kind in self._calendar.kinds if kind.talk}
        for name, field in self.minutes.items():
            talk = name in self._calendar.talks
            caption = self._words.length(name)
            with QSignalBlocker(field):
                field.setValue(shown.lengths[name] // MINUTE)
                field.setEnabled(not (self._silent and talk))
                limit = not talk and name not in spoken
                field.setSpecialValueText(self.tr("no limit") if limit else self.tr("none"))
            self._names[name].setText(caption)
            field.setAccessibleName(self.tr("{part}, minutes").format(part=caption))
        with QSignalBlocker(self.at_zero):
            self.at_zero.clear()
            self.at_zero.addItem(self.tr("everybody is waited for"), AtZero.WAIT.value)
            self.at_zero.addItem(self._words.without_the_rest(), AtZero.HOLD.value)
            self.at_zero.setCurrentIndex(self.at_zero.findData(self._plan.at_zero.value))
        self.at_zero_name.setText(self.tr("When time is up"))
        self.at_zero.setAccessibleName(self.at_zero_name.text())
        self._say_boxes()
        self._details.setVisible(self._used)

    def _named(self, key: str) -> str:
        if key in self._known:
            return self._words.name(key)
        return QCoreApplication.translate("ClockPlan", _NAMES[key])

    def _say_sentence(self) -> None:
        key = self.key
        own = QCoreApplication.translate("ClockPlan", _SENTENCES.get(key, ""))
        text = own or self._words.sentence(key)
        if self._silent and self._used:
            text = self.tr("Gunboat: nobody talks, so the clock goes straight to writing.")
        self.sentence.setText(text)

    def _say_boxes(self) -> None:
        for box, on, text in (
            (self.early, self._plan.early, self.tr("The next talk begins at the reveal")),
            (self.hush, self._plan.hush, self.tr("The last minute of talk is silent")),
        ):
            with QSignalBlocker(box):
                box.setText(text)
                box.setChecked(on and not self._silent)
                box.setEnabled(not self._silent)

    def _on_chosen(self, place: int) -> None:
        key = self.choice.itemData(place)
        self._used, self._own = key != NONE, key == OWN
        if key in self._known:  # what happens at nought is the table's own choice, not a plan's
            self._plan = replace(self._known[key], at_zero=self._plan.at_zero)
        self.speak()
        self.changed.emit()
        if key == OWN:
            self.minutes[FIRST_TALK].setFocus()

    def _on_lengths(self) -> None:
        lengths = {
            name: field.value() * MINUTE
            for name, field in self.minutes.items()
            if not (self._silent and name in self._calendar.talks)
        }
        boxes = (self._plan.early, self._plan.hush)
        early, hush = boxes if self._silent else (self.early.isChecked(), self.hush.isChecked())
        self._plan = replace(
            self._plan,
            lengths={**self._plan.lengths, **lengths},
            at_zero=AtZero(self.at_zero.currentData()),
            early=early,
            hush=hush,
        )
        with QSignalBlocker(self.choice):
            self.choice.setCurrentIndex(self.choice.findData(self.key))
        self._say_sentence()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the width there is."""
        super().resizeEvent(event)
        self._arrange(len(self._lengths) if self.width() >= _WIDE else 3)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)
