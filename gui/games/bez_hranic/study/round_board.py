"""The table of a round in the study: nine places, each with its card and stack, and hands."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.games.bez_hranic.calendar import tokens_of
from engine.games.bez_hranic.placements import STAYS, Placement, stacks
from engine.games.bez_hranic.study.round import START, TARGET, StudyRound
from gui.games.bez_hranic.drawing.cards import CardFace, paint_card, paint_forty
from gui.games.bez_hranic.drawing.far import BRASS, CREAM, GOLD, frame, sans, write
from gui.games.bez_hranic.drawing.outlines import card_outline
from gui.games.bez_hranic.drawing.tokens import Token, paint_stack, paint_token
from gui.games.bez_hranic.looks import DIGITS, FIELD_KEYS, colour_name, letters_of
from gui.games.bez_hranic.words.states import field_name, state_name

CELL, GAP, HANDS = 200.0, 8.0, 96.0
WIDE = 3 * CELL + 4 * GAP
HIGH = WIDE + HANDS
_PAD = {"7": (0, 0), "8": (1, 0), "9": (2, 0), "4": (0, 1), "5": (1, 1), "6": (2, 1)}
_PAD |= {"1": (0, 2), "2": (1, 2), "3": (2, 2)}
MIDDLE = "5"


class RoundBoard(QWidget):
    """Lay by a click or a digit, lift by a right click or Backspace."""

    laid = Signal(str, str)
    """A token is to be laid: carries colour and field."""

    lifted = Signal(str)
    """The uppermost token of a field is to be taken."""

    card_asked = Signal(int)
    """The card of a place is to be another; carries the place."""

    moved = Signal()
    """Another place, or another colour, is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._round: StudyRound | None = None
        self.wrong: Sequence[Placement] = ()
        self.best: Sequence[str] = ()
        """Fields that are marked as the best choice."""

        self.key, self.colour = MIDDLE, ""
        self._second = False
        """Whether the target of the two cards in the middle is meant."""

    def hasHeightForWidth(self) -> bool:
        """Tell that its height follows its width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of its drawing."""
        return round(width * HIGH / WIDE)

    def sizeHint(self) -> QSize:
        """Return a usual size."""
        return QSize(400, self.heightForWidth(400))

    def show_round(self, now: StudyRound, wrong: Sequence[Placement]) -> None:
        """Show a round, and which of its tokens lie wrong."""
        self._round, self.wrong = now, wrong
        if not now.may_lay(self.colour):
            free = [one for one in now.colours if now.may_lay(one)]
            self.colour = (free or [*now.colours])[0]
        self._second &= bool(now.offer.target)
        self._say()
        self.update()

    def mark(self, fields: Sequence[str]) -> None:
        """Mark the fields of the best choice, or none."""
        self.best = fields
        self.update()

    # -- where things are ------------------------------------------------------------------------

    @property
    def _shown(self) -> StudyRound:
        assert self._round is not None
        return self._round

    @property
    def units(self) -> QTransform:
        """How units become pixels."""
        scale = min(self.width() / WIDE, self.height() / HIGH)
        into = QTransform()
        into.translate((self.width() - WIDE * scale) / 2, 0)
        into.scale(scale, scale)
        return into

    @staticmethod
    def cell(key: str) -> QRectF:
        """Return where a place lies, as on the numeric block."""
        across, down = _PAD[key]
        return QRectF(GAP + across * (CELL + GAP), GAP + down * (CELL + GAP), CELL, CELL)

    def field_of(self, key: str) -> str:
        """Return the field that lies at a key; nothing in the middle."""
        fields = dict(zip(FIELD_KEYS, self._shown.offer.fields, strict=True))
        return fields.get(key, "")

    def key_of(self, on_field: str) -> str:
        """Return the key of a field."""
        return dict(zip(self._shown.offer.fields, FIELD_KEYS, strict=True))[on_field]

    @property
    def place(self) -> int | None:
        """The place of the card that is chosen; nothing on field 40."""
        if self.key == MIDDLE:
            return TARGET if self._second else START
        on_field = self.field_of(self.key)
        return None if on_field == STAYS else self._shown.offer.states.index(on_field)

    def hand_at(self, number: int) -> QPointF:
        """Return where the tokens of a colour lie below the table."""
        many = len(self._shown.colours)
        each = min(WIDE / max(many, 1), 105.0)
        return QPointF((WIDE - each * many) / 2 + each * (number + 0.5), WIDE + HANDS / 2 - 6)

    # -- hands -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a colour, or lay, lift, or choose the card in the middle."""
        self.setFocus()
        back, _ = self.units.inverted()
        at = back.map(event.position())
        for number, colour in enumerate(self._shown.colours):
            if (self.hand_at(number) - at).manhattanLength() < 56:
                self.take_colour(colour)
                return
        for key in _PAD:
            if self.cell(key).contains(at):
                self.key = key
                self._second = key == MIDDLE and at.x() > self.cell(key).center().x()
                self._second &= bool(self._shown.offer.target)
                if event.button() == Qt.MouseButton.RightButton:
                    self._lift()
                elif key != MIDDLE:
                    self._lay()
                self._moved()
                return

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Change the card in the middle; two clicks on a field are two tokens."""
        self.mousePressEvent(event)
        if self.key == MIDDLE and self.place is not None:
            self.card_asked.emit(self.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move by arrows, lay by digits or Space, lift by Backspace, change cards by Enter."""
        digit = DIGITS.get(event.text(), "")
        step = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }.get(Qt.Key(event.key()))
        if step is not None:
            self._step(*step)
        elif digit and digit != MIDDLE:
            self.key = digit
            self._lay()
            self._moved()
        elif event.key() == Qt.Key.Key_Space and self.key != MIDDLE:
            self._lay()
        elif event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Delete):
            self._lift()
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self._turn(1 if event.key() == Qt.Key.Key_PageDown else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.place is not None:
            self.card_asked.emit(self.place)
        else:
            super().keyPressEvent(event)

    def _step(self, across: int, down: int) -> None:
        column, line = _PAD[self.key]
        if self.key == MIDDLE and self._shown.offer.target and across == 1 and not self._second:
            self._second = True
        elif self.key == MIDDLE and self._second and across == -1:
            self._second = False
        else:
            place = (min(max(column + across, 0), 2), min(max(line + down, 0), 2))
            self.key = next(key for key, spot in _PAD.items() if spot == place)
            self._second = False
        self._moved()

    def _turn(self, by: int) -> None:
        colours = self._shown.colours
        at = colours.index(self.colour) if self.colour in colours else 0
        self.take_colour(colours[(at + by) % len(colours)])

    def take_colour(self, colour: str) -> None:
        """Take a colour's tokens into the hand."""
        self.colour = colour
        self._moved()

    def _moved(self) -> None:
        self._say()
        self.update()
        self.moved.emit()

    def _lay(self) -> None:
        if self._shown.may_lay(self.colour):
            self.laid.emit(self.colour, self.field_of(self.key))

    def _lift(self) -> None:
        if self.key != MIDDLE:
            self.lifted.emit(self.field_of(self.key))

    # -- how it looks ----------------------------------------------------------------------------

    def _say(self) -> None:
        now = self._shown
        if self.key == MIDDLE:
            place = self.place
            assert place is not None
            where = state_name(now.map, now.card(place))
        else:
            where = field_name(now.map, self.field_of(self.key))
        stack = stacks(now.laid).get(self.field_of(self.key), ())
        names = ", ".join(colour_name(one) for one in stack)
        text = f"{where}: {names}" if names else where
        self.setAccessibleName(f"{text}. {colour_name(self.colour)}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table, cards, stacks and hands."""
        del event
        if self._round is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        painter.setTransform(self.units)
        frame(painter, QRectF(0, 0, WIDE, HIGH), 14, "#1c2b31", "#0b1216")
        lying = stacks(self._round.laid)
        for key in _PAD:
            if key == MIDDLE:
                self._paint_middle(painter)
            else:
                self._paint_field(painter, key, lying.get(self.field_of(key), ()))
        self._paint_hands(painter)
        painter.end()

    def _letters(self) -> dict[str, str]:
        return dict(letters_of({one: colour_name(one) for one in self._shown.colours}))

    def _token(self, colour: str) -> Token:
        return Token(colour, self._letters()[colour])

    def _face(self, state: str) -> CardFace:
        name = self._shown.map
        return CardFace(state_name(name, state), "", card_outline(name, state))

    def _paint_field(self, painter: QPainter, key: str, stack: Sequence[str]) -> None:
        box, on_field = self.cell(key), self.field_of(key)
        self._paint_ring(painter, box, key)
        card = QRectF(box.left() + 5, box.top() + 6, 140, CELL - 12)
        if on_field == STAYS:
            paint_forty(painter, card, "")
        else:
            paint_card(painter, card, self._face(on_field))
        if on_field in self.best:
            frame(painter, card.adjusted(-3, -3, 3, 3), 13, None, GOLD, 5)
        foot = QPointF(box.right() - 30, box.bottom() - 26)
        if stack:
            paint_stack(painter, foot, 54, [self._token(one) for one in stack])
        wrong = [one.colour for one in self.wrong if one.field == on_field]
        for colour in wrong:  # the lower of two is the one that is taken
            at = foot - QPointF(0, stack.index(colour) * 54 * 0.31 + 8)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#ff6a4d"), 4))
            painter.drawEllipse(at, 34, 17)
        label_box = QRectF(box.right() - 50, box.top() + 8, 42, 34)
        frame(painter, label_box, 7, "#f4eddf", "#0b1216")
        write(painter, label_box, key, (sans(22, 600), "#1b262d"))

    def _paint_middle(self, painter: QPainter) -> None:
        now, box = self._shown, self.cell(MIDDLE)
        frame(painter, box, 12, "#26343d", BRASS, 3)
        if not now.offer.target:
            card = QRectF(box.left() + 33, box.top() + 8, 134, CELL - 16)
            paint_card(painter, card, self._face(now.offer.start))
        else:
            for place, state in enumerate((now.offer.start, now.offer.target)):
                card = QRectF(box.left() + 6 + place * 96, box.top() + 26, 92, CELL - 52)
                paint_card(painter, card, self._face(state))
        if self.key == MIDDLE:
            half = (
                box
                if not now.offer.target
                else QRectF(
                    box.left() + (CELL / 2 if self._second else 0), box.top(), CELL / 2, CELL
                )
            )
            self._paint_ring(painter, half, MIDDLE)

    def _paint_ring(self, painter: QPainter, box: QRectF, key: str) -> None:
        if key == self.key:
            ink = GOLD if self.hasFocus() else QColor(244, 237, 223, 120)
            frame(painter, box.adjusted(-2, -2, 2, 2), 14, None, ink, 4)

    def _paint_hands(self, painter: QPainter) -> None:
        """Draw the tokens of every colour: what is still in hand, and which one is taken."""
        now = self._shown
        for number, colour in enumerate(now.colours):
            at = self.hand_at(number)
            left = tokens_of(now.offer.round) - sum(one.colour == colour for one in now.laid)
            painter.setOpacity(1.0 if left else 0.45)
            paint_token(painter, at, 32, self._token(colour))
            painter.setOpacity(1.0)
            if colour == self.colour:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(GOLD), 4))
                painter.drawEllipse(at, 40, 40)
            box = QRectF(at.x() + 18, at.y() + 14, 40, 30)
            if left:
                frame(painter, box, 8, "#11191e", CREAM, 1.5)
                write(painter, box, f"\N{MULTIPLICATION SIGN}{left}", (sans(20, 700), CREAM))
