"""Two fingers on a screen or a touch pad that ask for another zoom."""

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QNativeGestureEvent
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget


def pinched(event: QEvent, port: QWidget) -> tuple[float, QPointF] | None:
    """Return how much nearer two fingers want to be, and round which point of the viewport."""
    if isinstance(event, QNativeGestureEvent):
        if event.gestureType() == QtCore.Qt.NativeGestureType.ZoomNativeGesture:
            return 1 + event.value(), event.position()
    elif event.type() == QEvent.Type.Gesture and isinstance(event, QGestureEvent):
        pinch = event.gesture(QtCore.Qt.GestureType.PinchGesture)
        if isinstance(pinch, QPinchGesture):
            at = port.mapFromGlobal(pinch.centerPoint().toPoint())
            return pinch.scaleFactor(), QPointF(at)
    return None
