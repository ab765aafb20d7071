"""What is to be practised today, and how much of what was asked was foreseen."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QProgressBar, QVBoxLayout, QWidget

from engine.study.memory.memory import Memory
from engine.study.memory.remembered import Tally
from gui.kit import theme
from gui.kit.flow import flow
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.translated import Translated
from gui.kit.widgets import Button, button, column, label, row
from gui.predict.fate_words import due_words
from gui.words import names

_WEEK = timedelta(days=7)

SESSIONS = (5, 10, 20)
"""How many phases may be asked about at once, where more are due."""

_WIDE = 720
"""Pixels of a usual window that lines and bars take at most."""

ThemeWord = Callable[[str], str]
"""Says what a theme is called; nothing for none."""


class PracticePage(Translated, QWidget):
    """Begins with as many phases as somebody likes; asks nobody to."""

    begun = Signal(int)
    """So many phases are to be asked about."""

    new_asked = Signal()
    """Something is to be asked that never was."""

    lesson_asked = Signal()
    """The game's first lesson is wanted."""

    library_asked = Signal()
    """Back to the library."""

    def __init__(
        self,
        memory: Memory,
        now: Callable[[], datetime],
        theme_word: ThemeWord,
        count_new: Callable[[], int],
        *,
        lesson: bool,
    ) -> None:
        """``count_new`` counts what the library has that was never asked.

        ``lesson`` says whether there is a first lesson of the game.
        """
        super().__init__()
        self._memory, self._now, self._theme_word = memory, now, theme_word
        self._count_new, self._has_lesson = count_new, lesson
        self._last: tuple[int, int] | None = None
        self._trouble, self._unkept = "", ""
        self.title, self.lead = label("", "h1"), label("", "", wrap=True)
        self.result, self.trouble = label("", "h3", wrap=True), label("", "bad", wrap=True)
        self.starts: dict[int, Button] = {}
        self._starts = QWidget()
        self._starts_layout = spaced(QVBoxLayout(self._starts))
        self._line: QWidget | None = None
        self.meanwhile = label("", "h3")
        self.new, self.new_told = button("", "primary", "eye", "on_accent"), label("", "muted")
        self.lesson, self.lesson_told = button("", "", "lesson"), label("", "muted")
        self.library, self.library_told = button("", "", "book"), label("", "muted")
        self._acts = QWidget()
        acts = spaced(QGridLayout(self._acts), gap=10)
        for turn, pair in enumerate(self._pairs):
            for place, part in enumerate(pair):
                acts.addWidget(part, turn, place)
        acts.setColumnStretch(1, 1)
        self.new.clicked.connect(self.new_asked)
        self.lesson.clicked.connect(self.lesson_asked)
        self.library.clicked.connect(self.library_asked)
        self.heading, self.whole = label("", "h3"), label("", "muted", wrap=True)
        self._themes = QWidget()
        self._grid = spaced(QGridLayout(self._themes), gap=10)
        self.rows: list[tuple[str, Tally]] = []
        inside = column(
            *(self.title, self.trouble, self.result, self.lead, self._starts),
            *(self.meanwhile, row((self._acts, 20), None), 12),
            *(self.heading, self.whole, row((self._themes, 20), None), None),
            gap=12,
            pad=(32, 24, 32, 28),
        )
        layout = spaced(QVBoxLayout(self))
        layout.addWidget(column((scroller(inside), 1), surface="paper"))
        self.show_day()

    @property
    def _pairs(self) -> tuple[tuple[Button, QLabel], ...]:
        """What can be done while nothing is due, each with what is said of it."""
        return (
            (self.new, self.new_told),
            (self.lesson, self.lesson_told),
            (self.library, self.library_told),
        )

    @property
    def first(self) -> Button | None:
        """What Enter does at first; nothing where nothing can be done."""
        acts = (*self.starts.values(), *(act for act, _ in self._pairs))
        return next((one for one in acts if not one.isHidden()), None)

    def show_day(self, last: tuple[int, int] | None = None, unkept: str = "") -> None:
        """Say what is due; after ``last``, how many units of all were foreseen in it.

        ``unkept`` says why that is not kept, where it is not.
        """
        self._last, self._unkept = last, unkept
        self._speak()

    def say_trouble(self, trouble: str) -> None:
        """Say what was wrong with what is remembered when it was opened."""
        self._trouble = trouble
        self._speak()

    def say_unkept(self, unkept: str) -> None:
        """Say why what was answered is not kept; nothing where it is."""
        if unkept != self._unkept:
            self._unkept = unkept
            self._speak()

    def _speak(self) -> None:
        self._themes.setMaximumWidth(theme.px(_WIDE))
        self.lead.setMaximumWidth(theme.px(_WIDE))
        due = len(self._memory.queue())
        self.title.setText(self.tr("Practice today"))
        self.trouble.setText(self._unkept or self._trouble)
        self.trouble.setVisible(bool(self.trouble.text()))
        self.result.setVisible(self._last is not None)
        if self._last is not None:
            right, total = self._last
            self.result.setText(
                self.tr("{right} of {total} foreseen").format(
                    right=right, total=names.number(total)
                )
            )
        self.lead.setText(self._lead(due))
        self._offer(due)
        self._offer_meanwhile(nothing=not due)
        self._tell_themes()

    def _lead(self, due: int) -> str:
        if due:
            return self.tr("%n phase(s) to be asked again", "", due)
        coming = next(iter(self._memory.due().values()), None)
        if coming is not None:
            when = due_words(coming, self._now())
            said = self.tr("Nothing is due now. The next phase is asked {when}.").format(when=when)
            until = self._now() + _WEEK
            soon = sum(1 for at in self._memory.due().values() if at <= until)
            week = self.tr("%n phase(s) come back within a week.", "", soon)
            return f"{said} {week}" if soon > 1 else said
        return self.tr(
            "What is not foreseen comes back here. It is asked about on any board of the study: "
            "the key P, or What happens?"
        )

    def _offer(self, due: int) -> None:
        if self._line is not None:
            self._starts_layout.removeWidget(self._line)
            self._line.hide()
            self._line.deleteLater()
            self._line = None
        self.starts = {}
        fewer = [one for one in SESSIONS if one < due]
        for count in (*fewer, due):
            if count:
                made = button("", "" if self.starts else "primary")
                every = self.tr("All {count}").format(count=count) if fewer else self.tr("Begin")
                made.say(every if count == due else self.tr("%n phase(s)", "", count))
                made.clicked.connect(lambda _=False, count=count: self.begun.emit(count))
                self.starts[count] = made
        if self.starts:
            self._line = flow(*self.starts.values(), gap=10)
            self._starts_layout.addWidget(self._line)
            self._line.show()  # what comes to a page that is seen already is hidden at first

    def _offer_meanwhile(self, *, nothing: bool) -> None:
        """Offer what else there is to do where nothing is due."""
        count = self._count_new() if nothing else 0
        offered = (bool(count), nothing and self._has_lesson, nothing)
        for pair, here in zip(self._pairs, offered, strict=True):
            for part in pair:
                part.setVisible(here)
        self.meanwhile.setVisible(nothing)
        self._acts.setVisible(nothing)
        self.meanwhile.setText(self.tr("What one can do now"))
        self.new.say(self.tr("Ask something new"))
        self.new_told.setText(
            self.tr("A few of %n item(s) of the library that were never asked", "", count)
        )
        self.lesson.say(self.tr("First lesson"))
        self.lesson_told.setText(self.tr("The rules by doing, step by step on the board"))
        self.library.say(self.tr("To the library"))
        said = self.tr("Choose there what to look at, or to be asked about (P)")
        self.library_told.setText(said)

    def _tell_themes(self) -> None:
        known = self._memory.known
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.rows = self._named(known.themes)
        self.heading.setText(self.tr("What was foreseen, by theme"))
        self.heading.setVisible(bool(self.rows))
        self.whole.setVisible(bool(self.rows))
        whole = known.whole
        self.whole.setText(
            self.tr("{right} of %n unit(s) in all", "", whole.total).format(right=whole.right)
        )
        for turn, (name, tally) in enumerate(self.rows):
            told = f"{tally.right} / {tally.total}"
            bar = QProgressBar(textVisible=False, maximum=max(1, tally.total), value=tally.right)
            bar.setAccessibleName(f"{name}: {told}")
            figure = label(told, "muted", align=Qt.AlignmentFlag.AlignRight)
            for place, part in enumerate((label(name, "", wrap=True), bar, figure)):
                self._grid.addWidget(part, turn, place)
                part.show()
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)

    def _named(self, themes: Mapping[str, Tally]) -> list[tuple[str, Tally]]:
        """Return themes with their names, what was foreseen least first; games share a name."""
        named: dict[str, Tally] = {}
        for key, tally in themes.items():
            name = self._theme_word(key) if key else self.tr("one’s own boards")
            named[name] = named.get(name, Tally()) + tally
        return sorted(named.items(), key=lambda one: (one[1].right / one[1].total, one[0]))
