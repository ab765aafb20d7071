"""What came of the lists: all of them open, and who got what, one step after another."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from engine.board.board import Board
from engine.seating.dealt import Grant
from engine.seating.record import Dealing, Way, deal, seats_of
from gui.explain import deal_words
from gui.kit import theme
from gui.kit.scroller import scroller
from gui.kit.signs import paint_badge
from gui.kit.widgets import button, column, label, paint_surface, row, rule
from gui.seating.roomy import fit
from gui.seating.wish_page import Sides, side_name
from gui.words import labels

_MIDDLE = Qt.AlignmentFlag.AlignCenter
_SIGN = 30
_CARD = (1280, 800)


class WishSign(QWidget):
    """One wish of one player: open, gone to somebody else, or his."""

    def __init__(self, letters: tuple[str, ...], name: str) -> None:
        super().__init__()
        self._letters, self._name = letters, name
        self.state = ""
        self.set_size(_SIGN)
        self.set_state("open")

    def set_size(self, size: int) -> None:
        """Draw each sign so large."""
        self._size = size
        self.setFixedSize(size * len(self._letters) + 8, size + 8)

    def set_state(self, state: str) -> None:
        """Show it ``open``, ``gone``, ``drawn`` (in the lot of this step) or ``won``."""
        if state == self.state:
            return
        self.state = state
        label = {
            "open": "{side}",
            "gone": QCoreApplication.translate("ToldPage", "{side}: gone"),
            "drawn": QCoreApplication.translate("ToldPage", "{side}: lost by lot"),
            "won": QCoreApplication.translate("ToldPage", "{side}: given"),
        }[state].format(side=self._name)
        self.setAccessibleName(label)
        self.setToolTip(label)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the signs; what is gone is pale and struck out, what is won has a ring."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(0.28 if self.state in ("gone", "drawn") else 1.0)
        for place, letter in enumerate(self._letters):
            box = QRectF(4 + place * self._size, 4, self._size, self._size).adjusted(2, 2, -2, -2)
            paint_badge(painter, box, letter)
        painter.setOpacity(1.0)
        inside = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self.state == "won":
            painter.setPen(QPen(theme.colour("accent"), 2.6))
            painter.drawRoundedRect(inside, inside.height() / 2, inside.height() / 2)
        elif self.state in ("gone", "drawn"):
            ink = "bad" if self.state == "drawn" else "text3"
            painter.setPen(QPen(theme.colour(ink), 1.8))
            middle = inside.center().y()
            painter.drawLine(QPointF(inside.left(), middle), QPointF(inside.right(), middle))
        painter.end()


class ToldPage(QWidget):
    """A public page: the table of lists, and below it the step that is told now."""

    finished = Signal()

    def __init__(self, board: Board, sides: Sides, way: str, lot: str, dealing: Dealing) -> None:
        super().__init__()
        paint_surface(self, "paper")
        self._board, self._sides = board, {side[0]: side for side in sides}
        self._way, self._lot, self._dealing = way, lot, dealing
        self.grants: tuple[Grant, ...] = deal(way, lot, dealing).grants
        self._px = theme.font("order").pixelSize()
        self.at = 0
        """How many of them are told."""

        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(24, 20, 24, 20)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.say_again()

    def say_again(self) -> None:
        """Say everything in the language now spoken."""
        while (item := self._whole.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.signs: dict[tuple[str, str], WishSign] = {}
        self.got: dict[str, QLabel] = {}
        self._numbers: dict[tuple[str, str], QLabel] = {}
        title = QCoreApplication.translate("ToldPage", "The lists are open")
        self.step = label("", "h3", wrap=True)
        self.seed = label("", "muted", wrap=True, selectable=True)
        self.go = button("", "primary", "next", "on_accent")
        self.rest = button(QCoreApplication.translate("ToldPage", "All at once"), "quiet")
        self.go.clicked.connect(self.forward)
        self.rest.clicked.connect(self.tell_all)
        inside = column(
            label(title, "h1"),
            label(deal_words.how_words(self._way), "muted", wrap=True),
            (scroller(self._table()), 1),
            rule(),
            self.step,
            self.seed,
            row(None, self.rest, self.go, gap=12),
            gap=10,
            pad=(32, 20, 32, 20),
            surface="card",
            frame=True,
        )
        self._card = inside
        self._whole.addStretch(1)
        self._whole.addWidget(row((QWidget(), 1), (inside, 40), (QWidget(), 1)), 60)
        self._whole.addStretch(1)
        self._fit()
        self._show()
        self.go.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is: everybody around the laptop looks."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        times = fit(self._card, *_CARD)
        for sign in self.signs.values():
            sign.set_size(round(_SIGN * times))
        self._px = round(theme.font("order").pixelSize() * times)
        self._ink_numbers()

    def _ink_numbers(self) -> None:
        """Show which bids are met, and which can be met no more."""
        done = self.grants[: self.at]
        given, seats = {grant.side: grant.player for grant in done}, {one.player for one in done}
        for (seat, side), number in self._numbers.items():
            won = given.get(side) == seat
            ink = "accent" if won else "text3" if side in given or seat in seats else "text"
            weight = "font-weight: 700;" if won else ""
            size = f"font-size: {self._px}px;"
            number.setStyleSheet(f"color: {theme.hexa(ink)}; {weight} {size}")

    def _table(self) -> QWidget:
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 6, 12, 6)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        names = deal_words.player_names(self._dealing)
        count = len(self._sides)
        bids = self._way == Way.BIDS
        for place, side in enumerate(self._dealing.sides, 1):
            letters = " ".join(labels.power_initial(self._board, p) for p in self._sides[side])
            head = letters if bids else f"{place}."
            grid.addWidget(label(head, "overline", align=_MIDDLE), 0, place)
        for line, seat in enumerate(seats_of(self._dealing.players), 1):
            name = label(names[seat], "strong", wrap=True)
            name.setMaximumWidth(theme.room(300))
            grid.addWidget(name, line, 0)
            for place in range(1, count + 1):
                grid.addWidget(self._cell(seat, line - 1, place - 1), line, place, _MIDDLE)
            self.got[seat] = label("", "order")
            grid.addWidget(self.got[seat], line, count + 1)
        grid.setColumnStretch(0, 2)
        grid.setColumnStretch(count + 1, 3)
        grid.setRowStretch(len(names) + 1, 1)
        return inside

    def _cell(self, seat: str, line: int, place: int) -> QWidget:
        if self._way == Way.BIDS:
            side = self._dealing.sides[place]
            bid = self._dealing.bids[line].get(side, 0)
            number = label(str(bid) if bid else "–", "order", align=_MIDDLE)
            self._numbers[seat, side] = number
            return number
        wishes = self._dealing.wishes[line]
        if place >= len(wishes):
            return label("·", "muted", align=_MIDDLE)
        powers = self._sides[wishes[place]]
        letters = tuple(labels.power_letter(self._board, power) for power in powers)
        sign = WishSign(letters, side_name(self._board, powers))
        self.signs[seat, wishes[place]] = sign
        return sign

    def forward(self) -> None:
        """Tell the next step; after the last one, be done."""
        if self.at >= len(self.grants):
            self.finished.emit()
            return
        self.at += 1
        self._show()

    def tell_all(self) -> None:
        """Tell what is left at once."""
        self.at = len(self.grants)
        self._show()

    def _show(self) -> None:
        done = self.grants[: self.at]
        given = {grant.side: grant.player for grant in done}
        last = done[-1] if done else None
        for (seat, side), sign in self.signs.items():
            lost = last is not None and side == last.side and seat in last.against
            won = given.get(side) == seat
            has = any(grant.player == seat for grant in done)
            gone = side in given or has
            sign.set_state("won" if won else "drawn" if lost else "gone" if gone else "open")
        self._ink_numbers()
        for grant in done:
            self.got[grant.player].setText(self._named(grant.side))
        over = self.at >= len(self.grants)
        if last is None:
            sentence = QCoreApplication.translate(
                "ToldPage", "Everybody sees all lists now. Step by step, who gets what:"
            )
        else:
            sentence = deal_words.grant_words(self._way, last, self.at, self._dealing, self._named)
        self.step.setText(sentence)
        lots = over and deal_words.needed_lots(self._way, self._lot, self._dealing)
        nothing = QCoreApplication.translate("ToldPage", "No lot was needed.")
        seed = deal_words.seed_words(self._way, self._lot) if lots else nothing
        self.seed.setText(seed if over else "")
        self.rest.setVisible(not over)
        self.go.say(self.tr("Back to the table") if over else self.tr("Next"))

    def _named(self, side: str) -> str:
        return side_name(self._board, self._sides[side])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on by the space bar, Enter or the right arrow."""
        if event.key() in (
            Qt.Key.Key_Space,
            Qt.Key.Key_Return,
            Qt.Key.Key_Enter,
            Qt.Key.Key_Right,
        ):
            self.forward()
        event.accept()
