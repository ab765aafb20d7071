"""A power's sign to be pressed."""

from PySide6.QtCore import QEvent

from gui.kit import theme
from gui.kit.signs import Badge
from gui.kit.widgets import Button

_WIDE, _HIGH, _SIGN = 44, 40, 28


class SignButton(Button):
    """A button that is a power's sign, larger with the text setting and the window."""

    def __init__(self, letter: str) -> None:
        super().__init__("")
        self.badge = Badge(letter, _SIGN)
        self.badge.setParent(self)
        self._fit()

    def _fit(self) -> None:
        wide, high, sign = (theme.sign(length) for length in (_WIDE, _HIGH, _SIGN))
        self.setFixedSize(wide, high)
        self.badge.move((wide - sign) // 2, (high - sign) // 2)

    def changeEvent(self, event: QEvent) -> None:
        """Take a new size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "badge"):
            self._fit()

    def event(self, event: QEvent) -> bool:
        """Keep the size: the style sheet, as it is put on, lets buttons be as low as words."""
        taken = super().event(event)
        if event.type() == QEvent.Type.Polish:
            self._fit()
        return taken
