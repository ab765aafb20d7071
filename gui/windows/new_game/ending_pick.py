"""When a new game ends if nobody has won it before (III), and what its votes tell."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, tzinfo

from PySide6.QtCore import QSignalBlocker, QTime, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QTimeEdit, QVBoxLayout, QWidget

from engine.catalogue import GAMES
from engine.clock.wall import utc_now
from engine.table.ending import Count, Ending
from gui.games.game_gui import GameGui
from gui.kit.translated import Translated
from gui.kit.widgets import label, row
from gui.table.desk.motion_pick import WheelLess
from gui.windows.new_game.draft import BOTH, OPEN, TIME, YEAR, EndingWish
from gui.words import names
from gui.words.endings import clock_words, left_words

LOOK_MS = 5000
_HOURS = 4
"""How many hours a short game lasts unless the table says otherwise."""

_LONGEST = 200


def next_shown(now: datetime, hour: int, minute: int, zone: tzinfo | None = None) -> datetime:
    """Return the next moment, in UTC, at which the clock on the wall shows a time.

    Summer time may begin or end before it. An hour that the clock shows twice comes twice, the
    first of them first; one that is skipped comes an hour later by the wall.
    """
    here = now.astimezone(zone).replace(tzinfo=None)
    today = here.replace(hour=hour, minute=minute, second=0, microsecond=0)
    for day in range(3):
        shown = today + timedelta(days=day)
        # By their timestamps: between naive times and UTC Python errs in an hour that is skipped.
        first, again = (
            datetime.fromtimestamp(shown.replace(tzinfo=zone, fold=fold).timestamp(), UTC)
            for fold in (0, 1)
        )
        # The second reading of a skipped hour is the earlier one, and nobody's.
        for moment in (first, max(first, again)):
            if moment > now:
                return moment
    raise AssertionError(now)  # no day is longer than two


class EndingPick(Translated, QWidget):
    """Until somebody has won; or by a turn, by the clock on the wall, by whichever comes first."""

    changed = Signal()

    def __init__(
        self, game: GameGui, now: Callable[[], datetime] = utc_now, *, zone: tzinfo | None = None
    ) -> None:
        """Begin with an open end. ``zone`` is that of the wall; none for the system's."""
        super().__init__()
        self._now, self._zone, self._words = now, zone, game.endings()
        self._won, self.name = "", label("", "muted")
        self.way, self.count, self.finish = WheelLess(), WheelLess(), WheelLess()
        self.year = QSpinBox()
        self.time = QTimeEdit(self._usual_time())
        self.time.setDisplayFormat("HH:mm")
        self.when = label("", "muted", wrap=True)
        self.veiled = QCheckBox()
        """For whoever shows what is secret at the table: it is no part of this widget."""
        for choice in (self.way, self.count, self.finish):
            choice.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            choice.setMinimumContentsLength(10)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(4)
        inside.addWidget(row(self.name, (self.way, 1), gap=8))
        self._more = row(self.year, self.time, (self.count, 1), (self.finish, 1), gap=8)
        inside.addWidget(self._more)
        inside.addWidget(self.when)
        for choice in (self.way, self.count, self.finish):
            choice.activated.connect(self._on_changed)
        self.year.valueChanged.connect(self._on_changed)
        self.time.timeChanged.connect(self._on_changed)
        self.veiled.toggled.connect(self.changed)
        self._look = QTimer(self, interval=LOOK_MS)
        self._look.timeout.connect(self._say_when)
        self.say("", GAMES[game.id].calendar.begins)

    # -- what was chosen ----------------------------------------------------------------------

    @property
    def ending(self) -> Ending:
        """What the table agrees on, at this moment: a time on the wall is the next such time."""
        way = self.way.currentData()
        return Ending(
            year=self.year.value() if way in (YEAR, BOTH) else 0,
            time=self.moment.isoformat() if way in (TIME, BOTH) else "",
            at_once=bool(self.finish.currentData()) and way in (TIME, BOTH),
            count=Count(self.count.currentData()),
            veiled=self.veiled.isChecked(),
        )

    @property
    def wish(self) -> EndingWish:
        """What is written, as it is kept until the game begins."""
        way = str(self.way.currentData())
        timed = way in (TIME, BOTH)
        return EndingWish(
            way=way,
            year=0 if self.year.value() == self._usual_turn() else self.year.value(),
            time=self.time.time().toString("HH:mm") if timed else "",
            at_once=bool(self.finish.currentData()) and timed,
            count=Count(self.count.currentData()).value,
            veiled=self.veiled.isChecked(),
        )

    def take(self, wish: EndingWish) -> None:
        """Show what was written before."""
        for choice, data in (
            (self.way, wish.way),
            (self.count, wish.count),
            (self.finish, "now" if wish.at_once else ""),
        ):
            choice.setCurrentIndex(max(0, choice.findData(data)))
        kept = QTime.fromString(wish.time, "HH:mm")
        with QSignalBlocker(self.year), QSignalBlocker(self.time), QSignalBlocker(self.veiled):
            self.year.setValue(wish.year or self._usual_turn())
            self.time.setTime(kept if kept.isValid() else self._usual_time())
            self.veiled.setChecked(wish.veiled)
        self._on_changed()

    def summary(self) -> str:
        """Say when the game ends."""
        return self._won if self.way.currentData() == OPEN else self.when.text()

    @property
    def moment(self) -> datetime:
        """The next moment at which the clock on the wall shows the chosen time."""
        chosen = self.time.time()
        return next_shown(self._now(), chosen.hour(), chosen.minute(), self._zone)

    def _usual_turn(self) -> int:
        return self.year.minimum() + self._words.usual_turns

    def _usual_time(self) -> QTime:
        late = (self._now() + timedelta(hours=_HOURS)).astimezone(self._zone)
        return QTime(late.hour, 0 if late.minute < 30 else 30)

    # -- words --------------------------------------------------------------------------------

    def say(self, won: str, first_year: int) -> None:
        """Say how the game is won, and begin with its first turn."""
        self._won = won
        with QSignalBlocker(self.year):
            if self.year.minimum() != first_year:
                self.year.setRange(first_year, first_year + _LONGEST)
                self.year.setValue(self._usual_turn())
        self._speak()

    def _speak(self) -> None:
        ways = {
            OPEN: self._won,
            YEAR: self._words.by_turn(),
            TIME: self.tr("Short game: by the clock on the wall"),
            BOTH: self._words.by_turn_or_time(),
        }
        counts = {count: self._words.most(count) for count in self._words.counts}
        finishes = {
            "": self.tr("after the turn"),
            "now": self.tr("at once"),
        }
        for choice, texts in ((self.way, ways), (self.count, counts), (self.finish, finishes)):
            at = max(0, choice.currentIndex())
            with QSignalBlocker(choice):
                choice.clear()
                for key, text in texts.items():
                    choice.addItem(text, key)
                choice.setCurrentIndex(at)
        self.way.setToolTip(self._won)
        self.name.setText(self.tr("End of the game"))
        self.way.setAccessibleName(self.tr("When the game ends"))
        self.count.setAccessibleName(self.tr("What decides"))
        self.finish.setAccessibleName(self.tr("When the time has come"))
        self.year.setAccessibleName(self._words.last_turn())
        self.time.setAccessibleName(self.tr("Time on the wall"))
        self.veiled.setText(self.tr("A vote tells only whether it passed, not the count"))
        self._show()

    def _show(self) -> None:
        way = self.way.currentData()
        self._part(self.year, shown=way in (YEAR, BOTH))
        self._part(self.time, shown=way in (TIME, BOTH))
        several = len(self._words.counts) > 1
        self._part(self.count, shown=several)
        self._part(self._more, shown=way != OPEN)
        self._part(self.finish, shown=way in (TIME, BOTH))
        self._part(self.when, shown=way != OPEN)
        self._say_when()

    def _part(self, part: QWidget, *, shown: bool) -> None:
        # Shown before it hangs anywhere, it would be a window for a moment.
        if shown is part.isHidden():
            part.setHidden(not shown)

    def _say_when(self) -> None:
        """Say when the time will come: the next day, if it is past today."""
        way = self.way.currentData()
        parts: list[str] = []
        if way in (YEAR, BOTH):
            parts.append(self._words.played(self.year.value()))
        if way in (TIME, BOTH):
            moment, now = self.moment, self._now()
            minutes = max(1, -(-int((moment - now).total_seconds()) // 60))
            at_once = bool(self.finish.currentData())
            sentence = self.tr("The turn of {time} is the last one, played to its end: {left}.")
            if at_once:
                sentence = self.tr("At {time} the board counts as it stands: {left}.")
            parts.append(sentence.format(time=clock_words(moment, now), left=left_words(minutes)))
        if len(self._words.counts) == 1:  # there is no choice to say it
            parts.append(names.sentence(f"{self._words.most(self._words.counts[0])}."))
        self.when.setText(" ".join(parts))

    def _on_changed(self) -> None:
        self._show()
        self.changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Follow the time while it is seen."""
        super().showEvent(event)
        self._look.start()
        self._say_when()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest."""
        super().hideEvent(event)
        self._look.stop()
