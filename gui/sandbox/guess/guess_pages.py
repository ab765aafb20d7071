"""The papers of who guesses orders: whose, how near it was, what it came to."""

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QProgressBar, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.rules.order import Order
from engine.study.guessing import Compared, Hit, Score, score
from gui.kit.scroller import scroller
from gui.kit.signs import Badge
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, picture, row
from gui.sandbox.guess.guess_course import GuessCourse
from gui.words import labels, names, phases
from gui.words.line_ends import whole_orders

_Glyphs = Mapping[Hit, tuple[str, str]]

_GLYPHS: _Glyphs = {
    Hit.SAME: ("check", "good"),
    Hit.AIM: ("branch", "accent"),
    Hit.OTHER: ("cross", "bad"),
}
_BESIDE = {**_GLYPHS, Hit.OTHER: ("info", "text2")}
"""Beside the computer, who may be wrong himself, nothing is wrong."""

_BADGE = 32


class GuessPage(QWidget):
    """A paper whose lines come anew each time."""

    def __init__(self) -> None:
        super().__init__()
        self.title = label("", "h2", wrap=True)
        self.said = label("", "muted", wrap=True)
        inside = QWidget()
        self._list = spaced(QVBoxLayout(inside), (0, 0, 8, 0), 8)
        self._list.addStretch(1)
        layout = spaced(QVBoxLayout(self), gap=10)
        layout.addWidget(self.title)
        layout.addWidget(self.said)
        layout.addWidget(scroller(inside), 1)
        self._lines: list[QWidget] = []

    def _clear(self) -> None:
        for old in self._lines:
            self._list.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._lines = []

    def _add(self, line: QWidget) -> None:
        self._lines.append(line)
        self._list.insertWidget(self._list.count() - 1, line)
        line.show()

    def _score(self, score: Score) -> str:
        said = self.tr("{points} of {most} points, {percent} %")
        told = said.format(
            points=score.points, most=names.number(score.most), percent=score.percent
        )
        return told.replace(" %", "\N{NO-BREAK SPACE}%")


class GuessStartPage(GuessPage):
    """Whose orders shall be guessed, and how far one came with each power."""

    chosen = Signal(str)

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.buttons: dict[str, QWidget] = {}

    def show_course(self, course: GuessCourse) -> None:
        """List the powers."""
        self._clear()
        self.buttons = {}
        chapter = course.study.chapter_of(course.root)
        title = chapter.title if chapter is not None else ""
        self.title.setText(title or self.tr("Guess the orders"))
        self.said.setText(
            self.tr(
                "Write for one power, phase by phase. When you seal, you see what was really "
                "ordered: two points for the same order, one for another order with the same aim."
            )
        )
        for power in course.powers:
            done, every = course.count(power)
            name = labels.power_name(self._board, power)
            made = button(name)
            made.clicked.connect(partial(self.chosen.emit, power))
            far = self._far(course, power, done, every)
            made.setAccessibleDescription(far)
            badge = Badge(labels.power_letter(self._board, power), _BADGE)
            self._add(row(badge, (column(made, label(far, "muted", wrap=True), gap=2), 1), gap=10))
            self.buttons[power] = made
        if chapter is not None and chapter.text:
            self._add(label(chapter.text, wrap=True))

    def _far(self, course: GuessCourse, power: str, done: int, every: int) -> str:
        kept = course.kept(power)
        if not done:
            said = self.tr("%n phase(s) to guess", "", every)
        elif done < every:
            said = self.tr("{done} of {every} phases guessed: {score}").format(
                done=done, every=names.number(every), score=self._score(course.total_of(power))
            )
        else:
            said = self.tr("all phases guessed: {score}. Choose it for another round.").format(
                score=self._score(course.total_of(power))
            )
        if kept.rounds:
            best = max(kept.rounds, key=lambda one: one.percent)
            said += " " + self.tr("Best round: {score}.").format(score=self._score(best))
        return said


class GuessResultPage(GuessPage):
    """How near the guess was, unit by unit, and what is remarked on the phase."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board
        self.lines: tuple[str, ...] = ()
        self.beside: tuple[str, ...] = ()
        """What is said of each unit beside the computer's orders."""

    def show_course(self, course: GuessCourse) -> None:
        """List both orders of each unit; below them what the computer would write."""
        self._clear()
        self.title.setText(self._score(course.score))
        self.said.setText(self.tr("So far: {score}").format(score=self._score(course.total)))
        self.lines = self._list_all(course.compared, self.tr("Played: {order}"), _GLYPHS)
        if course.note:
            note = label(whole_orders(course.note), wrap=True)
            note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._add(note)
        other = course.beside_computer
        if other:
            self._add(label(self.tr("What the computer would write"), "h3", wrap=True))
            modest = self.tr(
                "It moves by simple rules and knows no plan: another opinion, not a better one, "
                "and it does not count. Beside it: {score}."
            )
            self._add(label(modest.format(score=self._score(score(other))), "muted", wrap=True))
        self.beside = self._list_all(other, self.tr("Computer: {order}"), _BESIDE)

    def _list_all(
        self, compared: Iterable[Compared], whose: str, glyphs: _Glyphs
    ) -> tuple[str, ...]:
        lines = [self._line(one, whose, glyphs) for one in compared]
        for line in lines:
            self._add(line)
        return tuple(line.accessibleName() for line in lines)

    def _line(self, one: Compared, whose: str, glyphs: _Glyphs) -> QWidget:
        hits = {
            Hit.SAME: self.tr("the same order"),
            Hit.AIM: self.tr("the same aim"),
            Hit.OTHER: self.tr("another order"),
        }
        if one.hit is Hit.SAME:
            words = [self._order(one.played)]
        else:
            words = [
                whose.format(order=self._order(one.played)),
                self.tr("Your guess: {order}").format(order=self._order(one.guess)),
            ]
        texts = QWidget()
        layout = spaced(QVBoxLayout(texts), gap=2)
        layout.addWidget(label(words[0], "strong", wrap=True))
        for more in words[1:]:
            layout.addWidget(label(more, "muted", wrap=True))
        made = row(picture(*glyphs[one.hit], 20), (texts, 1), gap=10)
        made.setToolTip(hits[one.hit])
        made.setAccessibleName(f"{hits[one.hit]}. " + ". ".join(words))
        return made

    def _order(self, order: Order | None) -> str:
        if order is None:
            return self.tr("nothing")
        return labels.full_order_words(order, self._board)


class GuessEndPage(GuessPage):
    """What a whole game came to, and each of its phases."""

    def show_course(self, course: GuessCourse) -> None:
        """Say it."""
        self._clear()
        self.title.setText(self.tr("All phases are guessed"))
        self.said.setText(self._score(course.total))
        every = QWidget()
        grid = spaced(QGridLayout(every), gap=8)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 2)
        beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for turn, (phase, one) in enumerate(course.by_phase):
            name, told = phases.full_phase_words(phase), f"{one.points} / {one.most}"
            bar = QProgressBar(textVisible=False, maximum=max(1, one.most), value=one.points)
            bar.setAccessibleName(f"{name}: {told}")
            figure = label(told, "muted", align=beside)
            for place, part in enumerate((label(name, wrap=True), bar, figure)):
                grid.addWidget(part, turn, place)
        self._add(every)
