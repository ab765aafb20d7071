"""Small widgets that every screen is made of: labels, buttons, rows, notes, icons."""

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGraphicsDropShadowEffect,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engine import resources
from gui.kit import theme
from gui.kit.kept import Kept, bare
from gui.kit.sizing import spaced

Margins = tuple[int, int, int, int]
Child = QWidget | int | None | tuple[QWidget, int]
"""What goes into a row or column: a widget, a gap, a stretch (None), a widget with its stretch."""


_icons: Kept[QPixmap] = Kept(lambda picture: picture)


def picture_of(name: str, ink: str, size: int = 20, ratio: float = 2.0) -> QPixmap:
    """Return an icon in a ``#rrggbb`` ink."""
    key = name, ink, size, ratio
    pixmap = _icons.get(key)
    return pixmap if pixmap is not None else _icons.keep(key, _rendered(name, ink, size, ratio))


def _rendered(name: str, ink: str, size: int, ratio: float) -> QPixmap:
    path = resources.assets() / "icons" / f"{name}.svg"
    svg = path.read_text("utf-8").replace("currentColor", ink)
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return bare(pixmap)


def _ink(name: str) -> str:
    return name if name.startswith("#") else theme.hexa(name)


def icon(name: str, ink: str = "text", size: int = 20) -> QIcon:
    """Return an icon in a theme colour, pale where its button cannot be pressed."""
    picture = picture_of(name, _ink(ink), max(size, 20))
    symbol = QIcon(picture)
    symbol.addPixmap(_pale(picture), QIcon.Mode.Disabled)
    return symbol


def _pale(picture: QPixmap) -> QPixmap:
    """Return a fainter picture: what Qt makes of light ink itself cannot be told from it."""
    faint = QPixmap(picture.size())
    faint.setDevicePixelRatio(picture.devicePixelRatio())
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(0.4)
    painter.drawPixmap(0, 0, picture)
    painter.end()
    return faint


def label(
    text: str = "",
    role: str = "",
    *,
    wrap: bool = False,
    align: Qt.AlignmentFlag | None = None,
    selectable: bool = False,
) -> QLabel:
    """Return words in a role of the style sheet: ``h1 h2 h3 strong order muted caption key``."""
    widget = QLabel(text)
    widget.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        widget.setProperty("role", role)
    if role in theme.TOKENS["type"]:
        widget.setFont(theme.font(role))  # for lining figures, which a style sheet cannot ask for
    widget.setWordWrap(wrap)
    if align is not None:
        widget.setAlignment(align)
    if selectable:
        widget.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return widget


class Picture(QLabel):
    """An icon that is no button. Follows the theme and the size of words."""

    def __init__(self, name: str, ink: str = "text2", size: int = 20) -> None:
        super().__init__()
        self._name, self._colour, self._size = name, ink, size
        self._look: tuple[object, ...] = ()
        self._draw()

    def _draw(self) -> None:
        if self._look != theme.look():
            self._look = theme.look()
            size = theme.px(self._size)
            self.setFixedSize(size, size)
            self.setPixmap(picture_of(self._name, _ink(self._colour), size))

    def changeEvent(self, event: QEvent) -> None:
        """Take the ink of a new theme, or a new size."""
        if event.type() == QEvent.Type.StyleChange:
            self._draw()
        super().changeEvent(event)


def picture(name: str, ink: str = "text2", size: int = 20) -> Picture:
    """Return an icon that is no button."""
    return Picture(name, ink, size)


_HELD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


def pressed_by_enter(act: QAbstractButton, event: QKeyEvent) -> bool:
    """Press a button that has the focus by Enter as by the space bar, once however long it is held.

    Qt does so in dialogs only.
    """
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.modifiers() & _HELD:
        return False
    if not event.isAutoRepeat():
        act.click()
    return True


class PaintedButton(QAbstractButton):
    """A button that paints itself; it takes Enter as well as the space bar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter too."""
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)


_BESIDE_WORDS = 18
"""How large the icon before a button's words is."""


class Button(QPushButton):
    """A button with an icon before its words. Follows the theme and the size of words."""

    def __init__(self, text: str, glyph: str = "", ink: str = "text") -> None:
        super().__init__()
        self._glyph, self._colour = glyph, ink
        self._look: tuple[object, ...] = ()
        self.say(text)
        self._draw()

    def say(self, text: str) -> None:
        """Set its words, which are its accessible name too."""
        self.setText(f"\u2002{text}" if self._glyph and text else text)
        self.setAccessibleName(text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter too."""
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def set_glyph(self, glyph: str, ink: str = "text") -> None:
        """Change the icon."""
        self._glyph, self._colour, self._look = glyph, ink, ()
        self.setIcon(QIcon())
        self._draw()

    def _draw(self) -> None:
        if self._glyph and self._look != theme.look():
            self._look = theme.look()
            size = theme.px(_BESIDE_WORDS)
            self.setIconSize(QSize(size, size))
            symbol = icon(self._glyph, self._colour, size)
            if self._colour == "on_chrome":  # light on dark: pressed down, it is dark on light
                down = picture_of(self._glyph, theme.hexa("chrome"), max(size, 20))
                symbol.addPixmap(down, QIcon.Mode.Normal, QIcon.State.On)
            self.setIcon(symbol)

    def changeEvent(self, event: QEvent) -> None:
        """Take the ink of a new theme, or a new size."""
        if event.type() == QEvent.Type.StyleChange:
            self._draw()
        super().changeEvent(event)


def button(
    text: str,
    role: str = "",
    glyph: str = "",
    ink: str = "text",
    *,
    small: bool = False,
    checkable: bool = False,
) -> Button:
    """Return a button in a role: ``primary danger quiet link``, with an icon before its words."""
    widget = Button(text, glyph, ink)
    if role:
        widget.setProperty("role", role)
    if small:
        widget.setProperty("density", "small")  # not "size": QWidget has a property of that name
    widget.setCheckable(checkable)
    widget.setAutoDefault(False)
    widget.setCursor(Qt.CursorShape.PointingHandCursor)
    return widget


class Tool(QToolButton):
    """A button that is only an icon. Follows the theme and the size of words."""

    def __init__(self, glyph: str, tip: str, ink: str = "text2", size: int = 20) -> None:
        super().__init__()
        self._glyph, self._colour, self._size = glyph, ink, size
        self._look: tuple[object, ...] = ()
        self.setProperty("role", "icon")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.say(tip)
        self._draw()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter too."""
        if not pressed_by_enter(self, event):
            super().keyPressEvent(event)

    def say(self, tip: str) -> None:
        """Set its tip, which is its accessible name too."""
        self.setToolTip(tip)
        self.setAccessibleName(tip)

    def set_glyph(self, glyph: str, ink: str = "text2") -> None:
        """Change the icon."""
        if (glyph, ink) != (self._glyph, self._colour):
            self._glyph, self._colour, self._look = glyph, ink, ()
            self._draw()

    def _draw(self) -> None:
        if self._look != theme.look():
            self._look = theme.look()
            size = theme.px(self._size)
            self.setIconSize(QSize(size, size))
            self.setIcon(icon(self._glyph, self._colour, size))

    def changeEvent(self, event: QEvent) -> None:
        """Take the ink of a new theme, or a new size."""
        if event.type() == QEvent.Type.StyleChange:
            self._draw()
        super().changeEvent(event)


def tool(glyph: str, tip: str, ink: str = "text2", *, size: int = 20) -> Tool:
    """Return a button that is only an icon; its tip is also its accessible name."""
    return Tool(glyph, tip, ink, size)


def _fill(inside: QWidget, layout: QHBoxLayout | QVBoxLayout, children: tuple[Child, ...]) -> None:
    del inside
    for child in children:
        if child is None:
            layout.addStretch(1)
        elif isinstance(child, int):
            layout.addSpacing(theme.room(child))
        elif isinstance(child, tuple):
            layout.addWidget(child[0], child[1])
        else:
            layout.addWidget(child)


def row(
    *children: Child,
    gap: int = 8,
    pad: Margins = (0, 0, 0, 0),
    surface: str = "",
    frame: bool = False,
) -> QWidget:
    """Return widgets side by side."""
    inside = QFrame() if frame else QWidget()
    layout = spaced(QHBoxLayout(inside), pad, gap)
    _fill(inside, layout, children)
    return paint_surface(inside, surface) if surface else inside


def column(
    *children: Child,
    gap: int = 8,
    pad: Margins = (0, 0, 0, 0),
    surface: str = "",
    frame: bool = False,
) -> QWidget:
    """Return widgets one below the other."""
    inside = QFrame() if frame else QWidget()
    layout = spaced(QVBoxLayout(inside), pad, gap)
    _fill(inside, layout, children)
    return paint_surface(inside, surface) if surface else inside


def paint_surface(widget: QWidget, surface: str) -> QWidget:
    """Give a widget a material of the style sheet: ``chrome table paper card inset choice``."""
    widget.setProperty("surface", surface)
    widget.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return widget


def restyle(widget: QWidget) -> None:
    """Apply the style sheet again after a dynamic property changed."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


def rule(*, vertical: bool = False, ink: str = "line") -> QFrame:
    """Return a hairline in an ink of the style sheet: ``line line2 chrome3 brass2``."""
    frame = QFrame()
    frame.setProperty("rule", ink)
    if vertical:
        frame.setFixedWidth(1)
    else:
        frame.setFixedHeight(1)
    return frame


def shadow(widget: QWidget, level: str = "raised") -> QWidget:
    """Let something float: ``raised popup dialog``. Never on a view of the board."""
    token = theme.TOKENS["elevation"][level]
    effect = QGraphicsDropShadowEffect(widget)
    effect.setBlurRadius(token["blur"] * 1.6)
    effect.setOffset(0, token["dy"])
    effect.setColor(QColor(0, 0, 0, round(255 * token["alpha"])))
    widget.setGraphicsEffect(effect)
    return widget


class Bar(QWidget):
    """A dark bar over a screen, as high as its buttons want it."""

    def __init__(self) -> None:
        super().__init__()
        paint_surface(self, "chrome")
        self.setFixedHeight(theme.bar_height())

    def changeEvent(self, event: QEvent) -> None:
        """Take a new size."""
        if event.type() == QEvent.Type.StyleChange:
            self.setFixedHeight(theme.bar_height())
        super().changeEvent(event)


class Note(QFrame):
    """A message in a panel: ``warn bad good info``; an icon, a sentence and at most one act."""

    _GLYPHS = {"warn": "warning", "bad": "cross", "good": "check", "info": "info"}  # noqa: RUF012

    def __init__(self, kind: str, text: str, action: str = "") -> None:
        super().__init__()
        self.setProperty("note", kind)
        layout = spaced(QHBoxLayout(self), (12, 9, 10, 9), 10)
        layout.addWidget(picture(self._GLYPHS[kind], "accent" if kind == "info" else kind, 18))
        self.words = label(text, wrap=True)
        layout.addWidget(self.words, 1)
        self.act = button(action, small=True) if action else None
        if self.act is not None:
            layout.addWidget(self.act)
