"""What is written and ticked in a form, whatever it is made of: read, compared, put back."""

from collections.abc import Iterator
from contextlib import suppress

from PySide6.QtCore import QTime
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QSpinBox,
    QTextEdit,
    QTimeEdit,
    QWidget,
)

KINDS = (
    *(QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QTimeEdit, QComboBox, QAbstractButton),
    QSlider,
)
"""Everything that people write into or tick."""

Value = str | int | bool


def fields(root: QWidget) -> Iterator[QWidget]:
    """Yield the fields inside a form, in the order in which they were made."""
    for widget in root.findChildren(QWidget):
        inside = widget.parentWidget()
        if not isinstance(widget, KINDS) or isinstance(inside, QAbstractSpinBox | QComboBox):
            continue
        if isinstance(widget, QAbstractButton) and not widget.isCheckable():
            continue
        if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit) and widget.isReadOnly():
            continue
        yield widget


def value(field: QWidget) -> Value:
    """Return what is written in a field, or whether it is ticked."""
    match field:
        case QLineEdit():
            return field.text()
        case QPlainTextEdit() | QTextEdit():
            return field.toPlainText()
        case QSpinBox() | QSlider():
            return field.value()
        case QTimeEdit():
            return field.time().toString("HH:mm")
        case QComboBox():
            return field.currentText()
        case QAbstractButton():
            return field.isChecked()
    raise TypeError(type(field).__name__)


def values(root: QWidget) -> tuple[Value, ...]:
    """Return what is written and ticked in a form."""
    return tuple(value(field) for field in fields(root))


def put(field: QWidget, written: Value) -> None:
    """Write a value into a field, if it takes it."""
    match field, written:
        case QLineEdit(), str():
            field.setText(written)
        case ((QPlainTextEdit() | QTextEdit()), str()):
            field.setPlainText(written)
        case ((QSpinBox() | QSlider()), int()):
            field.setValue(written)
        case QTimeEdit(), str():
            field.setTime(QTime.fromString(written, "HH:mm"))
        case QComboBox(), str():
            place = field.findText(written)
            if place >= 0:
                field.setCurrentIndex(place)
                field.activated.emit(place)
            elif field.isEditable():
                field.setEditText(written)
        case QAbstractButton(), bool():
            field.setChecked(written)


def put_all(root: QWidget, written: tuple[Value, ...]) -> None:
    """Write what a form like this had in it; what does not fit any more is left out."""
    # One may show or fill another: each is looked up when its turn has come.
    for place, one in enumerate(written):
        widgets = list(fields(root))
        if place < len(widgets) and value(widgets[place]) != one:
            with suppress(TypeError):
                put(widgets[place], one)


_left: dict[tuple[str, str], tuple[Value, ...]] = {}
"""What was written where one was called away, by the kind of form and what it is about."""


def leave(key: tuple[str, str], written: tuple[Value, ...]) -> None:
    """Let what is written wait for the next form of its kind about the same."""
    _left[key] = written


def find_again(key: tuple[str, str]) -> tuple[Value, ...]:
    """Return what was left in such a form, once."""
    return _left.pop(key, ())


def forget_what_was_left() -> None:
    """Forget all of it: another game is about something else."""
    _left.clear()
