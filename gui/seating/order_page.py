"""Choosing one after another in the order of scores: everything in the open."""

import math
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.seating.dealt import lots
from engine.seating.record import Dealing, order_of
from gui.explain import deal_words
from gui.kit.clock_key import LineField
from gui.kit.pick_list import PickList
from gui.kit.scroller import scroller
from gui.kit.widgets import Button, button, column, label, paint_surface, restyle, row, rule
from gui.seating.roomy import fit
from gui.seating.secret_page import badges
from gui.seating.wish_page import Sides, side_name
from gui.words import labels

_CARD = (1180, 860)
"""How large the card grows in a usual window."""


def score_of(text: str) -> float | None:
    """Read a score: ``12``, ``12,5``; nothing typed is nought."""
    plain = text.strip().replace(",", ".").replace("−", "-")
    if not plain:
        return 0.0
    try:
        number = float(plain)
    except ValueError:
        return None
    return number + 0.0 if math.isfinite(number) and abs(number) < 1e9 else None


@dataclass(frozen=True, slots=True)
class Begun:
    """Scores and choices of a table that went back before it was done. Nothing of it is secret."""

    typed: tuple[str, ...]
    first: int
    lot: str
    order: tuple[str, ...]
    taken: tuple[tuple[str, str], ...]
    dealing: Dealing

    @property
    def any(self) -> bool:
        """Whether anything was typed or taken."""
        return any(self.typed) or bool(self.order)


class OrderPage(QWidget):
    """First the scores (or none: then by lot), then everybody takes what is still free."""

    finished = Signal()
    left = Signal()

    def __init__(self, board: Board, sides: Sides, players: tuple[str, ...], lot: str) -> None:
        super().__init__()
        paint_surface(self, "paper")
        self._board, self._sides, self._lot = board, sides, lot
        self.players = players
        keys = tuple(side[0] for side in sides)
        self.dealing = Dealing(players=players, sides=keys, scores=(0.0,) * len(players))
        self.order: tuple[str, ...] = ()
        self.taken: dict[str, str] = {}
        """What each seat took."""

        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(24, 20, 24, 20)
        self.scores: list[QLineEdit] = []
        self.first = PickList()
        self.say_again()

    def begun(self) -> Begun:
        """Return what was typed and taken so far, for when the table comes back."""
        typed = tuple(line.text() for line in self.scores)
        taken = tuple(self.taken.items())
        return Begun(typed, self.first.currentIndex(), self._lot, self.order, taken, self.dealing)

    def go_on(self, begun: Begun) -> None:
        """Go on with what was typed and taken before."""
        self._lot, self.order, self.taken = begun.lot, begun.order, dict(begun.taken)
        self.dealing = replace(begun.dealing, players=self.players)
        for line, text in zip(self.scores, begun.typed, strict=False):
            line.setText(text)
        self.first.setCurrentIndex(begun.first)
        self._show()

    @property
    def lot(self) -> str:
        """The seed that decides between equal scores."""
        return self._lot

    def say_again(self) -> None:
        """Say everything in the language now spoken."""
        typed, first = [line.text() for line in self.scores], self.first.currentIndex()
        while (item := self._whole.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.scores = []
        self.free: dict[str, Button] = {}
        self._said: list[QLabel] = []
        self.title = label(self.tr("In the order of scores"), "h1")
        self.lead = label("", "muted", wrap=True)
        self.first = PickList()
        self.first.addItem(self.tr("The highest score chooses first"))
        self.first.addItem(self.tr("The lowest score chooses first"))
        self.first.setAccessibleName(self.tr("Who chooses first"))
        self.trouble = label("", "bad", wrap=True)
        self.trouble.hide()
        self.step = label("", "h2", wrap=True)
        self.seed = label("", "muted", wrap=True, selectable=True)
        self._picks = QWidget()
        self.leave = button(self.tr("Back to the table’s page (Esc)"), "quiet")
        self.back = button(self.tr("Take the last one back"), "quiet", "undo")
        self.go = button("", "primary", "check", "on_accent")
        self.leave.clicked.connect(self.left)
        self.back.clicked.connect(self.take_back)
        self.go.clicked.connect(self.press)
        self.first.setCurrentIndex(max(0, first))
        self._build()
        for line, text in zip(self.scores, typed, strict=False):
            line.setText(text)
        self._show()

    def _build(self) -> None:
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 12, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(6)
        names = deal_words.player_names(self.dealing)
        for place, head in enumerate((self.tr("Player"), self.tr("Score"), self.tr("Takes"))):
            self._grid.addWidget(label(head, "overline"), 0, place)
        for line, seat in enumerate(names, 1):
            score = LineField()
            score.setMaxLength(12)
            score.setFixedWidth(120)
            score.setPlaceholderText("0")
            score.setAccessibleName(self.tr("Score of {player}").format(player=names[seat]))
            score.returnPressed.connect(partial(self._next, line))
            score.textEdited.connect(self._calm)
            self.scores.append(score)
            takes = label("", "order")
            self._said.append(takes)
            for place, each in enumerate((label(names[seat], "strong", wrap=True), score, takes)):
                self._grid.addWidget(each, line, place)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(2, 3)
        self._grid.setRowStretch(len(names) + 1, 1)
        pick_box = QVBoxLayout(self._picks)
        pick_box.setContentsMargins(0, 0, 8, 0)
        pick_box.setSpacing(6)
        halves = row((scroller(inside), 3), (scroller(self._picks), 2), gap=28)
        card = column(
            self.title,
            self.lead,
            row(self.first, None),
            (halves, 1),
            rule(),
            self.trouble,
            self.step,
            self.seed,
            row(self.leave, None, self.back, self.go, gap=12),
            gap=10,
            pad=(32, 20, 32, 20),
            surface="card",
            frame=True,
        )
        self._card = card
        self._whole.addStretch(1)
        self._whole.addWidget(row((QWidget(), 1), (card, 40), (QWidget(), 1)), 60)
        self._whole.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        fit(self._card, *_CARD)

    # what the table does

    def press(self) -> None:
        """Fix the order; after the last choice, be done."""
        if not self.order:
            self._fix()
        elif len(self.taken) == len(self.players):
            self.finished.emit()

    def _fix(self) -> None:
        figures = [score_of(line.text()) for line in self.scores]
        bad = [seat for seat, score in enumerate(figures) if score is None]
        for seat, line in enumerate(self.scores):
            line.setProperty("state", "bad" if seat in bad else "")
            restyle(line)
        if bad:
            names = deal_words.player_names(self.dealing)
            sentence = QCoreApplication.translate(
                "OrderPage", "✕ {player}: “{score}” is no number. Type it in digits, like 12,5."
            )
            self.trouble.setText(
                "\n".join(
                    sentence.format(player=names[str(seat + 1)], score=self.scores[seat].text())
                    for seat in bad
                )
            )
            self.trouble.show()
            self.scores[bad[0]].setFocus()
            return
        self.dealing = Dealing(
            players=self.players,
            sides=self.dealing.sides,
            scores=tuple(score or 0.0 for score in figures),
            highest_first=self.first.currentIndex() == 0,
        )
        self.order = order_of(
            self.dealing.scores, lots(self._lot), highest_first=self.dealing.highest_first
        )
        self._show()

    def take(self, side: str) -> None:
        """Let whoever's turn it is take a side."""
        if self.now and side not in self.taken.values():
            self.taken[self.now] = side
            self._show()

    def take_back(self) -> None:
        """Take back the last choice; before the first, the order."""
        if self.taken:
            self.taken.popitem()
        else:
            self.order = ()
        self._show()

    @property
    def now(self) -> str:
        """The seat whose turn it is; nothing before the order is fixed and after the last."""
        return next((seat for seat in self.order if seat not in self.taken), "")

    def chosen(self) -> Dealing:
        """Return what was typed and taken."""
        return Dealing(
            players=self.players,
            sides=self.dealing.sides,
            scores=self.dealing.scores,
            highest_first=self.dealing.highest_first,
            wishes=tuple((self.taken[str(seat)],) for seat in range(1, len(self.players) + 1)),
        )

    # showing it

    def _calm(self) -> None:
        self.trouble.hide()
        for line in self.scores:
            if line.property("state"):
                line.setProperty("state", "")
                restyle(line)

    def _next(self, line: int) -> None:
        if line < len(self.scores):
            self.scores[line].setFocus()
            self.scores[line].selectAll()
        else:
            self.go.setFocus()

    def _show(self) -> None:
        fixed, now = bool(self.order), self.now
        names = deal_words.player_names(self.dealing)
        self.trouble.hide()
        for line in self.scores:
            line.setEnabled(not fixed)
        self.first.setEnabled(not fixed)
        for seat in range(len(self.players)):
            self._said[seat].setText(self._line_words(str(seat + 1)))
        self._show_free()
        if not fixed:
            text = self.tr("Type everybody’s score, or none at all: then the lot sets the order.")
            self.step.setText("")
            self.go.say(self.tr("Set the order"))
        elif now:
            text = self.tr("Everybody sees what is left, and takes one of it.")
            self.step.setText(self.tr("{player} chooses.").format(player=names[now]))
            self.go.say(self.tr("Back to the table"))
        else:
            text = ""
            self.step.setText(self.tr("Everybody has chosen."))
            self.go.say(self.tr("Back to the table"))
        self.lead.setText(text)
        fit(self._card, *_CARD)
        tied = fixed and len(set(self.dealing.scores)) < len(self.players)
        self.seed.setText(deal_words.seed_words("scores", self._lot) if tied else "")
        self.go.setEnabled(not now)
        self.back.setVisible(fixed)
        if not fixed:
            self.scores[0].setFocus()
        elif now and self.free:
            next(iter(self.free.values())).setFocus()
        else:
            self.go.setFocus()

    def _line_words(self, seat: str) -> str:
        if seat in self.taken:
            side = next(one for one in self._sides if one[0] == self.taken[seat])
            return f"{self.order.index(seat) + 1}. {side_name(self._board, side)}"
        return f"{self.order.index(seat) + 1}." if self.order else ""

    def _show_free(self) -> None:
        box = self._picks.layout()
        while box is not None and (item := box.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.free = {}
        if not isinstance(box, QVBoxLayout) or not self.now:
            return
        for side in self._sides:
            if side[0] not in self.taken.values():
                act = button(side_name(self._board, side), "")
                act.clicked.connect(partial(self.take, side[0]))
                self.free[side[0]] = act
                letters = tuple(labels.power_letter(self._board, power) for power in side)
                box.addWidget(row(badges(letters, 30), (act, 1), gap=10))
        box.addStretch(1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave by Esc; take by the letter of a power."""
        letter = event.text().upper()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif self.now and letter.isalpha():
            for side in self._sides:
                if letter in [labels.power_initial(self._board, power) for power in side]:
                    self.take(side[0])
                    break
        event.accept()
