"""The keyboard on the board: letters jump, signs choose the kind, Enter takes, Esc steps back."""

import unicodedata
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

from engine.board.board import Board
from engine.board.location import province_of
from engine.clock.steady import steady_ms
from engine.rules.phase import Kind
from gui.games import catalogue
from gui.orders.builder import MOVE
from gui.orders.hand import BoardHand
from gui.words import labels

PATIENCE = 1200
"""Milliseconds within which letters belong to one name."""

_DIGITS = "123456789"

_WALKING = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


def folded(text: str) -> str:
    """Return a text in small letters without diacritics."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


class BoardKeys(QObject):
    """Turns key presses on the board into the same acts as clicks."""

    next_asked = Signal(bool)
    """Tab: the next unit without an order (False: the one before)."""

    step_asked = Signal(int)
    """Ctrl+↓ or Ctrl+↑: the next or previous row."""

    number_pressed = Signal(int)
    line_asked = Signal()

    def __init__(
        self,
        hand: BoardHand,
        board: Board,
        kind: Kind,
        *,
        steady: Callable[[], int] = steady_ms,
        modest: bool = False,
    ) -> None:
        """``modest``: while no order is being made, letters and arrows are its screen's own."""
        super().__init__(hand)
        self._modest = modest
        self._hand, self._board, self._asks, self._steady = hand, board, kind, steady
        verbs = catalogue.played_on(board).verbs()
        self._alone, self._keys = verbs.alone, verbs.keys
        self._typed, self._last, self._turn = "", 0, 0
        hand.view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that mean something here; the board zooms and walks with the others."""
        mine = watched is self._hand.view and isinstance(event, QKeyEvent)
        if mine and isinstance(event, QKeyEvent) and not self._leaves(event):
            if event.type() == QEvent.Type.ShortcutOverride and self._ours(event):
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress and self._act(event):
                return True
        return super().eventFilter(watched, event)

    def _leaves(self, event: QKeyEvent) -> bool:
        """Tell whether a key is left to the screen."""
        if not self._modest or self._hand.active:
            return False
        alone = self._asks.adjusts and event.text().upper() in self._alone
        return not alone and event.text() != "/" and event.key() not in _WALKING

    def _ours(self, event: QKeyEvent) -> bool:
        plain = not event.modifiers() & ~(
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        )
        text = event.text()
        own = event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
        sign = text == MOVE and bool(self._hand.active)
        return plain and (own or sign or text.isalpha() or text == "/" or text in tuple(_DIGITS))

    def _act(self, event: QKeyEvent) -> bool:
        key, text = Qt.Key(event.key()), event.text()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
            if key in steps:
                self.step_asked.emit(steps[key])
            return key in steps
        match key:
            case Qt.Key.Key_Tab | Qt.Key.Key_Backtab:
                self.next_asked.emit(key == Qt.Key.Key_Tab)
            case Qt.Key.Key_Escape | Qt.Key.Key_Backspace:
                self._typed = ""
                self._hand.back()
            case Qt.Key.Key_Delete:
                self._hand.withdraw(self._hand.active or self._focused_unit())
            case Qt.Key.Key_Space if not self._hand.view.keyboard.focused:
                self._hand.write_otherwise()
            case _:
                return self._sign(text)
        return True

    def _focused_unit(self) -> str:
        focused = self._hand.view.keyboard.focused
        choice = self._hand.builder.offer(focused, ()).only if focused else None
        return choice.token if choice else ""

    def _sign(self, text: str) -> bool:
        if text == "/":
            self.line_asked.emit()
            return True
        if text and text in _DIGITS and self._hand.active:
            self.number_pressed.emit(int(text))
            return True
        if text == MOVE and self._hand.active:
            self._hand.pick_kind(MOVE)
            return True
        if not text.isalpha():
            return False
        if self._kind(text.upper()):
            return True
        self._letter(text)
        return True

    def _kind(self, letter: str) -> bool:
        """Take a sign of an order, where a sign can stand."""
        if self._steady() - self._last < PATIENCE and self._typed:
            return False
        hand = self._hand
        if self._asks.adjusts and letter in self._alone:
            alone = hand.builder.kind(self._alone[letter], ())
            if alone is not None:
                hand.lay_aside()
                hand.pick(alone)
            return True
        if len(hand.builder.so_far) != 1:
            return False
        tokens = [c.token for c in hand.builder.kinds()]
        tokens += [c.token for c in hand.builder.choices() if c.token.startswith("F/")]
        # One kind's token may begin with the letter of another one.
        signs = [token for token in tokens if self._keys.get(token) == letter]
        signs = signs or [one for one in tokens if one not in self._keys and one[0] == letter]
        if len(signs) > 1:
            # Two coasts: the list and the board show which; nothing is guessed.
            return True
        if signs:
            hand.view.setFocus()
            hand.pick_kind(signs[0])
        return bool(signs)

    def _letter(self, text: str) -> None:
        """Jump to an own unit, or to a space that the order could name, by its first letters."""
        now = self._steady()
        again = self._typed + folded(text) if now - self._last < PATIENCE else folded(text)
        self._last = now
        places = self._places()
        matches = self._matching(places, again)
        if matches:
            self._typed, self._turn = again, 0
        elif self._typed and set(again) == {again[0]}:
            # The same letter again: the next name that begins with it.
            matches = self._matching(places, again[0])
            self._turn = (self._turn + 1) % len(matches) if matches else 0
        else:
            self._typed = folded(text)
            matches = self._matching(places, self._typed)
            self._turn = 0
        if matches:
            self._jump(matches[self._turn % len(matches)])

    def _places(self) -> list[str]:
        builder = self._hand.builder
        if builder.so_far:
            return [c.location for c in builder.on_board()]
        return [c.location for c in builder.choices(()) if c.location and not c.why_not]

    def _matching(self, places: list[str], typed: str) -> list[str]:
        matches = {}
        for location in places:
            place = province_of(location)
            abbreviation = labels.abbreviation(self._board, place)
            names = (labels.province_name(self._board, place), abbreviation)
            if any(folded(name).startswith(typed) for name in names):
                matches[place] = location
        return list(matches.values())

    def _jump(self, location: str) -> None:
        self._hand.view.keyboard.focus_on(province_of(location))
        if not self._hand.builder.so_far:
            choice = self._hand.builder.offer(location, ()).only
            if choice is not None and not choice.order:
                self._hand.begin(choice.token)
