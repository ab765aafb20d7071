"""Trying the keyboard: everybody holds his key, and the page shows which ones are really heard.

Most keyboards report some keys together and swallow others. What is swallowed cannot be asked for:
whoever is not heard while the others hold their keys tries another key, and the first one that is
heard then is his.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.games.bez_hranic import own_keys
from gui.games.bez_hranic.drawing.cards import paint_key
from gui.games.bez_hranic.drawing.far import GROUND, frame, page_in
from gui.games.bez_hranic.drawing.tokens import Token, paint_pattern, paint_token
from gui.games.bez_hranic.looks import BLOCKS, FIELD_KEYS, TOKENS, keys_of, letters_of
from gui.games.bez_hranic.table.keyboard import learn, place_of, sign_of
from gui.games.bez_hranic.table.keys import blocks_of
from gui.kit import theme
from gui.kit.scroller import scroller
from gui.kit.sizing import spaced
from gui.kit.widgets import button, column, label, paint_surface, row
from gui.words.names import listed

WAITS = 1500
"""Milliseconds after the last key within which all would have been heard."""

_ROWS = (("1234567890", 0.0), ("QWERTYUIOP", 0.36), ("ASDFGHJKL", 0.82), ("ZXCVBNM,.", 1.23))
_WIDE = 420
_KEY, _STEP, _HIGH = 170.0, 184.0, 196.0


@dataclass(slots=True)
class Heard:
    """What the keyboard has reported. Pure: keys by their places, nobody's window."""

    keys: Mapping[str, Sequence[str]]
    """The keys of every seat: one, or nine."""

    held: dict[str, None] = field(default_factory=dict)
    """Places that are held now, in the order in which they came."""

    ever: dict[str, None] = field(default_factory=dict)
    """Seats that were heard at all."""

    offered: dict[str, str] = field(default_factory=dict)
    """A key that was heard while the others were held, by the seat that may have it."""

    def press(self, place: str) -> None:
        """Take a key that goes down."""
        if not place:
            return
        silent = self.silent
        self.held[place] = None
        seat = self.seat_of(place)
        if seat:
            self.ever[seat] = None
            self.offered.pop(seat, None)
        elif len(silent) == 1 and len(self.held) > 1 and place not in FIELD_KEYS:
            self.offered[silent[0]] = place

    def release(self, place: str) -> None:
        """Take a key that comes up."""
        self.held.pop(place, None)

    def seat_of(self, place: str) -> str:
        """Return whose key it is; nobody's: nothing."""
        return next((seat for seat, own in self.keys.items() if place in own), "")

    @property
    def heard(self) -> Sequence[str]:
        """Seats that are heard now."""
        return [seat for seat, own in self.keys.items() if any(key in self.held for key in own)]

    @property
    def silent(self) -> Sequence[str]:
        """Seats that are not heard while others are; nobody where no key is held."""
        heard = self.heard
        return [seat for seat in self.keys if seat not in heard] if heard else []


class KeyboardPicture(QWidget):
    """The keyboard with everybody's keys on it."""

    def __init__(self, heard: Heard, players: Mapping[str, str]) -> None:
        super().__init__()
        self.heard, self.players = heard, players

    def sizeHint(self) -> QSize:
        """Return how large it would be."""
        return QSize(960, 540)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(GROUND))
        painter.setTransform(page_in(QRectF(self.rect())))
        for line, (places, shift) in enumerate(_ROWS):
            for column_, place in enumerate(places):
                left = 24 + (column_ + shift) * _STEP * 0.985
                self._paint_key(painter, QRectF(left, 150 + line * _HIGH, _KEY, _KEY), place)
        painter.end()

    def _paint_key(self, painter: QPainter, box: QRectF, place: str) -> None:
        seat = self.heard.seat_of(place)
        if seat:
            around = box.adjusted(-8, -8, 8, 8)
            frame(painter, around, 14, TOKENS[seat].colour)
            painter.save()
            painter.setClipRect(around)
            paint_pattern(painter, around, seat, 9, 2)
            painter.restore()
        lit = place in self.heard.held
        paint_key(painter, box, sign_of(place), lit=lit, asleep=False)
        if place in FIELD_KEYS:
            painter.setPen(QPen(QColor("#5d5140")))
            painter.setBrush(QColor("#8f6b2c"))
            painter.drawEllipse(QPointF(box.right() - 26, box.bottom() - 26), 7, 7)
        if seat:
            token = Token(seat, letters_of(self.players)[seat])
            paint_token(painter, QPointF(box.right() - 34, box.bottom() - 34), 36, token)


class KeyboardPage(QWidget):
    """The keyboard, everybody with his key, and what can be done where one is swallowed."""

    done = Signal()
    """Everybody has his key."""

    def __init__(self, players: Mapping[str, str], *, nine: bool) -> None:
        super().__init__()
        self._players, self._nine = players, nine
        self.heard = Heard(self._keys())
        self.picture = KeyboardPicture(self.heard, players)
        self.heading, self.sentence = label("", "h2"), label("", "strong", wrap=True)
        self.names = {seat: label("") for seat in players}
        self.says = {seat: label("", "strong", wrap=True) for seat in players}
        self.cure, self.about = label("", wrap=True), label("", "caption", wrap=True)
        self.give, self.usual = button(""), button("", "quiet")
        self.shut = button("", "primary", "check", "on_accent")
        lines = [row(self.names[seat], (self.says[seat], 1), gap=12) for seat in players]
        for act in (self.give, self.usual, self.shut):
            act.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # every key is tried here
        told = column(
            *(self.sentence, 8, *lines, 8, self.cure, row(self.give, None), None, self.about),
            gap=8,
            pad=(0, 0, 6, 0),
        )
        acts = row(self.usual, None, self.shut)
        side = column(self.heading, (scroller(told), 1), acts, gap=8, pad=(20, 18, 14, 18))
        self._side = side
        self._fit()
        layout = spaced(QHBoxLayout(self), (0, 0, 0, 0), 0)
        layout.addWidget(self.picture, 1)
        layout.addWidget(paint_surface(side, "paper"))
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(WAITS)
        self._soon.timeout.connect(self.speak)
        self.give.clicked.connect(self._give)
        self.usual.clicked.connect(self._take_back)
        self.shut.clicked.connect(self.done)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.speak()

    def _keys(self) -> Mapping[str, Sequence[str]]:
        if self._nine:
            return {seat: BLOCKS[block] for seat, block in blocks_of([*self._players]).items()}
        return {seat: (key,) for seat, key in keys_of(self._players).items()}

    def changeEvent(self, event: QEvent) -> None:
        """Be as wide as words of another size want it."""
        if event.type() == QEvent.Type.StyleChange:
            self._fit()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give words and keys their shares."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._side.setFixedWidth(theme.paper_width(_WIDE, self.width()))

    # -- keys ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hear a key; Esc ends the trying."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif not event.isAutoRepeat():
            learn(event)
            self.heard.press(place_of(event))
            self._soon.start()
            self.speak()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Hear that a key was let go."""
        if not event.isAutoRepeat():
            self.heard.release(place_of(event))
            self.speak()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget keys whose letting go nobody hears."""
        self.heard.held.clear()
        self.speak()
        super().focusOutEvent(event)

    def _give(self) -> None:
        for seat, key in [*self.heard.offered.items()]:
            own_keys.give(seat, key)
        self._begin_anew()

    def _take_back(self) -> None:
        own_keys.take_back()
        self._begin_anew()

    def _begin_anew(self) -> None:
        self.heard = self.picture.heard = Heard(self._keys())
        self.speak()
        self.setFocus()

    # -- words -----------------------------------------------------------------------------------

    @property
    def swallowed(self) -> Sequence[str]:
        """Seats whose keys are not heard though the others have been held for a while."""
        return [] if self._soon.isActive() else self.heard.silent

    def speak(self) -> None:
        """Say everything in the language now spoken."""
        heard, swallowed = self.heard, self.swallowed
        self.heading.setText(self.tr("Try the keyboard"))
        self.sentence.setText(self.tr("Everybody holds his key now."))
        holding = listed([self._players[seat] for seat in heard.heard])
        for seat, name in self.names.items():
            key = " ".join(sign_of(key) for key in heard.keys[seat][:1])
            block = self.tr("keys round {key}").format(
                key=sign_of(heard.keys[seat][len(heard.keys[seat]) // 2])
            )
            name.setText(f"{self._players[seat]}  \N{MIDDLE DOT}  {block if self._nine else key}")
            text = self.tr("not heard yet")
            if seat in heard.heard:
                text = self.tr("heard")
            elif seat in swallowed:
                text = self.tr("silent while held: {players}").format(players=holding)
            elif seat in heard.ever:
                text = self.tr("heard before")
            self.says[seat].setText(text)
        self._speak_cure(swallowed)
        self.about.setText(self.tr("The place on the keyboard counts, and not what the key types."))
        self.usual.say(self.tr("Usual keys for all"))
        self.usual.setVisible(bool(own_keys.given()) and not self._nine)
        self.shut.say(self.tr("Done (Esc)"))
        self.setAccessibleName(self._aloud())
        self.picture.update()

    def _speak_cure(self, swallowed: Sequence[str]) -> None:
        offered = next(iter(self.heard.offered.items()), None)
        text = ""
        if offered is not None and not self._nine:
            name, key = self._players[offered[0]], sign_of(offered[1])
            text = self.tr("{key} is heard together with the others.").format(key=key)
            self.give.say(self.tr("Give {player} the key {key}").format(player=name, key=key))
        elif len(swallowed) == 1:
            keys = listed([sign_of(key) for key in self.heard.held])
            own = sign_of(self.heard.keys[swallowed[0]][0])
            text = self.tr(
                "This keyboard does not report {own} together with {keys}. Hold on, and let "
                "{player} try other keys: the first that is heard can be given to him."
            ).format(own=own, keys=keys, player=self._players[swallowed[0]])
        elif swallowed:
            text = self.tr("Not heard: {players}. Does everybody hold his key?")
            text = text.format(players=listed([self._players[seat] for seat in swallowed]))
        elif len(self.heard.heard) == len(self._players):
            text = self.tr("All are heard together.")
        self.cure.setText(text)
        self.give.setVisible(offered is not None and not self._nine)

    def _aloud(self) -> str:
        said = [f"{self.names[seat].text()}, {self.says[seat].text()}" for seat in self._players]
        return ". ".join((self.heading.text(), self.sentence.text(), *said, self.cure.text()))
