"""Choosing a clock: one that tournaments use, or lengths of one's own."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QSpinBox, QWidget

from engine.clock.plan import MOST, PRESETS, RULEBOOK, AtZero, ClockPlan, preset_of
from gui.i18n import QT_TRANSLATE_NOOP
from gui.kit.widgets import column, label, row

MINUTE = 60
TALKS = ("first", "spring", "autumn")
LENGTHS = ("first", "spring", "autumn", "writing", "retreats", "adjustments")
OWN, NONE = "own", "none"
_WIDE = 700
"""From which width on all lengths stand in one line."""

NAMES = {
    RULEBOOK: QT_TRANSLATE_NOOP("ClockPlan", "By the rulebook"),
    "dixiecon": QT_TRANSLATE_NOOP("ClockPlan", "DixieCon"),
    "hechtstechen": QT_TRANSLATE_NOOP("ClockPlan", "HechtsTechen 2023"),
    "wdc2019": QT_TRANSLATE_NOOP("ClockPlan", "World championship 2019"),
    "borucon": QT_TRANSLATE_NOOP("ClockPlan", "Borucon"),
    "british": QT_TRANSLATE_NOOP("ClockPlan", "British tournaments of old"),
    OWN: QT_TRANSLATE_NOOP("ClockPlan", "Lengths of our own"),
    NONE: QT_TRANSLATE_NOOP("ClockPlan", "Without a clock"),
}

SENTENCES = {
    RULEBOOK: QT_TRANSLATE_NOOP(
        "ClockPlan", "Half an hour of talk before the first turn, then quarters of an hour."
    ),
    "dixiecon": QT_TRANSLATE_NOOP("ClockPlan", "A quarter of an hour each turn, five to write."),
    "hechtstechen": QT_TRANSLATE_NOOP(
        "ClockPlan", "Two minutes to write; the next talk runs while orders are judged."
    ),
    "wdc2019": QT_TRANSLATE_NOOP(
        "ClockPlan", "Longer in spring; orders are written within the time, its end is silent."
    ),
    "borucon": QT_TRANSLATE_NOOP(
        "ClockPlan", "One clock for all tables; orders are due when it ends."
    ),
    "british": QT_TRANSLATE_NOOP("ClockPlan", "Twenty minutes of talk, five to write."),
    OWN: QT_TRANSLATE_NOOP("ClockPlan", "As this table likes it."),
    NONE: QT_TRANSLATE_NOOP("ClockPlan", "Everything takes as long as it takes."),
}


def plan_name(key: str) -> str:
    """Name a plan."""
    return QCoreApplication.translate("ClockPlan", NAMES[key])


class _Choice(QComboBox):
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
    """A list of known clocks, six lengths, and what happens at nought. Nothing is a secret."""

    changed = Signal()

    def __init__(self, plan: ClockPlan | None = None) -> None:
        super().__init__()
        self._plan = plan or PRESETS[RULEBOOK]
        self._used, self._own, self._silent = plan is not None, False, False
        self.choice, self.sentence = _Choice(), label("", "muted", wrap=True)
        self.minutes = {name: _Minutes() for name in LENGTHS}
        self._names = {name: label("", "caption", wrap=True) for name in LENGTHS}
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
        for place, name in enumerate(LENGTHS):
            line, column_ = divmod(place, across)
            self._grid.addWidget(self.minutes[name], 3 * line, column_)
            self._grid.addWidget(self._names[name], 3 * line + 1, column_)
        for column_ in range(len(LENGTHS)):
            self._grid.setColumnStretch(column_, 1 if column_ < across else 0)

    @property
    def plan(self) -> ClockPlan | None:
        """The clock that was chosen; nothing for none."""
        if not self._used:
            return None
        return self._plan.silent() if self._silent else self._plan

    @property
    def written(self) -> ClockPlan | None:
        """The clock as it is written, its talk too where this table does not talk."""
        return self._plan if self._used else None

    @property
    def key(self) -> str:
        """What the chosen clock is called."""
        if not self._used:
            return NONE
        return OWN if self._own else preset_of(self._plan) or OWN

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
            minutes = self._plan.silent().writing // MINUTE
            return self.tr("{minutes} minutes to write, no talk").format(minutes=minutes)
        plan = self._plan
        turns = [plan.first, plan.spring]
        if plan.autumn != plan.spring:
            turns.append(plan.autumn)
        if turns[:2] == [plan.first, plan.first]:
            turns = turns[1:]
        lengths = "/".join(str(length // MINUTE) for length in (*turns, plan.writing))
        return self.tr("{lengths} minutes").format(lengths=lengths)

    def speak(self) -> None:
        """Set every word and value again."""
        keys = (*PRESETS, OWN, NONE)
        with QSignalBlocker(self.choice):
            self.choice.clear()
            for key in keys:
                self.choice.addItem(plan_name(key), key)
            self.choice.setCurrentIndex(keys.index(self.key))
        self.choice.setAccessibleName(self.tr("Clock"))
        self._say_sentence()
        shown = self._plan.silent() if self._silent else self._plan
        said = {
            "first": self.tr("first turn"),
            "spring": self.tr("spring"),
            "autumn": self.tr("autumn"),
            "writing": self.tr("writing"),
            "retreats": self.tr("retreats"),
            "adjustments": self.tr("adjustments"),
        }
        for name, field in self.minutes.items():
            with QSignalBlocker(field):
                field.setValue(getattr(shown, name) // MINUTE)
                field.setEnabled(not (self._silent and name in TALKS))
                limits = name in ("retreats", "adjustments")
                field.setSpecialValueText(self.tr("no limit") if limits else self.tr("none"))
            self._names[name].setText(said[name])
            field.setAccessibleName(self.tr("{part}, minutes").format(part=said[name]))
        with QSignalBlocker(self.at_zero):
            self.at_zero.clear()
            self.at_zero.addItem(self.tr("everybody is waited for"), AtZero.WAIT.value)
            self.at_zero.addItem(self.tr("unsealed units hold"), AtZero.HOLD.value)
            self.at_zero.setCurrentIndex(self.at_zero.findData(self._plan.at_zero.value))
        self.at_zero_name.setText(self.tr("When time is up"))
        self.at_zero.setAccessibleName(self.at_zero_name.text())
        self._say_boxes()
        self._details.setVisible(self._used)

    def _say_sentence(self) -> None:
        said = QCoreApplication.translate("ClockPlan", SENTENCES[self.key])
        if self._silent and self._used:
            said = self.tr("Gunboat: nobody talks, so the clock goes straight to writing.")
        self.sentence.setText(said)

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
        if key in PRESETS:  # what happens at nought is the table's own choice, not a preset's
            self._plan = replace(PRESETS[key], at_zero=self._plan.at_zero)
        self.speak()
        self.changed.emit()
        if key == OWN:
            self.minutes["first"].setFocus()

    def _on_lengths(self) -> None:
        lengths = {
            name: field.value() * MINUTE
            for name, field in self.minutes.items()
            if not (self._silent and name in TALKS)
        }
        boxes = (self._plan.early, self._plan.hush)
        early, hush = boxes if self._silent else (self.early.isChecked(), self.hush.isChecked())
        self._plan = replace(
            self._plan,
            **lengths,
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
        self._arrange(6 if self.width() >= _WIDE else 3)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.speak()
        super().changeEvent(event)
