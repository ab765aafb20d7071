"""Keys that go about in the tree, wherever on a study's screen they are pressed."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gui.sandbox.course.course import Course

_CONTROL = Qt.KeyboardModifier.ControlModifier
_OTHERS = (
    Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
    | Qt.KeyboardModifier.ShiftModifier
)


class TreeKeys(QObject):
    """← → step, ↑ ↓ branches, Home and End, Del cuts off; Ctrl+↑ and Ctrl+Home move a branch up."""

    def __init__(
        self,
        course: Course,
        busy: Callable[[], bool],
        settle: Callable[[], bool],
        parent: QObject,
    ) -> None:
        """``busy`` tells whether an order is being made: the arrows are the board's then.

        ``settle`` keeps what is still being written; where it cannot, one stays there.
        """
        super().__init__(parent)
        self._course, self._busy, self._settle = course, busy, settle
        key = Qt.Key
        self._acts: Mapping[Qt.Key, Callable[[], None]] = {
            key.Key_Left: course.step_back,
            key.Key_Right: course.step_on,
            key.Key_Up: lambda: course.branch(-1),
            key.Key_Down: lambda: course.branch(1),
            key.Key_Home: course.go_home,
            key.Key_End: course.go_to_end,
            key.Key_Delete: course.cut_off,
            key.Key_Backspace: course.order_otherwise,
        }

    def watch(self, widget: QWidget) -> None:
        """Take these keys where a widget would take them for something else."""
        widget.installEventFilter(self)

    def act(self, event: QKeyEvent) -> bool:
        """Do what a key asks for; tell whether it asked for anything."""
        key, held = Qt.Key(event.key()), event.modifiers()
        if held & _OTHERS or self._busy():
            return False
        act: Callable[[], None]
        if held & _CONTROL:
            if key not in (Qt.Key.Key_Up, Qt.Key.Key_Home):
                return False
            act = partial(self._course.move_up, main=key is Qt.Key.Key_Home)
        elif key in self._acts:
            act = self._acts[key]
        else:
            return False
        if self._settle():
            act()
        event.accept()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go about before the board zooms or walks."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.act(event)
        return super().eventFilter(watched, event)
