"""Cards with pictures side by side, one of them chosen: the games there are, the maps of one."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QWidget

from engine.board.loader import LoadedMap
from engine.clock.steady import steady_ms
from gui.kit import theme
from gui.kit.later import later
from gui.kit.sizing import spaced
from gui.kit.widgets import PaintedButton, picture_of
from gui.map.pictures.miniature import MiniaturePainting
from gui.orders.keys import PATIENCE, folded
from gui.windows.new_game.picture_card import PictureCard

Source = Callable[[], LoadedMap]

_GAP = 8
_LOOK_MS, _REST_MS = 25, 120
"""How often a painter is asked whether it is done; how long a new size rests before it is drawn."""

_WAY = 28
"""How wide the ways on are at both ends."""

_HINT = 0.35
"""How much of the next card is seen where not all have room: that there are more."""


class _Way(PaintedButton):
    """The way to cards that have no room, at one end of the line."""

    def __init__(self, glyph: str) -> None:
        super().__init__()
        self._glyph = glyph
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, words: str) -> None:
        """Say what it does."""
        self.setToolTip(words)
        self.setAccessibleName(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw an arrow on paper, whatever is below it."""
        del event
        painter, size = QPainter(self), theme.px(18)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.colour("line2"))
        painter.setBrush(theme.colour("paper3" if self.underMouse() else "paper2"))
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = float(theme.TOKENS["radius"]["control"])
        painter.drawRoundedRect(edge, radius, radius)
        arrow = QRectF(0, 0, size, size)
        arrow.moveCenter(edge.center())
        icon = picture_of(self._glyph, theme.hexa("text"), size)
        painter.drawPixmap(arrow, icon, QRectF(icon.rect()))
        painter.end()


class PictureStrip(QWidget):
    """Cards in one line; ← → go along it, Enter or Space takes, letters lead to a name."""

    taken = Signal(str)
    """Another one is chosen; carries its key."""

    read = Signal(str, object)
    """A map was read for its picture; carries the card's key, and its board or what is wrong."""

    def __init__(self, name: str = "") -> None:
        super().__init__()
        self.cards: dict[str, PictureCard] = {}
        self.value = ""
        self.by_key = False
        """Whether the hand is on the keyboard."""

        self.setAccessibleName(name)
        self._sources: dict[str, Source] = {}
        self._painting: tuple[str, MiniaturePainting] | None = None
        self._typed, self._typed_at = "", 0
        self._theme = theme.current()
        self._least, self._most, self._high = 150, 300, 110
        self._lying, self._lines = False, 2
        self._inside = QWidget()
        self._line = spaced(QHBoxLayout(self._inside), gap=_GAP)
        self._area = QScrollArea(self)
        self._area.setWidget(self._inside)
        self._area.setProperty("slides", True)  # noqa: FBT003 - Qt's own; it has no bar
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._ways = _Way("left"), _Way("right")
        for way, step in zip(self._ways, (-1, 1), strict=True):
            way.setParent(self)
            way.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # arrows do the same
            way.clicked.connect(partial(self._turn, step))
            way.hide()
        bar = self._area.horizontalScrollBar()
        bar.valueChanged.connect(self._show_ways)
        bar.rangeChanged.connect(self._show_ways)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)

    # -- what there is ---------------------------------------------------------------------------

    def add(self, key: str, card: PictureCard, source: Source | None = None) -> None:
        """Offer one more; ``source`` reads the map that is its picture."""
        self.cards[key] = card
        if source is not None:
            self._sources[key] = source
        card.clicked.connect(partial(self._take, key))
        card.picture.resized.connect(self._wake)
        card.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        card.installEventFilter(self)
        self._line.addWidget(card)

    def show_chosen(self, key: str) -> None:
        """Show what is chosen."""
        self.value = key
        # Qt lets nobody go who is the only one chosen: another has to be there before.
        for other, card in sorted(self.cards.items(), key=lambda one: one[0] != key):
            card.set_on(on=other == key)
            # One stop for Tab: arrows go on from there.
            here = other == key or (not key and other == next(iter(self.cards)))
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)
        if key in self.cards:
            self.setFocusProxy(self.cards[key])

    def say_ways(self, back: str, on: str) -> None:
        """Say what the arrows at both ends do."""
        for way, words in zip(self._ways, (back, on), strict=True):
            way.say(words)

    def fit(self, *, high: int, least: int, lines: int, lying: bool = False) -> None:
        """Have pictures so high, cards at least so wide, and room for so many lines of numbers."""
        self._high, self._least, self._lines, self._lying = high, least, lines, lying
        self.arrange()

    def _take(self, key: str) -> None:
        if key != self.value:
            self.taken.emit(key)

    # -- sizes -----------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Lay the cards out; as many are seen as have room, and a piece of the next one."""
        count, wide = len(self.cards), self.width()
        if not count or wide <= 0:
            return
        gap, least = theme.room(_GAP), theme.px(self._least)
        each = (wide - gap * (count - 1)) // count
        if each < least:
            seen = max(1, int((wide + gap) / (least + gap) - _HINT))
            each = max(least, int((wide - gap * seen) / (seen + _HINT)))
        each = min(each, theme.px(self._most))
        size = QSize(each, theme.room(self._high))
        for card in self.cards.values():
            card.lay(size, lying=self._lying, lines=self._lines)
        high = max(card.height_for(each) for card in self.cards.values())
        for card in self.cards.values():
            card.setFixedHeight(high)  # also those of which nothing is known yet
        self._inside.setFixedSize(each * count + gap * (count - 1), high)
        self._area.setFixedSize(wide, high)
        self.setFixedHeight(high)
        for way in self._ways:
            way.setFixedSize(theme.px(_WAY), high)
        self._ways[1].move(wide - theme.px(_WAY), 0)
        self._show_ways()
        later(self, self._show_card)

    def _show_card(self) -> None:
        """Bring what is chosen, or has the keyboard, into sight."""
        here = self.focused or self.value
        if here in self.cards:
            self._area.ensureWidgetVisible(self.cards[here], theme.px(40), 0)

    def _show_ways(self, *_at: int) -> None:
        bar = self._area.horizontalScrollBar()
        for way, more in zip(
            self._ways, (bar.value() > 0, bar.value() < bar.maximum()), strict=True
        ):
            way.setVisible(more)
            way.raise_()

    def _turn(self, step: int) -> None:
        bar = self._area.horizontalScrollBar()
        bar.setValue(bar.value() + step * self.width() * 2 // 3)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Go along the line where two fingers do; up and down are the page's."""
        across = event.pixelDelta().x() or event.angleDelta().x()
        if across:
            bar = self._area.horizontalScrollBar()
            bar.setValue(bar.value() - across)
            event.accept()
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room there is."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of words and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_timer"):
            if self._theme != theme.current():
                self._theme = theme.current()
                for card in self.cards.values():
                    card.picture.forget()
            self.arrange()

    # -- keys ------------------------------------------------------------------------------------

    @property
    def focused(self) -> str:
        """The card that the keyboard is on."""
        return next((key for key, card in self.cards.items() if card.hasFocus()), "")

    def go_to_chosen(self) -> None:
        """Let the keyboard go on at what is chosen."""
        self.by_key = True
        self.cards[self.value].setFocus(Qt.FocusReason.TabFocusReason)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Take the keys of a card before what scrolls does, and notice how it is reached."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.by_key = True
            here = next((key for key, card in self.cards.items() if card is watched), "")
            return self._walk(here, event)
        if event.type() == QEvent.Type.MouseButtonPress:
            self.by_key = False
        elif event.type() == QEvent.Type.FocusIn:
            later(self, self._show_card)
        return False

    def _walk(self, here: str, event: QKeyEvent) -> bool:
        """Go along the cards, or to the one whose name is typed; tell whether that was meant."""
        keys = [*self.cards]
        at = to = keys.index(here)
        shifted = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier
        if event.modifiers() & ~shifted:
            return False
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                to = max(0, at - 1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                to = min(len(keys) - 1, at + 1)
            case Qt.Key.Key_Home:
                to = 0
            case Qt.Key.Key_End:
                to = len(keys) - 1
            case _ if event.text().strip() and event.text().isprintable():
                to = self._named(keys, at, folded(event.text()))
            case _:
                return False
        self.cards[keys[to]].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _named(self, keys: list[str], at: int, letter: str) -> int:
        """Return the next card whose name begins with what was typed; the same where none does."""
        now: int = steady_ms()
        begun = self._typed if now - self._typed_at < PATIENCE else ""
        self._typed, self._typed_at = begun + letter, now
        again = begun and set(self._typed) == {letter}
        wanted = letter if again else self._typed
        # One letter leads on from card to card; more of them stay where they fit already.
        start = at + 1 if again or not begun else at
        places: list[int] = [*range(start, len(keys)), *range(start)]
        for place in places:
            if folded(self.cards[keys[place]].name.text()).startswith(wanted):
                return place
        return at

    # -- pictures, when there is time ------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin to read and paint when the words are there."""
        super().paintEvent(event)
        self._wake()

    def _wake(self) -> None:
        if self._sources and not self._timer.isActive() and self._next() is not None:
            later(self, self._timer.start, _REST_MS if self._any_shown() else 0)

    def _any_shown(self) -> bool:
        return any(card.picture.shown for card in self.cards.values())

    def _next(self) -> str | None:
        """Return the card whose map is to be read next: what is chosen first."""
        order = sorted(self._sources, key=lambda key: key != self.value)
        return next((key for key in order if self.cards[key].picture.waiting), None)

    def draw_all(self) -> None:
        """Read and paint all that is still to come, at once."""
        while self._painting is not None or self._next() is not None:
            if self._painting is not None:
                self._painting[1].join()
            self._look()
        self._timer.stop()

    def _look(self) -> None:
        if self._painting is not None:
            key, work = self._painting
            if work.is_alive():
                return
            self._painting = None
            self._hang(key, work)
        key = self._next() or ""
        if not key or not self.isVisible():
            self._timer.stop()
            return
        work = MiniaturePainting(self._sources[key], self.cards[key].picture.pixels)
        self._painting = key, work
        work.start()

    def _hang(self, key: str, work: MiniaturePainting) -> None:
        """Show a picture that is done; a map that cannot be read has a sign."""
        shown = self.cards[key].picture
        if work.image is None:
            shown.glyph = "warning"
            shown.update()
            self.read.emit(key, work.error)
            return
        pixmap = QPixmap.fromImage(work.image)
        pixmap.setDevicePixelRatio(shown.devicePixelRatioF())
        shown.set_picture(pixmap)
        self.read.emit(key, work.board)
