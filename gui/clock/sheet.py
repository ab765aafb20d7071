"""What the table can do with its clock: stop it, add a minute, end the talk when all agree."""

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen, QShortcut
from PySide6.QtWidgets import QCheckBox, QWidget

from engine.clock.clock import Clock, Part
from gui import settings
from gui.clock import words as said
from gui.clock.face import ClockFace, on_paper
from gui.clock.keeper import ClockKeeper
from gui.clock.plan_form import PlanForm
from gui.clock.sounds import set_sounds
from gui.kit import theme
from gui.kit.dialog import Card, Writing
from gui.kit.signs import paint_badge
from gui.kit.widgets import PaintedButton, button, column, label, row
from gui.words import labels, names

WIDTH = 400
FACE = 400
"""Height of a screen on which the clock would be as large as it is in the sheet."""

PAUSE, MINUTE = "Ctrl+Space", "Ctrl++"
_SIGN = 40


class AgreeButton(PaintedButton):
    """One power's sign, pressed when its player would end the talk."""

    def __init__(self, letter: str, name: str) -> None:
        super().__init__()
        self._letter, self._name = letter, name
        self.setCheckable(True)
        self.setFixedSize(theme.sign(_SIGN), theme.sign(_SIGN))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_agreed(self, *, agreed: bool) -> None:
        """Show whether the player agrees."""
        self.setChecked(agreed)
        state = self.tr("agrees") if agreed else self.tr("has not agreed")
        self.setAccessibleName(f"{self._name}: {state}")
        self.setToolTip(self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sign: wax for who agrees, dashes for who does not."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        painter.setOpacity(1.0 if self.isChecked() else 0.38)
        paint_badge(painter, box, self._letter, "plain")
        painter.setOpacity(1.0)
        if self.isChecked():
            painter.setPen(QPen(theme.colour("accent"), 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(box.adjusted(-1.5, -1.5, 1.5, 1.5))
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.end()


class ClockSheet(Card):
    """The time, large, and what can be done about it now. Everything in it is public."""

    writing = Writing.COUNTS

    def __init__(self, keeper: ClockKeeper, parent: QWidget | None) -> None:
        super().__init__(parent, "", WIDTH)
        self._keeper, self._board = keeper, keeper.board
        self.title.setText(self.tr("Clock"))
        self.setAccessibleName(self.title.text())
        self.face = ClockFace(keeper, round(FACE * theme.text_scale()), ink=on_paper)
        self.add(self.face)
        self.go = button("", "primary")
        self.go.setToolTip(PAUSE)
        self.minute = button(self.tr("+ 1 minute"), "")
        self.minute.setToolTip(MINUTE)
        self.count = button("", "")
        self.add(row((self.go, 1), (self.minute, 1), gap=10))
        self.add(self.count)
        self._agreeing = self._make_buttons()
        self.ahead = button(self.tr("Begin the next negotiation now"), "")
        self.add(self._agreeing)
        self.add(self.ahead)
        self.sound = QCheckBox(self.tr("Sounds"))
        self.sound.setChecked(settings.current().sounds)
        self.lengths = button(self.tr("Lengths…"), "quiet", small=True)
        self.shut = button(self.tr("Close"), "quiet", small=True)
        # One row for all three: the largest text has to fit the smallest window.
        self.add(row(self.sound, None, self.lengths, self.shut, gap=4))
        self._connect()
        self._refresh()

    def _make_buttons(self) -> QWidget:
        powers = sorted(
            (power for power in self._board.powers if power.id in self._keeper.everybody),
            key=lambda power: power.letter,
        )
        self.agree_buttons = {
            power.id: AgreeButton(power.letter, labels.power_name(self._board, power.id))
            for power in powers
        }
        self.agreed = label("", "muted")
        head = label(self.tr("End the negotiation when all agree"), "strong", wrap=True)
        return column(head, row(*self.agree_buttons.values(), None, gap=4), self.agreed, gap=4)

    def _connect(self) -> None:
        keeper = self._keeper
        keeper.shown.connect(self._refresh)
        self.go.clicked.connect(keeper.toggle)
        self.minute.clicked.connect(keeper.add_minute)
        self.count.clicked.connect(keeper.count_missed)
        self.ahead.clicked.connect(keeper.talk_ahead)
        self.sound.toggled.connect(_set_sounds)
        self.lengths.clicked.connect(self._open_lengths)
        self.shut.clicked.connect(self.accept)
        for power, one in self.agree_buttons.items():
            one.clicked.connect(partial(self._on_agreed, power))
        QShortcut(QKeySequence(PAUSE), self, keeper.toggle)
        QShortcut(QKeySequence(MINUTE), self, keeper.add_minute)

    def _on_agreed(self, power: str) -> None:
        self._keeper.ask_to_end(power)

    def _refresh(self) -> None:
        clock = self._keeper.clock
        if clock is None:
            self.reject()
            return
        self.go.say(self._go_words(clock))
        self.go.setEnabled(clock.part is not Part.OVER)
        self.minute.setEnabled(clock.shown is not None)
        self.count.setVisible(clock.missed > 0)
        span = said.span_words(clock.missed // 1000)
        self.count.say(self.tr("Go on, and count {span}").format(span=span))
        talking = clock.part is Part.TALK
        self._agreeing.setVisible(talking)
        if talking:
            for power, one in self.agree_buttons.items():
                one.set_agreed(agreed=power in clock.agreed)
            agreed = self.tr("{count} of {all} agree")
            self.agreed.setText(
                agreed.format(count=len(clock.agreed), all=names.number(len(self.agree_buttons)))
            )
        rests = clock.part is Part.RESOLUTION and clock.ahead is None
        self.ahead.setVisible(rests and not self._keeper.silent)
        self.take_room()

    def _go_words(self, clock: Clock) -> str:
        if not clock.going:
            shown = clock.shown
            fresh = shown is not None and shown.left == shown.length and not clock.missed
            return self.tr("Start") if fresh else self.tr("Go on")
        return self.tr("Stop: wait for everybody") if clock.grace else self.tr("Pause")

    def _open_lengths(self) -> None:
        LengthsCard(self._keeper, self).open()


def open_clock(keeper: ClockKeeper, window: QWidget) -> None:
    """Open the sheet of a table's clock; a table without one is offered one."""
    if keeper.clock is None:
        LengthsCard(keeper, window).open()
    else:
        ClockSheet(keeper, window).open()


class LengthsCard(Card):
    """Which clock the table plays by; also the way to one in a game that had none."""

    taken = Signal()

    def __init__(self, keeper: ClockKeeper, parent: QWidget | None) -> None:
        super().__init__(parent, "")
        self._keeper = keeper
        self.title.setText(self.tr("The table’s clock"))
        self.setAccessibleName(self.title.text())
        clock = keeper.clock
        self.form = PlanForm(keeper.board.game, clock.plan if clock is not None else None)
        self.form.set_silent(silent=keeper.silent)
        self.add(self.form)
        self.note = label(
            self.tr("New lengths count from the next part on: what runs now goes on."),
            "muted",
            wrap=True,
        )
        self.note.setVisible(clock is not None)
        self.add(self.note)
        self.no = button(self.tr("Cancel"), "quiet")
        self.yes = button(self.tr("Play by this clock"), "primary")
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self._take)
        self.form.changed.connect(self._say)
        self.add_acts(self.no, self.yes)
        self._say()

    def _say(self) -> None:
        without = self.form.plan is None
        text = self.tr("Play without a clock") if without else self.tr("Play by this clock")
        self.yes.say(text)
        self.take_room()

    def _take(self) -> None:
        plan = self.form.plan
        self.accept()
        if plan is None:
            self._keeper.put_away()
        else:
            self._keeper.use(plan)
        self.taken.emit()


def _set_sounds(on: bool) -> None:  # noqa: FBT001 - as Qt's signal gives it
    set_sounds(on=on)
