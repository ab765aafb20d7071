"""Finds what takes a click or the keys and has no name for who does not see the screen."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QScrollArea,
    QWidget,
)

from engine import resources

TAKES_A_CLICK = frozenset(
    (
        *(QAccessible.Role.Button, QAccessible.Role.CheckBox, QAccessible.Role.RadioButton),
        *(QAccessible.Role.ComboBox, QAccessible.Role.EditableText, QAccessible.Role.SpinBox),
        *(QAccessible.Role.List, QAccessible.Role.ListItem, QAccessible.Role.Tree),
        *(QAccessible.Role.TreeItem, QAccessible.Role.PageTab, QAccessible.Role.Slider),
        *(QAccessible.Role.Link, QAccessible.Role.MenuItem, QAccessible.Role.ButtonMenu),
    )
)
ICONS = frozenset(path.stem for path in (resources.assets() / "icons").iterdir())


def _stops(widget):
    """Tell whether Tab stops there, and nobody else has the keys for it."""
    inside = (
        isinstance(widget.parent(), QAbstractScrollArea) and widget.parent().viewport() is widget
    )
    policy = widget.focusPolicy()
    # What scrolls, or holds the keys of the whole window, is told by what is in it.
    whole = isinstance(widget, QScrollArea) or widget.size() == widget.window().size()
    stops = policy & Qt.FocusPolicy.TabFocus and not whole
    return bool(stops) and not inside and widget.focusProxy() is None


def nameless(part, within=""):
    """Return what takes a click and has no name, or an icon's, for who does not see the screen."""
    own = part.object()
    if part.state().invisible:
        return []
    kind = type(own).__name__ if own is not None else within
    found, name = [], part.text(QAccessible.Text.Name).strip()
    whole = isinstance(own, QWidget) and _stops(own)
    clicked = part.role() in TAKES_A_CLICK and (own is None or isinstance(own, QAbstractButton))
    named = name and name not in ICONS and not name.endswith(".svg")
    if (clicked or whole) and not named:
        found.append(f"{kind}: {part.role().name} is called “{name}”")
    for at in range(part.childCount()):
        child = part.child(at)
        if child is not None and child.isValid():
            found += nameless(child, kind)
    return found
